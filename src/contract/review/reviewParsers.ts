import { z } from 'zod';
import type { ReviewedTurn } from '../../core/strategy/review/reviewedTurn';
import type { ReviewSettings } from '../../core/strategy/review/reviewSettings';
import { tileParser } from '../board/boardParsers';
import { MAX_RACK, rulesParser } from '../board/setupParser';
import { lexiconId } from '../lexicon/lexiconParser';
import { plainTurnParser } from '../play/playApi';
import { bounded } from '../requests/bounded';
import { MAX_PLIES, MAX_SAMPLES } from '../simulation/simulationApi';
import { type ChooseGames, MAX_CHOSEN, type ReviewGames } from './gamesApi';
import { type KeptReview, MAX_SECONDS, type ReviewRequest, type StartReview } from './reviewApi';

/** These bound the size of a request; the parser of game records judges the text. */
const MAX_GAME_TEXT = 250_000;
const MAX_TURNS = 500;
const MAX_PATH = 32_768;
const MAX_NAME = 1000;
const MAX_SEED = 100;
const MAX_WORDS = 100;
const MAX_LUCK_SAMPLES = 1_000_000;
/** More than the nine digits of a score in a record, times the turns of a game. */
const MAX_POINTS = 1e12;
/** Lines of a game, and tiles of a set, as their own parsers bound them or more. */
const MAX_LINES = 10_000;
const MAX_TILES = 100_000_000;

const count = z.int().min(0);
const seconds = z.number().min(0).max(MAX_SECONDS);

const simulation = z.strictObject({
  plies: count.max(MAX_PLIES).nullable(),
  samples: z.int().min(1).max(MAX_SAMPLES).nullable(),
  seconds: seconds.positive().nullable(),
});

const settings: z.ZodType<ReviewSettings> = z.strictObject({
  seed: z.union([z.int(), z.string().max(MAX_SEED)]),
  luckSamples: count.max(MAX_LUCK_SAMPLES),
  simulation: simulation.refine(({ samples, seconds }) => samples !== null || seconds !== null).nullable(),
  preEndgameSeconds: seconds,
  endgameSeconds: seconds,
});

const request = {
  gcg: z.string().max(MAX_GAME_TEXT),
  rules: rulesParser,
  path: z.string().max(MAX_PATH).nullable(),
  lexicon: lexiconId,
  settings,
};

export const reviewParser: z.ZodType<ReviewRequest> = z.strictObject(request);
export const startReviewParser: z.ZodType<StartReview> = z.strictObject({ ...request, isFresh: z.boolean() });

const path = z.string().max(MAX_PATH);
export const reviewGamesParser: z.ZodType<ReviewGames> = z.strictObject({
  paths: bounded(z.array(path).min(1), MAX_CHOSEN),
  lexicon: lexiconId,
  settings,
});
export const chooseGamesParser: z.ZodType<ChooseGames> = z.strictObject({ isFolder: z.boolean() });

const name = z.string().max(MAX_NAME);
const share = z.number().min(0).max(1);
const points = z.number().min(-MAX_POINTS).max(MAX_POINTS);
const score = z.int().min(-MAX_POINTS).max(MAX_POINTS);
const valuedTurn = z.strictObject({ turn: plainTurnParser, points, winShare: share });

const reviewedTurn: z.ZodType<ReviewedTurn> = z.strictObject({
  nth: count.max(MAX_TURNS),
  line: count.max(MAX_LINES),
  player: z.union([z.literal(0), z.literal(1)]),
  rack: bounded(z.array(tileParser), MAX_RACK),
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
  phony: z.strictObject({ words: bounded(z.array(name), MAX_WORDS), score }).nullable(),
  luck: points.nullable(),
  winShare: share,
});

const fingerprint = z.string().regex(/^[0-9a-f]{16,64}$/);

/** A review in a file: the first turns of the game, in order. */
export const keptReviewParser: z.ZodType<KeptReview> = z
  .object({
    game: fingerprint,
    origin: z.strictObject({
      program: name,
      lexicon: z.strictObject({ id: lexiconId, name: name }),
      leaves: z.strictObject({ id: fingerprint, lexicon: name, date: name }).nullable(),
      wins: z.strictObject({ id: fingerprint, lexicon: name, games: count }).nullable(),
      settings,
    }),
    turnCount: count.max(MAX_TURNS),
    turns: bounded(z.array(reviewedTurn), MAX_TURNS),
  })
  .refine(({ turnCount, turns }) => turns.length <= turnCount && turns.every(({ nth }, at) => nth === at));
