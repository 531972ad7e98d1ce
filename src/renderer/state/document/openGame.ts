import type { Rules } from '../../../core/board/rules';
import type { Setup } from '../../../core/board/setup';
import { entryAt } from '../../../core/certain';
import { clamp } from '../../../core/clamp';
import type { Message } from '../../../core/message';
import type { GcgDocument } from '../../../core/notation/gcg/gcgDocument';
import type { GcgProblem } from '../../../core/notation/gcg/gcgProblem';
import { checkGcg } from '../../../core/notation/gcg/replay/checkGcg';
import { type GcgPosition, gcgPositions } from '../../../core/notation/gcg/replay/gcgPositions';
import { repairTotals, type TotalRepair } from '../../../core/notation/gcg/replay/repairTotals';
import { replayGcg } from '../../../core/notation/gcg/replay/replayGcg';

/** A recorded game that can be stepped through. */
export interface OpenGame {
  readonly record: GcgDocument;
  /** The position before each turn, and at the end. */
  readonly positions: readonly GcgPosition[];
  /** Events that are impossible. */
  readonly problems: readonly GcgProblem[];
  /** Whether it is still being played, so that its last position is not an end. */
  readonly isOngoing?: boolean;
  /** Index of the position shown, or of the one that the setup was edited from. */
  readonly turn: number;
  /** Why the next play is not a candidate; null if it is one, or not known yet. */
  readonly playNote: Message | null;
}

export type GameAction =
  /** Adds a record to the position and shows the game's first turn. */
  | { readonly type: 'game-opened'; readonly game: OpenGame }
  /** Turns outside the game are clamped. */
  | { readonly type: 'game-turn-shown'; readonly turn: number }
  | { readonly type: 'game-turn-stepped'; readonly by: number }
  | { readonly type: 'game-play-judged'; readonly turn: number; readonly note: Message | null }
  /** Recomputes the totals from the points of the events. */
  | { readonly type: 'game-totals-repaired' }
  /** Keeps the position. */
  | { readonly type: 'game-closed' };

/** @param turn clamped to the game */
export function openGame(record: GcgDocument, rules: Rules, turn = 0): OpenGame {
  const replay = replayGcg(record, rules);
  const positions = gcgPositions(record, rules, replay);
  const problems = checkGcg(record, rules, replay);
  return { record, positions, problems, turn: nearestTurn(positions, turn), playNote: null };
}

export interface GameRepair {
  readonly game: OpenGame;
  /** In line order; empty if all totals were right. */
  readonly repairs: readonly TotalRepair[];
}

/**
 * The game with corrected totals. Its turns keep the identity of their setups, because the board is
 * unchanged.
 */
export function repairGame(game: OpenGame): GameRepair {
  const { document, repairs } = repairTotals(game.record);
  const { rules } = positionShown(game).setup;
  const replay = replayGcg(document, rules);
  const positions = gcgPositions(document, rules, replay).map((position, turn) => ({
    ...position,
    setup: game.positions[turn]?.setup ?? position.setup,
  }));
  return {
    game: { ...game, record: document, positions, problems: checkGcg(document, rules, replay) },
    repairs,
  };
}

export const nearestTurn = (positions: readonly GcgPosition[], turn: number): number =>
  clamp(turn, 0, positions.length - 1);

/** There is always one: a record without turns has its end. */
export const positionShown = ({ positions, turn }: OpenGame): GcgPosition => entryAt(positions, turn);

/** Whether the setup differs from the one at the game's turn. */
export const isOffGame = (game: OpenGame, setup: Setup): boolean =>
  !hasSameParts(positionShown(game).setup, setup);

/** Whether board, rack and rules are identical objects, even if the setup around them was recreated. */
export const hasSameParts = (one: Setup, other: Setup): boolean =>
  one === other || (one.tiles === other.tiles && one.rack === other.rack && one.rules === other.rules);
