import { matchKeybindingPress, parseKeybinding } from 'tinykeys';

/** One letter, of any script. */
const LETTER = /^\p{L}$/u;

/** Prefix for a typed character, whatever keys it takes: `Sign [`. */
const SIGN = 'Sign ';

/** Whether a key event matches a binding of the key table. AltGr types text, never a command. */
export function matchesBinding(event: KeyboardEvent, binding: string): boolean {
  if (event.isComposing) return false;
  if (binding === 'Letter') return isLetter(event) && !event.shiftKey;
  if (binding === 'Shift+Letter') return isLetter(event) && event.shiftKey;
  if (binding.startsWith(SIGN)) return isText(event) && event.key === binding.slice(SIGN.length);
  if (event.getModifierState('AltGraph')) return false;
  const press = parseKeybinding(letterByPlace(event) === null ? binding : byPlace(binding))[0];
  return press !== undefined && matchKeybindingPress(event, press);
}

/** On a non-Latin layout, the letter at the same place on a US keyboard; null on a Latin one. */
export function letterByPlace({ code, key }: KeyboardEvent): string | null {
  const isForeign = LETTER.test(key) && !/\p{Script=Latin}/u.test(key);
  return isForeign && /^Key[A-Z]$/.test(code) ? code.slice(-1) : null;
}

/** tinykeys treats this name as a physical key: `$mod+k` → `$mod+KeyK`. */
const byPlace = (binding: string): string =>
  binding.replace(/(?<=^|\+)[a-z]$/i, (letter) => `Key${letter.toUpperCase()}`);

const isLetter = (event: KeyboardEvent): boolean => LETTER.test(event.key) && isText(event);

function isText(event: KeyboardEvent): boolean {
  const isCommand = event.metaKey || event.ctrlKey || event.altKey;
  return !isCommand || event.getModifierState('AltGraph');
}

const SYMBOLS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page ↑',
  PageDown: 'Page ↓',
  Escape: 'Esc',
  ContextMenu: 'Menu',
  Letter: 'A … Z',
  '-': '−',
};

/**
 * The keys of a binding as printed on a keyboard, without optional ones: `$mod+ArrowUp` → Ctrl, ↑ (⌘, ↑ on a
 * Mac).
 */
export function keyCaps(binding: string, isMac: boolean): readonly string[] {
  if (binding.startsWith(SIGN)) return [binding.slice(SIGN.length)];
  return partsOf(binding).map((part) =>
    part === '$mod'
      ? isMac
        ? '⌘'
        : 'Ctrl'
      : (SYMBOLS[part] ?? capitalized(part.replace(/^(Digit|Key)/, ''))),
  );
}

const MENU_KEYS: Readonly<Record<string, string>> = {
  $mod: 'CmdOrCtrl',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  '+': 'Plus',
};

/**
 * The keys of a binding in Electron's menu notation, without optional ones: `$mod+Shift+s` →
 * `CmdOrCtrl+Shift+S`.
 */
export const menuAccelerator = (binding: string): string =>
  partsOf(binding)
    .map((part) => MENU_KEYS[part] ?? part.replace(/^(Digit|Key)/, ''))
    .map(capitalized)
    .join('+');

const capitalized = (part: string): string => (part.length === 1 ? part.toUpperCase() : part);

const partsOf = (binding: string): readonly string[] =>
  binding.split(/(?<=\w|\])\+/).filter((part) => !/^\[\w+\]$/.test(part));
