import type { Action } from '../../state/action';
import type { Zone } from '../../state/window/zone';
import type { Command } from '../command';

const go = (
  id: string,
  zone: Zone | 'everywhere',
  keys: readonly string[],
  title: string,
  action: Action,
): Command => ({ id: `game.${id}`, zone, keys, title, run: ({ dispatch }) => dispatch(action) });

const step = (by: number): Action => ({ type: 'game-turn-stepped', by });
const LAST: Action = { type: 'game-turn-shown', turn: Number.MAX_SAFE_INTEGER };
const FIRST: Action = { type: 'game-turn-shown', turn: 0 };

/** Going through a recorded game. */
export const gameCommands: readonly Command[] = [
  go('previous', 'everywhere', ['Alt+ArrowLeft'], 'Previous turn of the game', step(-1)),
  go('next', 'everywhere', ['Alt+ArrowRight'], 'Next turn of the game', step(1)),
  go('listPrevious', 'game', ['ArrowUp', 'ArrowLeft', 'PageUp', ','], 'Previous turn', step(-1)),
  go('listNext', 'game', ['ArrowDown', 'ArrowRight', 'PageDown', '.'], 'Next turn', step(1)),
  go('first', 'game', ['Home', '[Shift]+<'], 'First turn', FIRST),
  go('last', 'game', ['End', '[Shift]+>'], 'End of the game', LAST),
  go('repair', 'game', ['r'], 'Repair wrong totals', { type: 'game-totals-repaired' }),
  go('close', 'game', ['Delete'], 'Close the game; the position stays', { type: 'game-closed' }),
];
