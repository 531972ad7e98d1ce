import { useId } from 'preact/hooks';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Value[];
  readonly nameOf: (choice: Value) => string;
  readonly onChoose: (choice: Value) => void;
}

/** One of a few. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { choices, label, nameOf, onChoose, value } = props;
  const id = useId();
  return (
    <div class="picture-field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = choices.find((choice) => choice === currentTarget.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {nameOf(choice)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface TickProps {
  readonly label: string;
  readonly isTicked: boolean;
  readonly onChange: (isTicked: boolean) => void;
}

export const Tick = ({ isTicked, label, onChange }: TickProps) => (
  <label class="picture-tick">
    <input
      type="checkbox"
      checked={isTicked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    {label}
  </label>
);
