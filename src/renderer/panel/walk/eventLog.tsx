import { useComputed } from '@preact/signals';
import { memo } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import { clamp } from '../../../core/clamp';
import { formatCount } from '../../../texts/numbers';
import { text } from '../../../texts/text';
import { replayOf } from '../../playback/replayOf';
import type { Dispatch } from '../../state/action';
import type { AppState } from '../../state/appState';
import { graphPlaceOf } from '../../state/walk/graphPlace';
import type { Recording, WalkRun } from '../../state/walk/walk';
import {
  LOG_KINDS,
  type LogKind,
  type LogSteps,
  logKindOf,
  logSteps,
  NO_STEPS,
  searchLog,
} from '../../view/walk/eventLogView';
import { eventSaid } from '../../view/walk/eventSaid';
import { CommandButton } from '../window/commandButton';
import { Select } from '../window/form';
import { Icon } from '../window/icons';
import { ListFrame, PlacedRow, Rows } from '../window/listBox';
import { useVirtualRows } from '../window/useVirtualRows';
import type { WalkProps } from './walkProps';
import { WalkSection } from './walkSection';

const ROW_HEIGHT_PX = 21;
/** Number of following rows that stay in view. */
const ROWS_AHEAD = 2;

interface EventLogProps extends WalkProps {
  /** Beside the board instead of in the side panel. */
  readonly isOnStage: boolean;
}

/** Every event in words. Only the visible rows are rendered. */
export function EventLog({ isOnStage, ...props }: EventLogProps) {
  const { state, walkViews } = props;
  const run = useComputed(() => state.value.walk?.run ?? null).value;
  const share = useComputed(() => shareOfEvents(state.value)).value;
  const recording = walkViews.recording.value;
  const [kind, setKind] = useState<LogKind>('all');
  const [wanted, setWanted] = useState('');
  const { isSearching, steps } = useLogSteps(run, recording, kind, wanted.trim());
  const head = (
    <>
      <Select
        label={text('walkPanel.eventKind')}
        value={kind}
        choices={LOG_KINDS.map(({ id, title }) => [id, text(title)] as const)}
        onChoose={setKind}
      />
      <input
        type="search"
        data-zone="logFilter"
        placeholder={text('walkPanel.eventFilter')}
        aria-label={text('walkPanel.eventFilterName')}
        value={wanted}
        onInput={({ currentTarget }) => setWanted(currentTarget.value)}
      />
      <span class="section-note hint ellipsis">
        {formatCount(steps.length)}
        {isSearching ? '…' : ''}
      </span>
      <CommandButton
        id="log.place"
        class="icon-button"
        label={text(isOnStage ? 'walkPanel.putEventsBack' : 'walkPanel.putEventsBeside')}
        hint={text(isOnStage ? 'walkPanel.putEventsBack' : 'walkPanel.putEventsBesideHint')}
        isOff={false}
      >
        <Icon name={isOnStage ? 'close' : 'enlarge'} />
      </CommandButton>
    </>
  );
  const rows = run !== null && recording !== null && (
    <LogRows {...props} run={run} recording={recording} steps={steps} />
  );
  if (!isOnStage)
    return (
      <WalkSection {...props} id="events" title={text('walkPanel.events')} share={share} head={head}>
        {rows}
      </WalkSection>
    );
  return (
    <section class="stage-log" aria-label={text('walkPanel.events')}>
      <header class="walk-section-head row">
        <h3 class="title">{text('walkPanel.events')}</h3>
        {head}
      </header>
      {rows}
    </section>
  );
}

/** All of the room if the graph is not there. */
const shareOfEvents = (state: AppState): number => {
  const { closedSections, graphShare } = state.settings;
  const isGraphHere = graphPlaceOf(state) === 'panel' && !closedSections.includes('graph');
  return isGraphHere ? 1 - graphShare : 1;
};

/** The events beside the board, if placed there. */
export function StageLog(props: WalkProps) {
  const { state } = props;
  const isShown = useComputed(
    () => state.value.settings.isLogOnStage && (state.value.walk?.run ?? null) !== null,
  ).value;
  return isShown ? <EventLog {...props} isOnStage /> : null;
}

interface LogRowsProps extends WalkProps {
  readonly run: WalkRun;
  readonly recording: Recording;
  readonly steps: LogSteps;
}

