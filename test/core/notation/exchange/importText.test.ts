import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLANK, blankAs } from '../../../../src/core/alphabet/tile';
import { CLASSIC_RULES, type Rules } from '../../../../src/core/board/rules';
import type { Setup } from '../../../../src/core/board/setup';
import { flaw, type Message, message } from '../../../../src/core/message';
import { formatBoardFile } from '../../../../src/core/notation/boards/boardFile';
import { composeRules, findBoard, findTileSet } from '../../../../src/core/notation/boards/presets';
import type { Imported } from '../../../../src/core/notation/exchange/imported';
import { EXPORT_FORMATS, exportText, importText } from '../../../../src/core/notation/exchange/textFormats';
import { say } from '../../../../src/texts/say';
import { said, sentence } from '../../../said';
import { runs } from '../../../seed';
import { loadCatalogue } from '../gcg/loadCatalogue';

const catalogue = loadCatalogue();
const deps = { rules: CLASSIC_RULES, catalogue, fileName: '' };

function imported(text: string, rules = CLASSIC_RULES): Imported {
  const result = importText(text, { ...deps, rules });
  if (!result.ok) throw flaw(result.error);
  return result.value;
}

function positionOf(text: string, rules = CLASSIC_RULES) {
  const value = imported(text, rules);
  if (value.kind !== 'position') throw new Error(`It is a ${value.kind}.`);
  return value;
}

const rulesOf = (board: string, tileSet: string) =>
  composeRules(findBoard(catalogue, board)!, findTileSet(catalogue, tileSet)!);

const emptyRows = (rows: number, cols: number) => new Array<string>(rows).fill(String(cols));
const cgp = (rows: readonly string[], rest = '/ 0/0 0') => `${rows.join('/')} ${rest}`;

describe('a pasted CGP position', () => {
  it('keeps the current rules if they fit', () => {
    const rules = { ...CLASSIC_RULES, name: 'House rules', rackSize: 8 };
    expect(said(positionOf(cgp(emptyRows(15, 15), 'AEINRST?/ 0/0 0'), rules))).toMatchObject({
      what: 'CGP position',
      note: null,
      setup: { rules, rack: [1, 5, 9, 14, 18, 19, 20, BLANK] },
    });
  });

  it('of 21×21 squares uses the Super board', () => {
    const { setup } = positionOf(cgp(emptyRows(21, 21)));
    expect(setup.rules.layout).toEqual(findBoard(catalogue, 'Super')!.layout);
  });

  it('of a size without a preset gets a plain board with the start in the middle', () => {
    const { setup } = positionOf(cgp(['6A5', ...emptyRows(6, 12)]));
    expect(setup.rules.layout).toMatchObject({ rows: 7, cols: 12, start: { row: 3, col: 5 } });
    expect(new Set(setup.rules.layout.wordMultipliers)).toEqual(new Set([1]));
    expect(setup.tiles.indexOf(1)).toBe(6);
  });

  it('with Spanish tiles finds their set', () => {
    const { setup } = positionOf(cgp(['[CH]O[LL]A[ch]10', ...emptyRows(14, 15)], 'Ñ?/ 0/0 0'));
    const { letters, name } = setup.rules.distribution;
    expect(name).toBe('Spanish');
    const code = (glyph: string) => letters.findIndex((letter) => letter.glyph === glyph) + 1;
    expect(setup.tiles.slice(0, 6)).toEqual([...['CH', 'O', 'LL', 'A'].map(code), blankAs(code('CH')), 0]);
  });

  it('takes board, tiles, bonus and exchange limit from its operations', () => {
    const text = cgp(emptyRows(21, 21), 'Q/ 0/0 0 bdn SuperCrosswordGame; ld english_super; bb 60; etl 1;');
    const { setup, note } = positionOf(text);
    expect(note).toBeNull();
    expect(setup.rules.distribution).toEqual(findTileSet(catalogue, 'Super English')!.distribution);
    expect(setup.rules).toMatchObject({ bingoBonus: { 7: 60 }, exchangeLimit: 1 });
    expect(setup.rules.layout).toEqual(findBoard(catalogue, 'SuperCrosswordGame')!.layout);
  });

  it('reports a bonus that is not a number', () => {
    const { note, setup } = positionOf(cgp(emptyRows(15, 15), '/ 0/0 0 bb lots; etl 5;'));
    expect(said(note)).toBe(
      sentence('exchange.unknownNames', {
        count: 1,
        names: message('exchange.unknownName', { place: 'first', what: 'bonus', name: '“lots”' }),
        rules: 'Standard',
      }),
    );
    expect(setup.rules).toMatchObject({ bingoBonus: { 7: 50 }, exchangeLimit: 5 });
  });

  it('reports an unknown board, but still shows the position', () => {
    const { note } = positionOf(cgp(emptyRows(15, 15), '/ 0/0 0 bdn Moebius;'));
    expect(said(note)).toBe(
      sentence('exchange.unknownNames', {
        count: 1,
        names: message('exchange.unknownName', { place: 'first', what: 'board', name: '“Moebius”' }),
        rules: 'Standard',
      }),
    );
  });
});

