import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../../../../../src/contract/window/settings';
import { createKeyEditing } from '../../../../../src/renderer/features/settings/input/keyEditing';
import { COMMANDS } from '../../../../../src/renderer/input/commands';
import { findCommand } from '../../../../../src/renderer/input/keyboard';
import { appMenuOf } from '../../../../../src/renderer/input/window/appMenu';
import { contextMenuOf } from '../../../../../src/renderer/input/window/contextMenus';
import { keySheetSections } from '../../../../../src/renderer/input/window/keySheet';
import { paletteCommands } from '../../../../../src/renderer/input/window/palette';
import { type AppState, initialState } from '../../../../../src/renderer/state/appState';
import { said, sentence } from '../../../../said';
import { keyPress } from '../../../input/keyPress';
import { readMidgame } from '../../../view/midgame';

const keys = createKeyEditing(false);
const start = initialState(readMidgame());
/** A letter that nothing is called with by Ctrl. */
const free =
  [...'bdefghijklmnoprstuyz'].find(
    (letter) => findCommand(keyPress(letter, { ctrl: true }), start, null) === undefined,
  ) ?? 'none';
const FREE = free.toUpperCase();
const settingsWith = (changed: Settings['keys']): Settings => ({ ...DEFAULT_SETTINGS, keys: changed });
const stateWith = (changed: Settings['keys']): AppState => ({ ...start, settings: settingsWith(changed) });

/** The keys after a key was pressed for a command, replacing another one or in addition; or the refusal. */
function pressed(
  id: string,
  event: KeyboardEvent,
  changed: Settings['keys'] = {},
  replaced: string | null = null,
) {
  const answer = keys.press(settingsWith(changed), id, replaced, event);
  if (answer === null) return null;
  return answer.ok ? answer.value.keys : said(answer.error);
}

/** Only fixed commands have keys. */
const NO_OTHER_KEYS: Settings['keys'] = Object.fromEntries(
  keys
    .rowsOf(DEFAULT_SETTINGS)
    .flatMap(({ id, isFixed }) => (isFixed || id === 'window.look' ? [] : [[id, []]])),
);

describe('a key pressed for a command', () => {
  it.each([
    ['a letter with Ctrl', keyPress(free, { ctrl: true }), `$mod+${free}`],
    ['a letter while Caps Lock is on', keyPress(FREE, { ctrl: true }), `$mod+${free}`],
    ['a place, with Shift', keyPress('&', { alt: true, shift: true }, 'Digit7'), 'Alt+Shift+Digit7'],
    ['with Alt', keyPress('q', { alt: true }), 'Alt+q'],
    ['an F key', keyPress('F12'), 'F12'],
    ['an F key with Shift', keyPress('F12', { shift: true }), 'Shift+F12'],
    ['an arrow', keyPress('ArrowLeft', { ctrl: true, alt: false }), '$mod+ArrowLeft'],
    ['a sign, with or without Shift', keyPress('<', { ctrl: true, shift: true }, 'Comma'), '$mod+[Shift]+<'],
    ['a digit', keyPress('8', { ctrl: true }, 'Digit8'), '$mod+8'],
    ['with Ctrl and Shift', keyPress('K', { ctrl: true, shift: true }), '$mod+Shift+k'],
    ['a digit with Alt and Shift', keyPress('*', { alt: true, shift: true }, 'Digit8'), 'Alt+Shift+Digit8'],
    ['the space bar', keyPress(' ', { ctrl: true }), '$mod+Space'],
    ['a letter of a German keyboard', keyPress('ö', { ctrl: true }, 'Semicolon'), '$mod+ö'],
    ['a letter on its place by AZERTY', keyPress(free, { ctrl: true }, 'KeyQ'), `$mod+${free}`],
    ['a Cyrillic letter, by its place', keyPress('о', { ctrl: true }, `Key${FREE}`), `$mod+${free}`],
  ])('becomes the binding %s', (_, event, binding) => {
    expect(pressed('window.look', event, NO_OTHER_KEYS)).toMatchObject({
      'window.look': ['Shift+F9', binding],
    });
  });

  it('runs it, and so does the old one', () => {
    const changed = pressed('window.look', keyPress(free, { ctrl: true })) as Settings['keys'];
    const idOf = (event: KeyboardEvent) => findCommand(event, stateWith(changed), null)?.id;
    expect(idOf(keyPress(free, { ctrl: true }))).toBe('window.look');
    expect(idOf(keyPress('F9', { shift: true }))).toBe('window.look');
    expect(idOf(keyPress('о', { ctrl: true }, `Key${FREE}`))).toBe('window.look');
    expect(findCommand(keyPress(free, { ctrl: true }), start, null)).toBeUndefined();
  });

  it('replaces the chosen one', () => {
    const changed = pressed('window.palette', keyPress(free, { ctrl: true }), {}, '$mod+k');
    expect(changed).toEqual({ 'window.palette': [`$mod+${free}`, '$mod+Shift+p', 'F1'] });
    const state = stateWith(changed as Settings['keys']);
    expect(findCommand(keyPress('k', { ctrl: true }), state, null)).toBeUndefined();
  });

  it('is still pending while only a modifier is held', () => {
    expect(pressed('window.look', keyPress('Control', { ctrl: true }))).toBeNull();
    expect(pressed('window.look', keyPress('Shift', { shift: true }))).toBeNull();
  });

  it('is at most the fourth', () => {
    const four = { 'window.look': ['Alt+1', 'Alt+2', 'Alt+3', 'Alt+4'] };
    expect(pressed('window.look', keyPress(free, { ctrl: true }), four)).toBe(sentence('keys.tooMany'));
  });
});

