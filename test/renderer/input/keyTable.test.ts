import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../src/renderer/input/commands';
import { findCommand } from '../../../src/renderer/input/keyboard';
import { keySheetSections } from '../../../src/renderer/input/window/keySheet';
import { zoneAfter } from '../../../src/renderer/input/window/windowCommands';
import type { Action } from '../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../src/renderer/state/appState';
import { openedWalk } from '../../../src/renderer/state/walk/walk';
import type { Zone } from '../../../src/renderer/state/window/zone';
import { text } from '../../../src/texts/text';
import { readMidgame } from '../view/midgame';
import { keyPress } from './keyPress';
import { noFiles } from './noFiles';

const start = initialState(readMidgame());
const inZone = (zone: Zone | null): AppState => ({ ...start, zone });

/** The actions that a key dispatches in a zone. */
function actionsOf(event: KeyboardEvent, state: AppState): readonly Action[] {
  const actions: Action[] = [];
  const dispatch = (action: Action) => void actions.push(action);
  const context = { state, dispatch, camera: null, files: noFiles, openMenu: () => undefined };
  findCommand(event, state, null)?.run(context, event);
  return actions;
}

describe('the key table', () => {
  it('gives no key two meanings in one zone', () => {
    const bindings = COMMANDS.flatMap(({ keys, zone }) => keys.map((key) => `${zone}: ${key}`));
    expect(bindings.filter((binding, index) => bindings.indexOf(binding) !== index)).toEqual([]);
  });

  it('names every command once', () => {
    const ids = COMMANDS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('binds no single character outside a zone but the key sheet’s', () => {
    const everywhere = COMMANDS.filter(({ zone }) => zone === 'everywhere');
    const characters = everywhere.flatMap(({ keys }) => keys).filter((key) => /^(\[Shift\]\+)?.$/.test(key));
    expect(characters).toEqual(['[Shift]+?']);
  });

  it('has a key for every command that a browser does not reserve', () => {
    const kept = /^\$mod\+(Shift\+)?[ntw]$/;
    const lost = COMMANDS.filter(({ keys }) => keys.length > 0 && keys.every((key) => kept.test(key)));
    expect(lost.map(({ id }) => id)).toEqual([]);
    expect(actionsOf(keyPress('˜', { alt: true, shift: true }, 'KeyN'), inZone('board'))).toEqual([
      { type: 'zone-entered', zone: 'play' },
    ]);
  });

  it('is complete on the key sheet, every command once', () => {
    const [, ...sections] = keySheetSections({}, false);
    const titles = sections.flatMap(({ rows }) => rows.map(({ title }) => title));
    expect(titles.toSorted()).toEqual(COMMANDS.map(({ title }) => text(title)).toSorted());
  });
});

describe('the keys of a frame in another page', () => {
  const frame = { ...start, isEmbedded: true };
  const idOf = (key: string, state: AppState, modifiers = {}) =>
    findCommand(keyPress(key, modifiers), state, null)?.id;

  it('go through the candidates and open the walk, whatever has the focus', () => {
    for (const zone of ['rack', 'board', null] as const) {
      expect(idOf('ArrowDown', { ...frame, zone })).toBe('candidate.next');
      expect(idOf('Enter', { ...frame, zone })).toBe('candidate.walk');
    }
  });

  it('are those of the timeline while a walk is open', () => {
    const walk = openedWalk({ kind: 'search', scope: { kind: 'whole' }, algorithm: 'gaddag' });
    expect(idOf('ArrowRight', { ...frame, walk, zone: null })).toMatch(/^timeline\./);
    expect(idOf('Escape', { ...frame, walk, zone: null })).toBe('window.escape');
  });

  it('change no position and open no panel', () => {
    for (const key of ['a', '?', ' ', 'Delete', 'Backspace', 'F1', 'F6'])
      expect(idOf(key, { ...frame, zone: 'board' }), key).toBeUndefined();
    for (const key of ['k', 'o', 'z', 'f', '3'])
      expect(idOf(key, frame, { ctrl: true }), key).toBeUndefined();
    expect(idOf('Enter', frame, { shift: true })).toBeUndefined();
  });
});

describe('the ten keys to begin with', () => {
  const rowsOf = (changed: Record<string, readonly string[]>) => {
    const [first] = keySheetSections(changed, false);
    return first?.rows ?? [];
  };

  it('head the sheet, each with the first key of its commands', () => {
    expect(rowsOf({}).map(({ keys }) => keys.map((caps) => caps.join('+')).join(' '))).toEqual([
      ...['↑ ↓', 'Enter', 'Shift+Enter', 'A … Z', 'F6', 'Ctrl+Z', 'Ctrl+O'],
      ...['Shift+F2 Shift+F3 Shift+F4 Shift+F5', 'F9', 'Ctrl+K'],
    ]);
  });

  it('follow the settings', () => {
    const changed = rowsOf({ 'window.flatBoard': ['$mod+j'], 'room.play': [] });
    expect(changed.map(({ keys }) => keys.length)).toEqual([2, 1, 1, 1, 1, 1, 1, 3, 1, 1]);
    expect(changed[8]?.keys).toEqual([['Ctrl', 'J']]);
  });
});

describe('keys', () => {
  const stepDown = [{ type: 'candidate-stepped', by: 1 }];

  it.each([null, 'candidates', 'rack'] as const)('↓ steps through the candidates in zone %s', (zone) => {
    expect(actionsOf(keyPress('ArrowDown'), inZone(zone))).toEqual(stepDown);
  });

  it('on the board ↓ moves the cursor and Mod+↓ steps', () => {
    const board = inZone('board');
    expect(actionsOf(keyPress('ArrowDown'), board)).toEqual([
      { type: 'cursor-moved', step: { row: 1, col: 0 } },
    ]);
    expect(actionsOf(keyPress('ArrowDown', { ctrl: true }), board)).toEqual(stepDown);
  });

  it('letters are tiles on the board and in the rack, type-ahead on the list, and nothing elsewhere', () => {
    expect(actionsOf(keyPress('q'), inZone(null))).toEqual([]);
    expect(actionsOf(keyPress('q'), inZone('candidates'))).toEqual([{ type: 'candidates-typed', text: 'q' }]);
    expect(actionsOf(keyPress('q'), inZone('rack'))).toEqual([{ type: 'rack-letter-typed', text: 'q' }]);
    const typed = { type: 'board-letter-typed', text: 'Q' };
    expect(actionsOf(keyPress('Q'), inZone('board'))).toEqual([{ ...typed, isBlank: false }]);
    expect(actionsOf(keyPress('Q', { shift: true }), inZone('board'))).toEqual([{ ...typed, isBlank: true }]);
  });

  it('? is a blank in the rack and the key sheet elsewhere', () => {
    const question = keyPress('?', { shift: true });
    expect(actionsOf(question, inZone('rack'))).toEqual([{ type: 'rack-blank-typed' }]);
    for (const zone of [null, 'board', 'candidates'] as const)
      expect(actionsOf(question, inZone(zone))).toEqual([{ type: 'key-sheet-toggled' }]);
  });

  it('while the key sheet is open, only those that close it act', () => {
    const open = { ...inZone('board'), dialogs: ['keys'] as const };
    expect(actionsOf(keyPress('ArrowDown', { ctrl: true }), open)).toEqual([]);
    expect(actionsOf(keyPress('Escape'), open)).toEqual([{ type: 'escaped' }]);
    expect(actionsOf(keyPress('?', { shift: true }), open)).toEqual([{ type: 'key-sheet-toggled' }]);
  });

  it('while the export formats are open, too', () => {
    const open = { ...inZone('candidates'), dialogs: ['export'] as const };
    expect(actionsOf(keyPress('ArrowDown'), open)).toEqual([]);
    expect(actionsOf(keyPress('e', { ctrl: true }), open)).toEqual([{ type: 'export-panel-toggled' }]);
  });

  it('while the about dialog is open, too', () => {
    const open = { ...inZone('candidates'), dialogs: ['about'] as const };
    expect(actionsOf(keyPress('ArrowDown'), open)).toEqual([]);
    expect(actionsOf(keyPress('F1', { shift: true }), open)).toEqual([{ type: 'about-toggled' }]);
  });

  it('a text field keeps its keys, except those with Ctrl', () => {
    expect(findCommand(keyPress('ArrowDown'), start, 'text')).toBeUndefined();
    expect(findCommand(keyPress('ArrowDown', { ctrl: true }), start, 'text')?.id).toBe('candidate.next');
    expect(findCommand(keyPress('F6'), start, 'text')?.id).toBe('zone.next');
  });

  it('undoes and redoes, except in text fields', () => {
    const undo = keyPress('z', { ctrl: true });
    const redo = keyPress('Z', { ctrl: true, shift: true });
    expect(actionsOf(undo, inZone('board'))).toEqual([{ type: 'undone' }]);
    expect(actionsOf(redo, inZone('rack'))).toEqual([{ type: 'redone' }]);
    expect(actionsOf(keyPress('y', { ctrl: true }), start)).toEqual([{ type: 'redone' }]);
    expect(findCommand(undo, inZone('words'), 'text')).toBeUndefined();
    expect(findCommand(redo, inZone('words'), 'text')).toBeUndefined();
    expect(findCommand(undo, start, 'control')?.id).toBe('edit.undo');
  });

  it('accepts the characters of multi-letter tiles from any keyboard', () => {
    const typed = (text: string) => [{ type: 'board-letter-typed', text, isBlank: false }];
    expect(actionsOf(keyPress("'"), inZone('board'))).toEqual(typed("'"));
    expect(actionsOf(keyPress('[', { altGraph: true, ctrl: true, alt: true }), inZone('board'))).toEqual(
      typed('['),
    );
    expect(actionsOf(keyPress(']', { shift: true }), inZone('rack'))).toEqual([
      { type: 'rack-letter-typed', text: ']' },
    ]);
    expect(findCommand(keyPress('[', { ctrl: true }), inZone('board'), null)).toBeUndefined();
  });

  it('clears the word just typed, and plays what is tried or finishes editing', () => {
    expect(actionsOf(keyPress('Delete', { shift: true }), inZone('board'))).toEqual([
      { type: 'pending-word-cleared' },
    ]);
    expect(actionsOf(keyPress('Enter'), inZone('board'))).toEqual([
      { type: 'notice-raised', message: { key: 'impossible.nothingTried' } },
    ]);
    expect(actionsOf(keyPress('Enter', { shift: true }), inZone('board'))).toEqual([
      { type: 'question-asked-about-tiles' },
    ]);
    expect(actionsOf(keyPress('Enter'), { ...inZone('board'), isEditing: true })).toEqual([
      { type: 'editing-toggled' },
    ]);
    expect(actionsOf(keyPress('Enter'), { ...inZone('board'), sideTab: 'board' })).toEqual([
      { type: 'zone-entered', zone: 'candidates' },
    ]);
  });

  it('moves, shuffles and sorts the tiles of the rack', () => {
    expect(actionsOf(keyPress('ArrowLeft', { shift: true }), inZone('rack'))).toEqual([
      { type: 'rack-tile-moved', by: -1 },
    ]);
    const onRack = (key: string) => actionsOf(keyPress(key, { shift: true }), inZone('rack'));
    expect(onRack('ArrowUp')[0]?.type).toBe('rack-shuffled');
    expect(onRack('ArrowDown')).toEqual([{ type: 'rack-sorted' }]);
  });

  it('searches the lexicon from everywhere, and moves on to the results', () => {
    expect(actionsOf(keyPress('l', { ctrl: true }), inZone('board'))).toEqual([
      { type: 'zone-entered', zone: 'words' },
    ]);
    const enter = findCommand(keyPress('Enter'), inZone('words'), 'text');
    expect(enter?.id).toBe('words.toList');
    expect(findCommand(keyPress('Home'), inZone('words'), 'text')).toBeUndefined();
    expect(actionsOf(keyPress('ArrowDown'), inZone('wordList'))).toEqual([{ type: 'word-stepped', by: 1 }]);
  });

  it('shows and hides the cross-checks, also from a text field', () => {
    const press = keyPress('X', { ctrl: true, shift: true });
    expect(actionsOf(press, inZone('board'))).toEqual([{ type: 'cross-checks-toggled' }]);
    expect(findCommand(press, inZone('words'), 'text')?.id).toBe('window.crossChecks');
  });

  it('F6 cycles through the zones in both directions, without leaving the page', () => {
    const walk = openedWalk({ kind: 'question', word: 'AB' });
    const order = (pages: Pick<AppState, 'sideTab' | 'walk'>, by: 1 | -1) => {
      const state = { ...start, ...pages };
      const zones = [zoneAfter({ ...state, zone: null }, by)];
      for (;;) {
        const next = zoneAfter({ ...state, zone: zones.at(-1) ?? null }, by);
        if (next === zones[0]) return zones;
        zones.push(next);
      }
    };
    for (const [sideTab, open, zones] of [
      ['moves', null, 'board rack candidates'],
      ['moves', walk, 'board rack candidates timeline graph log'],
      ['walk', walk, 'board rack candidates timeline graph log'],
      ['words', null, 'board rack words wordList'],
      ['words', walk, 'board rack words wordList timeline'],
      ['tiles', null, 'board rack tiles'],
      ['tiles', walk, 'board rack tiles timeline'],
      ['board', null, 'board rack boardEditor'],
      ['board', walk, 'board rack boardEditor timeline'],
      ['structures', null, 'timeline structures'],
      ['structures', walk, 'timeline structures'],
      ['tournament', walk, 'tournament tournamentGames'],
    ] as const) {
      expect(order({ sideTab, walk: open }, 1).join(' ')).toBe(zones);
      expect(order({ sideTab, walk: open }, -1).toReversed().join(' ')).toBe(zones);
    }
  });

  it('camera keys reach the camera', () => {
    const calls: string[] = [];
    const camera = {
      reset: () => void calls.push('reset'),
      preset: (name: string) => void calls.push(name),
      orbit: (azimuthRad: number, polarRad: number) =>
        void calls.push(
          `orbit ${Math.round((azimuthRad * 180) / Math.PI)} ${Math.round((polarRad * 180) / Math.PI)}`,
        ),
      zoom: (factor: number) => void calls.push(factor > 1 ? 'nearer' : 'further'),
    };
    const context = {
      state: start,
      dispatch: () => undefined,
      camera,
      files: noFiles,
      openMenu: () => undefined,
    };
    const presses = [
      ...['F2', 'F3', 'F4', 'F5', 'F7', 'F8'].map((key) => keyPress(key)),
      ...['ArrowLeft', 'ArrowUp'].map((key) => keyPress(key, { ctrl: true, shift: true })),
    ];
    for (const press of presses) findCommand(press, start, null)?.run(context, press);
    expect(calls).toEqual([
      ...['top', 'player', 'low', 'reset', 'nearer', 'further', 'orbit -15 0', 'orbit 0 -15'],
    ]);
  });

  it('leaves the keys of a browser’s zoom to the text of the window', () => {
    const bound = COMMANDS.filter(({ id }) => id.startsWith('camera.')).flatMap(({ keys }) => keys);
    expect(bound.filter((key) => /^\$mod\+(\[Shift\]\+)?[-=+0]$/.test(key))).toEqual([]);
  });
});
