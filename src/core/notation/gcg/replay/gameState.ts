import { NO_TILE, type Tile } from '../../../alphabet/tile';
import type { Rules } from '../../../board/rules';
import { FIRST_PROGRESS, type Progress, progressAfter } from '../../../game/progress';
import type { TurnRules } from '../../../game/turnRules';
import type { PlayerIndex } from '../gcgDocument';

/** Where a game stands between two events. */
export interface GameState extends Progress {
  /** Row-major. */
  readonly board: readonly Tile[];
  readonly scores: readonly [number, number];
  /** How many tiles each player holds. */
  readonly held: readonly [number, number];
  readonly bagCount: number;
  /** Whose turn it is; undefined before the first turn, which may be either's. */
  readonly toMove: PlayerIndex | undefined;
}

export const otherPlayer = (player: PlayerIndex): PlayerIndex => (player === 0 ? 1 : 0);

export function openingState({ layout, distribution, rackSize }: Rules): GameState {
  const total = distribution.letters.reduce((sum, { count }) => sum + count, distribution.blankCount);
  const first = Math.min(rackSize, total);
  const second = Math.min(rackSize, total - first);
  return {
    board: new Array<Tile>(layout.rows * layout.cols).fill(NO_TILE),
    scores: [0, 0],
    held: [first, second],
    bagCount: total - first - second,
    toMove: undefined,
    ...FIRST_PROGRESS,
  };
}

/** The state after `player` has taken a turn, without its points. */
export function afterTurn(
  before: GameState,
  player: PlayerIndex,
  turn: { readonly board: readonly Tile[]; readonly playedCount: number; readonly score: number },
  turnRules: TurnRules,
): GameState {
  const drawn = Math.min(turn.playedCount, before.bagCount);
  const own = Math.max(0, before.held[player] - turn.playedCount + drawn);
  const bagCount = before.bagCount - drawn;
  const taken = { ...turn, player, playerCount: 2, points: turn.score, heldCount: own, bagCount };
  const progress = progressAfter(before, taken, turnRules);
  return {
    ...before,
    board: turn.board,
    held: replaceAt(before.held, player, own),
    bagCount,
    toMove: otherPlayer(player),
    ...progress,
  };
}

/** The state after a phony has been taken back: all is as before it, but the turn is gone. */
export function afterWithdrawal(beforePlay: GameState, player: PlayerIndex, turnRules: TurnRules): GameState {
  return afterTurn(beforePlay, player, { board: beforePlay.board, playedCount: 0, score: 0 }, turnRules);
}

export const withScore = (state: GameState, player: PlayerIndex, total: number): GameState => ({
  ...state,
  scores: replaceAt(state.scores, player, total),
});

const replaceAt = (
  pair: readonly [number, number],
  player: PlayerIndex,
  value: number,
): readonly [number, number] => (player === 0 ? [value, pair[1]] : [pair[0], value]);
