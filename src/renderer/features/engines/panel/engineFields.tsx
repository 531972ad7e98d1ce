import { useEffect, useRef } from 'preact/hooks';
import { ENGINE_LIMITS } from '../../../../contract/engines/engineLimits';
import type { EngineAbout } from '../../../../contract/engines/enginesApi';
import type { Message } from '../../../../core/message';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import { Field, NumberField, TextField } from '../../../panel/window/form';
import type { Dispatch } from '../../../state/action';
import type { EngineForm, EngineTask } from '../state/enginesState';
import { EngineOption } from './engineOption';

interface EngineFieldsProps {
  readonly form: EngineForm;
  /** Null until the engine was started. */
  readonly about: EngineAbout | null;
  readonly problem: Message | null;
  readonly isBusy: boolean;
  readonly dispatch: Dispatch;
  readonly onTask: (task: EngineTask) => void;
}

/** Name, command line, time and options of one engine. */
export function EngineFields({ about, dispatch, form, isBusy, onTask, problem }: EngineFieldsProps) {
  const { args, command, id, name, options, seconds } = form;
  const change = (part: Partial<EngineForm>) => dispatch({ type: 'engine-form-changed', change: part });
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => fields.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={fields}
      class="engine-fields"
      aria-label={id === null ? text('engines.newTitle') : text('engines.editOf', { engine: name })}
      onSubmit={(event) => {
        event.preventDefault();
        onTask({ kind: 'put', form });
      }}
    >
      <TextField label={text('engines.name')} value={name} onInput={(typed) => change({ name: typed })} />
      <Field label={text('engines.program')}>
        {(field) => (
          <span class="row">
            <input
              id={field}
              type="text"
              autocomplete="off"
              spellcheck={false}
              value={command}
              onInput={({ currentTarget }) => change({ command: currentTarget.value })}
            />
            <button type="button" disabled={isBusy} onClick={() => onTask({ kind: 'choose' })}>
              {text('engines.choose')}
            </button>
          </span>
        )}
      </Field>
      <TextField
        label={text('engines.arguments')}
        placeholder={text('engines.argumentsHint')}
        value={args}
        onInput={(typed) => change({ args: typed })}
      />
      <NumberField
        label={text('engines.seconds')}
        value={seconds}
        limits={ENGINE_LIMITS.seconds}
        onChange={(value) => change({ seconds: value })}
      />
      {(about?.options ?? []).map((option) => (
        <EngineOption
          key={option.name}
          option={option}
          value={options[option.name]}
          onChange={(value) => change({ options: { ...options, [option.name]: value } })}
          onPress={() => id !== null && onTask({ kind: 'press', id, option: option.name })}
        />
      ))}
      {id !== null && about === null && <p class="hint">{text('engines.optionsUnknown')}</p>}
      <p class="field-problem" role="alert">
        {problem === null ? '' : say(problem)}
      </p>
      <p class="row">
        <button
          type="submit"
          class="primary"
          disabled={isBusy || name.trim() === '' || command.trim() === ''}
        >
          {id === null ? text('engines.addThis') : text('engines.save')}
        </button>
        <button type="button" onClick={() => dispatch({ type: 'engine-form-closed' })}>
          {text('engines.cancel')}
        </button>
      </p>
    </form>
  );
}
