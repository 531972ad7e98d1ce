import { useComputed } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { entryAt } from '../../../core/certain';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import { LongList, PlacedRow } from '../window/listBox';
import type { PanelProps } from '../window/panelProps';

const ROW_HEIGHT_PX = 26;
/** Maximum height of the list in rows; beyond that it scrolls. */
const MOST_ROWS = 14;
const optionId = (done: number) => `history-step-${done}`;

/** All steps since the position was opened, latest on top. The chosen one is the current state. */
export function HistoryList({ dispatch, state }: PanelProps) {
  const { done, steps } = useComputed(() => state.value.history).value;
  const count = steps.length + 1;
  useLayoutEffect(() => dispatch({ type: 'zone-entered', zone: 'history' }), [dispatch]);
  return (
    <div class="history-panel popup">
      <h2 class="title">{text('windowCommands.sheetHistory')}</h2>
      <LongList
        class="history-scroller"
        style={{ height: `${Math.min(count, MOST_ROWS) * ROW_HEIGHT_PX}px` }}
        zone="history"
        label={text('windowCommands.sheetHistory')}
        count={count}
        rowHeightPx={ROW_HEIGHT_PX}
        chosen={done}
        chosenId={optionId(done)}
        revealOn={count}
      >
        {({ index, start }) => (
          <PlacedRow
            key={index}
            id={optionId(index)}
            class={index > done ? 'history-step undone' : 'history-step'}
            isChosen={index === done}
            index={index}
            count={count}
            topPx={start}
            heightPx={ROW_HEIGHT_PX}
            onClick={() => dispatch({ type: 'history-sought', done: index })}
          >
            {index === 0 ? text('editingPanel.asOpened') : say(entryAt(steps, index - 1).name)}
          </PlacedRow>
        )}
      </LongList>
    </div>
  );
}
