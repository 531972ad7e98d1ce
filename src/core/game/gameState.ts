import type { Tile } from '../alphabet/tile';
import type { Position } from '../board/position';
import type { GameProgress } from './progress';
import type { Seed } from './seed';
import type { TurnRules } from './turnRules';
import type { Turn } from './turns/turn';

/**
 * A game between two turns, as immutable plain values. Players are numbered from 0 in turn order. The scores
 * are those of the turns; `settlementOf` returns the points that the end of the game adds.
 */
export interface GameState extends GameProgress {
  readonly turnRules: TurnRules;
  /** Determines where exchanged tiles go in the bag. */
  readonly seed: Seed;
  /** The board, and the rack of the player on turn. */
  readonly position: Position;
  /** In drawing order: players 0, 2, … draw from the front, players 1, 3, … from the back. */
  readonly bag: readonly Tile[];
  readonly racks: readonly (readonly Tile[])[];
  readonly scores: readonly number[];
  /** The player on turn; after the end, the player who would be. */
  readonly player: number;
  readonly history: readonly PlayedTurn[];
  /** Points that each player loses for overtime at the end; undefined without such a rule, and before. */
  readonly overtimePenalties?: readonly number[];
}

/** A turn that has been taken. */
export interface PlayedTurn {
  readonly player: number;
  readonly turn: Turn;
  /** The player's rack before the turn. */
  readonly rack: readonly Tile[];
  readonly drawn: readonly Tile[];
  /**
   * Points of a placement; for a challenge, the points that the challenged player gains or, if negative,
   * loses.
   */
  readonly points: number;
  /** The outcome of a challenge; undefined for other turns. */
  readonly verdict: 'phony' | 'good' | undefined;
  /** Progress of the game before the turn. */
  readonly before: GameProgress;
}
