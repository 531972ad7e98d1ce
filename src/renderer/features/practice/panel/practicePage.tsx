import { useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { BANDS, EXERCISE_KINDS } from '../../../../core/school/exercise';
import { text } from '../../../../texts/text';
import { randomSeed } from '../../../input/editing/randomSeed';
import { SelectField } from '../../../panel/window/form';
import type { PanelProps } from '../../../panel/window/panelProps';
import { BAND_NAMES, KIND_NAMES } from '../view/practiceView';
import { ExercisePart } from './exercisePart';

/** Exercises of all kinds, one after another. */
export function PracticePage({ dispatch, state }: PanelProps) {
  const { band, kind } = useComputed(() => state.value.practice).value;
  const isOpen = useComputed(() => state.value.practice.source !== null).value;
  useEffect(() => {
    if (!isOpen) dispatch({ type: 'practice-chosen', kind, band, seed: randomSeed() });
  }, [isOpen]);
  return (
    <section class="practice page" aria-label={text('practice.page')}>
      <header class="practice-head">
        <SelectField
          label={text('practice.kind')}
          value={kind}
          choices={EXERCISE_KINDS.map((each) => [each, text(KIND_NAMES[each])] as const)}
          onChoose={(chosen) => dispatch({ type: 'practice-chosen', kind: chosen, band, seed: randomSeed() })}
        />
        <fieldset class="segments" aria-label={text('practice.band')}>
          {BANDS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === band}
              onClick={() => dispatch({ type: 'practice-chosen', kind, band: each, seed: randomSeed() })}
            >
              {text(BAND_NAMES[each])}
            </button>
          ))}
        </fieldset>
      </header>
      <ExercisePart dispatch={dispatch} state={state} />
      <FirstTriesLine state={state} />
    </section>
  );
}

/** The first tries of the kind that is chosen. */
function FirstTriesLine({ state }: Pick<PanelProps, 'state'>) {
  const { firstTries, kind } = useComputed(() => state.value.practice).value;
  const { all, guesses, right } = firstTries[kind];
  if (all + guesses === 0) return null;
  return <p class="practice-foot hint">{text('practice.firstTries', { right, all, guesses })}</p>;
}
