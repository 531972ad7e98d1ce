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

/** Sizes of the window's text that the keys step through; 1: as large as suits the window. */
export const TEXT_ZOOMS: readonly number[] = [0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2];
export const TEXT_ZOOM_LIMITS = { min: 0.8, max: 2 } as const;

/** In CSS pixels. */
export const CAPTION_HEIGHT_LIMITS = { min: 80, max: 800 } as const;
export const ALGORITHM_HEIGHT_LIMITS = { min: 60, max: 800 } as const;

/** Neither the graph nor the board that it stands before can be dragged away altogether. */
export const STAGE_GRAPH_SHARE_LIMITS = { min: 0.25, max: 0.75 } as const;

/** Neither the graph nor the events can be dragged away altogether. */
export const GRAPH_SHARE_LIMITS = { min: 0.2, max: 0.8 } as const;

export const DEFAULT_SETTINGS: Settings = {
  lightIntensity: 1,
  bumpStrength: 1,
  fieldOfViewDeg: 24,
  font: 'jost',
  animationSpeed: 6,
  quality: 'medium',
  isBoardFlat: false,
  isSidePanelOpen: true,
  sidePanelWidth: null,
  walk: { speed: 2, isLooping: false, showsFailures: true, followsCamera: false },
  closedSections: [],
  graphShare: 0.5,
  isGraphOnStage: false,
  isLogOnStage: false,
  stageGraphShare: 0.42,
  captionHeight: null,
  algorithmHeight: null,
  candidateSort: null,
  textZoom: 1,
};
