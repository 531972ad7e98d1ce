import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLANK, blankAs } from '../../../../src/core/alphabet/tile';
import { checkSetup } from '../../../../src/core/board/position';
import { filterCandidates } from '../../../../src/core/movegen/candidates/candidateFilter';
import type { CandidateColumn, CandidateQuery } from '../../../../src/core/movegen/candidates/candidateQuery';
import { rankMoves } from '../../../../src/core/movegen/candidates/rank';
import { MoveGenerator } from '../../../../src/core/movegen/moveGenerator';
import { MoveList } from '../../../../src/core/movegen/moveList';
import { explainMove } from '../../../../src/core/scoring/explainMove';
import { parsePattern } from '../../../../src/engine/candidateViews';
import { buildSmallGaddag } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';
import { randomGame } from '../../../oracle/randomSetup';
import { said, sentence } from '../../../said';
import { TEST_SEED } from '../../../seed';
import { smallGame } from '../../trace/smallGame';

/** Rank, word and score of a game's candidates that pass a query. */
function ask({ gaddag, position }: ReturnType<typeof smallGame>, query: CandidateQuery) {
  const moves = new MoveList();
  new MoveGenerator(gaddag).generate(position, moves);
  const order = rankMoves(moves);
  return [...unwrap(filterCandidates({ position, moves, order }, query, { parsePattern }))].map((place) => {
    const move = moves.moveAt(order[place]!);
    return { rank: place + 1, word: explainMove(position, move).mainWord.word, score: move.score };
  });
}

const WORDS = ['CAB', 'CABS', 'SCAB', 'AB', 'BA', 'AS', 'ABS'];

describe('a query', () => {
  // ABS and SCAB and the like: every word goes through A and B of row 8 or hangs from one of them.
  const game = smallGame({ 8: '.......AB' }, 'CS', WORDS);
  const words = (query: CandidateQuery) => ask(game, query).map(({ word }) => word);

  it('without conditions keeps all in rank order', () => {
    const all = ask(game, {});
    expect(all.map(({ rank }) => rank)).toEqual(all.map((_, i) => i + 1));
    expect(new Set(words({}))).toEqual(new Set(['CAB', 'CABS', 'SCAB', 'ABS', 'AS']));
  });

  it('finds part of a word in either case, or a pattern', () => {
    expect(new Set(words({ word: { kind: 'text', value: 'cab' } }))).toEqual(
      new Set(['CAB', 'CABS', 'SCAB']),
    );
    expect(new Set(words({ word: { kind: 'regex', value: '^.ab' } }))).toEqual(new Set(['CAB', 'CABS']));
    expect(words({ word: { kind: 'text', value: 'q' } })).toEqual([]);
  });

  it('reports an invalid text or pattern', () => {
    const { gaddag, position } = game;
    const moves = new MoveList();
    new MoveGenerator(gaddag).generate(position, moves);
    const ranked = { position, moves, order: rankMoves(moves) };
    expect(said(filterCandidates(ranked, { word: { kind: 'text', value: 'a1' } }))).toEqual({
      ok: false,
      error: sentence('candidateFilter.unknownLetter', { letter: '“1”', text: '“a1”', tileSet: 'English' }),
    });
    expect(said(filterCandidates(ranked, { word: { kind: 'regex', value: 'a?'.repeat(501) } }))).toEqual({
      ok: false,
      error: sentence('tooLong.filter', { length: 1002, most: 1000 }),
    });
    const unclosed = filterCandidates(ranked, { word: { kind: 'regex', value: '(a' } }, { parsePattern });
    expect(said(unclosed)).toEqual({
      ok: false,
      error: sentence('engine.badPattern', { pattern: '“(a”', reason: 'missing closing )' }),
    });
    const slow = filterCandidates(
      ranked,
      { word: { kind: 'regex', value: 'a' } },
      { parsePattern, isTooLong: () => true },
    );
    expect(said(slow)).toEqual({
      ok: false,
      error: sentence('candidateFilter.slowPattern', { pattern: '“a”' }),
    });
  });

  it('filters by length, square and tile', () => {
    expect(new Set(words({ minLength: 4 }))).toEqual(new Set(['CABS', 'SCAB']));
    expect(new Set(words({ maxLength: 2 }))).toEqual(new Set(['AS']));
    // 8F is where the S of SCAB goes.
    expect(words({ through: { row: 7, col: 5 } })).toEqual(['SCAB']);
    expect(new Set(words({ tile: 3 }))).toEqual(new Set(['CAB', 'CABS', 'SCAB']));
    expect(words({ tile: BLANK })).toEqual([]);
  });

  it('sorts by the word, shorter ones first', () => {
    const sorted = words({ sort: { by: 'word', isDescending: false } });
    expect(sorted).toEqual([...sorted].sort());
    expect(sorted[0]).toBe('ABS');
    expect(words({ sort: { by: 'word', isDescending: true } })[0]).toBe('SCAB');
  });
});

