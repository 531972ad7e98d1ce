import { afterEach, describe, expect, it } from 'vitest';
import { boardName, boardNameOf, rulesName, tileSetName } from '../../../src/core/board/ruleNames';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { composeRules, findBoard, findTileSet } from '../../../src/core/notation/boards/presets';
import { presetCatalogue } from '../../../src/main/presetCatalogue';
import { chooseBoard } from '../../../src/renderer/features/design/state/choosePreset';
import { say } from '../../../src/texts/say';
import { speak } from '../../../src/texts/spoken';

/** The same in every language. */
const BRANDS = ['Crossplay', 'Kelimelik', 'Words With Friends', 'Wordfeud'];

const catalogue = presetCatalogue();

function composed(board: string, tileSet: string) {
  const [foundBoard, foundTileSet] = [findBoard(catalogue, board), findTileSet(catalogue, tileSet)];
  if (foundBoard === undefined || foundTileSet === undefined) throw new Error('No such preset.');
  return composeRules(foundBoard, foundTileSet);
}

afterEach(() => speak('en'));

describe('the names of boards and tile sets', () => {
  it('are those of their files in English', () => {
    for (const { name } of catalogue.boards) expect(say(boardName(name))).toBe(name);
    for (const { distribution } of catalogue.tileSets)
      expect(say(tileSetName(distribution))).toBe(distribution.name);
  });

  it('are texts of the catalogue, except brands', () => {
    const names = [
      ...catalogue.boards.map(({ name }) => boardName(name)),
      ...catalogue.tileSets.map(({ distribution }) => tileSetName(distribution)),
    ];
    expect(new Set(names.filter((name) => typeof name === 'string'))).toEqual(new Set(BRANDS));
  });

  it('are translated', async () => {
    const rules = composed('Duel', 'German');
    await speak('de');
    expect(say(rulesName(rules))).toBe('Duell, Deutsch');
    expect(say(rulesName(composed('Crossplay', 'Crossplay')))).toBe('Crossplay, Crossplay');
    await speak('pl');
    expect(say(rulesName(rules))).toBe('Pojedynek, Niemiecki');
    expect(rules.name).toBe('Duel, German');
  });

  it('keep custom names as they are', async () => {
    await speak('de');
    const distribution = { name: 'Klingonisch' };
    expect(say(tileSetName(distribution))).toBe('Klingonisch');
    expect(say(rulesName({ name: 'Mein Brett, Klingonisch', distribution }))).toBe('Mein Brett, Klingonisch');
    expect(say(rulesName({ name: 'Küche', distribution: { name: 'English' } }))).toBe('Küche');
    expect(say(rulesName({ name: 'Standard, Klingonisch', distribution }))).toBe('Standard, Klingonisch');
  });

  it('stay in the language of files in the rules themselves', async () => {
    await speak('es');
    const board = findBoard(catalogue, 'Super');
    if (board === undefined) throw new Error('No such preset.');
    const edit = chooseBoard({ rules: CLASSIC_RULES, tiles: new Array(225).fill(0), rack: [] }, board);
    expect(edit.setup.rules.name).toBe('Super, English');
    expect(say(edit.name)).toBe('tablero Súper');
    expect(boardNameOf(edit.setup.rules)).toBe('Super');
  });
});
