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
  it('are all there before anything is typed, those called lately first', () => {
    expect(idsFor(' ')).toEqual(['rack.sort', 'board.empty', 'rack.empty', 'camera.top']);
    expect(idsFor('', ['camera.top', 'gone.away', 'board.empty'])).toEqual([
      'camera.top',
      'board.empty',
      'rack.sort',
      'rack.empty',
    ]);
  });

  it('are found by words of the title in any order, by their first letters, and by what they belong to', () => {
    expect(idsFor('clear board')[0]).toBe('board.empty');
    expect(idsFor('board clear')[0]).toBe('board.empty');
    expect(idsFor('lfa')[0]).toBe('camera.top');
    expect(idsFor('camera')).toEqual(['camera.top']);
    expect(idsFor('zebra')).toEqual([]);
  });

  it('that match alike: the one called lately comes first', () => {
    expect(idsFor('clear the', ['rack.empty'])[0]).toBe('rack.empty');
    expect(idsFor('clear the', ['board.empty'])[0]).toBe('board.empty');
  });

  it('show what matches', () => {
    expect(paletteRows(COMMANDS, 'above', [])[0]?.parts).toEqual([
      { text: 'Look from ', isMatch: false },
      { text: 'above', isMatch: true },
    ]);
  });
});
