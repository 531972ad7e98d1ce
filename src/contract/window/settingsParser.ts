import { z } from 'zod';
import { candidateSortParser } from '../candidates/candidatesApi';
import { cardParser } from '../school/practiceApi';
import {
  ALGORITHM_HEIGHT_LIMITS,
  CAPTION_HEIGHT_LIMITS,
  DEFAULT_SETTINGS,
  GRAPH_SHARE_LIMITS,
  LANGUAGE_CHOICES,
  MOST_CHANGED_KEYS,
  MOST_LESSONS,
  MOST_PRACTICE_CARDS,
  MOST_RECENT_COMMANDS,
  REVIEW_LIMITS,
  type ReviewChoice,
  SEARCH_MEGABYTES_LIMITS,
  SETTINGS_LIMITS,
  type Settings,
  SIDE_PANEL_WIDTH_LIMITS,
  STAGE_GRAPH_SHARE_LIMITS,
  TEXT_ZOOM_LIMITS,
  THEMES,
  THREADS_LIMITS,
  WALK_SPEEDS,
  type WalkOptions,
} from './settings';

const within = ({ min, max }: { readonly min: number; readonly max: number }) => z.number().min(min).max(max);

const walkSpeed = z.literal([...WALK_SPEEDS]);
const walkParser: z.ZodType<WalkOptions> = z.object({
  speed: walkSpeed,
  searchSpeed: walkSpeed.default(DEFAULT_SETTINGS.walk.searchSpeed),
  isLooping: z.boolean(),
  showsFailures: z.boolean(),
  followsCamera: z.boolean(),
});

const reviewParser: z.ZodType<ReviewChoice> = z.object({
  judging: z.enum(['equity', 'seconds', 'samples']),
  seconds: within(REVIEW_LIMITS.seconds),
  samples: within(REVIEW_LIMITS.samples).int(),
  plies: within(REVIEW_LIMITS.plies).int().nullable(),
  preEndgameSeconds: within(REVIEW_LIMITS.preEndgameSeconds),
});

const keyText = z.string().min(1).max(MOST_CHANGED_KEYS.length);
const keysParser = z
  .record(keyText, z.array(keyText).max(MOST_CHANGED_KEYS.keys))
  .refine((keys) => Object.keys(keys).length <= MOST_CHANGED_KEYS.commands);

const lessonsParser = z
  .record(keyText, z.object({ step: z.int().min(0), isDone: z.boolean() }))
  .refine((lessons) => Object.keys(lessons).length <= MOST_LESSONS);

const practiceParser = z
  .record(keyText, cardParser)
  .refine((cards) => Object.keys(cards).length <= MOST_PRACTICE_CARDS);

// Missing from older files.
const panels = {
  isSidePanelOpen: z.boolean().default(DEFAULT_SETTINGS.isSidePanelOpen),
  sidePanelWidth: within(SIDE_PANEL_WIDTH_LIMITS).nullable().default(DEFAULT_SETTINGS.sidePanelWidth),
  graphShare: within(GRAPH_SHARE_LIMITS).default(DEFAULT_SETTINGS.graphShare),
  stageGraphShare: within(STAGE_GRAPH_SHARE_LIMITS).default(DEFAULT_SETTINGS.stageGraphShare),
  captionHeight: within(CAPTION_HEIGHT_LIMITS).nullable().default(DEFAULT_SETTINGS.captionHeight),
  algorithmHeight: within(ALGORITHM_HEIGHT_LIMITS).nullable().default(DEFAULT_SETTINGS.algorithmHeight),
};

/** The settings that depend on the size of the screen. */
export const panelSizesParser = z.object(panels);
export type PanelSizes = z.infer<typeof panelSizesParser>;

export const settingsParser: z.ZodType<Settings> = z.object({
  lightIntensity: within(SETTINGS_LIMITS.lightIntensity),
  bumpStrength: within(SETTINGS_LIMITS.bumpStrength),
  fieldOfViewDeg: within(SETTINGS_LIMITS.fieldOfViewDeg),
  font: z.string().min(1).max(100),
  animationSpeed: within(SETTINGS_LIMITS.animationSpeed),
  quality: z.enum(['low', 'medium', 'high']),
  // Missing from older files.
  isBoardFlat: z.boolean().default(DEFAULT_SETTINGS.isBoardFlat),
  ...panels,
  walk: walkParser.default(DEFAULT_SETTINGS.walk),
  closedSections: z.array(z.enum(['algorithm', 'graph', 'events'])).default([]),
  isGraphOnStage: z.boolean().nullable().default(DEFAULT_SETTINGS.isGraphOnStage),
  isLogOnStage: z.boolean().default(DEFAULT_SETTINGS.isLogOnStage),
  candidateSort: candidateSortParser.nullable().default(DEFAULT_SETTINGS.candidateSort),
  recentCommands: z
    .array(z.string().max(60))
    .max(MOST_RECENT_COMMANDS)
    .default([...DEFAULT_SETTINGS.recentCommands]),
  keys: keysParser.default({}),
  textZoom: within(TEXT_ZOOM_LIMITS).default(DEFAULT_SETTINGS.textZoom),
  theme: z.enum([...THEMES, 'system']).default(DEFAULT_SETTINGS.theme),
  review: reviewParser.default(DEFAULT_SETTINGS.review),
  language: z.enum(LANGUAGE_CHOICES).default(DEFAULT_SETTINGS.language),
  hasSounds: z.boolean().default(DEFAULT_SETTINGS.hasSounds),
  isAutosaving: z.boolean().default(DEFAULT_SETTINGS.isAutosaving),
  remembersFiles: z.boolean().default(DEFAULT_SETTINGS.remembersFiles),
  threads: within(THREADS_LIMITS).int().nullable().default(DEFAULT_SETTINGS.threads),
  searchMegabytes: within(SEARCH_MEGABYTES_LIMITS).int().nullable().default(DEFAULT_SETTINGS.searchMegabytes),
  lessons: lessonsParser.default({}),
  practice: practiceParser.default({}),
  acceptedLoss: within({ min: 0, max: 1000 }).default(DEFAULT_SETTINGS.acceptedLoss),
  hasSeenWelcome: z.boolean().default(DEFAULT_SETTINGS.hasSeenWelcome),
});
