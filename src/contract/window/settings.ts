import type { CandidateSort } from '../../core/movegen/candidates/candidateQuery';
import type { PracticeCards } from '../../core/school/practiceCard';

/** Settings kept between starts. */
export interface Settings {
  readonly lightIntensity: number;
  readonly bumpStrength: number;
  readonly fieldOfViewDeg: number;
  readonly font: string;
  /** Steps of an arrow animation per second. */
  readonly animationSpeed: number;
  readonly quality: 'low' | 'medium' | 'high';
  /** Whether the board is shown flat instead of in 3D. */
  readonly isBoardFlat: boolean;
  readonly isSidePanelOpen: boolean;
  /** In CSS pixels; null for a default based on the window's width. */
  readonly sidePanelWidth: number | null;
  readonly walk: WalkOptions;
  /** Collapsed sections of the walk page. */
  readonly closedSections: readonly WalkSection[];
  /** The graph's share, 0 … 1, of the space that graph and events have together. */
  readonly graphShare: number;
  /**
   * Whether the graph is beside the board, or before it, instead of in the side panel, and its share of the
   * space there; null to be beside the board if there is room for both.
   */
  readonly isGraphOnStage: boolean | null;
  readonly isLogOnStage: boolean;
  readonly stageGraphShare: number;
  /** Heights in CSS pixels; null for defaults based on the window's height and the algorithm's length. */
  readonly captionHeight: number | null;
  readonly algorithmHeight: number | null;
  /** Null: by rank. */
  readonly candidateSort: CandidateSort | null;
  /** Ids of the commands last called by name, most recent first, at most `MOST_RECENT_COMMANDS`. */
  readonly recentCommands: readonly string[];
  /** Changed keys by command id, in the notation of the key table. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** Zoom of the text and everything beside the board; 1 is the default for the window. */
  readonly textZoom: number;
  readonly theme: ThemeChoice;
  readonly review: ReviewChoice;
  readonly language: LanguageChoice;
  /** Whether placing and picking up tiles makes sounds. */
  readonly hasSounds: boolean;
  /** Whether a document with a file is saved automatically. */
  readonly isAutosaving: boolean;
  readonly remembersFiles: boolean;
  /** For simulations, tournaments, endgames and pre-endgames; null for a default based on the machine. */
  readonly threads: number | null;
  /** Memory limit for the tables of endgames and pre-endgames; null for the default. */
  readonly searchMegabytes: number | null;
  /** Progress in the built-in lessons, by id. */
  readonly lessons: Readonly<Record<string, LessonProgress>>;
  /** When exercises come back, as older versions kept it: now a file of its own has it. */
  readonly practice: PracticeCards;
  /** Points that a play may be worth less than the best one in an exercise. */
  readonly acceptedLoss: number;
  /** Whether the card of the first start was closed. */
  readonly hasSeenWelcome: boolean;
}

export interface LessonProgress {
  /** Index of the step shown last. */
  readonly step: number;
  /** Whether the last step has been shown. */
  readonly isDone: boolean;
}

/** Settings for reviews in the window. */
export interface ReviewChoice {
  /** By static equity, or simulated with a number of seconds or samples per turn. */
  readonly judging: 'equity' | 'seconds' | 'samples';
  readonly seconds: number;
  readonly samples: number;
  /** Plies that a simulation plays after a candidate; null for the rest of the game. */
  readonly plies: number | null;
  /** Maximum for all orderings of a turn with few tiles in the bag; 0 to evaluate such turns like others. */
  readonly preEndgameSeconds: number;
}

/** Appearance of panels and scene. */
export const THEMES = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** `system` follows the system's setting, also when it changes. */
export type ThemeChoice = Theme | 'system';

/** `system` is the first of the system's languages that the program supports. */
export const LANGUAGE_CHOICES = ['system', 'en', 'de', 'fr', 'es', 'pl'] as const;
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

/** Playback settings of all walks. */
export interface WalkOptions {
  readonly speed: WalkSpeed;
  /** Speed of the whole search, which has up to a hundred thousand steps. */
  readonly searchSpeed: WalkSpeed;
  readonly isLooping: boolean;
  /** Whether the steps include rejected letters and branches without a word. */
  readonly showsFailures: boolean;
  readonly followsCamera: boolean;
}

/** Steps per second, one of `WALK_SPEEDS`; or the whole trace in five seconds. */
export type WalkSpeed = number | 'fiveSeconds';

export type WalkSection = 'algorithm' | 'graph' | 'events';

/** Range of each numeric setting. */
export const SETTINGS_LIMITS = {
  lightIntensity: { min: 0, max: 4 },
  bumpStrength: { min: 0, max: 4 },
  /** Degrees, vertical. */
  fieldOfViewDeg: { min: 15, max: 90 },
  /** Steps per second. */
  animationSpeed: { min: 0.25, max: 20 },
} as const;

export const THREADS_LIMITS = { min: 1, max: 256 } as const;

/** Memory for endgames and pre-endgames. */
export const SEARCH_MEGABYTES_LIMITS = { min: 32, max: 2048 } as const;

export const MOST_RECENT_COMMANDS = 6;

/** Limits for a settings file. */
export const MOST_CHANGED_KEYS = { commands: 1000, keys: 8, length: 60 } as const;

/** Limits for a settings file. */
export const MOST_LESSONS = 100;
export const MOST_PRACTICE_CARDS = 100;

/** In CSS pixels. */
export const SIDE_PANEL_WIDTH_LIMITS = { min: 300, max: 900 } as const;

export const WALK_SPEEDS: readonly WalkSpeed[] = [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64, 'fiveSeconds'];

/** Zoom levels that the keys step through; 1 is the default for the window. */
export const TEXT_ZOOMS: readonly number[] = [0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2];
export const TEXT_ZOOM_LIMITS = { min: 0.8, max: 2 } as const;

/** Range of each numeric review setting. */
export const REVIEW_LIMITS = {
  seconds: { min: 0.1, max: 600 },
  samples: { min: 20, max: 1_000_000 },
  plies: { min: 0, max: 20 },
  preEndgameSeconds: { min: 0, max: 600 },
} as const;

/** In CSS pixels. */
export const CAPTION_HEIGHT_LIMITS = { min: 80, max: 800 } as const;
export const ALGORITHM_HEIGHT_LIMITS = { min: 60, max: 800 } as const;

/** Prevents dragging the graph, or the board next to it, out of view. */
export const STAGE_GRAPH_SHARE_LIMITS = { min: 0.25, max: 0.75 } as const;

/** Prevents dragging the graph or the events out of view. */
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
  walk: {
    speed: 2,
    searchSpeed: 'fiveSeconds',
    isLooping: false,
    showsFailures: true,
    followsCamera: false,
  },
  closedSections: [],
  graphShare: 0.5,
  isGraphOnStage: null,
  isLogOnStage: false,
  stageGraphShare: 0.48,
  captionHeight: null,
  algorithmHeight: null,
  candidateSort: { by: 'equity', isDescending: true },
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
  lessons: {},
  practice: {},
  acceptedLoss: 2,
  hasSeenWelcome: true,
};

/** Settings of a profile that has none yet. */
export const FIRST_SETTINGS: Settings = { ...DEFAULT_SETTINGS, hasSeenWelcome: false };
