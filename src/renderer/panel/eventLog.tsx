import { useComputed } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { describeEvent } from '../../core/trace/describeEvent';
import type { Recording, WalkRun } from '../state/walkRun';
import { LOG_KINDS, type LogKind, logKindOf, logSteps, searchLog } from '../view/eventLogView';
import { formatCount } from '../view/statusView';
import { useVirtualRows } from './useVirtualRows';
import type { WalkProps } from './walkProps';

const ROW_HEIGHT_PX = 21;

/** Every event in words. Only the rows in sight exist. */
export function EventLog({ dispatch, state, walkViews }: WalkProps) {
  const run = useComputed(() => state.value.walk?.run ?? null).value;
  const step = useComputed(() => state.value.walk?.step ?? 0).value;
  const recording = walkViews.recording.value;
  const litStep = walkViews.lit.value.step;
  const [kind, setKind] = useState<LogKind>('all');
  const [text, setText] = useState('');
  const { isSearching, steps } = useLogSteps(run, recording, kind, text.trim());
  const scroller = useRef<HTMLDivElement>(null);
  const current = rowOf(steps, step);
  const { heightPx, items, reveal } = useVirtualRows(scroller, {
    count: steps.length,
    rowHeightPx: ROW_HEIGHT_PX,
    keptIndex: current,
  });
  useEffect(() => {
    if (current >= 0) reveal(current);
  }, [current]);
  return (
    <section class="event-log" aria-labelledby="log-title">
      <header class="log-head">
        <h3 id="log-title">Events</h3>
        <select
          aria-label="Kind of event"
          value={kind}
          onChange={({ currentTarget }) => setKind(kindOf(currentTarget.value))}
        >
          {LOG_KINDS.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <input
          type="search"
          placeholder="Filter"
          aria-label="Filter the events by their words"
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <span class="section-note">
          {isSearching ? 'searching… ' : ''}
          {formatCount(steps.length)}
        </span>
      </header>
      <div
        ref={scroller}
        class="log-scroller"
        data-zone="log"
        role="listbox"
        aria-label="Events"
        aria-activedescendant={current >= 0 ? `event-${steps.at(current)}` : undefined}
        tabIndex={0}
      >
        <div class="log-rows" role="presentation" style={{ height: `${heightPx}px` }}>
          {run !== null &&
            recording !== null &&
            items.map(({ index, start }) => {
              const rowStep = steps.at(index);
              if (rowStep === undefined || rowStep > recording.trace.length) return null;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the key table steps through the events
                <div
                  key={rowStep}
                  id={`event-${rowStep}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={rowStep === step}
                  aria-setsize={steps.length}
                  aria-posinset={index + 1}
                  class={`log-row ${rowKind(recording, rowStep)}${rowStep === step ? ' shown' : ''}${rowStep === litStep ? ' lit' : ''}`}
                  style={{ transform: `translateY(${start}px)`, height: `${ROW_HEIGHT_PX}px` }}
                  onMouseEnter={() =>
                    dispatch({ type: 'highlight-changed', highlight: { kind: 'step', step: rowStep } })
                  }
                  onMouseLeave={() => dispatch({ type: 'highlight-changed', highlight: null })}
                  onClick={() => {
                    dispatch({ type: 'walk-sought', step: rowStep });
                    dispatch({ type: 'zone-entered', zone: 'log' });
                  }}
                >
                  <span class="log-step">{formatCount(rowStep)}</span>
                  <span class="log-text">
                    {describeEvent(
                      { position: run.position, scores: run.scores },
                      recording.replay.at(rowStep),
                    )}
                  </span>
                </div>
              );
            })}
        </div>
      </div>
    </section>
  );
}

const kindOf = (value: string): LogKind => LOG_KINDS.find(({ id }) => id === value)?.id ?? 'all';

const rowKind = (recording: Recording, step: number): string => logKindOf(recording.trace, step);

/** The row of the last event listed that is not behind the step; −1 before the first. */
function rowOf(steps: StepList, step: number): number {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (steps.at(middle)! <= step) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

interface StepList {
  readonly length: number;
  at(index: number): number | undefined;
}

const NO_STEPS: StepList = [];

/** Steps whose events are listed. A search in the words goes on in slices, so that the window stays alive. */
function useLogSteps(run: WalkRun | null, recording: Recording | null, kind: LogKind, text: string) {
  const [found, setFound] = useState<{ readonly steps: StepList; readonly isSearching: boolean }>({
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
      const { done, value } = search.next();
      if (value !== undefined) setFound({ steps: value, isSearching: done !== true });
      if (done !== true) timer = setTimeout(goOn, 0);
    };
    goOn();
    return () => clearTimeout(timer);
  }, [run, recording, kind, text]);
  return found;
}