describe('a key is refused', () => {
  it.each([
    [
      'to two commands of everywhere',
      'window.look',
      keyPress('k', { ctrl: true }),
      /“Find a command by name”/,
    ],
    [
      'to one of everywhere that a zone has',
      'window.look',
      keyPress('.', { alt: false, ctrl: false }),
      /types text/,
    ],
    [
      'to one of a zone that everywhere has',
      'timeline.loop',
      keyPress('k', { ctrl: true }),
      /“Find a command/,
    ],
    ['to two of a zone', 'timeline.loop', keyPress('r'), /^R is already used by “/],
    ['where letters are typed', 'board.turn', keyPress('j'), /^J is already used by “/],
    [
      'that makes text',
      'window.look',
      keyPress('@', { altGraph: true, ctrl: true, alt: true }),
      /^AltGr types/,
    ],
    ['that copies', 'window.look', keyPress('c', { ctrl: true }), /^Ctrl\+C .*(text|already)/],
    ['that cuts', 'window.look', keyPress('x', { ctrl: true }), /^Ctrl\+X is reserved for text/],
    [
      'that closes the window',
      'window.look',
      keyPress('w', { ctrl: true }),
      /^Ctrl\+W is reserved for the system/,
    ],
    [
      'that closes the program',
      'window.look',
      keyPress('F4', { alt: true }),
      /^Alt\+F4 is reserved for the system/,
    ],
    ['that only begins a sign', 'window.look', keyPress('Dead'), /^This is a dead key/],
    ['that leaves everything', 'window.look', keyPress('Escape'), /^Esc is reserved for navigation/],
    ['of one sign, for everywhere', 'window.look', keyPress('ß', {}, 'Minus'), /types text/],
  ])('%s', (_, id, event, refusal) => {
    expect(pressed(id, event)).toMatch(refusal);
  });

  it('but not in another zone, where it has its own meaning', () => {
    expect(pressed('review.swap', keyPress('l'))).toEqual({
      'review.swap': [...(COMMANDS.find(({ id }) => id === 'review.swap')?.keys ?? []), 'l'],
    });
  });

  it('but not once its owner has lost it', () => {
    const { keys: without } = keys.remove(DEFAULT_SETTINGS, 'window.palette', '$mod+k');
    expect(without).toEqual({ 'window.palette': ['$mod+Shift+p', 'F1'] });
    expect(pressed('window.look', keyPress('k', { ctrl: true }), without)).toMatchObject({
      'window.look': ['Shift+F9', '$mod+k'],
    });
  });
});

describe('reset to default', () => {
  it('restores a command’s keys and leaves no custom keys', () => {
    const changed = { 'window.look': ['F12'], 'window.keys': [] };
    expect(keys.reset(settingsWith(changed), 'window.look')).toEqual({
      ok: true,
      value: { keys: { 'window.keys': [] } },
    });
  });

  it('is refused while another command has such a key, and names it', () => {
    const changed = { 'window.palette': ['F1'], 'window.look': ['$mod+k'] };
    const answer = keys.reset(settingsWith(changed), 'window.palette');
    expect(answer.ok ? null : said(answer.error)).toBe(
      sentence('keys.taken', { key: 'Ctrl+K', owner: sentence('windowCommands.windowLook') }),
    );
  });
});

describe('a changed key is shown', () => {
  const state = stateWith({ 'window.look': [`$mod+${free}`], 'window.settings': [] });

  it('by the menu, except for keys that menus do not support', () => {
    const entries = (shown: AppState) => appMenuOf(shown, false).flatMap(({ items }) => items);
    const look = (shown: AppState) =>
      entries(shown).find((item) => item.kind === 'command' && item.id === 'window.look');
    expect(look(state)).toMatchObject({ accelerator: `CmdOrCtrl+${FREE}` });
    expect(look(stateWith({ 'window.look': ['$mod+ö'] }))).toMatchObject({ accelerator: null });
    expect(
      entries(state).find((item) => item.kind === 'command' && item.id === 'window.settings'),
    ).toMatchObject({
      accelerator: null,
    });
  });

  it('by the palette, the context menus and the key sheet', () => {
    expect(paletteCommands(state, false).find(({ id }) => id === 'window.look')?.keys).toEqual([
      ['Ctrl', FREE],
    ]);
    const rows = contextMenuOf('window', state, false).flat();
    expect(rows.find(({ id }) => id === 'window.look')?.keys).toEqual(['Ctrl', FREE]);
    const sheet = keySheetSections(state.settings.keys, false).flatMap((section) => section.rows);
    expect(
      sheet.filter(({ keys: told }) => told.some((caps) => caps.join() === `Ctrl,${FREE}`)),
    ).toHaveLength(1);
  });
});

describe('commands with fixed keys', () => {
  it('are those of typed letters, of the system, and the one for closing', () => {
    const fixed = keys.rowsOf(DEFAULT_SETTINGS).filter(({ isFixed }) => isFixed);
    const ids = fixed.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['window.escape', 'file.copy', 'file.paste', 'board.letter']));
    expect(ids).not.toContain('window.palette');
  });
});
