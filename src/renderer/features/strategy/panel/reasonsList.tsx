import { text } from '../../../../texts/text';
import { pointAt } from '../../../panel/window/pointAt';
import type { Dispatch } from '../../../state/action';
import type { ReasonsView, ReasonView } from '../view/reasonsView';

interface ReasonsListProps {
  readonly view: ReasonsView;
  readonly dispatch: Dispatch;
}

/** Reasons for and against the shown candidate; each opens to its figures and lights its squares. */
export function ReasonsList({ dispatch, view: { other, reasons, status } }: ReasonsListProps) {
  return (
    <section class="reasons small" aria-label={text('reasons.title', { other })}>
      <h4>{text('reasons.title', { other })}</h4>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason.sentence} class={`reason ${reason.side}`}>
              <details>
                <summary
                  aria-label={spoken(reason)}
                  {...pointAt(dispatch, { kind: 'squares', squares: reason.squares })}
                >
                  {reason.sentence}
                </summary>
                <p>{reason.figures}</p>
              </details>
            </li>
          ))}
        </ul>
      )}
      {status !== null && <p class="hint">{status}</p>}
    </section>
  );
}

/** The side is shown by the colour of a sign alone. */
function spoken({ sentence, side }: ReasonView): string {
  if (side === 'neither') return sentence;
  return side === 'for'
    ? text('reasons.for', { reason: sentence })
    : text('reasons.against', { reason: sentence });
}
