import { useComputed } from '@preact/signals';
import { useState } from 'preact/hooks';
import { text } from '../../../../texts/text';
import { CommandButton } from '../../../panel/window/commandButton';
import { LongList, PlacedRow } from '../../../panel/window/listBox';
import type { PanelProps } from '../../../panel/window/panelProps';

const ROW_HEIGHT_PX = 26;
const optionId = (index: number) => `study-${index}`;

/** The words that the user collects, to be learnt here or in other programs. */
export function StudyList({ dispatch, state }: PanelProps) {
  const words = useComputed(() => state.value.practice.kept.words).value;
  const [picked, setPicked] = useState(-1);
  const word = words[picked];
  return (
    <details class="study">
      <summary>{text('study.title', { count: words.length })}</summary>
      {words.length === 0 ? (
        <p class="note study-note">{text('study.empty')}</p>
      ) : (
        <LongList
          class="long-list study-list"
          rowsClass="side-rows"
          role="listbox"
          label={text('study.name')}
          count={words.length}
          rowHeightPx={ROW_HEIGHT_PX}
          chosen={picked}
          chosenId={word === undefined ? undefined : optionId(picked)}
          revealed={Math.max(picked, 0)}
          revealOn={words}
          note={null}
        >
          {({ index, start }) => (
            <PlacedRow
              key={index}
              id={optionId(index)}
              class={index === picked ? 'word-row chosen' : 'word-row'}
              label={words[index] ?? ''}
              isChosen={index === picked}
              index={index}
              count={words.length}
              topPx={start}
              heightPx={ROW_HEIGHT_PX}
              onClick={() => setPicked(index)}
            >
              <span class="word">{words[index]}</span>
            </PlacedRow>
          )}
        </LongList>
      )}
      <div class="job-tasks study-tasks">
        {word !== undefined && (
          <button type="button" onClick={() => dispatch({ type: 'study-removed', word })}>
            {text('study.remove', { word })}
          </button>
        )}
        <CommandButton id="study.save" />
        <CommandButton id="study.open" />
      </div>
    </details>
  );
}
