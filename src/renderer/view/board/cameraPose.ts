/** Where a camera stands, in the units of the scene (one square is 1). */
export interface CameraPose {
  /** It shows the whole board, whatever the size of the window: only its angles matter. */
  readonly isFramed: boolean;
  readonly azimuthRad: number;
  readonly polarRad: number;
  readonly distance: number;
  readonly target: readonly [x: number, y: number, z: number];
}
