import { useComputed } from '@preact/signals';
import type { CandidateColumn } from '../../../core/movegen/candidates/candidateQuery';
import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import type { PanelProps } from '../window/panelProps';

interface Column {
  readonly by: CandidateColumn | null;
  readonly title: TextKey;
  readonly name: TextKey;
}

const COLUMNS: readonly Column[] = [
  { by: null, title: 'candidatesPanel.rank', name: 'candidatesPanel.sortByRank' },
  { by: 'word', title: 'candidatesPanel.word', name: 'candidatesPanel.sortByWord' },
  { by: 'position', title: 'candidatesPanel.place', name: 'candidatesPanel.sortByPlace' },
  { by: 'score', title: 'candidatesPanel.score', name: 'candidatesPanel.sortByScore' },
];

/** Heads of the list's columns: a press sorts by one, again the other way round, once more by rank. */
export function CandidateHeads({ dispatch, state }: PanelProps) {
  const sort = useComputed(() => state.value.filter.sort).value;
  return (
    <div class="candidate-heads">
      {COLUMNS.map(({ by, name, title }) => {
        const isSorted = by === null ? sort === null : sort?.by === by;
        const sign = by === null || !isSorted ? '' : sort?.isDescending === true ? ' ↓' : ' ↑';
        return (
          <button
            key={title}
            type="button"
            class={isSorted ? 'sorted' : ''}
            aria-pressed={isSorted}
            aria-label={text(name)}
            onClick={() =>
              dispatch(
                by === null
                  ? { type: 'filter-changed', change: { sort: null } }
                  : { type: 'filter-sorted', by },
              )
            }
          >
            {text(title)}
            {sign}
          </button>
        );
      })}
    </div>
  );
}
