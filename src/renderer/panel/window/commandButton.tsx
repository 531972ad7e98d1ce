import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useCommands, useHint } from './commandHost';

interface CommandButtonProps {
  readonly id: string;
  /** Its name, if not the command's name in menus. */
  readonly label?: string;
  /** What it does, if the name alone does not say it. */
  readonly hint?: string;
  readonly class?: string;
  readonly isPressed?: boolean;
  readonly isExpanded?: boolean;
  /** Whether it leads to the place that is shown. */
  readonly isCurrent?: boolean;
  /** Whether it is disabled, if not for the reason of the command. */
  readonly isOff?: boolean;
  /** Shown in place of the name. */
  readonly children?: ComponentChildren;
  /** After the command has run. */
  readonly onDone?: () => void;
}

/** A button that runs a command. Its hint contains the key; while the command can do nothing, the reason. */
export function CommandButton(props: CommandButtonProps) {
  const { children, id, isCurrent, isExpanded, isOff, isPressed, onDone } = props;
  const { labelOf, reasonOf, run, state } = useCommands();
  const own = useComputed(() => (props.label === undefined ? labelOf(id, state.value) : '')).value;
  const reason = useComputed(() => (isOff === undefined ? reasonOf(id, state.value) : null)).value;
  const label = props.label ?? own;
  const hint = useHint(props.hint ?? label, id);
  return (
    <button
      type="button"
      class={props.class}
      aria-label={children === undefined ? undefined : label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-current={isCurrent === true ? 'page' : undefined}
      title={reason ?? hint}
      disabled={isOff ?? reason !== null}
      onClick={() => {
        run(id);
        onDone?.();
      }}
    >
      {children ?? label}
    </button>
  );
}
