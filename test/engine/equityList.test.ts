import { describe, expect, it } from 'vitest';
import type { ListedTurn } from '../../src/contract/candidates/candidatesApi';
import { alphabetOf } from '../../src/core/alphabet/alphabet';
import { CLASSIC_RULES } from '../../src/core/board/rules';
import { positionLabel } from '../../src/core/board/square';
import { PASS, type PlainTurn } from '../../src/core/game/turns/turn';
import type { CandidateQuery } from '../../src/core/movegen/candidates/candidateQuery';
import { CandidateViews } from '../../src/engine/candidateViews';
import type { Generation } from '../../src/engine/generations';
import { EIGHT_TILES, tilesOf } from '../core/strategy/tableGames';
import { unwrap } from '../oracle/oraclePositions';
import { said, sentence } from '../said';
import { leavesOf, searched, setupOf, smallLexicon } from './smallSearch';

const LEXICON = smallLexicon(['CAT', 'CATS']);
/** Fourteen placements: CAT on three places, CATS on four, across and down. */
const OPENING = setupOf(CLASSIC_RULES, 'CATS');
const LEAVES = leavesOf({ S: 8.5, AS: -2 });

const byEquity = (isDescending = true): CandidateQuery => ({ sort: { by: 'equity', isDescending } });

function listed(generation: Generation, query: CandidateQuery) {
  const { firstPage, total } = unwrap(new CandidateViews(() => 0).filter(generation, { query }));
  return { total, rows: firstPage.rows };
}

/** `8G 10 + 8500 + 0`, `exchange CAT 8500`. */
function told(turn: ListedTurn): string {
  if (turn.kind !== 'placement')
    return `${turn.kind} ${turn.tiles.map((tile) => String.fromCharCode(64 + tile)).join('')} ${turn.worth}`;
  const { score, worth } = turn;
  return `${positionLabel(turn, turn.direction)} ${score} + ${worth?.kept} + ${worth?.placed}`;
}

