/** What keys may do with the camera. */
export interface CameraControl {
  reset(): void;
  preset(preset: 'top' | 'player' | 'low'): void;
  orbit(azimuthRad: number, polarRad: number): void;
  /** @param factor above 1 comes nearer */
  zoom(factor: number): void;
}
