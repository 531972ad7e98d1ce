import type { TextKey } from '../../../texts/catalogue';
import type { Action } from '../../state/action';
import type { Zone } from '../../state/window/zone';
import type { Command } from '../command';

const go = (
  id: string,
  zone: Zone | 'everywhere',
  keys: readonly string[],
  title: TextKey,
  action: Action,
): Command => ({ id: `game.${id}`, zone, keys, title, run: ({ dispatch }) => dispatch(action) });

const step = (by: number): Action => ({ type: 'game-turn-stepped', by });
const LAST: Action = { type: 'game-turn-shown', turn: Number.MAX_SAFE_INTEGER };
const FIRST: Action = { type: 'game-turn-shown', turn: 0 };

/** Going through a recorded game. */
export const gameCommands: readonly Command[] = [
  go('previous', 'everywhere', ['Alt+ArrowLeft'], 'documentCommands.gamePrevious', step(-1)),
  go('next', 'everywhere', ['Alt+ArrowRight'], 'documentCommands.gameNext', step(1)),
  go(
    'listPrevious',
    'game',
    ['ArrowUp', 'ArrowLeft', 'PageUp', ','],
    'documentCommands.gameListPrevious',
    step(-1),
  ),
  go(
    'listNext',
    'game',
    ['ArrowDown', 'ArrowRight', 'PageDown', '.'],
    'documentCommands.gameListNext',
    step(1),
  ),
  go('first', 'game', ['Home', '[Shift]+<'], 'documentCommands.gameFirst', FIRST),
  go('last', 'game', ['End', '[Shift]+>'], 'documentCommands.gameLast', LAST),
  go('repair', 'game', ['r'], 'documentCommands.gameRepair', { type: 'game-totals-repaired' }),
  go('close', 'game', ['Delete'], 'documentCommands.gameClose', { type: 'game-closed' }),
];
