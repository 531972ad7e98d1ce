import type { CandidateSort } from '../../core/movegen/candidates/candidateQuery';

/** What the window remembers between starts. */
export interface Settings {
  readonly lightIntensity: number;
  readonly bumpStrength: number;
  readonly fieldOfViewDeg: number;
  readonly font: string;
  /** Steps of an arrow animation per second. */
  readonly animationSpeed: number;
  readonly quality: 'low' | 'medium' | 'high';
  /** The board is shown flat, without the 3D picture. */
  readonly isBoardFlat: boolean;
  readonly isSidePanelOpen: boolean;
  /** In CSS pixels; null: as the window's width suggests. */
  readonly sidePanelWidth: number | null;
  readonly walk: WalkOptions;
  /** Parts of the walk's page that are folded away. */
  readonly closedSections: readonly WalkSection[];
  /** Of the room that graph and events have together, the graph's part, 0 … 1. */
  readonly graphShare: number;
  /**
   * Whether the graph stands before the board instead of in the side panel, and the part of
   * the room that it takes.
   */
  readonly isGraphOnStage: boolean;
  readonly isLogOnStage: boolean;
  readonly stageGraphShare: number;
  /** Heights in CSS pixels; null: as the window's height suggests, and as tall as the algorithm is. */
  readonly captionHeight: number | null;
  readonly algorithmHeight: number | null;
  /** Null: by rank. */
  readonly candidateSort: CandidateSort | null;
  /** Ids of the commands called by name, the last one first, at most `MOST_RECENT_COMMANDS`. */
  readonly recentCommands: readonly string[];
  /** Keys that were changed, by the command's id, in the notation of the key table. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** Size of the text and of all that stands beside the board; 1: as large as suits the window. */
  readonly textZoom: number;
  readonly theme: ThemeChoice;
  readonly review: ReviewChoice;
  readonly language: LanguageChoice;
  /** Tiles that are put down or taken up are heard. */
  readonly hasSounds: boolean;
  /** A document that lies in a file is saved to it by itself. */
  readonly isAutosaving: boolean;
  readonly remembersFiles: boolean;
  /** Of simulations, tournaments and searches to the end; null: as many as suit the machine. */
  readonly threads: number | null;
  /** What the tables of searches to the end may take together; null: as is usual. */
  readonly searchMegabytes: number | null;
}

/** How games are reviewed in the window. */
export interface ReviewChoice {
  /** By static equity, or simulated for so many seconds or samples a turn. */
  readonly judging: 'equity' | 'seconds' | 'samples';
  readonly seconds: number;
  readonly samples: number;
  /** Turns that a simulation plays behind a candidate; null for the rest of the game. */
  readonly plies: number | null;
  /** For every draw of a turn with few tiles in the bag, at most; 0: no such turn is examined so. */
  readonly preEndgameSeconds: number;
}

/** How panels and scene look. */
export const THEMES = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** `system`: as the system asks for, whenever that changes. */
export type ThemeChoice = Theme | 'system';

/** `system`: the first of the system's languages that the program speaks. */
export const LANGUAGE_CHOICES = ['system', 'en', 'de', 'fr', 'es', 'pl'] as const;
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

/** How walks are played, whichever it is. */
export interface WalkOptions {
  readonly speed: WalkSpeed;
  readonly isLooping: boolean;
  /** Whether letters turned away and branches without a word are among the steps. */
  readonly showsFailures: boolean;
  readonly followsCamera: boolean;
}

/** Steps a second, one of `WALK_SPEEDS`; or the whole trace in five seconds. */
export type WalkSpeed = number | 'fiveSeconds';

export type WalkSection = 'algorithm' | 'graph' | 'events';

/** The lowest and highest value of each number among the settings. */
export const SETTINGS_LIMITS = {
  lightIntensity: { min: 0, max: 4 },
  bumpStrength: { min: 0, max: 4 },
  /** Degrees, vertical. */
  fieldOfViewDeg: { min: 15, max: 90 },
  /** Steps a second. */
  animationSpeed: { min: 0.25, max: 20 },
} as const;

export const THREADS_LIMITS = { min: 1, max: 256 } as const;

/** Of memory for searches to the end. */
export const SEARCH_MEGABYTES_LIMITS = { min: 32, max: 2048 } as const;

export const MOST_RECENT_COMMANDS = 6;

/** Bounds of what a settings file may hold. */
export const MOST_CHANGED_KEYS = { commands: 1000, keys: 8, length: 60 } as const;

/** In CSS pixels. */
export const SIDE_PANEL_WIDTH_LIMITS = { min: 300, max: 900 } as const;

export const WALK_SPEEDS: readonly WalkSpeed[] = [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64, 'fiveSeconds'];

/** Sizes of the window's text that the keys step through; 1: as large as suits the window. */
export const TEXT_ZOOMS: readonly number[] = [0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2];
export const TEXT_ZOOM_LIMITS = { min: 0.8, max: 2 } as const;

/** The lowest and highest value of each number of a review. */
export const REVIEW_LIMITS = {
  seconds: { min: 0.1, max: 600 },
  samples: { min: 20, max: 1_000_000 },
  plies: { min: 0, max: 20 },
  preEndgameSeconds: { min: 0, max: 600 },
} as const;

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
  recentCommands: [],
  keys: {},
  textZoom: 1,
  theme: 'dark',
  review: { judging: 'equity', seconds: 2, samples: 2000, plies: 2, preEndgameSeconds: 10 },
  language: 'system',
  hasSounds: false,
  isAutosaving: false,
  remembersFiles: true,
  threads: null,
  searchMegabytes: null,
};
