import { z } from 'zod';
import type { Message } from '../../core/message';
import type { GameSummary } from '../../core/strategy/tournament/gameSummary';
import type { StartPosition } from '../../core/strategy/tournament/startPosition';
import type {
  PlannedEngine,
  SprtShares,
  TournamentPlan,
} from '../../core/strategy/tournament/tournamentPlan';
import type { TournamentReport } from '../../core/strategy/tournament/tournamentReport';
import { tileParser } from '../board/boardParsers';
import { boardTiles, MAX_RACK, rulesParser } from '../board/setupParser';
import { engineParser } from '../engines/enginesApi';
import { lexiconId } from '../lexicon/lexiconApi';
import { plainTurnParser, turnRulesParser } from '../play/playApi';
import { listOf } from '../requests/bounded';
import type { JobPhase } from '../requests/jobPhase';
import { MAX_NAME, MAX_THREADS } from '../requests/limits';
import { count, seedParser } from '../requests/shapes';

/** These bound the size of a request; the plan's check judges the content. */
const MAX_AGENTS = 64;
const MAX_ID = 1000;
const MAX_GAME_ROWS = 1_000;
const MAX_FIRST_TURNS = 64;

const games = z.int().min(1);
const agents = listOf(z.string().max(MAX_ID), MAX_AGENTS);
const sprt: z.ZodType<SprtShares> = z.strictObject({ low: z.number(), high: z.number() });

const start: z.ZodType<StartPosition> = z.strictObject({
  tiles: boardTiles,
  rack: listOf(tileParser, MAX_RACK),
  opponentRack: listOf(tileParser, MAX_RACK),
  scores: z.tuple([z.int(), z.int()]),
  scorelessTurns: count,
  firstTurns: listOf(plainTurnParser, MAX_FIRST_TURNS),
});

/** Number of games played at a time; null for one less than the number of processors. */
const threads = z.int().min(1).max(MAX_THREADS).nullable();
export type Threads = z.infer<typeof threads>;

/** Request for a tournament; the turn rules are those of the board. */
export const TournamentOptions = z.strictObject({
  /** Id of an open lexicon. */
  lexicon: lexiconId,
  /** By id. */
  agents,
  /** Per pairing: per first turn, if they start from a position. */
  games,
  seed: seedParser,
  rules: rulesParser,
  isValidated: z.boolean(),
  sprt: sprt.nullable(),
  /** Null for whole games. */
  start: start.nullable(),
  threads,
});
export type TournamentOptions = Readonly<z.infer<typeof TournamentOptions>>;

export const ContinueTournament = TournamentOptions.pick({ lexicon: true, threads: true });

/** The single tournament of the program. It outlives the page, and is restored after a crash. */
export interface TournamentStatus {
  readonly plan: TournamentPlan;
  /** A stopped tournament can be continued. */
  readonly phase: JobPhase;
  /** Number of games. */
  readonly done: number;
  readonly total: number;
  /** Present while it is running, once it can be estimated. */
  readonly secondsLeft: number | null;
  readonly gamesPerSecond: number | null;
  readonly report: TournamentReport;
  /** Why it stopped by itself, or what was omitted from its file. */
  readonly problem: Message | null;
}

export const GamesRequest = z.strictObject({
  /** Null for all pairings. */
  pairing: count.nullable(),
  offset: count,
  count: count.max(MAX_GAME_ROWS),
});
export type GamesRequest = Readonly<z.infer<typeof GamesRequest>>;

/** Finished games, ordered by pairing and number. */
export interface GamesPage {
  readonly offset: number;
  /** Total number of games available. */
  readonly total: number;
  readonly rows: readonly GameSummary[];
}

export const GameRequest = z.strictObject({ pairing: count, nth: count });
export type GameRequest = Readonly<z.infer<typeof GameRequest>>;

/** A game of a tournament as a record. */
export interface GameText {
  /** A file name. */
  readonly name: string;
  readonly gcg: string;
}

export type OpenedTournament =
  | { readonly kind: 'opened'; readonly status: TournamentStatus }
  /** No file was chosen. */
  | { readonly kind: 'none' };

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const plannedEngine: z.ZodType<PlannedEngine> = z.strictObject({
  ...engineParser.pick({ id: true, name: true, seconds: true, options: true }).shape,
  declared: z.string().max(MAX_NAME),
});

/** A plan in a file. */
export const planParser: z.ZodType<TournamentPlan> = z.strictObject({
  agents,
  games,
  seed: seedParser,
  rules: rulesParser,
  turnRules: turnRulesParser,
  lexicon: z.strictObject({ id: lexiconId, name: z.string().max(MAX_NAME) }),
  leaves: sha256.optional(),
  engines: listOf(plannedEngine, MAX_AGENTS).optional(),
  isValidated: z.boolean(),
  sprt: sprt.nullable(),
  start: start.optional(),
});
