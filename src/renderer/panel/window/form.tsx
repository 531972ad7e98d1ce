import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { clamp } from '../../../core/clamp';

type Value = string | number | null;

interface SelectProps<Chosen extends Value> {
  readonly id?: string;
  readonly class?: string;
  /** For screen readers, if there is no visible label. */
  readonly label?: string;
  readonly hint?: string;
  readonly value: Chosen;
  readonly choices: readonly (readonly [value: Chosen, name: string])[];
  readonly isDisabled?: boolean;
  readonly onChoose: (value: Chosen) => void;
}

/** Selects one of a few values. */
export const Select = <Chosen extends Value>(props: SelectProps<Chosen>) => (
  <select
    id={props.id}
    class={props.class}
    aria-label={props.label}
    title={props.hint}
    value={String(props.value ?? '')}
    disabled={props.isDisabled}
    onChange={({ currentTarget }) => {
      const chosen = props.choices[currentTarget.selectedIndex];
      if (chosen !== undefined) props.onChoose(chosen[0]);
    }}
  >
    {props.choices.map(([value, name]) => (
      <option key={value} value={String(value ?? '')}>
        {name}
      </option>
    ))}
  </select>
);

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** @param id of the labelled control */
  readonly children: (id: string) => ComponentChildren;
}

/** A control with its label. */
export function Field({ children, hint, label }: FieldProps) {
  const id = useId();
  return (
    <div class="field stack" title={hint}>
      <label for={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface SelectFieldProps<Chosen extends Value> extends Omit<SelectProps<Chosen>, 'class' | 'id' | 'label'> {
  readonly label: string;
}

export const SelectField = <Chosen extends Value>({ hint, label, ...select }: SelectFieldProps<Chosen>) => (
  <Field label={label} hint={hint}>
    {(id) => <Select id={id} {...select} />}
  </Field>
);

interface TextFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly inputMode?: 'decimal';
  readonly value: string;
  readonly problem?: string | null;
  readonly onInput: (typed: string) => void;
}

export const TextField = ({ problem = null, ...props }: TextFieldProps) => (
  <Field label={props.label} hint={props.hint}>
    {(id) => (
      <>
        <input
          id={id}
          type="text"
          autocomplete="off"
          spellcheck={false}
          inputMode={props.inputMode}
          placeholder={props.placeholder}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          value={props.value}
          onInput={({ currentTarget }) => props.onInput(currentTarget.value)}
        />
        {problem !== null && (
          <p id={`${id}-problem`} class="field-problem">
            {problem}
          </p>
        )}
      </>
    )}
  </Field>
);

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly limits: { readonly min: number; readonly max: number };
  readonly isWhole?: boolean;
  readonly onChange: (value: number) => void;
}

/** Numbers out of bounds are clamped. */
export const NumberField = ({ isWhole = false, label, limits, onChange, value }: NumberFieldProps) => (
  <Field label={label}>
    {(id) => (
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autocomplete="off"
        value={String(value)}
        onChange={({ currentTarget }) => {
          const typed = Number.parseFloat(currentTarget.value.replace(',', '.'));
          const number = Number.isNaN(typed) ? value : clamp(typed, limits.min, limits.max);
          const allowed = isWhole ? Math.round(number) : number;
          currentTarget.value = String(allowed);
          onChange(allowed);
        }}
      />
    )}
  </Field>
);

interface CheckProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A check box. */
export const Check = ({ isChecked, label, onChange }: CheckProps) => (
  <label class="check row">
    <input
      type="checkbox"
      checked={isChecked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    {label}
  </label>
);
