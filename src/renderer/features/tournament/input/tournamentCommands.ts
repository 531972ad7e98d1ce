import type { TextKey } from '../../../../texts/catalogue';
import { actionCommands, listCommands } from '../../../input/actionCommands';
import { type CommandExtras, commandsOf, type ListedCommand } from '../../../input/command';
import { unless } from '../../../input/reasons';
import type { AppState } from '../../../state/appState';
import { candidatesShut } from '../../simulation/state/simulationSubject';
import type { TournamentTask } from '../state/tournamentState';

/** Shows the tournament page. */
const ask = (
  id: string,
  keys: readonly string[],
  title: TextKey,
  taskOf: (state: AppState) => TournamentTask,
  extras: CommandExtras,
): ListedCommand => ({
  id: `tournament.${id}`,
  zone: 'everywhere',
  keys,
  title,
  run: ({ dispatch, state }) => {
    dispatch({ type: 'side-tab-chosen', tab: 'tournament' });
    dispatch({ type: 'tournament-asked', task: taskOf(state) });
  },
  ...extras,
});

const inList = actionCommands('tournament', 'tournamentGames');

const isPlayed = ({ tournament }: AppState): boolean => tournament.status?.phase === 'running';
const noLexicon = unless(({ lexicon }) => lexicon.kind === 'open', 'impossible.noLexicon');
const notPlaying = unless(isPlayed, 'impossible.notPlaying');
const playing = unless((state) => !isPlayed(state), 'impossible.playing');
const noResults = unless(({ tournament }) => tournament.status !== null, 'impossible.noResults');

export const tournamentCommands = commandsOf(
  'tournament',
  [
    ask(
      'start',
      ['$mod+Shift+t', 'Alt+Shift+KeyT'],
      'tournamentCommands.start',
      ({ tournament }) => (tournament.status?.phase === 'stopped' ? 'continue' : 'start'),
      { label: 'appMenu.tournamentStart', whyNot: (state) => noLexicon(state) ?? playing(state) },
    ),
    {
      id: 'tournament.fromPosition',
      zone: 'everywhere',
      keys: [],
      title: 'tournamentCommands.fromPosition',
      label: 'appMenu.tournamentFromPosition',
      whyNot: candidatesShut,
      run: ({ dispatch }) => dispatch({ type: 'tournament-from-position-asked' }),
    },
    ask('stop', ['$mod+.'], 'tournamentCommands.stop', () => 'stop', { whyNot: notPlaying }),
    ask('save', ['Alt+Shift+KeyS'], 'tournamentCommands.save', () => 'save', {
      label: 'appMenu.tournamentSave',
      whyNot: noResults,
    }),
    ask('open', ['$mod+Shift+f'], 'tournamentCommands.open', () => 'open', {
      label: 'appMenu.tournamentOpen',
      whyNot: playing,
    }),
    ...listCommands(inList, (by) => ({ type: 'tournament-game-stepped', by }), [
      ['previous', 'tournamentCommands.previous'],
      ['next', 'tournamentCommands.next'],
      ['pageUp', 'tournamentCommands.pageUp'],
      ['pageDown', 'tournamentCommands.pageDown'],
      ['first', 'tournamentCommands.first'],
      ['last', 'tournamentCommands.last'],
    ]),
    inList('openGame', 'Enter', 'tournamentCommands.openGame', { type: 'tournament-game-asked' }),
  ],
  unless(({ tournament }) => tournament.games.total > 0, 'impossible.noGames'),
);
