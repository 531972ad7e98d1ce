import { useComputed } from '@preact/signals';
import { text } from '../../../../texts/text';
import { Select } from '../../../panel/window/form';
import type { PanelProps } from '../../../panel/window/panelProps';
import { MAX_WORD_LENGTH, type WordQuestion } from '../state/wordQuestion';
import { WORD_KINDS, WORD_ORDERS, wordKindOf, wordsProblem } from '../view/wordsView';
import { StudyList } from './studyList';
import { WordList } from './wordList';

const HELP_ID = 'words-help';

/** Queries to the lexicon, answered while typing. */
export const WordsPage = (panel: PanelProps) => (
  <section class="words page scroller" aria-label={text('lexiconPanel.words')}>
    <WordForm {...panel} />
    <WordList {...panel} />
    <StudyList {...panel} />
  </section>
);

function WordForm({ dispatch, state }: PanelProps) {
  const question = useComputed(() => state.value.words.question).value;
  const problem = useComputed(() => wordsProblem(state.value)).value;
  const rackIsEmpty = useComputed(() => state.value.setup.rack.length === 0).value;
  const { help, placeholder } = wordKindOf(question.kind);
  const change = (part: Partial<WordQuestion>) => dispatch({ type: 'words-question-changed', change: part });
  return (
    <div class="word-form stack">
      <div class="word-kind">
        <Select
          label={text('lexiconPanel.questionKind')}
          value={question.kind}
          choices={WORD_KINDS.map(({ kind, title }) => [kind, text(title)] as const)}
          onChoose={(kind) => change({ kind })}
        />
        <button
          type="button"
          disabled={rackIsEmpty}
          title={text('lexiconPanel.useRackHint')}
          onClick={() => dispatch({ type: 'words-rack-taken' })}
        >
          {text('lexiconPanel.useRack')}
        </button>
      </div>
      <input
        class="word-text"
        data-zone="words"
        type="text"
        aria-label={text('lexiconPanel.letters')}
        aria-describedby={HELP_ID}
        aria-invalid={problem !== null}
        autocomplete="off"
        spellcheck={false}
        placeholder={placeholder}
        value={question.text}
        onInput={({ currentTarget }) => change({ text: currentTarget.value.toUpperCase() })}
      />
      <p id={HELP_ID} class={problem === null ? 'word-help' : 'word-help problem'}>
        {problem === null ? (
          text(help)
        ) : (
          <>
            {problem.mark !== null && (
              <code class="word-mark" aria-hidden="true">
                {problem.mark.before}
                <mark>{problem.mark.at}</mark>
                {problem.mark.after}
              </code>
            )}
            {problem.message}
          </>
        )}
      </p>
      <div class="word-options hint">
        <LengthField
          label={text('lexiconPanel.length')}
          name={text('lexiconPanel.fewestLetters')}
          value={question.minLength}
          onValue={(minLength) => change({ minLength })}
        />
        <LengthField
          label="–"
          name={text('lexiconPanel.mostLetters')}
          value={question.maxLength}
          onValue={(maxLength) => change({ maxLength })}
        />
        <Select
          label={text('lexiconPanel.order')}
          value={question.order}
          choices={WORD_ORDERS.map(({ order, title }) => [order, text(title)] as const)}
          onChoose={(order) => change({ order })}
        />
      </div>
    </div>
  );
}

interface LengthFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: number | null;
  readonly onValue: (value: number | null) => void;
}

/** Empty for no limit. */
function LengthField({ label, name, onValue, value }: LengthFieldProps) {
  return (
    <label class="length-field row">
      {label}
      <input
        type="text"
        inputMode="numeric"
        aria-label={name}
        maxLength={2}
        placeholder={text('lexiconPanel.anyLength')}
        value={value ?? ''}
        onInput={({ currentTarget }) => {
          const length = lengthOf(currentTarget.value);
          // The field never shows an invalid length.
          currentTarget.value = length === null ? '' : String(length);
          onValue(length);
        }}
      />
    </label>
  );
}

/** Null unless it is a number from 1 to the maximum word length. */
export function lengthOf(typed: string): number | null {
  const length = Number(typed);
  return /^\d+$/.test(typed) && length >= 1 && length <= MAX_WORD_LENGTH ? length : null;
}