function LogRows({ dispatch, recording, run, state, steps, walkViews }: LogRowsProps) {
  const step = useComputed(() => state.value.walk?.step ?? 0).value;
  const litStep = walkViews.lit.value.step;
  const scroller = useRef<HTMLDivElement>(null);
  const current = rowOf(steps, step);
  const before = useRef(current);
  const rows = useVirtualRows(scroller, {
    count: steps.length,
    rowHeightPx: ROW_HEIGHT_PX,
    keptIndex: current,
  });
  const { items, listHeightPx, reveal } = rows;
  useEffect(() => {
    // Without a step, the event itself is revealed: a new walk begins at its first one.
    const ahead = ROWS_AHEAD * Math.sign(current - before.current);
    before.current = current;
    reveal(clamp(current + ahead, 0, Math.max(0, steps.length - 1)));
  }, [current, steps, listHeightPx]);
  return (
    <ListFrame
      list={scroller}
      class="long-list"
      zone="log"
      label={text('walkPanel.events')}
      chosenId={current >= 0 ? `event-${steps.at(current)}` : undefined}
    >
      <Rows rows={rows}>
        {({ index, start }) => {
          const rowStep = steps.at(index);
          if (rowStep === undefined || rowStep > recording.trace.length) return null;
          return (
            <LogRow
              key={rowKey(index, items[0]?.index ?? 0)}
              run={run}
              recording={recording}
              step={rowStep}
              index={index}
              count={steps.length}
              topPx={start}
              isShown={rowStep === step}
              isLit={rowStep === litStep}
              dispatch={dispatch}
            />
          );
        }}
      </Rows>
    </ListFrame>
  );
}

/** More than fit into any window. */
const ROW_POOL = 256;

/** A long jump reuses the same elements with other texts, because creating new ones costs more. */
const rowKey = (index: number, first: number): number | 'apart' =>
  Math.abs(index - first) < ROW_POOL ? index % ROW_POOL : 'apart';

interface LogRowProps {
  readonly run: WalkRun;
  readonly recording: Recording;
  readonly step: number;
  readonly index: number;
  readonly count: number;
  readonly topPx: number;
  readonly isShown: boolean;
  readonly isLit: boolean;
  readonly dispatch: Dispatch;
}

/** One event. Stepping rerenders only the two rows affected. */
const LogRow = memo((props: LogRowProps) => {
  const { count, dispatch, index, isLit, isShown, recording, run, step, topPx } = props;
  const sentence = eventSaid(run, replayOf(recording.trace).at(step));
  return (
    <PlacedRow
      id={`event-${step}`}
      isChosen={isShown}
      index={index}
      count={count}
      topPx={topPx}
      heightPx={ROW_HEIGHT_PX}
      class={`log-row ${logKindOf(recording.trace, step)}${isShown ? ' shown' : ''}${isLit ? ' lit' : ''}`}
      onMouseEnter={() => dispatch({ type: 'highlight-changed', highlight: { kind: 'step', step } })}
      onMouseLeave={() => dispatch({ type: 'highlight-changed', highlight: null })}
      onClick={() => {
        dispatch({ type: 'walk-sought', step });
        dispatch({ type: 'zone-entered', zone: 'log' });
      }}
    >
      <span class="log-step hint">{formatCount(step)}</span>
      <span class="log-text ellipsis" title={sentence}>
        {sentence}
      </span>
    </PlacedRow>
  );
});

/** The row of the last listed event up to the step; −1 before the first. */
const rowOf = (steps: LogSteps, step: number): number => steps.countUpTo(step) - 1;

/** A slice of a search leaves the rest of a frame to other work. */
const SLICE_MS = 6;

/** Steps whose events are listed. A text search proceeds in slices, so that the window stays responsive. */
function useLogSteps(run: WalkRun | null, recording: Recording | null, kind: LogKind, text: string) {
  const [found, setFound] = useState<{ readonly steps: LogSteps; readonly isSearching: boolean }>({
    steps: NO_STEPS,
    isSearching: false,
  });
  useEffect(() => {
    if (run === null || recording === null) return setFound({ steps: NO_STEPS, isSearching: false });
    const all = logSteps(recording.trace, kind);
    if (text === '') return setFound({ steps: all, isSearching: false });
    const search = searchLog(run, recording, all, text);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = () => {
      const endMs = performance.now() + SLICE_MS;
      let slice = search.next();
      while (slice.done !== true && performance.now() < endMs) slice = search.next();
      const { value: steps } = slice;
      const isSearching = slice.done !== true;
      setFound((before) =>
        isSearching && before.isSearching && before.steps.length === steps.length
          ? before
          : { steps, isSearching },
      );
      if (isSearching) timer = setTimeout(goOn, 0);
    };
    goOn();
    return () => clearTimeout(timer);
  }, [run, recording, kind, text]);
  return found;
}
