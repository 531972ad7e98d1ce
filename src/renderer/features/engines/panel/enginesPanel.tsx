import { useComputed } from '@preact/signals';
import type { EngineStatus } from '../../../../contract/engines/enginesApi';
import { formatArguments } from '../../../../core/notation/text/argumentList';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import type { PanelProps } from '../../../panel/window/panelProps';
import type { EngineTask } from '../state/enginesState';
import { EngineFields } from './engineFields';

/** The user's engines, each with its state, and the fields of the one that is added or changed. */
export function EnginesPanel({ dispatch, state }: PanelProps) {
  const { form, list, problem, task } = useComputed(() => state.value.engines).value;
  const ask = (asked: EngineTask) => dispatch({ type: 'engine-task-asked', task: asked });
  const add = () => dispatch({ type: 'engine-edited', entry: null });
  const fields = form !== null && (
    <EngineFields
      form={form}
      about={list?.find(({ entry }) => entry.id === form.id)?.about ?? null}
      problem={problem}
      isBusy={task !== null}
      dispatch={dispatch}
      onTask={ask}
    />
  );
  return (
    <div class="engines-panel">
      {list?.length === 0 && form === null && <p class="hint">{text('engines.none')}</p>}
      <ul>
        {(list ?? []).map((status) => (
          <li key={status.entry.id} class="engine-entry">
            {form?.id === status.entry.id ? (
              fields
            ) : (
              <Engine
                status={status}
                onTask={ask}
                onEdit={() => dispatch({ type: 'engine-edited', entry: status.entry })}
              />
            )}
          </li>
        ))}
      </ul>
      {form?.id === null && fields}
      {form === null && (
        <p class="engines-foot">
          <button type="button" onClick={add}>
            {text('engines.add')}
          </button>
        </p>
      )}
    </div>
  );
}

interface EngineProps {
  readonly status: EngineStatus;
  readonly onTask: (task: EngineTask) => void;
  readonly onEdit: () => void;
}

function Engine({ onEdit, onTask, status }: EngineProps) {
  const { about, entry, problem, state } = status;
  const { args, command, id, name } = entry;
  const isRunning = state !== 'stopped' && state !== 'dead';
  const line = formatArguments([command, ...args]);
  const buttons = [
    {
      label: isRunning ? text('engines.stop') : text('engines.try'),
      spoken: isRunning ? text('engines.stopOf', { engine: name }) : text('engines.tryOf', { engine: name }),
      act: () => onTask({ kind: isRunning ? 'stop' : 'try', id }),
    },
    { label: text('engines.edit'), spoken: text('engines.editOf', { engine: name }), act: onEdit },
    {
      label: text('engines.remove'),
      spoken: text('engines.removeOf', { engine: name }),
      act: () => onTask({ kind: 'remove', id }),
    },
  ];
  return (
    <div class="engine-row">
      <div class="engine-texts">
        <p class="engine-name">
          {name}{' '}
          <span class={`engine-state ${state}`} role="status">
            {text('engines.state', { state })}
          </span>
        </p>
        {about !== null && (
          <p>
            {text('engines.about', {
              name: about.name,
              author: about.author,
              hasAuthor: String(about.author !== ''),
            })}{' '}
            {text('engines.protocol', { modes: about.capabilities.join(', ') })}
          </p>
        )}
        <p class="path ellipsis" title={line}>
          <bdi dir="ltr">{line}</bdi>
        </p>
        {problem !== null && (
          <p class="field-problem" role="alert">
            {say(problem)}
          </p>
        )}
      </div>
      <div class="row">
        {buttons.map(({ act, label, spoken }) => (
          <button key={label} type="button" aria-label={spoken} onClick={act}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
