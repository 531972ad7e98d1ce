import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLANK, blankAs, NO_TILE } from '../../../../src/core/alphabet/tile';
import { CLASSIC_RULES, type Rules } from '../../../../src/core/board/rules';
import type { Setup } from '../../../../src/core/board/setup';
import { FIRST_TURN_STATE, type TurnState } from '../../../../src/core/game/turnState';
import { flaw } from '../../../../src/core/message';
import type { PositionDocument } from '../../../../src/core/notation/positions/positionDocument';
import {
  formatPositionDocument,
  parsePositionDocument,
} from '../../../../src/core/notation/positions/positionDocument';
import { say } from '../../../../src/texts/say';
import { said, sentence } from '../../../said';
import { runs } from '../../../seed';
import { anyLayout } from '../anyLayout';

const RULES: Rules = {
  name: 'Tiny',
  layout: {
    rows: 2,
    cols: 3,
    start: { row: 1, col: 2 },
    letterMultipliers: [1, 2, 3, 9, 1, 1],
    wordMultipliers: [1, 1, 1, 0, 2, 4],
    bricks: [false, false, false, false, false, false],
  },
  distribution: {
    name: 'Few',
    letters: [
      { glyph: 'A', value: 1, count: 9, isVowel: true },
      { glyph: 'CH', value: 5, count: 1, isVowel: false },
    ],
    blankCount: 2,
  },
  rackSize: 3,
  bingoBonus: { 3: 50 },
  exchangeLimit: 2,
};

/** Two As, the second a blank, above an empty square, a CH that is a blank and a CH. */
const DOCUMENT: PositionDocument = {
  setup: { rules: RULES, tiles: [1, blankAs(1), NO_TILE, NO_TILE, blankAs(2), 2], rack: [2, BLANK, 1] },
  turn: FIRST_TURN_STATE,
  lexicon: { name: 'Mine', hash: 'abc' },
  view: { step: 3, camera: { x: 1 } },
  game: null,
  cgp: null,
  source: {},
};

const FILE = {
  format: 'tilewright',
  version: 1,
  rules: {
    name: 'Tiny',
    rackSize: 3,
    bingoBonus: [{ tiles: 3, points: 50 }],
    exchangeLimit: 2,
    board: { start: 'C2', letterMultipliers: ['123', '911'], wordMultipliers: ['111', '024'] },
    tileSet: {
      name: 'Few',
      letters: [
        { glyph: 'A', value: 1, count: 9, isVowel: true },
        { glyph: 'CH', value: 5, count: 1, isVowel: false },
      ],
      blankCount: 2,
    },
  },
  position: { tiles: ['Aa.', '.[ch][CH]'], rack: '[CH]?A' },
  lexicon: { name: 'Mine', hash: 'abc' },
  view: { step: 3, camera: { x: 1 } },
};

const parseFile = (file: unknown) => parsePositionDocument(JSON.stringify(file));

