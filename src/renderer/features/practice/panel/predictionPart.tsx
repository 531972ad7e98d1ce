import { useComputed } from '@preact/signals';
import { sayDecision } from '../../../../core/school/decision';
import type { TextKey } from '../../../../texts/catalogue';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import type { PanelProps } from '../../../panel/window/panelProps';
import { PREDICTED_KINDS, type PredictedKind } from '../state/prediction';

const NAMES = {
  letter: 'practice.predictLetters',
  deadEnd: 'practice.predictDeadEnds',
  separator: 'practice.predictSeparators',
  word: 'practice.predictWords',
} as const satisfies Readonly<Record<PredictedKind, TextKey>>;

/** Chooses what the walk asks about, and shows its question and the verdict on the last answer. */
export function PredictionPart({ dispatch, state }: PanelProps) {
  const { kinds, last, question } = useComputed(() => state.value.practice.prediction).value;
  // A question belongs to the walk that is open when it is asked.
  const position = state.peek().walk?.run?.position;
  return (
    <>
      <fieldset class="prediction-kinds row">
        <legend class="hint">{text('practice.predictAsk')}</legend>
        {PREDICTED_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kinds.includes(kind)}
            onClick={() => dispatch({ type: 'prediction-kind-toggled', kind })}
          >
            {text(NAMES[kind])}
          </button>
        ))}
      </fieldset>
      {kinds.length > 0 && (
        <section
          class="prediction"
          data-zone="prediction"
          tabIndex={-1}
          aria-label={text('practice.predictQuestion')}
        >
          <div role="status">
            {last !== null && (
              <p class={last.isRight ? 'verdict' : 'verdict bad'}>
                <strong>{text(last.isRight ? 'practice.right' : 'practice.wrong')}</strong> {say(last.reason)}
              </p>
            )}
            {question === null && last === null && <p class="note">{text('practice.predictHint')}</p>}
            {question !== null && <h3>{text('school.whatNext')}</h3>}
          </div>
          {question !== null &&
            position !== undefined &&
            question.options.map((option, nth) => (
              <button
                key={nth}
                type="button"
                class="prediction-option"
                onClick={() => dispatch({ type: 'prediction-answered', option: nth })}
              >
                <span class="practice-digit figure" aria-hidden="true">
                  {nth + 1}
                </span>
                {say(sayDecision(position, option))}
              </button>
            ))}
        </section>
      )}
    </>
  );
}
