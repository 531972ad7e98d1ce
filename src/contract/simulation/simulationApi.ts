import { z } from 'zod';
import type { PlainTurn } from '../../core/game/turns/turn';
import type { Message } from '../../core/message';
import type { CountedTurn } from '../../core/strategy/simulation/replies';
import type { RecordedSample } from '../../core/strategy/simulation/sampler';
import type { Estimate } from '../../core/strategy/simulation/samples';
import type { SimulatedDifference } from '../../core/strategy/simulation/simulation';
import { tileParser } from '../board/boardParsers';
import { MAX_RACK } from '../board/setupParser';
import { PositionRequest } from '../candidates/candidatesApi';
import { opponentTurnParser, plainTurnParser, turnRulesParser } from '../play/playApi';
import { bounded, listOf } from '../requests/bounded';
import type { JobPhase } from '../requests/jobPhase';
import { MAX_THREADS } from '../requests/limits';
import { count, seedParser } from '../requests/shapes';
import { MAX_CANDIDATES, MAX_PLIES, MAX_SAMPLES } from './simulationLimits';

const candidate = count.max(MAX_CANDIDATES);
const turns: z.ZodType<readonly PlainTurn[]> = bounded(z.array(plainTurnParser).min(1), MAX_CANDIDATES);

/** Request to simulate a position in a two-player game. */
export const SimulationOptions = PositionRequest.extend({
  turnRules: turnRulesParser,
  /** Lead of the player on turn, in points. */
  lead: z.int(),
  scorelessTurns: count,
  /** Tiles that the opponent is known to hold. */
  opponentRack: listOf(tileParser, MAX_RACK),
  /**
   * The opponent’s last turn, whose tiles are on the board: only racks are drawn for which it was nearly the
   * best turn. If omitted, all racks are drawn. Cannot be combined with known tiles.
   */
  opponentTurn: opponentTurnParser.optional(),
  /** The number of best turns by static equity, or the turns themselves. */
  candidates: z.union([z.int().min(1).max(MAX_CANDIDATES), turns]),
  /** Plies after the candidate; null for the rest of the game. */
  plies: count.max(MAX_PLIES).nullable(),
  /**
   * Confidence in the best candidate that ends the simulation, for example 0.99; if null, only `samples` ends
   * it.
   */
  confidence: z.number().min(0.5).max(0.9999).nullable(),
  /** Maximum for all candidates together; null for the default. */
  samples: z.int().min(1).max(MAX_SAMPLES).nullable(),
  seed: seedParser,
  /** Null for the default. Results do not depend on it. */
  threads: z.int().min(1).max(MAX_THREADS).nullable(),
});
export type SimulationOptions = Readonly<z.infer<typeof SimulationOptions>>;

/** The single simulation of the program. */
export interface SimulationStatus {
  /** Unique to each simulation; continuing keeps it. */
  readonly id: number;
  /** A stopped simulation can be continued. */
  readonly phase: JobPhase;
  /** From best to worst. */
  readonly rows: readonly SimulationRow[];
  /** Number of samples of all candidates, and of turns played in them. */
  readonly samples: number;
  readonly plies: number;
  /** Running time so far. */
  readonly seconds: number;
  /** The inference from the opponent’s last turn; null if it was not requested. */
  readonly inference: InferenceSummary | null;
  /** The source of win shares. */
  readonly winShareBy: WinShareSource;
  /** If false, the tile set has no leaves, and both players play by score alone. */
  readonly hasLeaves: boolean;
  /** Why it stopped by itself. */
  readonly problem: Message | null;
}

/** Summary of the racks that the opponent may have kept. */
export interface InferenceSummary {
  /** Number of distinct racks tried, and of those that fit. If none fits, all racks are drawn. */
  readonly looked: number;
  readonly fitting: number;
  /** Whether these were all possible racks; otherwise they were sampled. */
  readonly isEvery: boolean;
}

/** A table from self-play, or a formula fitted to the standard board with English tiles. */
export type WinShareSource =
  | { readonly kind: 'table'; readonly lexicon: string; readonly games: number }
  | { readonly kind: 'formula' };

export interface SimulationRow {
  /** The number of the candidate, which stays the same when rows change places. */
  readonly candidate: number;
  readonly turn: PlainTurn;
  readonly score: number;
  /** Static, in points. */
  readonly equity: number;
  /** Win % as a fraction, ties counting half; never exactly 0 or 1, because nothing is solved. */
  readonly winShare: Estimate;
  /** Points gained on the opponent from here on, including leave values. */
  readonly spread: Estimate;
  readonly samples: number;
}

export const CompareSimulatedRequest = z.strictObject({
  /** Numbers of candidates. */
  one: candidate,
  other: candidate,
});
export type CompareSimulatedRequest = Readonly<z.infer<typeof CompareSimulatedRequest>>;

/** The advantage of the first candidate within the same deals. */
export type ComparedCandidates = SimulatedDifference;

export const SimulatedSampleRequest = z.strictObject({ candidate, sample: count.max(MAX_SAMPLES) });
export type SimulatedSampleRequest = Readonly<z.infer<typeof SimulatedSampleRequest>>;

/** One sample in detail. The player on turn draws from the front of the bag, the opponent from the back. */
export type SimulatedSample = RecordedSample;

export const SimulatedRepliesRequest = z.strictObject({ candidate });
export type SimulatedRepliesRequest = Readonly<z.infer<typeof SimulatedRepliesRequest>>;

/** The turns after a candidate in its samples. */
export interface SimulatedReplies {
  readonly candidate: number;
  readonly samples: number;
  /**
   * By square, row-major: number of samples in which the opponent’s next turn places a tile there, and total
   * points of these turns.
   */
  readonly opponentSquares: Float64Array;
  readonly opponentPoints: Float64Array;
  /** The same for the player’s own next turn; empty if the simulation has too few plies. */
  readonly ownSquares: Float64Array;
  readonly ownPoints: Float64Array;
  /** The opponent’s most frequent replies, most frequent first; at most `MAX_REPLIES`. */
  readonly replies: readonly CountedTurn[];
}

export const MAX_REPLIES = 50;
