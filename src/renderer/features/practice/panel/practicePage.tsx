import { useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { BANDS, EXERCISE_KINDS, isLossAccepted } from '../../../../core/school/exercise';
import { text } from '../../../../texts/text';
import { randomSeed } from '../../../input/editing/randomSeed';
import { CommandButton } from '../../../panel/window/commandButton';
import { SelectField } from '../../../panel/window/form';
import type { PanelProps } from '../../../panel/window/panelProps';
import { dueOf } from '../state/practiceState';
import { BAND_NAMES, KIND_NAMES } from '../view/practiceView';
import { ExercisePart } from './exercisePart';

/** Points that a play may lose to the best one and count as right. */
const LOSSES = [0, 1, 2, 5, 10];

/** Exercises of all kinds, one after another. */
export function PracticePage({ dispatch, state }: PanelProps) {
  const { band, kind } = useComputed(() => state.value.practice).value;
  const loss = useComputed(() => state.value.settings.acceptedLoss).value;
  const isOpen = useComputed(() => state.value.practice.source !== null).value;
  useEffect(() => {
    if (!isOpen) dispatch({ type: 'practice-chosen', kind, band, seed: randomSeed() });
  }, [isOpen]);
  return (
    <section class="practice page" aria-label={text('practice.page')}>
      <DueLine state={state} />
      <header class="practice-head">
        <SelectField
          label={text('practice.kind')}
          value={kind}
          choices={EXERCISE_KINDS.map((each) => [each, text(KIND_NAMES[each])] as const)}
          onChoose={(chosen) => dispatch({ type: 'practice-chosen', kind: chosen, band, seed: randomSeed() })}
        />
        {kind !== 'mistake' && (
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
        )}
        {isLossAccepted(kind) && (
          <SelectField
            label={text('practice.accepted')}
            value={loss}
            choices={LOSSES.map((each) => [each, text('practice.acceptedLoss', { loss: each })] as const)}
            onChoose={(chosen) =>
              dispatch({ type: 'practice-loss-chosen', loss: chosen, seed: randomSeed() })
            }
          />
        )}
      </header>
      <ExercisePart dispatch={dispatch} state={state} />
      <FirstTriesLine state={state} />
      <footer class="practice-foot row apart">
        <CommandButton
          id="practice.export"
          class="bare small"
          label={text('practice.exportFile')}
          hint={text('practice.exportHint')}
        />
        <CommandButton
          id="practice.import"
          class="bare small"
          label={text('practice.importFile')}
          hint={text('practice.importHint')}
        />
      </footer>
    </section>
  );
}

/** How many exercises are due today, once any has been answered wrongly. */
function DueLine({ state }: Pick<PanelProps, 'state'>) {
  const isScheduled = useComputed(() => Object.keys(state.value.practice.kept.cards).length > 0).value;
  const count = useComputed(() => dueOf(state.value).length).value;
  const isReviewing = useComputed(() => state.value.practice.isReviewing).value;
  if (!isScheduled) return null;
  return (
    <p class="practice-due row apart">
      {text('practice.due', { count })}
      {count > 0 && !isReviewing && (
        <CommandButton id="practice.due" label={text('practice.start')} hint={text('practice.practiseDue')} />
      )}
    </p>
  );
}

/** The first tries of the kind that is chosen. */
function FirstTriesLine({ state }: Pick<PanelProps, 'state'>) {
  const { firstTries, kind } = useComputed(() => state.value.practice).value;
  const { all, guesses, right } = firstTries[kind];
  if (all + guesses === 0) return null;
  return <p class="practice-foot hint">{text('practice.firstTries', { right, all, guesses })}</p>;
}
