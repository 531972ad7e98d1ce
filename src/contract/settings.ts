import type { Settings } from './engineApi';

/** The lowest and highest value of each number among the settings. */
export const SETTINGS_LIMITS = {
  lightIntensity: { min: 0, max: 4 },
  bumpStrength: { min: 0, max: 4 },
  /** Degrees, vertical. */
  fieldOfViewDeg: { min: 15, max: 90 },
  /** Steps a second. */
  animationSpeed: { min: 0.25, max: 20 },
} as const;

/** In CSS pixels. */
export const SIDE_PANEL_WIDTH_LIMITS = { min: 300, max: 900 } as const;

export const DEFAULT_SETTINGS: Settings = {
  lightIntensity: 1,
  bumpStrength: 1,
  fieldOfViewDeg: 24,
  font: 'jost',
  animationSpeed: 6,
  quality: 'medium',
  isSidePanelOpen: true,
  sidePanelWidth: null,
};
