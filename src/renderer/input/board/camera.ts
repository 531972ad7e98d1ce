/** Camera operations for keys. */
export interface CameraControl {
  reset(): void;
  preset(preset: 'top' | 'player' | 'low'): void;
  orbit(azimuthRad: number, polarRad: number): void;
  /** @param factor above 1 zooms in */
  zoom(factor: number): void;
}
