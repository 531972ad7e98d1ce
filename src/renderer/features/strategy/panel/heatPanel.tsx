import type { TextKey } from '../../../../texts/catalogue';
import { text } from '../../../../texts/text';
import { CommandButton } from '../../../panel/window/commandButton';
import { useKey } from '../../../panel/window/commandHost';
import { Icon } from '../../../panel/window/icons';
import type { Dispatch } from '../../../state/action';
import type { HeatMeasure, HeatSide } from '../state/strategyState';
import type { HeatRow, HeatView } from '../view/heatView';

interface HeatPanelProps {
  readonly heat: HeatView;
  readonly dispatch: Dispatch;
}

/** Legend of the heat map's columns, and their values as a table. */
export function HeatPanel({ dispatch, heat }: HeatPanelProps) {
  const { choice, done, origin, problem, rows, scale } = heat;
  return (
    <section class="heat-panel small" aria-label={text('heat.title')}>
      <header>
        <h3>{text('heat.title')}</h3>
        <Choice<HeatSide>
          name="heat.side"
          command="strategy.heatSide"
          chosen={choice.side}
          choices={[
            { value: 'replies', title: 'heat.replies', hint: 'heat.repliesHint' },
            { value: 'next', title: 'heat.next', hint: 'heat.nextHint' },
          ]}
          onChoice={(side) => dispatch({ type: 'heat-changed', change: { side } })}
        />
        <Choice<HeatMeasure>
          name="heat.measure"
          command="strategy.heatMeasure"
          chosen={choice.measure}
          choices={[
            { value: 'share', title: 'heat.share', hint: 'heat.shareHint' },
            { value: 'points', title: 'heat.pointsChoice', hint: 'heat.pointsHint' },
          ]}
          onChoice={(measure) => dispatch({ type: 'heat-changed', change: { measure } })}
        />
        <CommandButton id="strategy.heat" class="icon-button" label={text('heat.close')} isOff={false}>
          <Icon name="close" />
        </CommandButton>
      </header>
      {problem === null ? (
        <>
          <div class="heat-scale row" role="img" aria-label={text('heat.scale', scale)}>
            <span>{scale.low}</span>
            <i />
            <span>{scale.high}</span>
          </div>
          <p class="heat-origin">{origin}</p>
          <p class="visually-hidden" role="status">
            {done}
          </p>
          <details>
            <summary>{text('heat.table')}</summary>
            <HeatTable rows={rows} />
          </details>
        </>
      ) : (
        <p role="alert">{problem}</p>
      )}
    </section>
  );
}

interface ChoiceProps<Value extends string> {
  readonly name: TextKey;
  /** The command that toggles between the two. */
  readonly command: string;
  readonly chosen: Value;
  readonly choices: readonly { readonly value: Value; readonly title: TextKey; readonly hint: TextKey }[];
  readonly onChoice: (value: Value) => void;
}

function Choice<Value extends string>({ choices, chosen, command, name, onChoice }: ChoiceProps<Value>) {
  const key = useKey(command).join('+');
  return (
    <fieldset class="heat-choice">
      <legend class="visually-hidden">{text(name)}</legend>
      {choices.map(({ hint, title, value }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          title={key === '' || value === chosen ? text(hint) : `${text(hint)} (${key})`}
          onClick={() => onChoice(value)}
        >
          {text(title)}
        </button>
      ))}
    </fieldset>
  );
}

const HeatTable = ({ rows }: { readonly rows: readonly HeatRow[] }) => (
  <table class="heat-table">
    <thead>
      <tr>
        <th scope="col">{text('heat.square')}</th>
        <th scope="col">{text('heat.share')}</th>
        <th scope="col">{text('heat.pointsColumn')}</th>
        <th scope="col">{text('heat.meanScore')}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ meanScore, place, points, share }) => (
        <tr key={place}>
          <th scope="row">{place}</th>
          <td>{share}</td>
          <td>{points}</td>
          <td>{meanScore}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
