import type { Object3D } from 'three';

/**
 * One kind of object in the scene. A layer shows `view` at `phase` (0 … 1 of the arrows' animation) and
 * nothing else: it keeps no state that a later call could not rebuild. It disposes what it created, and
 * nothing that it borrowed.
 */
export interface SceneLayer<View> {
  readonly object3d: Object3D;
  update(view: View, phase: number): void;
  dispose(): void;
}