describe('a note', () => {
  const emptySetup = (rules: Rules): Setup => ({
    rules,
    tiles: new Array(rules.layout.rows * rules.layout.cols).fill(0),
    rack: [],
  });

  it.each([
    ['bdn A; ld B;', { board: '“A”', tiles: '“B”' }],
    ['ld B; etl x;', { tiles: '“B”', exchangeLimit: '“x”' }],
    ['bdn A; bb y; etl x;', { board: '“A”', bonus: '“y”', exchangeLimit: '“x”' }],
  ])('lists all unknown parts: %s', (operations, unknown) => {
    const { note } = positionOf(cgp(emptyRows(15, 15), `/ 0/0 0 ${operations}`));
    const names = Object.entries(unknown)
      .map(([what, name], nth) => ({ place: nth === 0 ? 'first' : 'later', what, name }))
      .map((params): Message => message('exchange.unknownName', params))
      .reduce((before, after) => message('exchange.and', { before, after }));
    const count = Object.keys(unknown).length;
    expect(said(note)).toBe(sentence('exchange.unknownNames', { count, names, rules: 'Standard' }));
  });

  it('lists everything that CGP cannot express', () => {
    const noteOf = (rules: Rules) => {
      const source = { setup: emptySetup(rules), game: null, lexicon: null, cgp: null };
      const text = exportText('cgp', source, catalogue);
      return said(text.ok ? text.value.note : text.error);
    };
    const { distribution, layout } = CLASSIC_RULES;
    const bingoBonus = { 7: 50, 8: 60 };
    const ownTiles = { ...distribution, letters: distribution.letters.slice(1) };
    const ownBoard = { ...layout, letterMultipliers: layout.letterMultipliers.with(0, 9) };
    expect(noteOf(CLASSIC_RULES)).toBeNull();
    expect(noteOf({ ...CLASSIC_RULES, bingoBonus })).toBe(
      sentence('exchange.cgpLoses', { lost: message('exchange.lostBonuses') }),
    );
    expect(noteOf({ ...CLASSIC_RULES, layout: ownBoard, distribution: ownTiles, bingoBonus })).toBe(
      sentence('exchange.cgpLoses', {
        lost: message('exchange.and', {
          before: message('exchange.and', {
            before: message('exchange.lostSquares'),
            after: message('exchange.lostTileSet'),
          }),
          after: message('exchange.lostBonuses'),
        }),
      }),
    );
  });

  it('names the game that was written, if the position has changed since', () => {
    const game = imported('#player1 ann Ann\n#player2 bob Bob\n>ann: AT 8G AT +4 4\n');
    if (game.kind !== 'game') throw new Error(`It is a ${game.kind}.`);
    const { record, rules } = game;
    const source = { setup: emptySetup(rules), lexicon: null, cgp: null };
    const recorded = { record, branches: 0, rules, position: null };
    const edited = exportText('gcg', { ...source, game: recorded }, catalogue);
    expect(said(edited.ok && edited.value.note)).toBe(
      sentence('exchange.editedGame', { first: 'ann', second: 'bob' }),
    );
    const unplayed = exportText('gcg', { ...source, game: null }, catalogue);
    expect(said(unplayed.ok && unplayed.value.note)).toBe(sentence('exchange.gcgNotBegun'));
  });
});

