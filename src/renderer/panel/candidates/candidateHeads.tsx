import { useComputed } from '@preact/signals';
import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import { aboutEnding } from '../../features/endgame/view/endgameView';
import { presentRun } from '../../features/simulation/state/simulationSubject';
import { simulationOrigin } from '../../features/simulation/view/simulationView';
import { columnsOf, type ListColumn, shownSort, sortActionAfter } from '../../state/candidates/sortColumns';
import { basisText } from '../../view/candidates/basisText';
import { OneStop } from '../window/oneStop';
import type { PanelProps } from '../window/panelProps';

interface Head {
  readonly title: TextKey;
  readonly name: TextKey;
}

const RANK: Head = { title: 'candidatesPanel.rank', name: 'candidatesPanel.sortByRank' };
const HEADS: Readonly<Partial<Record<NonNullable<ListColumn>, Head>>> = {
  word: { title: 'candidatesPanel.word', name: 'candidatesPanel.sortByWord' },
  position: { title: 'candidatesPanel.place', name: 'candidatesPanel.sortByPlace' },
  score: { title: 'candidatesPanel.score', name: 'candidatesPanel.sortByScore' },
  leave: { title: 'strategy.leave', name: 'strategy.sortByLeave' },
  equity: { title: 'strategy.equity', name: 'strategy.sortByEquity' },
  winShare: { title: 'simulating.winShare', name: 'simulating.sortByWinShare' },
  spread: { title: 'simulating.spread', name: 'simulating.sortBySpread' },
  value: { title: 'endgamePage.headValue', name: 'endgamePage.sortByValue' },
  won: { title: 'simulating.winShare', name: 'endgamePage.sortByWon' },
  finalSpread: { title: 'simulating.spread', name: 'endgamePage.sortBySpread' },
};

/** The class of the cells of a column; figures of a pre-endgame take the places of simulated ones. */
const cellOf = (by: ListColumn): string =>
  by === 'won' ? 'winShare' : by === 'finalSpread' ? 'spread' : (by ?? 'rank');

/** Column headers: the first click sorts, the second reverses, the third restores the rank. */
export function CandidateHeads({ dispatch, state }: PanelProps) {
  const sort = useComputed(() => shownSort(state.value)).value;
  const candidates = useComputed(() => state.value.candidates).value;
  const columns = useComputed(() => columnsOf(state.value)).value;
  const run = useComputed(() => presentRun(state.value)).value;
  const about = useComputed(() => aboutEnding(state.value)).value;
  const basis = candidates === null ? undefined : basisText(candidates.basis, candidates.setup);
  const origin = (by: ListColumn): string | undefined => {
    if (by === 'winShare' || by === 'spread') return run === null ? undefined : simulationOrigin(run);
    if (by === 'value') return `${text('endgamePage.valueHint')} ${about}`;
    if (by === 'won' || by === 'finalSpread') return `${text('endgamePage.wonHint')} ${about}`;
    return by === 'leave' || by === 'equity' ? basis : undefined;
  };
  return (
    <OneStop class="candidate-heads hint" label={text('candidatesPanel.sortHeads')}>
      {columns.map((by) => {
        const { name, title } = (by === null ? RANK : HEADS[by]) ?? RANK;
        const isSorted = sort === null ? by === null : sort.by === by;
        const sign = by === null || !isSorted ? '' : sort?.isDescending === true ? ' ↓' : ' ↑';
        return (
          <button
            key={title}
            type="button"
            class={`${cellOf(by)}${isSorted ? ' sorted' : ''}`}
            aria-pressed={isSorted}
            aria-label={text(name)}
            title={origin(by)}
            onClick={() => dispatch(sortActionAfter(sort, by))}
          >
            {text(title)}
            {sign}
          </button>
        );
      })}
    </OneStop>
  );
}
