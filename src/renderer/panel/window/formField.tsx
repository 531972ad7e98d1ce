import { useId } from 'preact/hooks';
import type { Message } from '../../../core/message';
import { say } from '../../../texts/say';

export interface FormFieldProps {
  readonly label: string;
  readonly value: string;
  /** What is wrong with it; null for nothing. */
  readonly problem: Message | null;
  /** Typing that begins now is a step of its own. */
  readonly onBegin: () => void;
  readonly onInput: (text: string) => void;
  readonly kind: 'text' | 'number';
}

/** A field with its label before it and what is wrong with it below. */
export function FormField({ kind, label, onBegin, onInput, problem, value }: FormFieldProps) {
  const id = useId();
  return (
    <div class={`form-field ${kind}`}>
      <label for={id}>{label}</label>
      <FieldInput {...{ id, kind, onBegin, onInput, problem, value }} name={null} />
      {problem !== null && (
        <p id={`${id}-problem`} class="field-problem">
          {say(problem)}
        </p>
      )}
    </div>
  );
}

interface FieldInputProps extends Omit<FormFieldProps, 'label'> {
  readonly id: string;
  /** For a field without a label of its own. */
  readonly name: string | null;
}

/** The bare field; what is wrong with it stands in the element `<id>-problem`. */
export const FieldInput = ({ id, kind, name, onBegin, onInput, problem, value }: FieldInputProps) => (
  <input
    id={id}
    type="text"
    inputMode={kind === 'number' ? 'numeric' : 'text'}
    autocomplete="off"
    spellcheck={false}
    aria-label={name ?? undefined}
    aria-invalid={problem !== null}
    aria-describedby={problem === null ? undefined : `${id}-problem`}
    title={problem === null ? undefined : say(problem)}
    value={value}
    onFocus={onBegin}
    onInput={({ currentTarget }) => onInput(currentTarget.value)}
  />
);

interface RemoveRowProps {
  /** What goes, for those who cannot see the row. */
  readonly name: string;
  readonly onRemove: () => void;
}

/** At the end of a row of fields. */
export const RemoveRow = ({ name, onRemove }: RemoveRowProps) => (
  <button type="button" class="quiet-button" aria-label={name} onClick={onRemove}>
    ×
  </button>
);
