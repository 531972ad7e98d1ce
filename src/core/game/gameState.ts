import type { Tile } from '../alphabet/tile';
import type { Position } from '../board/position';
import type { Progress } from './progress';
import type { Seed } from './seed';
import type { TurnRules } from './turnRules';
import type { Turn } from './turns/turn';

/**
 * A game between two turns: plain values that nobody writes to. Players are numbered from 0 in the order of
 * their turns. The scores are those of the turns; what the end of a game brings is told by `settlementOf`.
 */
export interface GameState extends Progress {
  readonly turnRules: TurnRules;
  /** The order of tiles that go back into the bag follows from it. */
  readonly seed: Seed;
  /** The board, and the rack of the player on turn. */
  readonly position: Position;
  /**
   * In the order in which they come out: players 0, 2, … draw from the front, players 1, 3, … from the back.
   */
  readonly bag: readonly Tile[];
  /** One for each player. */
  readonly racks: readonly (readonly Tile[])[];
  readonly scores: readonly number[];
  /** Whose turn it is; whose it would be when the game is over. */
  readonly player: number;
  readonly history: readonly PlayedTurn[];
}

/** A turn that has been taken. */
export interface PlayedTurn {
  readonly player: number;
  readonly turn: Turn;
  /** What the player held before. */
  readonly rack: readonly Tile[];
  readonly drawn: readonly Tile[];
  /**
   * What a placement scored; with a challenge, what the player challenged has won by
   * it or, less than 0, lost.
   */
  readonly points: number;
  /** With a challenge: what came out. */
  readonly verdict: 'phony' | 'good' | undefined;
  /** How far the game had come before. */
  readonly before: Progress;
}
