import type { Settings } from '../../../../contract/window/settings';
import { upTo } from '../../../../texts/numbers';
import { text } from '../../../../texts/text';
import type { ChoiceRow, SettingRow, SliderRow, SwitchRow } from '../view/settingRow';

interface ControlProps<Row> {
  readonly row: Row;
  readonly settings: Settings;
  readonly isDisabled: boolean;
  readonly onChange: (change: Partial<Settings>) => void;
}

type BoundRow = SwitchRow | SliderRow | ChoiceRow;

export const isBound = (row: SettingRow): row is BoundRow =>
  row.kind === 'switch' || row.kind === 'slider' || row.kind === 'choice';

export const hintId = ({ id }: BoundRow): string => `setting-${id}-hint`;

/** The control's label and description. */
const naming = (row: BoundRow) => ({
  'aria-label': text(row.title),
  'aria-describedby': hintId(row),
});

/** The control of a setting. */
export function SettingControl(props: ControlProps<BoundRow>) {
  const { row } = props;
  switch (row.kind) {
    case 'switch':
      return <Switch {...props} row={row} />;
    case 'slider':
      return <Slider {...props} row={row} />;
    case 'choice':
      return row.options.length <= MOST_SIDE_BY_SIDE ? (
        <Segments {...props} row={row} />
      ) : (
        <List {...props} row={row} />
      );
  }
}

/** More options become a list. */
const MOST_SIDE_BY_SIDE = 3;

const Switch = ({ isDisabled, onChange, row, settings }: ControlProps<SwitchRow>) => (
  <input
    type="checkbox"
    role="switch"
    aria-checked={row.isOn(settings)}
    class="setting-switch"
    {...naming(row)}
    disabled={isDisabled}
    checked={row.isOn(settings)}
    onChange={({ currentTarget }) => onChange(row.turned(currentTarget.checked, settings))}
  />
);

function Slider({ isDisabled, onChange, row, settings }: ControlProps<SliderRow>) {
  const { factor = 1, max, min, moved, step, unit } = row;
  const value = row.value(settings);
  // Sums of steps such as 0.05 have rounding errors.
  const shown = text(unit, { value: upTo(value * factor, 2) });
  return (
    <div class="setting-slider">
      <input
        type="range"
        {...naming(row)}
        aria-valuetext={shown}
        disabled={isDisabled}
        min={min}
        max={max}
        step={step}
        value={value}
        style={{ '--part': `${((value - min) / (max - min)) * 100}%` }}
        onInput={({ currentTarget }) => onChange(moved(currentTarget.valueAsNumber, settings))}
      />
      <output>{shown}</output>
    </div>
  );
}

const Segments = ({ isDisabled, onChange, row, settings }: ControlProps<ChoiceRow>) => (
  <div class="setting-segments" role="radiogroup" {...naming(row)}>
    {row.options.map(({ chosen, isChosen, label }, index) => (
      <label key={index}>
        <input
          type="radio"
          name={row.id}
          disabled={isDisabled}
          checked={isChosen(settings)}
          onChange={() => onChange(chosen(settings))}
        />
        <span>{label()}</span>
      </label>
    ))}
  </div>
);

function List({ isDisabled, onChange, row, settings }: ControlProps<ChoiceRow>) {
  const { options } = row;
  return (
    <select
      {...naming(row)}
      disabled={isDisabled}
      value={options.findIndex(({ isChosen }) => isChosen(settings))}
      onChange={({ currentTarget }) => {
        const option = options[currentTarget.selectedIndex];
        if (option !== undefined) onChange(option.chosen(settings));
      }}
    >
      {options.map(({ label }, index) => (
        <option key={index} value={index}>
          {label()}
        </option>
      ))}
    </select>
  );
}
