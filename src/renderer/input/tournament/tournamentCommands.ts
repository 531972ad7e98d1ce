import type { TextKey } from '../../../texts/catalogue';
import type { Action } from '../../state/action';
import type { AppState } from '../../state/appState';
import type { TournamentTask } from '../../state/tournament/tournamentState';
import type { Command } from '../command';

const PAGE_STEP = 10;

/** What is done with the tournament is seen on its page. */
const ask = (
  id: string,
  keys: readonly string[],
  title: TextKey,
  taskOf: (state: AppState) => TournamentTask,
): Command => ({
  id: `tournament.${id}`,
  zone: 'everywhere',
  keys,
  title,
  run: ({ dispatch, state }) => {
    dispatch({ type: 'side-tab-chosen', tab: 'tournament' });
    dispatch({ type: 'tournament-asked', task: taskOf(state) });
  },
});

const inList = (id: string, key: string, title: TextKey, action: Action): Command => ({
  id: `tournament.${id}`,
  zone: 'tournamentGames',
  keys: [key],
  title,
  run: ({ dispatch }) => dispatch(action),
});

const step = (by: number): Action => ({ type: 'tournament-game-stepped', by });
const show = (index: number): Action => ({ type: 'tournament-game-chosen', index });

export const tournamentCommands: readonly Command[] = [
  ask('start', ['$mod+Shift+t', 'Alt+Shift+KeyT'], 'tournamentCommands.start', ({ tournament }) =>
    tournament.status?.phase === 'stopped' ? 'continue' : 'start',
  ),
  ask('stop', ['$mod+.'], 'tournamentCommands.stop', () => 'stop'),
  ask('save', ['Alt+Shift+KeyS'], 'tournamentCommands.save', () => 'save'),
  ask('open', ['$mod+Shift+f'], 'tournamentCommands.open', () => 'open'),
  inList('previous', 'ArrowUp', 'tournamentCommands.previous', step(-1)),
  inList('next', 'ArrowDown', 'tournamentCommands.next', step(1)),
  inList('pageUp', 'PageUp', 'tournamentCommands.pageUp', step(-PAGE_STEP)),
  inList('pageDown', 'PageDown', 'tournamentCommands.pageDown', step(PAGE_STEP)),
  inList('first', 'Home', 'tournamentCommands.first', show(0)),
  inList('last', 'End', 'tournamentCommands.last', show(Number.MAX_SAFE_INTEGER)),
  inList('openGame', 'Enter', 'tournamentCommands.openGame', { type: 'tournament-game-asked' }),
];
