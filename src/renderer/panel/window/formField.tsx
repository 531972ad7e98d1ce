import { useId } from 'preact/hooks';
import type { Message } from '../../../core/message';
import { say } from '../../../texts/say';

export interface FormFieldProps {
  readonly label: string;
  readonly value: string;
  /** The problem with its value; null if there is none. */
  readonly problem: Message | null;
  /** Called when typing begins, to start a new undo step. */
  readonly onBegin: () => void;
  readonly onInput: (text: string) => void;
  readonly kind: 'text' | 'number';
}

/** A field with its label before and its problem below it. */
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
  /** Accessible name of a field without a label. */
  readonly name: string | null;
}

/** The bare field; its problem is shown in the element `<id>-problem`. */
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
  /** Accessible name of the row that is removed. */
  readonly name: string;
  readonly onRemove: () => void;
}

/** Removes a row of fields; placed at its end. */
export const RemoveRow = ({ name, onRemove }: RemoveRowProps) => (
  <button type="button" class="quiet-button bare" aria-label={name} onClick={onRemove}>
    ×
  </button>
);