describe('other kinds of text', () => {
  it('rows with a rack', () => {
    const { setup, what } = positionOf('...\n.AT\n.b.\n\nQU?\n');
    expect(said(what)).toBe(sentence('exchange.rows'));
    expect(setup.tiles).toEqual([0, 0, 0, 0, 1, 20, 0, blankAs(2), 0]);
    expect(setup.rack).toEqual([17, 21, BLANK]);
  });

  it('a game with the rules it names', () => {
    const value = imported('#player1 a A\n#player2 b B\n#tile-distribution french\n>a: É 8H É +2 2\n');
    expect(value).toMatchObject({ kind: 'game', rules: rulesOf('Standard', 'French') });
  });

  it('a board, in each of its formats', () => {
    const { layout } = findBoard(catalogue, 'Duel')!;
    for (const format of ['board-file', 'layout-file', 'quackle-board'] as const) {
      const setup: Setup = { rules: rulesOf('Duel', 'English'), tiles: new Array(121).fill(0), rack: [] };
      const text = exportText(format, { setup, game: null, lexicon: null, cgp: null }, catalogue);
      expect(text.ok && imported(text.value.text)).toMatchObject({ kind: 'board', board: { layout } });
    }
  });

  it('a board under the name of its file if it differs from the preset of its name', () => {
    const bare = findBoard(catalogue, 'Standard')!;
    const letterMultipliers = bare.layout.letterMultipliers.with(0, 9);
    const edited = { ...bare, layout: { ...bare.layout, letterMultipliers } };
    const nameOf = (board: typeof bare) => {
      const result = importText(formatBoardFile(board), { ...deps, fileName: 'mine.json' });
      return result.ok && result.value.kind === 'board' ? result.value.board.name : result;
    };
    expect(nameOf(bare)).toBe('Standard');
    expect(nameOf(edited)).toBe('mine');
    expect(nameOf({ ...edited, name: 'Ours' })).toBe('Ours');
  });

  it('a tile set, in each of its formats', () => {
    const { distribution } = findTileSet(catalogue, 'Catalan')!;
    for (const format of ['tile-set-file', 'distribution-csv', 'quackle-alphabet'] as const) {
      const setup: Setup = { rules: rulesOf('Standard', 'Catalan'), tiles: new Array(225).fill(0), rack: [] };
      const text = exportText(format, { setup, game: null, lexicon: null, cgp: null }, catalogue);
      const { blankCount, letters } = distribution;
      expect(text.ok && imported(text.value.text)).toMatchObject({
        kind: 'tile-set',
        tileSet: { distribution: { blankCount, letters } },
      });
    }
  });

  it('letters and word lists', () => {
    expect(said(imported(' quiz? \n'))).toEqual({ kind: 'letters', what: 'letters', letters: 'quiz?' });
    expect(imported('AA\nAB\nAD\n').kind).toBe('word-list');
  });
});

const PRESET_RULES = catalogue.boards
  .slice(0, 3)
  .flatMap((board) => catalogue.tileSets.map((tileSet) => composeRules(board, tileSet)));

/** Any position of the presets, sensible or not. */
const anySetup = fc.constantFrom(...PRESET_RULES).chain((rules) => {
  const { distribution, layout } = rules;
  const letter = fc.integer({ min: 1, max: distribution.letters.length });
  const tile = fc.oneof(
    { weight: 6, arbitrary: fc.constant(0) },
    { weight: 2, arbitrary: letter },
    { weight: 1, arbitrary: letter.map(blankAs) },
  );
  const squares = layout.rows * layout.cols;
  return fc.record({
    rules: fc.constant(rules),
    tiles: fc.array(tile, { minLength: squares, maxLength: squares }),
    rack: fc.array(fc.oneof(letter, fc.constant(BLANK)), { maxLength: 9 }),
  });
});

