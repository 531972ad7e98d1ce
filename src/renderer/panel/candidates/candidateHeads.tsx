import { useComputed } from '@preact/signals';
import type { CandidateColumn } from '../../../core/movegen/candidates/candidateQuery';
import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import { columnsOf, shownSort } from '../../state/candidates/sortColumns';
import { basisText } from '../../view/strategy/basisText';
import type { PanelProps } from '../window/panelProps';

interface Head {
  readonly title: TextKey;
  readonly name: TextKey;
}

const RANK: Head = { title: 'candidatesPanel.rank', name: 'candidatesPanel.sortByRank' };
const HEADS: Readonly<Partial<Record<CandidateColumn, Head>>> = {
  word: { title: 'candidatesPanel.word', name: 'candidatesPanel.sortByWord' },
  position: { title: 'candidatesPanel.place', name: 'candidatesPanel.sortByPlace' },
  score: { title: 'candidatesPanel.score', name: 'candidatesPanel.sortByScore' },
  leave: { title: 'strategy.leave', name: 'strategy.sortByLeave' },
  equity: { title: 'strategy.equity', name: 'strategy.sortByEquity' },
};

/** Heads of the list's columns: a press sorts by one, again the other way round, once more by rank. */
export function CandidateHeads({ dispatch, state }: PanelProps) {
  const sort = useComputed(() => shownSort(state.value)).value;
  const candidates = useComputed(() => state.value.candidates).value;
  const columns = columnsOf(candidates);
  const basis = candidates === null ? undefined : basisText(candidates.basis, candidates.setup);
  return (
    <div class="candidate-heads">
      {columns.map((by) => {
        const { name, title } = (by === null ? RANK : HEADS[by]) ?? RANK;
        const isSorted = sort === null ? by === null : sort.by === by;
        const sign = by === null || !isSorted ? '' : sort?.isDescending === true ? ' ↓' : ' ↑';
        return (
          <button
            key={title}
            type="button"
            class={`${by ?? 'rank'}${isSorted ? ' sorted' : ''}`}
            aria-pressed={isSorted}
            aria-label={text(name)}
            title={by === 'leave' || by === 'equity' ? basis : undefined}
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
