import { useComputed } from '@preact/signals';
import type { CandidateColumn } from '../../../core/movegen/candidates/candidateQuery';
import type { PanelProps } from '../window/panelProps';

const COLUMNS: readonly { readonly by: CandidateColumn | null; readonly title: string }[] = [
  { by: null, title: 'Rank' },
  { by: 'word', title: 'Word' },
  { by: 'position', title: 'Place' },
  { by: 'score', title: 'Score' },
];

/** Heads of the list's columns: a press sorts by one, again the other way round, once more by rank. */
export function CandidateHeads({ dispatch, state }: PanelProps) {
  const sort = useComputed(() => state.value.filter.sort).value;
  return (
    <div class="candidate-heads">
      {COLUMNS.map(({ by, title }) => {
        const isSorted = by === null ? sort === null : sort?.by === by;
        const sign = by === null || !isSorted ? '' : sort?.isDescending === true ? ' ↓' : ' ↑';
        return (
          <button
            key={title}
            type="button"
            class={isSorted ? 'sorted' : ''}
            aria-pressed={isSorted}
            aria-label={`Sort by ${title.toLowerCase()}`}
            onClick={() =>
              dispatch(
                by === null
                  ? { type: 'filter-changed', change: { sort: null } }
                  : { type: 'filter-sorted', by },
              )
            }
          >
            {title}
            {sign}
          </button>
        );
      })}
    </div>
  );
}
