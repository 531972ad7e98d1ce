import type { Tile } from '../../core/alphabet/tile';
import type { Setup } from '../../core/board/setup';
import type { Seed } from '../../core/game/seed';
import type { TurnRules } from '../../core/game/turnRules';
import type { PlainTurn } from '../../core/game/turns/turn';
import type { Message } from '../../core/message';
import type { OpponentTurn } from '../../core/strategy/simulation/inferredRacks';
import type { CountedTurn } from '../../core/strategy/simulation/replies';
import type { RecordedSample } from '../../core/strategy/simulation/sampler';
import type { Estimate } from '../../core/strategy/simulation/samples';
import type { SimulatedDifference } from '../../core/strategy/simulation/simulation';
import type { JobPhase } from '../requests/jobPhase';

/** Request to simulate a position. */
export interface SimulationWish {
  /** Id of an open lexicon. */
  readonly lexicon: string;
  /** The board, the rules and the rack of the player on turn, in a two-player game. */
  readonly setup: Setup;
  readonly turnRules: TurnRules;
  /** Lead of the player on turn, in points. */
  readonly lead: number;
  readonly scorelessTurns: number;
  /** Tiles that the opponent is known to hold. */
  readonly opponentRack: readonly Tile[];
  /**
   * The opponent’s last turn, whose tiles are on the board: only racks are drawn for which it was nearly the
   * best turn. If omitted, all racks are drawn. Cannot be combined with known tiles.
   */
  readonly opponentTurn?: OpponentTurn | undefined;
  /** The number of best turns by static equity, or the turns themselves. */
  readonly candidates: number | readonly PlainTurn[];
  /** Plies after the candidate; null for the rest of the game. */
  readonly plies: number | null;
  /**
   * Confidence in the best candidate that ends the simulation, for example 0.99; if null, only `samples` ends
   * it.
   */
  readonly confidence: number | null;
  /** Maximum for all candidates together; null for the default. */
  readonly samples: number | null;
  readonly seed: Seed;
  /** Null for the default. Results do not depend on it. */
  readonly threads: number | null;
}

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

export interface CompareSimulatedRequest {
  /** Numbers of candidates. */
  readonly one: number;
  readonly other: number;
}

/** The advantage of the first candidate within the same deals. */
export type ComparedCandidates = SimulatedDifference;

export interface SimulatedSampleRequest {
  readonly candidate: number;
  readonly sample: number;
}

/** One sample in detail. The player on turn draws from the front of the bag, the opponent from the back. */
export type SimulatedSample = RecordedSample;

export interface SimulatedRepliesRequest {
  readonly candidate: number;
}

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

/** Maximum number of candidates. */
export const MAX_CANDIDATES = 200;
/** Maximum number of samples of a simulation. */
export const MAX_SAMPLES = 4_000_000;
/** Maximum number of plies, unless the game is played to its end. */
export const MAX_PLIES = 100;
