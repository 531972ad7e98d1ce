import { describe, expect, it } from 'vitest';
import { paletteRows } from '../../../../src/renderer/panel/window/paletteRows';

const command = (id: string, title: string, category: string, words = '', why: string | null = null) => ({
  id,
  title,
  category,
  words,
  keys: [],
  why,
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

  it('are found by everyday words, which are not marked', () => {
    const film = command('picture.film', 'Save a film of the walk', 'Files', 'gif movie animation');
    expect(paletteRows([...COMMANDS, film], 'movie', [])).toEqual([
      { command: film, parts: [{ text: 'Save a film of the walk', isMatch: false }] },
    ]);
  });

  it('that can do nothing now come last, with a query and without', () => {
    const fill = command('rack.draw', 'Fill the tiles', 'Rack', '', 'The rack is full.');
    const found = (typed: string) =>
      paletteRows([fill, ...COMMANDS], typed, ['rack.draw']).at(-1)?.command.id;
    expect(found('')).toBe('rack.draw');
    expect(found('tiles')).toBe('rack.draw');
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
