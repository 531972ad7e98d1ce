import { useComputed } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Settings } from '../../../../contract/window/settings';
import type { Message } from '../../../../core/message';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import type { PanelProps } from '../../../panel/window/panelProps';
import type { KeyEditing, KeyRow } from '../view/keyRow';
import { foundKeys } from './foundSettings';

interface KeysPanelProps extends PanelProps {
  readonly keyEditing: KeyEditing;
  readonly typed: string;
}

/** Target of the next key press: a command, and the key to replace; null adds one. */
interface KeyTarget {
  readonly id: string;
  readonly replaced: string | null;
}

/** All commands with their keys, which can be changed. */
export function KeysPanel({ dispatch, keyEditing, state, typed }: KeysPanelProps) {
  const settings = useComputed(() => state.value.settings).value;
  const [target, setTarget] = useState<KeyTarget | null>(null);
  const [refusal, setRefusal] = useState<{ readonly id: string; readonly why: Message } | null>(null);
  const all = keyEditing.rowsOf(settings);
  const rows = foundKeys(all, typed);
  const change = (changed: Partial<Settings>) => {
    setTarget(null);
    setRefusal(null);
    dispatch({ type: 'settings-changed', change: changed });
  };
  const press = (id: string, replaced: string | null, event: KeyboardEvent) => {
    const pressed = keyEditing.press(settings, id, replaced, event);
    if (pressed?.ok === true) change(pressed.value);
    else if (pressed?.ok === false) setRefusal({ id, why: pressed.error });
  };
  const reset = (id: string) => {
    const defaults = keyEditing.reset(settings, id);
    if (defaults.ok) change(defaults.value);
    else setRefusal({ id, why: defaults.error });
  };
  return (
    <div class="keys-panel">
      <p class="keys-head">
        <span role="status">{text('keys.found', { count: rows.length })}</span>
        <button
          type="button"
          disabled={all.every(({ isUsual }) => isUsual)}
          onClick={() => change({ keys: {} })}
        >
          {text('keys.resetAll')}
        </button>
      </p>
      {byCategory(rows).map(([category, commands]) => (
        <section key={category} aria-label={category}>
          <h5>{category}</h5>
          <ul>
            {commands.map((row) => (
              <KeyEntry
                key={row.id}
                row={row}
                target={target?.id === row.id ? target : null}
                refusal={refusal?.id === row.id ? refusal.why : null}
                onTarget={(replaced) => {
                  setRefusal(null);
                  setTarget(replaced === undefined ? null : { id: row.id, replaced });
                }}
                onPress={(replaced, event) => press(row.id, replaced, event)}
                onRemove={(binding) => change(keyEditing.remove(settings, row.id, binding))}
                onReset={() => reset(row.id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function byCategory(rows: readonly KeyRow[]): readonly (readonly [string, readonly KeyRow[]])[] {
  const categories = [...new Set(rows.map(({ category }) => category))];
  return categories.map((category) => [category, rows.filter((row) => row.category === category)]);
}

interface KeyEntryProps {
  readonly row: KeyRow;
  /** Not null while a key press is expected. */
  readonly target: KeyTarget | null;
  readonly refusal: Message | null;
  /** Null adds a key; undefined cancels. */
  readonly onTarget: (replaced: string | null | undefined) => void;
  readonly onPress: (replaced: string | null, event: KeyboardEvent) => void;
  readonly onRemove: (binding: string) => void;
  readonly onReset: () => void;
}

function KeyEntry({ onPress, onRemove, onReset, onTarget, refusal, row, target }: KeyEntryProps) {
  const { isFixed, isUsual, keys, title } = row;
  const add = useRef<HTMLButtonElement>(null);
  const hadField = useRef(false);
  useEffect(() => {
    // The field takes the focus with it when it disappears.
    if (hadField.current && target === null && document.activeElement === document.body) add.current?.focus();
    hadField.current = target !== null;
  }, [target]);
  const field = target !== null && (
    <KeyField
      label={text('keys.pressFor', { command: title })}
      onPress={(event) => onPress(target.replaced, event)}
      onLeave={() => onTarget(undefined)}
    />
  );
  return (
    <li class="key-entry">
      <span class="key-title">{title}</span>
      <span class="key-chips row">
        {!isUsual && (
          <button
            type="button"
            class="key-button bare"
            aria-label={text('keys.resetOne', { command: title })}
            title={text('settings.atStart')}
            onClick={onReset}
          >
            ↺
          </button>
        )}
        {keys.map(({ binding, caps }) =>
          target?.replaced === binding ? (
            <span key={binding}>{field}</span>
          ) : (
            <KeyChip
              key={binding}
              caps={caps}
              title={title}
              isFixed={isFixed}
              onChange={() => onTarget(binding)}
              onRemove={() => onRemove(binding)}
            />
          ),
        )}
        {target?.replaced === null && field}
        {isFixed ? (
          <span class="hint">{text('keys.fixed')}</span>
        ) : (
          <button
            ref={add}
            type="button"
            class="key-button bare"
            aria-label={text('keys.add', { command: title })}
            onClick={() => onTarget(null)}
          >
            +
          </button>
        )}
      </span>
      <span class="key-refusal" role="alert">
        {refusal === null ? '' : say(refusal)}
      </span>
    </li>
  );
}

interface KeyChipProps {
  readonly caps: readonly string[];
  readonly title: string;
  readonly isFixed: boolean;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

function KeyChip({ caps, isFixed, onChange, onRemove, title }: KeyChipProps) {
  const shown = caps.map((cap) => <kbd key={cap}>{cap}</kbd>);
  const params = { command: title, key: caps.join('+') };
  if (isFixed) return <span class="key-chip">{shown}</span>;
  return (
    <span class="key-chip">
      <button type="button" class="key-caps bare" aria-label={text('keys.change', params)} onClick={onChange}>
        {shown}
      </button>
      <button
        type="button"
        class="key-remove bare"
        aria-label={text('keys.remove', params)}
        onClick={onRemove}
      >
        ×
      </button>
    </span>
  );
}

interface KeyFieldProps {
  readonly label: string;
  readonly onPress: (event: KeyboardEvent) => void;
  /** Called on Escape or loss of focus. */
  readonly onLeave: () => void;
}

/** Has the focus and captures the next key, whatever it usually does. */
function KeyField({ label, onLeave, onPress }: KeyFieldProps) {
  const field = useRef<HTMLButtonElement>(null);
  // At once, because a key pressed before the next frame would be lost.
  useLayoutEffect(() => field.current?.focus(), []);
  return (
    <button
      ref={field}
      type="button"
      class="key-field"
      aria-label={label}
      onBlur={onLeave}
      onKeyDown={(event) => {
        // Tab always moves the focus on.
        if (event.key === 'Tab') return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === 'Escape') onLeave();
        else if (!event.repeat) onPress(event);
      }}
    >
      {text('keys.press')}
    </button>
  );
}
