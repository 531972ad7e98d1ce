import { useComputed } from '@preact/signals';
import { memo } from 'preact/compat';
import type { WordRow } from '../../../../contract/lexicon/lexiconApi';
import { text } from '../../../../texts/text';
import { OpenAnalysisButton } from '../../../panel/play/openAnalysisButton';
import { CommandButton } from '../../../panel/window/commandButton';
import { LongList, PlacedRow } from '../../../panel/window/listBox';
import type { PanelProps } from '../../../panel/window/panelProps';
import type { Dispatch } from '../../../state/action';
import { askWhyNot } from '../../../state/walk/askWhyNot';
import { chosenWord } from '../state/wordQuestion';
import { areWordsStale, askedPart, noWordsText, wordName, wordsStatus } from '../view/wordsView';
import { WordFacts } from './wordFacts';

const ROW_HEIGHT_PX = 28;
const optionId = (index: number) => `word-${index}`;

/** The words found. Only the visible rows are rendered. */
export function WordList({ dispatch, state }: PanelProps) {
  const found = useComputed(() => state.value.words.found).value;
  const chosen = useComputed(() => state.value.words.chosen).value;
  const word = useComputed(() => chosenWord(state.value.words)).value;
  const copied = useComputed(() => state.value.words.copied).value;
  const status = useComputed(() => wordsStatus(state.value)).value;
  const emptyText = useComputed(() => noWordsText(state.value)).value;
  const isStale = useComputed(() => areWordsStale(state.value)).value;
  const count = emptyText === null ? (found?.words.length ?? 0) : 0;
  return (
    <div class={isStale ? 'word-results page stale' : 'word-results page'}>
      <div class="word-status note row apart">
        <p>{copied === null ? status : text('lexiconPanel.copied', { word: copied })}</p>
        {found !== null && count > 0 && (
          <button
            type="button"
            title={text('lexiconPanel.buildHint')}
            onClick={() =>
              dispatch({ type: 'building-words-taken', words: found.words.map((row) => row.text) })
            }
          >
            {text('lexiconPanel.build')}
          </button>
        )}
      </div>
      <div class="word-heads hint" aria-hidden="true">
        <span>{text('lexiconPanel.word')}</span>
        <span>{text('lexiconPanel.length')}</span>
        <span>{text('lexiconPanel.points')}</span>
      </div>
      <LongList
        class="long-list"
        rowsClass="side-rows"
        zone="wordList"
        role={count === 0 ? 'group' : 'listbox'}
        label={text('lexiconPanel.wordsFound')}
        aria-busy={isStale}
        count={count}
        rowHeightPx={ROW_HEIGHT_PX}
        chosen={chosen}
        chosenId={count > 0 && chosen >= 0 ? optionId(chosen) : undefined}
        revealed={Math.max(chosen, 0)}
        revealOn={found}
        note={
          emptyText !== null && (
            <div class="list-empty">
              <p>{emptyText}</p>
              <OpenAnalysisButton state={state} dispatch={dispatch} />
            </div>
          )
        }
      >
        {({ index, start }) =>
          found !== null && (
            <WordOption
              key={index}
              row={found.words[index]}
              index={index}
              count={count}
              part={found.words[index] && askedPart(found.question, found.words[index].text)}
              isChosen={index === chosen}
              topPx={start}
              dispatch={dispatch}
            />
          )
        }
      </LongList>
      {word !== null && (
        <div class="word-actions row">
          <span class="word">{word.text}</span>
          <CommandButton id="study.word" label={text('study.add')}>
            {text('study.addShort')}
          </CommandButton>
          <button type="button" onClick={() => dispatch({ type: 'word-copy-requested' })}>
            {text('lexiconPanel.copy')}
          </button>
          <button
            type="button"
            title={text('lexiconPanel.whyNotHint')}
            onClick={() => askWhyNot(dispatch, word.text)}
          >
            {text('lexiconPanel.whyNot')}
          </button>
        </div>
      )}
      <WordFacts state={state} />
    </div>
  );
}

interface WordOptionProps {
  readonly row: WordRow | undefined;
  readonly index: number;
  readonly count: number;
  /** The part of the word that matches the query. */
  readonly part: readonly [number, number] | null | undefined;
  readonly isChosen: boolean;
  readonly topPx: number;
  readonly dispatch: Dispatch;
}

const WordOption = memo(({ count, dispatch, index, isChosen, part, row, topPx }: WordOptionProps) => {
  if (row === undefined) return null;
  const { score, text: letters } = row;
  const [begin, end] = part ?? [0, 0];
  return (
    <PlacedRow
      id={optionId(index)}
      class={`word-row${isChosen ? ' chosen' : ''}`}
      label={wordName(letters, score, index + 1, count)}
      isChosen={isChosen}
      index={index}
      count={count}
      topPx={topPx}
      heightPx={ROW_HEIGHT_PX}
      onClick={() => {
        dispatch({ type: 'word-chosen', index });
        dispatch({ type: 'zone-entered', zone: 'wordList' });
      }}
    >
      <span class="word-cells" aria-hidden="true">
        <span class="word">
          {letters.slice(0, begin)}
          {end > begin && <em>{letters.slice(begin, end)}</em>}
          {letters.slice(end)}
        </span>
        <span class="length">{letters.length}</span>
        <span class="score">{score}</span>
      </span>
    </PlacedRow>
  );
}, isSameRow);

/** The part is recomputed for every rendering. */
function isSameRow(before: WordOptionProps, after: WordOptionProps): boolean {
  return (
    before.row === after.row &&
    before.index === after.index &&
    before.count === after.count &&
    before.isChosen === after.isChosen &&
    before.topPx === after.topPx &&
    before.part?.join() === after.part?.join()
  );
}
