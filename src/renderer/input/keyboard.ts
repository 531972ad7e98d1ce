import type { AppState } from '../state/appState';
import type { Command, CommandContext } from './command';
import { COMMANDS } from './commands';
import { matchesBinding } from './keyBinding';

/** Finds the command of every key pressed in the window and runs it. */
export function startKeyboard(target: Window, context: () => CommandContext): void {
  target.addEventListener('keydown', (event) => {
    if (event.defaultPrevented) return;
    const current = context();
    const command = findCommand(event, current.state, isTextField(event.target));
    if (command === undefined) return;
    event.preventDefault();
    command.run(current, event);
  });
}

/**
 * The command that a key means now. A text field keeps every key but those with Ctrl, Cmd, the F keys, and what the
 * key table has for text fields.
 */
export function findCommand(
  event: KeyboardEvent,
  { isKeySheetOpen, zone }: AppState,
  isInTextField: boolean,
): Command | undefined {
  const isText = isInTextField && !(event.ctrlKey || event.metaKey || /^(F\d+|Escape)$/.test(event.key));
  const matches = (command: Command) =>
    (!isText || command.isForTextFields === true) &&
    command.keys.some((binding) => matchesBinding(event, binding));
  if (isKeySheetOpen) return COMMANDS.find((command) => command.isForOverlays === true && matches(command));
  return (
    COMMANDS.find((command) => command.zone === zone && matches(command)) ??
    COMMANDS.find((command) => command.zone === 'everywhere' && matches(command))
  );
}

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
