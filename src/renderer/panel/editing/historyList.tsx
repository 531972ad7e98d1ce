import { useComputed } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { entryAt } from '../../../core/certain';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import type { PanelProps } from '../window/panelProps';
import { useVirtualRows } from '../window/useVirtualRows';

const ROW_HEIGHT_PX = 26;
/** Of the list; beyond them it scrolls. */
const MOST_ROWS = 14;
const optionId = (done: number) => `history-step-${done}`;

/** All steps since the position was opened, the first on top. The chosen one is the last in force. */
export function HistoryList({ dispatch, state }: PanelProps) {
  const { done, steps } = useComputed(() => state.value.history).value;
  const scroller = useRef<HTMLDivElement>(null);
  const count = steps.length + 1;
  const { heightPx, items, reveal } = useVirtualRows(scroller, {
    count,
    rowHeightPx: ROW_HEIGHT_PX,
    keptIndex: done,
  });
  useLayoutEffect(() => reveal(done), [done, count]);
  useLayoutEffect(() => dispatch({ type: 'zone-entered', zone: 'history' }), [dispatch]);
  return (
    <div class="history-panel">
      <h2>{text('windowCommands.sheetHistory')}</h2>
      <div
        ref={scroller}
        class="history-scroller"
        style={{ height: `${Math.min(count, MOST_ROWS) * ROW_HEIGHT_PX}px` }}
        data-zone="history"
        role="listbox"
        aria-label={text('windowCommands.sheetHistory')}
        aria-activedescendant={optionId(done)}
        tabIndex={0}
      >
        <div class="history-rows" role="presentation" style={{ height: `${heightPx}px` }}>
          {items.map(({ index, start }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the key table acts on the zone
            // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its active row
            <div
              key={index}
              id={optionId(index)}
              role="option"
              class={index > done ? 'history-step undone' : 'history-step'}
              aria-selected={index === done}
              aria-setsize={count}
              aria-posinset={index + 1}
              style={{ top: `${start}px`, height: `${ROW_HEIGHT_PX}px` }}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => dispatch({ type: 'history-sought', done: index })}
            >
              {index === 0 ? text('editingPanel.asOpened') : say(entryAt(steps, index - 1).name)}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