describe('position documents', () => {
  it('are written as one readable object', () => {
    const text = formatPositionDocument(DOCUMENT);
    expect(JSON.parse(text)).toEqual(FILE);
    expect(text).toMatch(/^\{\n {2}"format": "tilewright",\n {2}"version": 1,\n/);
    expect(text.endsWith('}\n')).toBe(true);
  });

  it('keep the player on turn, both scores and the rack of the waiting player', () => {
    const turn: TurnState = { player: 1, scores: [96, -3], otherRack: [2, BLANK] };
    const text = formatPositionDocument({ ...DOCUMENT, turn });
    expect(JSON.parse(text).turn).toEqual({ player: 2, score1: 96, score2: -3, otherRack: '[CH]?' });
    expect(parsePositionDocument(text)).toMatchObject({ ok: true, value: { turn } });
    const below = parsePositionDocument(text.replace('-3', '-0'));
    expect(below.ok && below.value.turn.scores).toEqual([96, 0]);
    const wrong = { ...FILE, turn: { player: 3, score1: 0, score2: 0, otherRack: '' } };
    expect(said(parseFile(wrong))).toMatchObject({
      ok: false,
      error: expect.stringContaining('turn.player'),
    });
    expect(parseFile(FILE)).toMatchObject({ value: { turn: FIRST_TURN_STATE } });
  });

  it('are read from it', () => {
    expect(parseFile(FILE)).toEqual({ ok: true, value: { ...DOCUMENT, source: FILE } });
  });

  it('have the classic exchange limit if they are older than that rule', () => {
    const { exchangeLimit: _limit, ...rules } = FILE.rules;
    const parsed = parseFile({ ...FILE, rules });
    expect(parsed.ok && parsed.value.setup.rules.exchangeLimit).toBe(7);
  });

  it('need neither lexicon nor view', () => {
    const { lexicon, view, ...bare } = FILE;
    for (const file of [bare, { ...bare, lexicon: null, view: null }])
      expect(parseFile(file)).toMatchObject({ ok: true, value: { lexicon: null, view: null } });
  });

  it('write the squares of a common board as layout characters', () => {
    const tiles = new Array<number>(225).fill(NO_TILE);
    const classic = { ...DOCUMENT, setup: { rules: CLASSIC_RULES, tiles, rack: [] } };
    const { board } = JSON.parse(formatPositionDocument(classic)).rules;
    expect(Object.keys(board)).toEqual(['start', 'rows']);
    expect(board.rows[0]).toBe(`=  '   =   '  =`);
  });

  it('preserve unknown fields, on every level', () => {
    const file = {
      ...FILE,
      author: 'Ann',
      rules: {
        ...FILE.rules,
        challenge: 'double',
        board: { ...FILE.rules.board, bricks: [1] },
        tileSet: {
          ...FILE.rules.tileSet,
          language: 'x',
          letters: FILE.rules.tileSet.letters.map((letter) => ({ ...letter, say: `${letter.glyph}!` })),
        },
      },
      position: { ...FILE.position, bag: 'hidden' },
      lexicon: { ...FILE.lexicon, edition: 2 },
      history: [{ move: 1 }],
    };
    const parsed = parseFile(file);
    if (!parsed.ok) throw flaw(parsed.error);
    expect(JSON.parse(formatPositionDocument(parsed.value))).toEqual(file);
    const [letterA, letterCh] = RULES.distribution.letters;
    const swapped = { ...RULES.distribution, letters: [letterCh!, { ...letterA!, value: 7 }] };
    const setup: Setup = { rules: { ...RULES, distribution: swapped }, tiles: [0, 0, 0, 0, 0, 1], rack: [] };
    const edited = JSON.parse(formatPositionDocument({ ...parsed.value, setup, lexicon: null }));
    expect(edited.rules.tileSet.letters).toEqual([
      { glyph: 'CH', value: 5, count: 1, isVowel: false, say: 'CH!' },
      { glyph: 'A', value: 7, count: 9, isVowel: true, say: 'A!' },
    ]);
    expect(edited).toMatchObject({ author: 'Ann', lexicon: null, position: { bag: 'hidden', rack: '' } });
  });

  it('drop one way of writing squares when they are written in the other', () => {
    const parsed = parseFile({
      ...FILE,
      rules: { ...FILE.rules, board: { start: 'A1', rows: ['   ', '   '] } },
    });
    if (!parsed.ok) throw flaw(parsed.error);
    const { board } = JSON.parse(formatPositionDocument({ ...parsed.value, setup: DOCUMENT.setup })).rules;
    expect(board).toEqual(FILE.rules.board);
  });

  it.each([
    ['', sentence('jsonFiles.breaksOff', { what: 'file' })],
    ['[]', sentence('jsonFiles.noObject', { what: 'file' })],
    [{}, sentence('positions.noDocument', { format: 'tilewright' })],
    [{ ...FILE, format: 'other' }, sentence('positions.noDocument', { format: 'tilewright' })],
    [{ ...FILE, version: 2, rules: null }, sentence('positions.newerDocument', { version: '2', known: 1 })],
    [
      { ...FILE, version: 0 },
      sentence('jsonFiles.wantsNumberFrom', { field: '“version”', found: 'wrong', low: '1' }),
    ],
    [
      { ...FILE, version: undefined },
      sentence('jsonFiles.wantsNumberFrom', { field: '“version”', found: 'nothing', low: '1' }),
    ],
    [
      { ...FILE, rules: undefined },
      sentence('jsonFiles.wantsObject', { field: '“rules”', found: 'nothing' }),
    ],
    [
      { ...FILE, rules: { ...FILE.rules, rackSize: '7' } },
      sentence('jsonFiles.wantsNumberWithin', {
        field: '“rules.rackSize”',
        found: 'wrong',
        low: '1',
        high: '40',
      }),
    ],
    [
      { ...FILE, rules: { ...FILE.rules, tileSet: { ...FILE.rules.tileSet, letters: [{ glyph: 'A' }] } } },
      sentence('jsonFiles.wantsNumberWithin', {
        field: '“rules.tileSet.letters[0].value”',
        found: 'nothing',
        low: '0',
        high: '255',
      }),
    ],
    [
      { ...FILE, rules: { ...FILE.rules, tileSet: { ...FILE.rules.tileSet, letters: [] } } },
      sentence('rules.letterCount', { place: 'anywhere', name: 'Few', count: '0', most: '32' }),
    ],
    [
      { ...FILE, position: { tiles: ['Aa.'], rack: '' } },
      sentence('positions.otherSize', { rows: 1, squares: 3, boardRows: 2, boardSquares: '6' }),
    ],
    [
      { ...FILE, position: { tiles: ['Aa.', 'ABA'], rack: '' } },
      /^Row 2, column B: “B” is not a tile of the set Few\.$/,
    ],
    [
      { ...FILE, position: { ...FILE.position, rack: 'Z' } },
      /^Rack “Z”, tile 1: “Z” is not a tile of the set Few\.$/,
    ],
    [
      { ...FILE, lexicon: { name: 'x' } },
      sentence('jsonFiles.wantsText', { field: '“lexicon.hash”', found: 'nothing' }),
    ],
    [{ ...FILE, view: 3 }, sentence('jsonFiles.wantsObject', { field: '“view”', found: 'wrong' })],
  ])('reject %#', (file, message) => {
    const result = typeof file === 'string' ? parsePositionDocument(file) : parseFile(file);
    expect(said(result)).toEqual({
      ok: false,
      error: typeof message === 'string' ? message : expect.stringMatching(message),
    });
  });

  it('reject tile sets whose letters the notations could not write', () => {
    const withGlyph = (glyph: string) => {
      const tileSet = { ...FILE.rules.tileSet, letters: [{ glyph, value: 1, count: 1, isVowel: false }] };
      return parseFile({ ...FILE, rules: { ...FILE.rules, tileSet } });
    };
    expect(said(withGlyph('ا'))).toEqual({
      ok: false,
      error: sentence('tileSetFiles.caselessLetterOfSet', { set: 'Few', letter: '“ا”' }),
    });
    expect(said(withGlyph('A]'))).toEqual({
      ok: false,
      error: sentence('tileSetFiles.markedLetterOfSet', { set: 'Few', letter: '“A]”' }),
    });
  });

  it('are preserved by writing', () => {
    const multiplier = fc.integer({ min: 0, max: 9 });
    const tile = fc.constantFrom(NO_TILE, 1, 2, blankAs(1), blankAs(2));
    const setups = anyLayout(fc.tuple(multiplier, multiplier), 10).chain((layout) => {
      const squares = { minLength: layout.rows * layout.cols, maxLength: layout.rows * layout.cols };
      return fc.record({
        rules: fc.record({
          name: fc.string({ unit: 'binary' }),
          layout: fc.constant(layout),
          distribution: fc.constant(RULES.distribution),
          rackSize: fc.integer({ min: 1, max: 40 }),
          exchangeLimit: fc.nat({ max: 1_000_000 }),
          bingoBonus: fc.dictionary(fc.integer({ min: 1, max: 40 }).map(String), fc.nat({ max: 1_000_000 }), {
            noNullPrototype: true,
          }),
        }),
        tiles: fc.array(tile, squares),
        rack: fc.array(fc.constantFrom(1, 2, BLANK), { maxLength: 40 }),
      });
    });
    const view = fc.option(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })));
    const lexicon = fc.option(fc.record({ name: fc.string(), hash: fc.string() }));
    const game = fc.option(fc.record({ record: fc.string(), turn: fc.nat({ max: 1000 }) }));
    const cgp = fc.option(fc.string());
    fc.assert(
      fc.property(setups, lexicon, view, game, cgp, (setup, name, look, played, line) => {
        const text = formatPositionDocument({
          setup,
          turn: FIRST_TURN_STATE,
          lexicon: name,
          view: look,
          game: played,
          cgp: line,
          source: {},
        });
        const parsed = parsePositionDocument(text);
        if (!parsed.ok) throw flaw(parsed.error);
        expect(parsed.value.setup).toEqual(setup);
        expect(parsed.value.lexicon).toEqual(name);
        expect([parsed.value.game, parsed.value.cgp]).toEqual([played, line]);
        expect(JSON.stringify(parsed.value.view)).toBe(JSON.stringify(look));
        expect(formatPositionDocument(parsed.value)).toBe(text);
      }),
      { numRuns: runs(50) },
    );
  });

  it('have no game once it was closed', () => {
    const source = { game: { record: '', turn: 3 }, cgp: '2/2 / 0/0 0', other: 1 };
    const closed = formatPositionDocument({ ...DOCUMENT, game: null, cgp: null, source });
    expect(JSON.parse(closed)).not.toHaveProperty('game');
    expect(JSON.parse(closed)).not.toHaveProperty('cgp');
    expect(JSON.parse(closed)).toMatchObject({ other: 1 });
  });

  it('give a document or a sentence, whatever the text', () => {
    const text = JSON.stringify(FILE);
    const damaged = fc
      .tuple(fc.nat({ max: text.length }), fc.nat({ max: 20 }), fc.string({ maxLength: 3 }))
      .map(([start, length, put]) => text.slice(0, start) + put + text.slice(start + length));
    const replaced = fc
      .tuple(fc.constantFrom(...Object.keys(FILE)), fc.jsonValue())
      .map(([key, value]) => JSON.stringify({ ...FILE, [key]: value }));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), damaged, replaced), (any) => {
        const parsed = parsePositionDocument(any);
        if (!parsed.ok) expect(say(parsed.error)).toMatch(/^\S.*\.$/s);
        else formatPositionDocument(parsed.value);
      }),
      { numRuns: runs(1000) },
    );
  });
});
