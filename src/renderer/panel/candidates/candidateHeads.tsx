import { useComputed } from '@preact/signals';
import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import { aboutEnding } from '../../features/endgame/view/endgameView';
import { presentRun } from '../../features/simulation/state/simulationSubject';
import { simulationOrigin } from '../../features/simulation/view/simulationView';
import {
  columnsOf,
  type ListColumn,
  type ListSort,
  shownSort,
  sortActionAfter,
} from '../../state/candidates/sortColumns';
import { basisText } from '../../view/candidates/basisText';
import type { TermId } from '../../view/window/glossary';
import { OneStop } from '../window/oneStop';
import type { PanelProps } from '../window/panelProps';
import { useMeaning } from '../window/term';

interface Head {
  readonly title: TextKey;
  readonly name: TextKey;
  readonly term?: TermId;
}

const RANK: Head = { title: 'candidatesPanel.rank', name: 'candidatesPanel.sortByRank' };
const HEADS: Readonly<Partial<Record<NonNullable<ListColumn>, Head>>> = {
  word: { title: 'candidatesPanel.word', name: 'candidatesPanel.sortByWord' },
  position: { title: 'candidatesPanel.place', name: 'candidatesPanel.sortByPlace' },
  score: { title: 'candidatesPanel.score', name: 'candidatesPanel.sortByScore' },
  leave: { title: 'strategy.leave', name: 'strategy.sortByLeave', term: 'leave' },
  equity: { title: 'strategy.equity', name: 'strategy.sortByEquity', term: 'equity' },
  winShare: { title: 'simulating.winShare', name: 'simulating.sortByWinShare', term: 'winPercent' },
  spread: { title: 'simulating.spread', name: 'simulating.sortBySpread', term: 'spread' },
  value: { title: 'endgamePage.headValue', name: 'endgamePage.sortByValue' },
  won: { title: 'simulating.winShare', name: 'endgamePage.sortByWon', term: 'winPercent' },
  finalSpread: { title: 'simulating.spread', name: 'endgamePage.sortBySpread', term: 'spread' },
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
      {columns.map((by) => (
        <HeadButton
          key={headOf(by).title}
          by={by}
          sort={sort}
          origin={origin(by)}
          dispatch={dispatch}
          state={state}
        />
      ))}
    </OneStop>
  );
}

const headOf = (by: ListColumn): Head => (by === null ? RANK : HEADS[by]) ?? RANK;

interface HeadButtonProps extends PanelProps {
  readonly by: ListColumn;
  readonly sort: ListSort | null;
  /** Where the values of the column come from. */
  readonly origin: string | undefined;
}

/** Its word, if the glossary has it, is explained with the origin. */
function HeadButton({ by, origin, sort, ...panel }: HeadButtonProps) {
  const { name, term = null, title } = headOf(by);
  const { attributes, meaning } = useMeaning(term, panel, origin);
  const isSorted = sort === null ? by === null : sort.by === by;
  const sign = by === null || !isSorted ? '' : sort?.isDescending === true ? ' ↓' : ' ↑';
  return (
    <button
      type="button"
      class={`${cellOf(by)}${isSorted ? ' sorted' : ''}`}
      aria-pressed={isSorted}
      aria-label={text(name)}
      title={term === null ? origin : undefined}
      {...attributes}
      onClick={() => panel.dispatch(sortActionAfter(sort, by))}
    >
      {text(title)}
      {sign}
      {meaning}
    </button>
  );
}
