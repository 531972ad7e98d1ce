import { describe, expect, it } from 'vitest';
import { COMMANDS, commandOf } from '../../../../src/renderer/input/commands';
import { keyCaps } from '../../../../src/renderer/input/keyBinding';
import { findCommand } from '../../../../src/renderer/input/keyboard';
import { CONTEXT_MENUS, contextMenuOf } from '../../../../src/renderer/input/window/contextMenus';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import type { MenuPlace } from '../../../../src/renderer/state/window/contextMenu';
import { isZone } from '../../../../src/renderer/state/window/zone';
import { menuCorner, rowTyped } from '../../../../src/renderer/view/window/contextMenuView';
import { text } from '../../../../src/texts/text';
import { sentence } from '../../../said';
import { AGENT, started } from '../../state/play/playing';
import { MISTAKEN, readMidgame, stateShowing } from '../../view/midgame';
import { keyPress } from '../keyPress';

const start = initialState(readMidgame());
const PLACES = Object.keys(CONTEXT_MENUS).filter(
  (name): name is MenuPlace => isZone(name) || ['document', 'camera', 'window'].includes(name),
);

const isPossible = (id: string, state: AppState): boolean => (commandOf(id).whyNot?.(state) ?? null) === null;

describe('the context menus', () => {
  it.each(PLACES)('have entries for %s, all of them commands, none twice', (place) => {
    const ids = CONTEXT_MENUS[place].flat();
    expect(ids.length).toBeGreaterThan(0);
    const known = new Set(COMMANDS.map(({ id }) => id));
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    if (place === 'play') return;
    const editing: AppState = { ...start, sideTab: 'board' };
    expect(contextMenuOf(place, editing, false).flat()).toHaveLength(ids.length);
  });

  it('have for a player and a watcher of a game what either can do', () => {
    const idsOf = (state: AppState) =>
      contextMenuOf('play', state, false).flatMap((rows) => rows.map(({ id }) => id));
    expect(idsOf(started())).toContain('play.resign');
    expect(idsOf(started())).not.toContain('play.pause');
    const watched = started(undefined, [AGENT, AGENT]);
    expect(idsOf(watched)).toContain('play.pause');
    expect(idsOf(watched)).not.toContain('play.resign');
    expect(idsOf(start)).toEqual([
      'play.walk',
      'edit.undo',
      'edit.redo',
      'play.leave',
      'play.new',
      'play.playOn',
    ]);
  });

  it('have the texts and keys of the key sheet', () => {
    for (const place of PLACES)
      for (const { id, keys, title } of contextMenuOf(place, start, true).flat()) {
        const command = COMMANDS.find((each) => each.id === id);
        expect(title).toBe(command && text(command.title));
        const [key] = command?.keys ?? [];
        expect(keys).toEqual(key === undefined ? [] : keyCaps(key, true));
      }
    expect(contextMenuOf('document', start, false)[0]?.[0]).toMatchObject({
      id: 'file.new',
      keys: ['Ctrl', 'N'],
    });
  });

  it('omit commands that depend on the pressed key', () => {
    const ids = PLACES.flatMap((place) => CONTEXT_MENUS[place].flat());
    const typed = COMMANDS.filter(({ keys }) => keys.some((key) => /Letter|^Sign/.test(key))).map(
      ({ id }) => id,
    );
    expect(ids.filter((id) => typed.includes(id) || id === 'boardEditor.digit')).toEqual([]);
  });

  it('offer only what is possible', () => {
    expect(isPossible('candidate.walk', start)).toBe(false);
    expect(isPossible('candidate.walk', stateShowing([MISTAKEN]))).toBe(true);
    expect(isPossible('edit.undo', start)).toBe(false);
    expect(isPossible('edit.undo', reduce(start, { type: 'rack-tile-taken-back' }, 0))).toBe(true);
    expect(isPossible('game.next', start)).toBe(false);
    expect(isPossible('boardEditor.brick', start)).toBe(false);
    expect(isPossible('camera.reset', start)).toBe(true);
    const emptySquare = { ...start, boardCursor: { ...start.boardCursor, row: 0, col: 0 } };
    expect(isPossible('board.clear', emptySquare)).toBe(false);
  });

  it('give the reason if nothing is', () => {
    const entries = contextMenuOf('window', start, false).flat();
    const undo = entries.find(({ id }) => id === 'edit.undo');
    expect(undo?.why).toBe(sentence('impossible.nothingToUndo'));
    expect(entries.find(({ id }) => id === 'side.toggle')?.why).toBeNull();
  });

  it('open with the menu key and Shift+F10, in texts too', () => {
    expect(findCommand(keyPress('F10', { shift: true }), start, 'text')?.id).toBe('window.menu');
    expect(findCommand(keyPress('ContextMenu'), start, null)?.id).toBe('window.menu');
  });

  it('close with Escape before anything else', () => {
    const open = reduce(start, { type: 'menu-opened', menu: { place: 'rack', x: 1, y: 2 } }, 0);
    const escaped = reduce(open, { type: 'escaped' }, 0);
    expect([open.menu?.place, escaped.menu, escaped.zone]).toEqual(['rack', null, 'rack']);
  });
});

describe('a menu', () => {
  const window = { width: 960, height: 640 };
  const menu = { width: 240, height: 300 };

  it.each([
    ['where there is room, to the right and below', { x: 100, y: 50 }, { left: 100, top: 50 }],
    ['at the right edge, to the left', { x: 900, y: 50 }, { left: 660, top: 50 }],
    ['at the foot, above', { x: 100, y: 600 }, { left: 100, top: 300 }],
    ['beyond the corner, within', { x: 2000, y: 2000 }, { left: 720, top: 340 }],
    ['with too little room either way, from the edge on', { x: 100, y: 350 }, { left: 100, top: 50 }],
  ])('is placed %s', (_where, at, corner) => {
    expect(menuCorner(at, menu, window)).toEqual(corner);
  });

  it('as high as the window is placed at its top edge', () => {
    expect(menuCorner({ x: 0, y: 300 }, { width: 240, height: 900 }, window).top).toBe(0);
  });

  it('cycles through the entries that begin with a letter', () => {
    const titles = ['Play', 'Pin', 'Open', 'Pause'];
    expect([rowTyped(titles, 0, 'p'), rowTyped(titles, 1, 'P'), rowTyped(titles, 3, 'p')]).toEqual([1, 3, 0]);
    expect(rowTyped(titles, 0, 'x')).toBe(-1);
    expect(rowTyped([], -1, 'x')).toBe(-1);
  });
});