describe('an export', () => {
  it('has a file name unique to its format', () => {
    const names = EXPORT_FORMATS.map(
      ({ extension, fileName }) => `${say(fileName('Untitled'))}.${extension}`,
    );
    expect(new Set(names).size).toBe(EXPORT_FORMATS.length);
    expect(names).toEqual([
      'Untitled.cgp',
      'Untitled.gcg',
      'Untitled rows.txt',
      'Untitled board.json',
      'Untitled layout.txt',
      'Untitled Quackle board.txt',
      'Untitled tile set.json',
      'Untitled tiles.csv',
      'Untitled Quackle alphabet.txt',
    ]);
  });

  it('names a lexicon in CGP without spaces, which other programs split at', () => {
    const setup: Setup = { rules: CLASSIC_RULES, tiles: new Array(225).fill(0), rack: [] };
    const source = { setup, game: null, lexicon: 'English (word-list); new', cgp: null };
    const text = exportText('cgp', source, catalogue);
    expect(text.ok && text.value.text).toMatch(/ 0\/0 0 lex English_\(word-list\)_new;\n$/);
  });

  it('as rows reports that bricks are omitted', () => {
    const bricks = CLASSIC_RULES.layout.bricks.map((_, square) => square === 3);
    const rules = { ...CLASSIC_RULES, layout: { ...CLASSIC_RULES.layout, bricks } };
    const source = { game: null, lexicon: null, cgp: null };
    const setup: Setup = { rules, tiles: new Array(225).fill(0), rack: [] };
    const noteOf = (each: Setup) => {
      const exported = exportText('rows', { ...source, setup: each }, catalogue);
      return said(exported.ok ? exported.value.note : exported.error);
    };
    expect(noteOf(setup)).toBe(sentence('exchange.bricksAsDots'));
    expect(noteOf({ ...setup, rules: CLASSIC_RULES })).toBeNull();
  });
});

describe('any position', () => {
  it('is preserved by copying and pasting as CGP', () => {
    fc.assert(
      fc.property(anySetup, (setup) => {
        const text = exportText('cgp', { setup, game: null, lexicon: 'My words', cgp: null }, catalogue);
        if (!text.ok) throw flaw(text.error);
        const read = positionOf(text.value.text, CLASSIC_RULES).setup;
        expect(read.tiles).toEqual(setup.tiles);
        expect(read.rack).toEqual(setup.rack);
        expect(read.rules.layout).toEqual(setup.rules.layout);
        expect(read.rules.distribution).toEqual(setup.rules.distribution);
        expect(read.rules.bingoBonus).toEqual(setup.rules.bingoBonus);
      }),
      { numRuns: runs(60) },
    );
  });

  it('is preserved by writing as rows and reading with its rules', () => {
    fc.assert(
      fc.property(anySetup, (setup) => {
        const text = exportText('rows', { setup, game: null, lexicon: null, cgp: null }, catalogue);
        if (!text.ok) throw flaw(text.error);
        // A board without a single dot would be taken for a list of words.
        fc.pre(text.value.text.includes('.'));
        const read = positionOf(text.value.text, setup.rules).setup;
        expect([read.tiles, read.rack, read.rules]).toEqual([setup.tiles, setup.rack, setup.rules]);
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('any text', () => {
  const names = ['', 'a.txt', 'a.cgp', 'a.gcg', 'a.tilewright', 'a.json', 'a.csv'];
  const line = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('#player1 a A', '#player2 b B', '>a: A 8H A +1 1', '15/15 A/ 0/0 0', '?,?,2,0,0', '7, 7'),
    fc.constantFrom(
      '...',
      '.A.',
      'Quackle',
      '1 2 2 0 0',
      'blank 0 2',
      '{',
      '}',
      '{"format":"tilewright"}',
      '',
    ),
  );

  it('is read or refused in a sentence, and never throws', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.constantFrom(...names), (lines, fileName) => {
        const result = importText(lines.join('\n'), { ...deps, fileName });
        expect(result.ok || /\S.*\.$/su.test(say(result.error))).toBe(true);
      }),
      { numRuns: runs(1500) },
    );
  });

  it('that differs from a valid one in a character is read or refused, too', () => {
    const setup: Setup = { rules: CLASSIC_RULES, tiles: new Array(225).fill(0).with(112, 1), rack: [1, 2] };
    const texts = EXPORT_FORMATS.flatMap(({ format }) => {
      const text = exportText(format, { setup, game: null, lexicon: null, cgp: null }, catalogue);
      return text.ok ? [text.value.text] : [];
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.nat(),
        fc.string({ unit: 'grapheme', maxLength: 2 }),
        (text, at, put) => {
          const place = at % text.length;
          const changed = text.slice(0, place) + put + text.slice(place + 1);
          const result = importText(changed, deps);
          expect(result.ok || /\.$/u.test(say(result.error))).toBe(true);
        },
      ),
      { numRuns: runs(1500) },
    );
  });
});
