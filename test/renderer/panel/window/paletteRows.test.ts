import { describe, expect, it } from 'vitest';
import { paletteRows } from '../../../../src/renderer/panel/window/paletteRows';

const command = (id: string, title: string, category: string) => ({
  id,
  title,
  category,
  keys: [],
  why: null,
});

const COMMANDS = [
  command('rack.sort', 'Sort the tiles', 'Rack'),
  command('board.empty', 'Clear the board', 'Board'),
  command('rack.empty', 'Clear the rack', 'Rack'),
  command('camera.top', 'Look from above', 'Camera'),
];
const idsFor = (typed: string, recent: readonly string[] = []) =>
  paletteRows(COMMANDS, typed, recent).map(({ command: { id } }) => id);

describe('the commands of the palette', () => {
  it('are all listed without a query, recent ones first', () => {
    expect(idsFor(' ')).toEqual(['rack.sort', 'board.empty', 'rack.empty', 'camera.top']);
    expect(idsFor('', ['camera.top', 'gone.away', 'board.empty'])).toEqual([
      'camera.top',
      'board.empty',
      'rack.sort',
      'rack.empty',
    ]);
  });

  it('are found by words of the title in any order, by first letters, and by category', () => {
    expect(idsFor('clear board')[0]).toBe('board.empty');
    expect(idsFor('board clear')[0]).toBe('board.empty');
    expect(idsFor('lfa')[0]).toBe('camera.top');
    expect(idsFor('camera')).toEqual(['camera.top']);
    expect(idsFor('zebra')).toEqual([]);
  });

  it('that match alike: the recent one comes first', () => {
    expect(idsFor('clear the', ['rack.empty'])[0]).toBe('rack.empty');
    expect(idsFor('clear the', ['board.empty'])[0]).toBe('board.empty');
  });

  it('mark the matching parts', () => {
    expect(paletteRows(COMMANDS, 'above', [])[0]?.parts).toEqual([
      { text: 'Look from ', isMatch: false },
      { text: 'above', isMatch: true },
    ]);
  });
});
