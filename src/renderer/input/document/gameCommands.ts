import type { TextKey } from '../../../texts/catalogue';
import type { Action } from '../../state/action';
import type { Zone } from '../../state/window/zone';
import { type CommandExtras, commandsOf, type ListedCommand } from '../command';
import { noGame, unless } from '../reasons';

const go = (
  id: string,
  zone: Zone | 'everywhere',
  keys: readonly string[],
  title: TextKey,
  action: Action,
  extras: CommandExtras = {},
): ListedCommand => ({
  id: `game.${id}`,
  zone,
  keys,
  title,
  run: ({ dispatch }) => dispatch(action),
  ...extras,
});

const noWrongTotal = unless(
  ({ game }) => game?.problems.some(({ code }) => code === 'total') ?? false,
  'impossible.nothingToRepair',
);

const step = (by: number): Action => ({ type: 'game-turn-stepped', by });
const LAST: Action = { type: 'game-turn-shown', turn: Number.MAX_SAFE_INTEGER };
const FIRST: Action = { type: 'game-turn-shown', turn: 0 };

/** Going through a recorded game. */
export const gameCommands = commandsOf(
  'game',
  [
    go('previous', 'everywhere', ['Alt+ArrowLeft'], 'documentCommands.gamePrevious', step(-1), {
      label: 'appMenu.gamePrevious',
    }),
    go('next', 'everywhere', ['Alt+ArrowRight'], 'documentCommands.gameNext', step(1), {
      label: 'appMenu.gameNext',
    }),
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
    go(
      'repair',
      'game',
      ['r'],
      'documentCommands.gameRepair',
      { type: 'game-totals-repaired' },
      { whyNot: noWrongTotal },
    ),
    go(
      'close',
      'game',
      ['Delete'],
      'documentCommands.gameClose',
      { type: 'game-closed' },
      { label: 'appMenu.gameClose' },
    ),
  ],
  noGame,
);
