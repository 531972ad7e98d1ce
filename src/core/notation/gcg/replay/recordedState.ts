import type { Tile } from '../../../alphabet/tile';
import { type GameProgress, progressAfter } from '../../../game/progress';
import type { TurnRules } from '../../../game/turnRules';
import type { PlayerIndex } from '../gcgDocument';

/** State of a recorded game between two events. */
export interface RecordedState extends GameProgress {
  /** Row-major. */
  readonly board: readonly Tile[];
  readonly scores: readonly [number, number];
  /** Number of tiles that each player holds. */
  readonly held: readonly [number, number];
  readonly bagCount: number;
  /** The player on turn; undefined before the first turn, which may be either's. */
  readonly toMove: PlayerIndex | undefined;
}

export const otherPlayer = (player: PlayerIndex): PlayerIndex => (player === 0 ? 1 : 0);

/** The state after a turn of `player`, without its points. */
export function afterTurn(
  before: RecordedState,
  player: PlayerIndex,
  turn: { readonly board: readonly Tile[]; readonly playedCount: number; readonly score: number },
  turnRules: TurnRules,
): RecordedState {
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

/** The state after a phony has been taken back: as before it, except that the turn is lost. */
export function afterWithdrawal(
  beforePlay: RecordedState,
  player: PlayerIndex,
  turnRules: TurnRules,
): RecordedState {
  return afterTurn(beforePlay, player, { board: beforePlay.board, playedCount: 0, score: 0 }, turnRules);
}

export const withScore = (state: RecordedState, player: PlayerIndex, total: number): RecordedState => ({
  ...state,
  scores: replaceAt(state.scores, player, total),
});

const replaceAt = (
  pair: readonly [number, number],
  player: PlayerIndex,
  value: number,
): readonly [number, number] => (player === 0 ? [value, pair[1]] : [pair[0], value]);
