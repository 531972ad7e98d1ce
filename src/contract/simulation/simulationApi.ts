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

/** What is to be found out by playing a position on, many times over. */
export interface SimulationWish {
  /** An open one. */
  readonly lexicon: string;
  /** The board, the rules and the rack of the player on turn, in a game of two. */
  readonly setup: Setup;
  readonly turnRules: TurnRules;
  /** How far the player on turn leads, in points. */
  readonly lead: number;
  readonly scorelessTurns: number;
  /** Tiles that the opponent is known to hold. */
  readonly opponentRack: readonly Tile[];
  /**
   * The opponent’s last turn, its tiles on the board: of all racks only those are drawn with which it would
   * have been best, or nearly so. Left out: all racks. Not beside known tiles.
   */
  readonly opponentTurn?: OpponentTurn | undefined;
  /** The best by static equity, so many; or these. */
  readonly candidates: number | readonly PlainTurn[];
  /** Turns behind the candidate; null for the rest of the game. */
  readonly plies: number | null;
  /** How sure the best has to be, as in 0.99, before the simulation stops; null: only `samples` stop it. */
  readonly confidence: number | null;
  /** Of all candidates together, at most; null for the usual number. */
  readonly samples: number | null;
  readonly seed: Seed;
  /** Null for the usual number. What comes out does not depend on it. */
  readonly threads: number | null;
}

/** The one simulation that the program has. */
export interface SimulationStatus {
  /** Each simulation has another one; going on keeps it. */
  readonly id: number;
  /** What is stopped can go on. */
  readonly phase: 'running' | 'stopped' | 'finished';
  /** From best to worst. */
  readonly rows: readonly SimulationRow[];
  /** Samples of all candidates, and the turns played for them. */
  readonly samples: number;
  readonly plies: number;
  /** Spent running so far. */
  readonly seconds: number;
  /** What the opponent’s last turn tells of the rack; null where nobody asked. */
  readonly inference: InferenceSummary | null;
  /** Where win shares come from. */
  readonly winShareBy: WinShareSource;
  /** False where the tile set has no leaves: then both players go by score alone. */
  readonly hasLeaves: boolean;
  /** Why it stopped by itself. */
  readonly problem: Message | null;
}

/** Racks that the opponent may have kept. */
export interface InferenceSummary {
  /** Different ones that were looked at, and how many of them fit. None: all racks are drawn. */
  readonly looked: number;
  readonly fitting: number;
  /** Whether these were all that are possible; else they were drawn. */
  readonly isEvery: boolean;
}

/** A table made by self-play, or a formula that was fitted to the standard board with English tiles. */
export type WinShareSource =
  | { readonly kind: 'table'; readonly lexicon: string; readonly games: number }
  | { readonly kind: 'formula' };

export interface SimulationRow {
  /** The number of the candidate: it stays the same while rows change places. */
  readonly candidate: number;
  readonly turn: PlainTurn;
  readonly score: number;
  /** Static, in points. */
  readonly equity: number;
  /** Between 0 and 1, ties counting half; neither is reached, since nothing is solved. */
  readonly winShare: Estimate;
  /** Points won on the opponent from here on, with what is left on the racks. */
  readonly spread: Estimate;
  readonly samples: number;
}

export interface SimulationEvent {
  readonly type: 'simulation-progress';
  readonly status: SimulationStatus;
}

export interface CompareSimulatedRequest {
  /** Numbers of candidates. */
  readonly one: number;
  readonly other: number;
}

/** By how much the one is better than the other, within the same deals. */
export type ComparedCandidates = SimulatedDifference;

export interface SimulatedSampleRequest {
  readonly candidate: number;
  readonly sample: number;
}

/** One sample as it is played. Who is on turn draws from the bag’s front, the opponent from its back. */
export type SimulatedSample = RecordedSample;

export interface SimulatedRepliesRequest {
  readonly candidate: number;
}

/** What the samples of a candidate have played after it. */
export interface SimulatedReplies {
  readonly candidate: number;
  readonly samples: number;
  /**
   * By square, row-major: in how many samples the opponent’s next turn lays a tile there, and how many
   * points these turns score in all.
   */
  readonly opponentSquares: Float64Array;
  readonly opponentPoints: Float64Array;
  /** The same of the player’s own next turn; nothing where the simulation does not look so far. */
  readonly ownSquares: Float64Array;
  readonly ownPoints: Float64Array;
  /** The opponent’s commonest replies, the commonest first; at most `MAX_REPLIES`. */
  readonly replies: readonly CountedTurn[];
}

export const MAX_REPLIES = 50;

/** At most so many candidates. */
export const MAX_CANDIDATES = 200;
/** All samples of a simulation. */
export const MAX_SAMPLES = 4_000_000;
/** Turns behind a candidate, where they are counted. */
export const MAX_PLIES = 100;
