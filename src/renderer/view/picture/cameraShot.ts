/** From where a picture is taken, whatever its size. Angles as a camera's pose has them. */
export type CameraShot =
  /** The board fills the picture. */
  | { readonly kind: 'framed'; readonly azimuthRad: number; readonly polarRad: number }
  /** It would fit in the picture from all sides: whoever goes round it keeps the distance. */
  | { readonly kind: 'round'; readonly azimuthRad: number; readonly polarRad: number }
  | {
      readonly kind: 'free';
      readonly azimuthRad: number;
      readonly polarRad: number;
      readonly distance: number;
      readonly target: readonly [x: number, y: number, z: number];
      /** Half of what is to be seen at distance 1; a picture of another shape shows more. */
      readonly halfWidth: number;
      readonly halfHeight: number;
    };
