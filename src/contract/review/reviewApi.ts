import { z } from 'zod';
import type { Message } from '../../core/message';
import type { ReviewedTurn } from '../../core/strategy/review/reviewedTurn';
import type { ReviewSettings } from '../../core/strategy/review/reviewSettings';
import { tileParser } from '../board/boardParsers';
import { MAX_RACK, rulesParser } from '../board/setupParser';
import { lexiconId } from '../lexicon/lexiconApi';
import { plainTurnParser } from '../play/playApi';
import { listOf } from '../requests/bounded';
import type { JobPhase } from '../requests/jobPhase';
import { MAX_NAME, MAX_PATH } from '../requests/limits';
import { count, seedParser } from '../requests/shapes';
import { MAX_PLIES, MAX_SAMPLES } from '../simulation/simulationLimits';

/** Maximum for one turn, by whatever method. */
export const MAX_SECONDS = 3600;
/** These bound the size of a request; the parser of game records judges the text. */
const MAX_GAME_TEXT = 250_000;
const MAX_TURNS = 500;
const MAX_WORDS = 100;
const MAX_LUCK_SAMPLES = 1_000_000;
/** More than the nine digits of a score in a record, times the turns of a game. */
const MAX_POINTS = 1e12;
/** Lines of a game, and tiles of a set, as their own parsers bound them or more. */
const MAX_LINES = 10_000;
const MAX_TILES = 100_000_000;

const name = z.string().max(MAX_NAME);
const seconds = z.number().min(0).max(MAX_SECONDS);

const simulation = z.strictObject({
  plies: count.max(MAX_PLIES).nullable(),
  samples: z.int().min(1).max(MAX_SAMPLES).nullable(),
  seconds: seconds.positive().nullable(),
});

export const reviewSettingsParser: z.ZodType<ReviewSettings> = z.strictObject({
  seed: seedParser,
  luckSamples: count.max(MAX_LUCK_SAMPLES),
  simulation: simulation.refine(({ samples, seconds }) => samples !== null || seconds !== null).nullable(),
  preEndgameSeconds: seconds,
  endgameSeconds: seconds,
});

/** The recorded game in the window. */
export const ReviewRequest = z.strictObject({
  gcg: z.string().max(MAX_GAME_TEXT),
  rules: rulesParser,
  /** Path of its file, next to which the review is saved; null if it has none. */
  path: z.string().max(MAX_PATH).nullable(),
  /** Id of an open lexicon. */
  lexicon: lexiconId,
  settings: reviewSettingsParser,
});
export type ReviewRequest = Readonly<z.infer<typeof ReviewRequest>>;

export const StartReview = ReviewRequest.extend({
  /** Whether to start anew instead of continuing the stored review. */
  isFresh: z.boolean(),
});
export type StartReview = Readonly<z.infer<typeof StartReview>>;

const share = z.number().min(0).max(1);
const points = z.number().min(-MAX_POINTS).max(MAX_POINTS);
const score = z.int().min(-MAX_POINTS).max(MAX_POINTS);
const valuedTurn = z.strictObject({ turn: plainTurnParser, points, winShare: share });

const reviewedTurn: z.ZodType<ReviewedTurn> = z.strictObject({
  nth: count.max(MAX_TURNS),
  line: count.max(MAX_LINES),
  player: z.union([z.literal(0), z.literal(1)]),
  rack: listOf(tileParser, MAX_RACK),
  held: count.max(MAX_RACK),
  bagCount: count.max(MAX_TILES),
  scores: z.tuple([score, score]),
  played: plainTurnParser.nullable(),
  isWithdrawn: z.boolean(),
  valuation: z
    .strictObject({
      method: z.enum(['equity', 'simulation', 'preEndgame', 'endgame']),
      best: valuedTurn,
      played: valuedTurn,
      error: z.strictObject({ points: points.min(0), winShare: share }).nullable(),
    })
    .nullable(),
  unjudged: z
    .enum(['partialRack', 'unknownExchange', 'notInRack', 'misplaced', 'illegal', 'afterEnd'])
    .nullable(),
  phony: z.strictObject({ words: listOf(name, MAX_WORDS), score }).nullable(),
  luck: points.nullable(),
  winShare: share,
});

const fingerprint = z.string().regex(/^[0-9a-f]{16,64}$/);

/** Identifies leaves. */
const leavesMark = z.strictObject({
  /** A fingerprint of their values. */
  id: fingerprint,
  /** The lexicon that they were trained with, and the date; empty if unknown. */
  lexicon: name,
  date: name,
});
export type LeavesMark = Readonly<z.infer<typeof leavesMark>>;

/** Identifies a win table. */
const winsMark = z.strictObject({
  /** A fingerprint of its shares. */
  id: fingerprint,
  lexicon: name,
  games: count,
});
export type WinsMark = Readonly<z.infer<typeof winsMark>>;

/** The origin of a review. */
const reviewOrigin = z.strictObject({
  /** The version of the program. */
  program: name,
  lexicon: z.strictObject({ id: lexiconId, name }),
  /** Null if there are none for the tiles of the game. */
  leaves: leavesMark.nullable(),
  /** Null if the formula was used. */
  wins: winsMark.nullable(),
  settings: reviewSettingsParser,
});
export type ReviewOrigin = Readonly<z.infer<typeof reviewOrigin>>;

/** A stored review of the first turns, in order, or of all. */
export const KeptReview = z
  .object({
    /** A fingerprint of the turns and the rules. */
    game: fingerprint,
    origin: reviewOrigin,
    turnCount: count.max(MAX_TURNS),
    turns: listOf(reviewedTurn, MAX_TURNS),
  })
  .refine(({ turnCount, turns }) => turns.length <= turnCount && turns.every(({ nth }, at) => nth === at));
export type KeptReview = Readonly<z.infer<typeof KeptReview>>;

/** A change since the review was made. */
export const STALE_REASONS = ['game', 'lexicon', 'leaves', 'wins', 'settings', 'version'] as const;
export type StaleReason = (typeof STALE_REASONS)[number];

export interface ReviewStatus extends KeptReview {
  /** A stopped review can be continued. */
  readonly phase: JobPhase;
  readonly stale: readonly StaleReason[];
  /** Why it stopped by itself, or cannot be saved. */
  readonly problem: Message | null;
}