describe('candidates with their equity', () => {
  it('include leave values, and the cost of vowels beside premiums', () => {
    const { found } = searched(LEXICON, OPENING, LEAVES);
    const { basis, firstPage, rackWorth } = found.summary;
    expect(basis).toMatchObject({ kind: 'leaves', origin: { date: '2026-01-31', generations: '2,3' } });
    // CATS keeps nothing, CAT keeps S; columns G and I of row 8 lie between two double letters each.
    expect(firstPage.rows.map(told).sort()).toEqual(
      [
        ...['8E 12 + 0 + 0', '8F 12 + 0 + -700', '8G 12 + 0 + 0', '8H 12 + 0 + -700'],
        ...['H5 12 + 0 + 0', 'H6 12 + 0 + -700', 'H7 12 + 0 + 0', 'H8 12 + 0 + -700'],
        ...['8F 10 + 8500 + -700', '8G 10 + 8500 + 0', '8H 10 + 8500 + -700'],
        ...['H6 10 + 8500 + -700', 'H7 10 + 8500 + 0', 'H8 10 + 8500 + -700'],
      ].sort(),
    );
    expect(rackWorth?.singles).toEqual([0, 0, 0, 8500]);
    expect(rackWorth?.pairs[1]).toEqual([0, 0, 0, -2000]);
  });

  it('are preceded by the turns that are to come first, if they pass the filter', () => {
    const { generation } = searched(LEXICON, OPENING, LEAVES);
    const views = new CandidateViews(() => 0);
    const [best, second] = unwrap(views.filter(generation, { query: {} })).firstPage.rows;
    if (second?.kind !== 'placement') throw new Error('There is no second move.');
    const { rank: _, worth: __, ...move } = second;
    const first: readonly PlainTurn[] = [PASS, move, { kind: 'exchange', tiles: [20, 1] }];
    const { firstPage, total } = unwrap(views.filter(generation, { query: {}, first }));
    expect(total).toBe(14 + 2);
    expect(firstPage.rows.slice(0, 4).map(({ kind }) => kind)).toEqual([
      ...['pass', 'placement', 'exchange', 'placement'],
    ]);
    expect([firstPage.rows[1], firstPage.rows[3]]).toEqual([second, best]);
    const filtered = unwrap(views.filter(generation, { query: { maxLength: 3 }, first }));
    expect(filtered.total).toBe(6);
    const bare = unwrap(views.filter(searched(LEXICON, OPENING).generation, { query: {}, first }));
    expect(bare.firstPage.rows[0]).toEqual({ kind: 'pass', tiles: [], worth: null });
  });

  it('are sorted by it, including exchanges and the pass', () => {
    const { generation } = searched(LEXICON, OPENING, LEAVES);
    const { rows, total } = listed(generation, byEquity());
    // Four different tiles allow fifteen exchanges.
    expect(total).toBe(14 + 15 + 1);
    const equities = rows.map((turn) =>
      turn.kind === 'placement' && turn.worth !== undefined
        ? 1000 * turn.score + turn.worth.kept + turn.worth.placed
        : turn.kind === 'placement'
          ? null
          : turn.worth,
    );
    const plays = [
      18_500,
      18_500,
      17_800,
      17_800,
      17_800,
      17_800,
      ...Array(4).fill(12_000),
      ...Array(4).fill(11_300),
    ];
    expect(equities).toEqual([...plays, 8500, ...Array(13).fill(0), -2000, null]);
    expect(told(rows[14]!)).toBe('exchange CAT 8500');
    // Ties go to the largest leave, then to the first tiles: C, A and T, or all but one of the others.
    expect(told(rows[15]!)).toBe('exchange S 0');
    expect(told(rows.at(-2)!)).toBe('exchange CT -2000');
    expect(told(rows.at(-1)!)).toBe('pass  null');
    const upwards = listed(generation, byEquity(false)).rows;
    expect(told(upwards[0]!)).toBe('exchange CT -2000');
    expect(told(upwards.at(-1)!)).toBe('pass  null');
    expect(told(upwards.at(-2)!)).toBe('H7 10 + 8500 + 0');
  });

  it('exclude other turns if a filter asks for words, or they are sorted otherwise', () => {
    const { generation } = searched(LEXICON, OPENING, LEAVES);
    expect(listed(generation, { ...byEquity(), minLength: 4 }).total).toBe(8);
    const byLeave = listed(generation, { sort: { by: 'leave', isDescending: true } });
    expect(byLeave.total).toBe(14);
    expect(byLeave.rows.map((turn) => turn.kind === 'placement' && turn.rank)).toEqual([
      ...[9, 10, 11, 12, 13, 14],
      ...[1, 2, 3, 4, 5, 6, 7, 8],
    ]);
  });

  it('open by it if that is asked for, with the row of a candidate, and are paged', () => {
    const sort = { by: 'equity', isDescending: true } as const;
    const placement = [7, 8, 9, 10].map((col, at) => ({ row: 7, col, tile: tilesOf('CATS')[at]! }));
    const { found, generation } = searched(LEXICON, OPENING, LEAVES, { placement, sort });
    const { firstPage, opening, total } = found.summary;
    const { rows } = listed(generation, byEquity());
    expect([total, firstPage.rows]).toEqual([14, []]);
    expect(opening).toMatchObject({ sort, total: 30, firstPage: { offset: 0, rows } });
    expect(rows[opening!.row! - 1]).toMatchObject({ row: 7, col: 7, score: 12, direction: 'across' });
    const views = new CandidateViews(() => 0);
    const { view } = opening!;
    const page = unwrap(views.page(generation, { view, offset: 14, count: 2 }));
    expect(page.rows.map(told)).toEqual(['exchange CAT 8500', 'exchange S 0']);
    expect(unwrap(views.findWord(generation, { generation: 1, beginning: 'cats', view }))).toBe(7);
  });

  it('open by rank if there are no leaves, and without other turns if the rack is empty', () => {
    const sort = { by: 'equity', isDescending: true } as const;
    const without = searched(LEXICON, OPENING, undefined, { sort }).found.summary;
    expect([without.firstPage.rows.length, without.opening]).toEqual([14, undefined]);
    const rackless = searched(LEXICON, setupOf(CLASSIC_RULES, ''), LEAVES, { sort }).found.summary;
    expect(rackless.opening).toMatchObject({ total: 0, firstPage: { rows: [] } });
  });

  it('give the row of a candidate in any order, unless it is not listed', () => {
    const { generation } = searched(LEXICON, OPENING, LEAVES);
    const rowOf = (query: CandidateQuery, rank: number) =>
      unwrap(new CandidateViews(() => 0).filter(generation, { query, rank })).row;
    // The six plays of CAT are worth most.
    expect(rowOf(byEquity(), 1)).toBe(7);
    expect(rowOf({ sort: { by: 'score', isDescending: true } }, 9)).toBe(9);
    expect(rowOf({ minLength: 4 }, 9)).toBeUndefined();
  });

  it('are found by their word, also among exchanges', () => {
    const { generation } = searched(LEXICON, OPENING, leavesOf({ S: 30 }));
    const views = new CandidateViews(() => 0);
    const { view } = unwrap(views.filter(generation, { query: byEquity() }));
    expect(views.findWord(generation, { generation: 1, beginning: 'ca', view })).toEqual({
      ok: true,
      value: 1,
    });
    // The six plays of CAT and the exchange that keeps S come before CATS.
    expect(views.findWord(generation, { generation: 1, beginning: 'cats', view })).toEqual({
      ok: true,
      value: 8,
    });
  });

  it('keep the latest view, and older ones while their rows fit into a bound', () => {
    const { generation } = searched(LEXICON, OPENING, LEAVES);
    // The fourteen placements, without exchanges.
    const byScore: CandidateQuery = { sort: { by: 'score', isDescending: true } };
    const views = new CandidateViews(() => 0, 2 * 14);
    const [first, second, third, fourth] = Array.from(
      { length: 4 },
      () => unwrap(views.filter(generation, { query: byScore })).view,
    );
    const isKept = (view = 0) => views.page(generation, { view, offset: 0, count: 1 }).ok;
    expect([first, second, third, fourth].map(isKept)).toEqual([false, true, true, true]);
  });

  it('are settled by the rules when the bag is empty, whatever leaves there are', () => {
    // AAB and all of the other player's tiles, AAC on his rack and AB on the board, are the set of eight.
    const setup = setupOf(EIGHT_TILES, 'AAB', [7, 7, 'AB']);
    const { found, generation } = searched(
      smallLexicon(['AB', 'ABA'], alphabetOf(EIGHT_TILES.distribution)),
      setup,
    );
    expect(found.summary.basis).toEqual({ kind: 'settlement' });
    // One A is played, A and B are kept: 10 for the turn more, and twice 1 + 3 points.
    const aba = found.summary.firstPage.rows.find(({ tiles }) => tiles.join() === '0,0,1');
    expect(aba?.worth).toEqual({ kept: -18_000, placed: 0 });
    // Kept are A, A and B.
    expect(listed(generation, byEquity()).rows.map(told).at(-1)).toBe('pass  -20000');
    expect(listed(generation, byEquity()).rows.some(({ kind }) => kind === 'exchange')).toBe(false);
  });

  it('are worth their score if there are no leaves, with the reason', () => {
    const { found, generation } = searched(LEXICON, OPENING);
    expect(said(found.summary.basis)).toEqual({
      kind: 'none',
      reason: sentence('leaves.none', { tiles: 'English' }),
    });
    expect(found.summary.firstPage.rows[0]).not.toHaveProperty('worth');
    const { rows, total } = listed(generation, byEquity());
    expect(total).toBe(14);
    expect(rows.map((turn) => turn.kind === 'placement' && turn.rank)).toEqual(
      Array.from({ length: 14 }, (_, nth) => nth + 1),
    );
  });

  it('keep the right tiles of a rack with equal ones and a blank', () => {
    const lexicon = smallLexicon(['CATS', 'TAT', 'STAT', 'TATS']);
    const leaves = leavesOf({ '?': 25, S: 8, T: -1, TT: -4, A: 1, AT: 2, 'T?': 20, 'S?': 31 });
    const { found } = searched(lexicon, setupOf(CLASSIC_RULES, 'TAS?T', [7, 7, 'CAT']), leaves);
    const table = unwrap(leaves(CLASSIC_RULES.distribution)).table;
    for (const { tiles, worth } of found.summary.firstPage.rows) {
      const kept = tilesOf('TAS?T');
      for (const tile of tiles) if (tile !== 0) kept.splice(kept.indexOf(tile >= 0x80 ? 0x80 : tile), 1);
      expect(worth).toEqual({ kept: Math.round(1000 * (table.valueOf(kept) ?? 0)), placed: 0 });
    }
    expect(found.summary.total).toBeGreaterThan(10);
  });
});
