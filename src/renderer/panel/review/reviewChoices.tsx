import { useComputed } from '@preact/signals';
import { REVIEW_LIMITS, type ReviewChoice } from '../../../contract/window/settings';
import { text } from '../../../texts/text';
import type { PanelProps } from '../window/panelProps';

const PLIES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 8, 10];
const JUDGINGS = ['equity', 'seconds', 'samples'] as const;

interface ReviewChoicesProps extends PanelProps {
  /** While a review is made it stays as it is. */
  readonly isFixed: boolean;
}

/** How the turns are judged. */
export function ReviewChoices({ dispatch, isFixed, state }: ReviewChoicesProps) {
  const choice = useComputed(() => state.value.settings.review).value;
  const { judging, plies } = choice;
  const change = (part: Partial<ReviewChoice>) =>
    dispatch({ type: 'settings-changed', change: { review: { ...choice, ...part } } });
  return (
    <details class="review-choices">
      <summary>{text('reviewPage.choices', chosen(choice))}</summary>
      <fieldset disabled={isFixed} aria-label={text('reviewPage.choicesTitle')}>
        <label>
          <span>{text('reviewPage.judging')}</span>
          <select
            value={judging}
            onChange={({ currentTarget }) =>
              change({ judging: JUDGINGS[currentTarget.selectedIndex] ?? judging })
            }
          >
            {JUDGINGS.map((name) => (
              <option key={name} value={name}>
                {text('reviewPage.judgingBy', { judging: name })}
              </option>
            ))}
          </select>
        </label>
        {judging !== 'equity' && (
          <>
            <NumberField name={judging} choice={choice} onChange={change} />
            <label>
              <span>{text('reviewPage.plies')}</span>
              <select
                value={plies === null ? '' : String(plies)}
                onChange={({ currentTarget: { value } }) =>
                  change({ plies: value === '' ? null : Number(value) })
                }
              >
                {(plies === null || PLIES.includes(plies) ? PLIES : [...PLIES, plies]).map((count) => (
                  <option key={count} value={String(count)}>
                    {String(count)}
                  </option>
                ))}
                <option value="">{text('reviewPage.restOfGame')}</option>
              </select>
            </label>
          </>
        )}
        <NumberField name="preEndgameSeconds" choice={choice} onChange={change} />
      </fieldset>
    </details>
  );
}

/** What a text says of a choice. */
const chosen = ({ judging, plies, samples, seconds }: ReviewChoice) => ({
  judging,
  samples,
  seconds: String(seconds),
  plies: plies === null ? 'end' : String(plies),
});

interface NumberFieldProps {
  readonly name: 'seconds' | 'samples' | 'preEndgameSeconds';
  readonly choice: ReviewChoice;
  readonly onChange: (part: Partial<ReviewChoice>) => void;
}

/** A number that cannot be gives way to the nearest one that can. */
function NumberField({ choice, name, onChange }: NumberFieldProps) {
  const { max, min } = REVIEW_LIMITS[name];
  return (
    <label>
      <span>{text('reviewPage.limit', { name })}</span>
      <input
        type="text"
        inputMode="decimal"
        autocomplete="off"
        value={String(choice[name])}
        onChange={({ currentTarget }) => {
          const typed = Number.parseFloat(currentTarget.value.replace(',', '.'));
          const number = Number.isNaN(typed) ? choice[name] : Math.min(max, Math.max(min, typed));
          const allowed = name === 'samples' ? Math.round(number) : number;
          currentTarget.value = String(allowed);
          onChange({ [name]: allowed });
        }}
      />
    </label>
  );
}
