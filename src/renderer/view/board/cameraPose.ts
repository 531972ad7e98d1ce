/** Pose of a camera, in scene units (one square is 1). */
export interface CameraPose {
  /** Whether it shows the whole board, whatever the size of the window, so that only its angles matter. */
  readonly isFramed: boolean;
  readonly azimuthRad: number;
  readonly polarRad: number;
  readonly distance: number;
  readonly target: readonly [x: number, y: number, z: number];
}
