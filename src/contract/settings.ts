import type { Settings, WalkSpeed } from './engineApi';

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

export const WALK_SPEEDS: readonly WalkSpeed[] = [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64, 'fiveSeconds'];

/** Neither the graph nor the events can be dragged away altogether. */
export const GRAPH_SHARE_LIMITS = { min: 0.2, max: 0.8 } as const;

export const DEFAULT_SETTINGS: Settings = {
  lightIntensity: 1,
  bumpStrength: 1,
  fieldOfViewDeg: 24,
  font: 'jost',
  animationSpeed: 6,
  quality: 'medium',
  isSidePanelOpen: true,
  sidePanelWidth: null,
  walk: { speed: 2, isLooping: false, showsFailures: true, followsCamera: false },
  closedSections: [],
  graphShare: 0.5,
  candidateSort: null,
};