/** The same question answered move by move from the explanation of its score. */
function slowFilter(
  { position, moves, order }: Parameters<typeof filterCandidates>[0],
  query: CandidateQuery,
): number[] {
  const rows = [...order].map((index, place) => {
    const move = moves.moveAt(index);
    const { mainWord, crossWords, bingoBonus } = explainMove(position, move);
    const letters = mainWord.letters.map(({ tile }) => tile & 0x3f);
    const played = move.tiles.filter((tile) => tile !== 0);
    const line = move.direction === 'across' ? [0, move.row, move.col] : [1, move.col, move.row];
    const squares = mainWord.letters.map(({ row, col }) => `${row} ${col}`);
    return { place, move, letters, played, line, squares, crossWords, bingoBonus, word: mainWord.word };
  });
  type Row = (typeof rows)[number];
  const keys: Record<CandidateColumn, (row: Row) => readonly number[]> = {
    score: ({ move }) => [move.score],
    word: ({ letters }) => letters,
    length: ({ letters }) => [letters.length],
    position: ({ line }) => line,
    tilesPlayed: ({ played }) => [played.length],
    // Unknown here, so the order of rank remains.
    leave: () => [0],
    equity: () => [0],
  };
  const { word, through, tile, sort } = query;
  const kept = rows.filter(
    (row) =>
      (word === undefined || row.word.includes(word.value)) &&
      (through === undefined || row.squares.includes(`${through.row} ${through.col}`)) &&
      (tile === undefined || row.played.some((each) => each === tile || (tile === BLANK && each > BLANK))) &&
      (query.isBingo !== true || row.bingoBonus > 0) &&
      row.letters.length >= (query.minLength ?? 0) &&
      row.letters.length <= (query.maxLength ?? 99) &&
      row.crossWords.length >= (query.minCrossWords ?? 0),
  );
  if (sort !== undefined)
    kept.sort((a, b) => {
      const order = compareKeys(keys[sort.by](a), keys[sort.by](b));
      return sort.isDescending ? -order : order;
    });
  return kept.map(({ place }) => place);
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? -1) - (b[i] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

const everything: fc.Arbitrary<Required<CandidateQuery>> = fc.record({
  word: fc.record({
    kind: fc.constantFrom('text' as const, 'regex' as const),
    value: fc.constantFrom('A', 'B', 'AB', 'BA', 'AAB'),
  }),
  through: fc.record({ row: fc.nat(4), col: fc.nat(4) }),
  tile: fc.constantFrom(1, 2, BLANK, blankAs(1)),
  isBingo: fc.boolean(),
  minLength: fc.integer({ min: 2, max: 4 }),
  maxLength: fc.integer({ min: 2, max: 6 }),
  minCrossWords: fc.nat(3),
  sort: fc.record({
    by: fc.constantFrom('score', 'word', 'length', 'position', 'tilesPlayed'),
    isDescending: fc.boolean(),
  }),
});

const FILTERS = ['word', 'through', 'tile', 'isBingo', 'minLength', 'maxLength', 'minCrossWords'] as const;

/** One filter or two, as all of them would leave nothing, and a sort. */
const randomQuery: fc.Arbitrary<CandidateQuery> = fc
  .tuple(everything, fc.subarray([...FILTERS], { maxLength: 2 }), fc.boolean())
  .map(([query, filters, isSorted]) =>
    Object.fromEntries(
      [...filters, ...(isSorted ? (['sort'] as const) : [])].map((key) => [key, query[key]]),
    ),
  );

describe(`queries in random games (TEST_SEED=${TEST_SEED})`, () => {
  it('give the same results as a check of every move', () => {
    let kept = 0;
    fc.assert(
      fc.property(randomGame(6), randomQuery, ({ setup, words }, query) => {
        const { position } = unwrap(checkSetup(setup));
        const moves = new MoveList();
        new MoveGenerator(buildSmallGaddag(words)).generate(position, moves);
        const ranked = { position, moves, order: rankMoves(moves) };
        const expected = slowFilter(ranked, query);
        expect([...unwrap(filterCandidates(ranked, query, { parsePattern }))]).toEqual(expected);
        kept += expected.length;
      }),
      { numRuns: 500, seed: TEST_SEED },
    );
    expect(kept).toBeGreaterThan(500);
  });
});
