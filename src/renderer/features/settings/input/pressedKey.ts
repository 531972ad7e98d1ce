import { type Message, message } from '../../../../core/message';
import { fail, ok, type Result } from '../../../../core/result';
import type { Command } from '../../../input/command';
import { keyCaps, letterByPlace } from '../../../input/keyBinding';

const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta'];
/** Key values that identify no key, or none that a page can rely on. */
const NO_KEYS: readonly string[] = ['Dead', 'Process', 'Unidentified', 'Compose'];
const OF_SYSTEM: readonly string[] = [
  'F10',
  'F11',
  'Alt+F4',
  'Alt+Space',
  '$mod+q',
  '$mod+w',
  'PrintScreen',
  'CapsLock',
  'NumLock',
  'ScrollLock',
  'Pause',
];
const OF_SYSTEM_ON_MAC: readonly string[] = ['$mod+h', '$mod+m', '$mod+Space'];
const OF_TEXT: readonly string[] = [
  '$mod+a',
  '$mod+c',
  '$mod+v',
  '$mod+x',
  '$mod+Insert',
  'Shift+Insert',
  'Shift+Delete',
];
/** They move the focus and close popups. */
const OF_WINDOW: readonly string[] = ['Tab', 'Escape', 'ContextMenu'];

/** Only a modifier so far. */
export const isModifierAlone = ({ key }: KeyboardEvent): boolean => MODIFIERS.includes(key);

/** A pressed key as a binding of the key table, or why a command cannot have it. */
export function pressedKey(
  event: KeyboardEvent,
  { zone }: Pick<Command, 'zone'>,
  isMac: boolean,
): Result<string, Message> {
  if (event.getModifierState('AltGraph') || (event.ctrlKey && event.altKey))
    return fail(message('keys.altGr'));
  if (event.isComposing || NO_KEYS.includes(event.key)) return fail(message('keys.noKey'));
  const binding = bindingOf(event, isMac);
  const key = keyCaps(binding, isMac).join('+');
  const isForeign = isMac ? event.ctrlKey : event.metaKey;
  if (isForeign || OF_SYSTEM.includes(binding) || (isMac && OF_SYSTEM_ON_MAC.includes(binding)))
    return fail(message('keys.ofSystem', { key }));
  if (OF_TEXT.includes(binding)) return fail(message('keys.ofText', { key }));
  if (OF_WINDOW.includes(event.key)) return fail(message('keys.ofWindow', { key }));
  if (zone === 'everywhere' && isTyped(event)) return fail(message('keys.everywhere', { key }));
  return ok(binding);
}

/** Keys that type into a text field. */
const isTyped = ({ altKey, ctrlKey, key, metaKey }: KeyboardEvent): boolean =>
  !(ctrlKey || altKey || metaKey) && (key.length === 1 || /^(Enter|Backspace|Delete)$/.test(key));

const LETTER = /^\p{L}$/u;
const DIGIT = /^Digit\d$/;

function bindingOf(event: KeyboardEvent, isMac: boolean): string {
  const { altKey, code, ctrlKey, key, metaKey, shiftKey } = event;
  const held = `${ctrlKey || metaKey ? '$mod+' : ''}${altKey ? 'Alt+' : ''}`;
  const shift = shiftKey ? 'Shift+' : '';
  if (key === ' ') return `${held}${shift}Space`;
  // On a Mac, Alt changes the characters of letter and digit keys.
  if (isMac && altKey && /^(Key[A-Z]|Digit\d)$/.test(code)) return `${held}${shift}${code}`;
  if (LETTER.test(key)) return `${held}${shift}${(letterByPlace(event) ?? key).toLowerCase()}`;
  if (key.length > 1) return `${held}${shift}${key}`;
  if (/^\d$/.test(key) && !shiftKey) return `${held}${key}`;
  if (held !== '' && DIGIT.test(code)) return `${held}${shift}${code}`;
  // The character already implies Shift.
  return held === '' ? `Sign ${key}` : `${held}[Shift]+${key}`;
}
