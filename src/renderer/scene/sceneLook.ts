import type { TileFont } from '../resources/textures/tileFonts';
import type { Theme } from '../view/window/theme';

export type SceneQuality = 'low' | 'medium' | 'high';

/** The look of the scene, independent of its content. */
export interface SceneLook {
  /** Brightness of all light; 1 is the designed look. */
  readonly lightIntensity: number;
  /** Depth of the engraved letters; 1 is the designed look, 0 is flat print. */
  readonly bumpStrength: number;
  /** Vertical field of view of the camera, in degrees. */
  readonly fieldOfViewDeg: number;
  readonly font: TileFont;
  readonly quality: SceneQuality;
  /** Fixed for the lifetime of a scene. */
  readonly theme: Theme;
}

export const DEFAULT_LOOK: SceneLook = {
  lightIntensity: 1,
  bumpStrength: 1,
  fieldOfViewDeg: 24,
  font: 'jost',
  quality: 'medium',
  theme: 'dark',
};

export interface QualitySettings {
  /** Samples per pixel for antialiasing; 0 also omits the finishing pass. */
  readonly samples: number;
  readonly maxPixelRatio: number;
  /** Side of the shadow map in texels. */
  readonly shadowMapSize: number;
}

export const QUALITY_SETTINGS: Readonly<Record<SceneQuality, QualitySettings>> = {
  low: { samples: 0, maxPixelRatio: 1, shadowMapSize: 1024 },
  medium: { samples: 4, maxPixelRatio: 1.5, shadowMapSize: 2048 },
  high: { samples: 4, maxPixelRatio: 2, shadowMapSize: 4096 },
};
