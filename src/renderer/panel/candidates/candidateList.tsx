import { useComputed } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { text } from '../../../texts/text';
import { endingTurns } from '../../features/endgame/state/endingTurns';
import { figuresOf } from '../../features/simulation/state/simulatedList';
import { markedTurns, presentRun, turnKey } from '../../features/simulation/state/simulationSubject';
import { candidateAt, turnAt } from '../../state/candidates/candidateSet';
import { isSearchLong } from '../../state/candidates/engineNeeds';
import { columnsOf, isJudged as isJudgedSet } from '../../state/candidates/sortColumns';
import { evaluationOf } from '../../view/candidates/evaluation';
import {
  areCandidatesStale,
  candidatesStatus,
  emptyListText,
  isSearchStopped,
} from '../../view/window/statusView';
import { CommandButton } from '../window/commandButton';
import { useHint } from '../window/commandHost';
import { ListFrame, Rows } from '../window/listBox';
import type { PanelProps } from '../window/panelProps';
import { useVirtualRows } from '../window/useVirtualRows';
import { CandidateFilterBar } from './candidateFilterBar';
import { CandidateHeads } from './candidateHeads';
import { CandidateOption, optionId } from './candidateOption';

const ROW_HEIGHT_PX = 28;

interface CandidateListProps extends PanelProps {
  readonly onCommand: (id: string) => void;
}

/** All candidates, best first. Only the visible rows and the shown one are rendered. */
export function CandidateList({ dispatch, onCommand, state }: CandidateListProps) {
  const set = useComputed(() => state.value.candidates).value;
  const shownRank = useComputed(() => state.value.shownRank).value;
  const pinnedRank = useComputed(() => {
    const { candidates, pinned } = state.value;
    return pinned !== null && pinned.setup === candidates?.setup ? pinned.candidate.rank : null;
  }).value;
  const emptyText = useComputed(() => emptyListText(state.value)).value;
  const isStale = useComputed(() => areCandidatesStale(state.value)).value;
  const isJudged = isJudgedSet(set);
  const lastColumn = useComputed(() => columnsOf(state.value).at(-1)).value;
  const run = useComputed(() => presentRun(state.value)).value;
  const figures = useMemo(
    () => (run === null || lastColumn !== 'spread' ? null : figuresOf(run)),
    [run, lastColumn],
  );
  const known = useComputed(() => endingTurns(state.value)).value;
  const ending = lastColumn === 'value' || lastColumn === 'finalSpread' ? known : null;
  const marked = useComputed(() => markedTurns(state.value)).value;
  const markedKeys = useMemo(() => new Set(marked.map(turnKey)), [marked]);
  const status = useComputed(() => candidatesStatus(state.value)).value;
  const scroller = useRef<HTMLDivElement>(null);
  const total = emptyText === null ? (set?.total ?? 0) : 0;
  const rows = useVirtualRows(scroller, {
    count: total,
    rowHeightPx: ROW_HEIGHT_PX,
    keptIndex: shownRank - 1,
  });
  const { first, isInSight, last, listHeightPx, reveal } = rows;

  // Only a new choice scrolls; manual scrolling is preserved.
  useLayoutEffect(() => {
    if (shownRank > 0) reveal(shownRank - 1);
  }, [shownRank, set?.generation, set?.view]);
  // Content appearing or disappearing above the list must not push the shown row out of view.
  const heightBefore = useRef(listHeightPx);
  useLayoutEffect(() => {
    const wasInSight = isInSight(shownRank - 1, heightBefore.current);
    heightBefore.current = listHeightPx;
    if (shownRank > 0 && wasInSight) reveal(shownRank - 1);
  }, [listHeightPx]);
  useEffect(() => dispatch({ type: 'rows-visible', rows: { first, last } }), [dispatch, first, last]);

  return (
    <section
      class={`candidates${isStale ? ' stale' : ''}${isJudged ? ' judged' : ''}${lastColumn === 'spread' || lastColumn === 'finalSpread' ? ' simulated' : ''}${lastColumn === 'value' ? ' solved' : ''}`}
      style={{ '--rank-digits': String(set?.allTotal ?? 0).length }}
      aria-labelledby="candidates-title"
    >
      <h2 id="candidates-title" class="visually-hidden">
        {text('candidatesPanel.candidates')}
      </h2>
      <CandidateFilterBar state={state} dispatch={dispatch}>
        <span class="section-note hint ellipsis" title={status}>
          {status}
        </span>
        <SearchControl state={state} dispatch={dispatch} />
        <EvaluateButton state={state} />
      </CandidateFilterBar>
      <CandidateHeads state={state} dispatch={dispatch} />
      <ListFrame
        list={scroller}
        class="candidate-scroller long-list"
        zone="candidates"
        label={text('candidatesPanel.candidates')}
        aria-busy={isStale}
        chosenId={total > 0 && shownRank > 0 ? optionId(shownRank) : undefined}
      >
        {emptyText !== null && <p class="list-empty">{emptyText}</p>}
        <Rows class="side-rows" rows={rows}>
          {({ index, start }) => {
            if (set === null) return null;
            const turn = turnAt(set, index + 1);
            const key = turn === undefined ? null : turnKey(turn);
            return (
              <CandidateOption
                key={index}
                setup={set.setup}
                rank={index + 1}
                total={total}
                allTotal={set.allTotal}
                turn={turn}
                ending={key === null ? undefined : ending?.get(key)}
                simulated={key === null ? undefined : figures?.get(key)}
                isMarked={key !== null && markedKeys.has(key)}
                isShown={index + 1 === shownRank}
                isPinned={pinnedRank !== null && candidateAt(set, index + 1)?.rank === pinnedRank}
                topPx={start}
                heightPx={ROW_HEIGHT_PX}
                dispatch={dispatch}
                onCommand={onCommand}
              />
            );
          }}
        </Rows>
      </ListFrame>
    </section>
  );
}

/** Apart from the list, which is not rendered anew whenever a simulation makes progress. */
function EvaluateButton({ state }: Pick<PanelProps, 'state'>) {
  const { reason, title } = useComputed(() => evaluationOf(state.value)).value;
  return <CommandButton id="candidate.evaluate" label={title} hint={reason} />;
}

/** Stops a long move search, and restarts it. */
function SearchControl({ dispatch, state }: PanelProps) {
  const isSearching = useComputed(() => isSearchLong(state.value)).value;
  const isStopped = useComputed(() => isSearchStopped(state.value)).value;
  const stopHint = useHint(text('candidatesPanel.stopHint'), 'window.escape');
  if (isSearching)
    return (
      <button
        type="button"
        class="search-control"
        title={stopHint}
        onClick={() => dispatch({ type: 'generation-stopped' })}
      >
        {text('candidatesPanel.stop')}
      </button>
    );
  if (!isStopped) return null;
  return (
    <button type="button" class="search-control" onClick={() => dispatch({ type: 'generation-retried' })}>
      {text('candidatesPanel.searchAgain')}
    </button>
  );
}
