import { candidateAt } from '../state/candidateSet';
import type { WalkSubject } from '../state/walkRun';
import type { Command } from './command';

const PAGE_STEP = 10;

const step = (id: string, keys: readonly string[], title: string, by: number): Command => ({
  id,
  zone: 'everywhere',
  keys,
  title,
  run: ({ dispatch }) => dispatch({ type: 'candidate-stepped', by }),
});

const show = (id: string, keys: readonly string[], title: string, rank: number): Command => ({
  id,
  zone: 'everywhere',
  keys,
  title,
  run: ({ dispatch }) => dispatch({ type: 'candidate-shown', rank }),
});

/** On the board the plain keys move the cursor instead; those with Mod step from every zone. */
export const candidateCommands: readonly Command[] = [
  step('candidate.previous', ['ArrowUp', '$mod+ArrowUp'], 'Previous candidate', -1),
  step('candidate.next', ['ArrowDown', '$mod+ArrowDown'], 'Next candidate', 1),
  step('candidate.pageUp', ['PageUp'], 'Ten candidates up', -PAGE_STEP),
  step('candidate.pageDown', ['PageDown'], 'Ten candidates down', PAGE_STEP),
  show('candidate.first', ['Home', '$mod+Home'], 'First candidate', 1),
  show('candidate.last', ['End', '$mod+End'], 'Last candidate', Number.MAX_SAFE_INTEGER),
  {
    id: 'candidate.walk',
    zone: 'candidates',
    keys: ['Enter'],
    title: 'Open the walk to the candidate',
    run: ({ dispatch, state }) => {
      const shown = candidateAt(state.candidates, state.shownRank);
      if (shown !== undefined) dispatch({ type: 'walk-opened', subject: walkTo(shown.rank) });
    },
  },
  {
    id: 'candidate.filter',
    zone: 'everywhere',
    keys: ['$mod+f'],
    title: 'Filter the candidates',
    run: ({ dispatch }) => dispatch({ type: 'zone-entered', zone: 'filter' }),
  },
  {
    id: 'candidate.filterHere',
    zone: 'candidates',
    keys: ['/'],
    title: 'Filter the list',
    run: ({ dispatch }) => dispatch({ type: 'zone-entered', zone: 'filter' }),
  },
  {
    id: 'candidate.typeAhead',
    zone: 'candidates',
    keys: ['Letter', 'Shift+Letter'],
    title: 'To the first word that begins with the letters typed',
    run: ({ dispatch }, { key }) => dispatch({ type: 'candidates-typed', text: key }),
  },
];

const walkTo = (rank: number): WalkSubject => ({
  kind: 'search',
  scope: { kind: 'candidate', rank },
  algorithm: 'gaddag',
});
