/** Camera position for a picture of any size. The angles are those of a camera pose. */
export type CameraShot =
  /** The board fills the picture. */
  | { readonly kind: 'framed'; readonly azimuthRad: number; readonly polarRad: number }
  /** It fits the picture from all sides, so that an orbiting camera keeps its distance. */
  | { readonly kind: 'round'; readonly azimuthRad: number; readonly polarRad: number }
  | {
      readonly kind: 'free';
      readonly azimuthRad: number;
      readonly polarRad: number;
      readonly distance: number;
      readonly target: readonly [x: number, y: number, z: number];
      /** Half the visible extent at distance 1; a picture of another shape shows more. */
      readonly halfWidth: number;
      readonly halfHeight: number;
    };
