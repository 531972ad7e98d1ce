import type { AppState } from '../state/appState';
import { isPlaying } from '../state/trying/tried';
import { areKeysBlocked } from '../state/window/overlays';
import { isBoardCovered } from '../state/window/sideTab';
import type { Zone } from '../state/window/zone';
import type { Command, CommandContext } from './command';
import { keysOf } from './commandKeys';
import { COMMANDS } from './commands';
import { matchesBinding } from './keyBinding';
import { isWatching } from './play/watchCommands';

/** Runs the command of every key pressed in the window. */
export function startKeyboard(target: Window, context: () => CommandContext): void {
  target.addEventListener('keydown', (event) => {
    if (event.defaultPrevented) return;
    let current = context();
    if (takesWelcomeAway(event, current.state)) {
      current.dispatch({ type: 'welcome-closed' });
      if (event.key === 'Escape') return;
      current = context();
    }
    // The browser clears a search field; Escape is a command only if the field is empty.
    if (event.key === 'Escape' && isFilledSearch(event.target)) return;
    const command = findCommand(event, current.state, fieldKind(event.target));
    if (command === undefined || (command.isLeftToButtons === true && isButton(event.target))) return;
    event.preventDefault();
    const { zone } = command;
    if (zone !== 'everywhere' && zone !== current.state.zone)
      current.dispatch({ type: 'zone-entered', zone });
    command.run(current, event);
  });
}

/** Any key does, but those that lead to its buttons and press them. */
const takesWelcomeAway = ({ key, target }: KeyboardEvent, state: AppState): boolean =>
  state.welcome !== null &&
  !['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(key) &&
  !(['Enter', ' '].includes(key) && target instanceof Element && target.closest('.welcome') !== null);

/**
 * The command for a key in the current state. A text field keeps every key but those with Ctrl, Cmd, the F
 * keys, and text field commands of the key table.
 */
export function findCommand(
  event: KeyboardEvent,
  state: AppState,
  field: FieldKind | null,
): Command | undefined {
  const isText = field !== null && !(event.ctrlKey || event.metaKey || /^(F\d+|Escape)$/.test(event.key));
  const matches = (command: Command) =>
    command.isLeftToSystem !== true &&
    (!isText || command.isForTextFields === true) &&
    (!state.isEmbedded || FOR_FRAMES.test(command.id)) &&
    (field !== 'text' || command.isLeftToText !== true) &&
    keysOf(command, state.settings.keys).some((binding) => matchesBinding(event, binding));
  if (areKeysBlocked(state))
    return COMMANDS.find((command) => command.isForOverlays === true && matches(command));
  return (
    (isTypedInGame(state) ? COMMANDS.find((command) => isLetter(command) && matches(command)) : undefined) ??
    COMMANDS.find((command) => command.zone === zoneOfKeys(state) && matches(command)) ??
    COMMANDS.find((command) => command.zone === 'everywhere' && matches(command))
  );
}

/** A frame shows a position: its keys change none. */
const FOR_FRAMES =
  /^(candidate\.(previous|next|pageUp|pageDown|first|last|walk)|timeline\..*|camera\..*|window\.escape)$/;

/** A frame has no list and no rack that could have the focus. */
function zoneOfKeys({ isEmbedded, walk, zone }: AppState): Zone | null {
  if (!isEmbedded || zone === 'graph') return zone;
  return walk === null ? 'candidates' : 'timeline';
}

/** In a game, letters are laid on the board, wherever a button or a list has just been used. */
const isTypedInGame = (state: AppState): boolean =>
  isPlaying(state) && !isWatching(state) && !isBoardCovered(state) && GAME_ZONES.has(state.zone);

const GAME_ZONES: ReadonlySet<Zone | null> = new Set([null, 'board', 'rack', 'play', 'game', 'tabs']);

const isLetter = ({ id }: Command): boolean => /^board\.(letter|blank|sign )/.test(id);

const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, [role=button], a') !== null;

const isFilledSearch = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';

/** A text input, or another control: a check box, a slider, a list. */
export type FieldKind = 'text' | 'control';

const NOT_TYPED_IN =
  'select, input:is([type=checkbox], [type=radio], [type=range], [type=color], [type=file])';

/** Null if it is no field. */
function fieldKind(target: EventTarget | null): FieldKind | null {
  if (!(target instanceof HTMLElement)) return null;
  if (target.matches(NOT_TYPED_IN)) return 'control';
  return target.isContentEditable || target.matches('input, textarea') ? 'text' : null;
}
