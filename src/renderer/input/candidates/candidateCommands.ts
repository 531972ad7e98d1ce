import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import type { Action } from '../../state/action';
import type { AppState } from '../../state/appState';
import { playCandidate, playOther } from '../../state/candidates/candidatePlay';
import { candidateAt, turnAt } from '../../state/candidates/candidateSet';
import { shownSort, sortAction, sortActionBeside } from '../../state/candidates/sortColumns';
import { walkTo } from '../../state/walk/walk';
import { actionCommands, listCommands } from '../actionCommands';
import { type Command, commandsOf, type ListedCommand } from '../command';
import { ALWAYS, noCandidates } from '../reasons';

const anywhere = actionCommands('candidate', 'everywhere');
const inList = actionCommands('candidate', 'candidates');
const LAST: Action = { type: 'candidate-shown', rank: Number.MAX_SAFE_INTEGER };
const TO_FILTER: Action = { type: 'zone-entered', zone: 'filter' };

const shownRow = ({ shownRank }: AppState): number => shownRank;

/** Places a candidate's tiles on the board: one undo step. */
const play = (
  id: string,
  zone: Command['zone'],
  keys: readonly string[],
  title: TextKey,
  rowOf: (state: AppState) => number,
): ListedCommand => ({
  id,
  zone,
  keys,
  title,
  run: ({ dispatch, state }) => {
    const { candidates, setup } = state;
    const turn = candidates?.setup === setup ? turnAt(candidates, rowOf(state)) : undefined;
    if (turn?.kind === 'placement') return dispatch(playCandidate(state, turn));
    const other = turn === undefined ? null : playOther(state, turn);
    if (other !== null) return dispatch(other);
    const message = text(turn === undefined ? 'candidates.nothingToPlay' : 'strategy.notOnBoard');
    dispatch({ type: 'notice-raised', message });
  },
});

/** Sorts by the adjacent column, in its usual order. */
const sortBeside = (id: string, key: string, title: TextKey, by: 1 | -1): ListedCommand => ({
  id,
  zone: 'candidates',
  keys: [key],
  title,
  run: ({ dispatch, state }) => dispatch(sortActionBeside(state, by)),
});

const turnOrder = (id: string, key: string, title: TextKey, isDescending: boolean): ListedCommand => ({
  id,
  zone: 'candidates',
  keys: [key],
  title,
  run: ({ dispatch, state }) => {
    const sort = shownSort(state);
    if (sort !== null) dispatch(sortAction({ ...sort, isDescending }));
  },
});

/** On the board the plain keys move the cursor instead; those with Mod work in every zone. */
export const candidateCommands = commandsOf(
  'candidates',
  [
    ...listCommands(anywhere, (by) => ({ type: 'candidate-stepped', by }), [
      ['previous', 'candidateCommands.previous', 'previous', ['ArrowUp', '$mod+ArrowUp']],
      ['next', 'candidateCommands.next', 'next', ['ArrowDown', '$mod+ArrowDown']],
      ['pageUp', 'candidateCommands.pageUp'],
      ['pageDown', 'candidateCommands.pageDown'],
    ]),
    anywhere('first', ['Home', '$mod+Home'], 'candidateCommands.first', { type: 'candidate-shown', rank: 1 }),
    anywhere('last', ['End', '$mod+End'], 'candidateCommands.last', LAST),
    {
      id: 'candidate.walk',
      zone: 'candidates',
      keys: ['Enter'],
      title: 'candidateCommands.walk',
      run: ({ dispatch, state }) => {
        const shown = candidateAt(state.candidates, state.shownRank);
        if (shown !== undefined) dispatch({ type: 'walk-opened', subject: walkTo(shown.rank) });
      },
    },
    play('candidate.commit', 'everywhere', ['$mod+i'], 'candidateCommands.commit', shownRow),
    play('candidate.commitHere', 'candidates', ['Shift+Enter'], 'candidateCommands.commitHere', shownRow),
    play('candidate.commitTop', 'everywhere', ['$mod+t', 'Alt+KeyT'], 'candidateCommands.commitTop', () => 1),
    inList('pin', 'Space', 'candidateCommands.pin', { type: 'candidate-pinned' }),
    anywhere('filter', '$mod+f', 'candidateCommands.filter', TO_FILTER, { whyNot: ALWAYS }),
    inList('filterHere', '/', 'candidateCommands.filterHere', TO_FILTER, { whyNot: ALWAYS }),
    sortBeside('candidate.sortNext', 'ArrowRight', 'candidateCommands.sortNext', 1),
    sortBeside('candidate.sortPrevious', 'ArrowLeft', 'candidateCommands.sortPrevious', -1),
    turnOrder('candidate.sortUp', 'Shift+ArrowUp', 'candidateCommands.sortUp', false),
    turnOrder('candidate.sortDown', 'Shift+ArrowDown', 'candidateCommands.sortDown', true),
    {
      id: 'candidate.typeAhead',
      zone: 'candidates',
      keys: ['Letter', 'Shift+Letter'],
      title: 'candidateCommands.typeAhead',
      run: ({ dispatch }, { key }) => dispatch({ type: 'candidates-typed', text: key }),
    },
  ],
  noCandidates,
);
