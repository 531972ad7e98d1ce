import { useComputed } from '@preact/signals';
import { REVIEW_LIMITS, type ReviewChoice } from '../../../../contract/window/settings';
import { text } from '../../../../texts/text';
import { NumberField, SelectField } from '../../../panel/window/form';
import type { PanelProps } from '../../../panel/window/panelProps';

const PLIES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 8, 10];
const JUDGINGS = ['equity', 'seconds', 'samples'] as const;

interface ReviewChoicesProps extends PanelProps {
  /** Options cannot change during a review. */
  readonly isFixed: boolean;
  /** How the shown review was made; null without one. */
  readonly origin: string | null;
}

/** Options for judging turns. */
export function ReviewChoices({ dispatch, isFixed, origin, state }: ReviewChoicesProps) {
  const choice = useComputed(() => state.value.settings.review).value;
  const { judging, plies } = choice;
  const change = (part: Partial<ReviewChoice>) =>
    dispatch({ type: 'settings-changed', change: { review: { ...choice, ...part } } });
  return (
    <details class="review-choices small">
      <summary>{text('reviewPage.choices', chosen(choice))}</summary>
      <fieldset disabled={isFixed} aria-label={text('reviewPage.choicesTitle')}>
        <SelectField
          label={text('reviewPage.judging')}
          value={judging}
          choices={JUDGINGS.map((name) => [name, text('reviewPage.judgingBy', { judging: name })] as const)}
          onChoose={(chosenJudging) => change({ judging: chosenJudging })}
        />
        {judging !== 'equity' && (
          <>
            <NumberField
              label={text('reviewPage.limit', { name: judging })}
              value={choice[judging]}
              limits={REVIEW_LIMITS[judging]}
              isWhole={judging === 'samples'}
              onChange={(value) => change({ [judging]: value })}
            />
            <SelectField
              label={text('reviewPage.plies')}
              value={plies}
              choices={[...pliesWith(plies), [null, text('reviewPage.restOfGame')]]}
              onChoose={(chosenPlies) => change({ plies: chosenPlies })}
            />
          </>
        )}
        <NumberField
          label={text('reviewPage.limit', { name: 'preEndgameSeconds' })}
          value={choice.preEndgameSeconds}
          limits={REVIEW_LIMITS.preEndgameSeconds}
          onChange={(preEndgameSeconds) => change({ preEndgameSeconds })}
        />
      </fieldset>
      {origin !== null && <p class="hint">{origin}</p>}
    </details>
  );
}

/** Parameters of the summary text. */
const chosen = ({ judging, plies, samples, seconds }: ReviewChoice) => ({
  judging,
  samples,
  seconds: String(seconds),
  plies: plies === null ? 'end' : String(plies),
});

const pliesWith = (plies: number | null) =>
  (plies === null || PLIES.includes(plies) ? PLIES : [...PLIES, plies]).map(
    (count) => [count, String(count)] as const,
  );
