import { z } from 'zod';
import type { Seed } from '../../core/game/seed';
import type { SprtShares, TournamentPlan } from '../../core/strategy/tournament/tournamentPlan';
import { rulesParser } from '../board/setupParser';
import { lexiconId } from '../lexicon/lexiconParser';
import { turnRulesParser } from '../play/playApi';
import { bounded } from '../requests/bounded';
import {
  type GameRequest,
  type GamesRequest,
  MAX_GAME_ROWS,
  MAX_THREADS,
  type TournamentWish,
} from './tournamentApi';

/** These bound the size of a request; the plan's check judges the content. */
const MAX_AGENTS = 64;
const MAX_ID = 1000;
const MAX_SEED = 100;
const MAX_NAME = 1000;

const count = z.int().min(0);
const games = z.int().min(1);
const agents = bounded(z.array(z.string().max(MAX_ID)), MAX_AGENTS);
const seed: z.ZodType<Seed> = z.union([z.int(), z.string().max(MAX_SEED)]);
const threads = z.int().min(1).max(MAX_THREADS);
const sprt: z.ZodType<SprtShares> = z.strictObject({ low: z.number(), high: z.number() });

export const wishParser: z.ZodType<TournamentWish> = z.strictObject({
  lexicon: lexiconId,
  agents,
  pairs: games,
  seed,
  rules: rulesParser,
  isValidated: z.boolean(),
  sprt: sprt.nullable(),
  threads: threads.nullable(),
});

export const goOnParser = z.strictObject({ lexicon: lexiconId, threads: threads.nullable() });

export const gamesParser: z.ZodType<GamesRequest> = z.strictObject({
  pairing: count.nullable(),
  offset: count,
  count: count.max(MAX_GAME_ROWS),
});

export const gameParser: z.ZodType<GameRequest> = z.strictObject({ pairing: count, nth: count });

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A plan in a file. */
export const planParser: z.ZodType<TournamentPlan> = z.strictObject({
  agents,
  games,
  seed,
  rules: rulesParser,
  turnRules: turnRulesParser,
  lexicon: z.strictObject({ id: lexiconId, name: z.string().max(MAX_NAME) }),
  leaves: sha256.optional(),
  isValidated: z.boolean(),
  sprt: sprt.nullable(),
});
