import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { KeptReview } from '../../../src/contract/review/reviewApi';
import { USUAL_SETTINGS } from '../../../src/core/strategy/review/reviewSettings';
import { readReview, writeReview } from '../../../src/main/review/reviewFile';

const TURN: KeptReview['turns'][number] = {
  nth: 0,
  line: 3,
  player: 0,
  rack: [1, 2],
  held: 7,
  bagCount: 86,
  scores: [0, 0],
  played: { kind: 'pass' },
  isWithdrawn: false,
  valuation: {
    method: 'equity',
    best: { turn: { kind: 'exchange', tiles: [1] }, points: 1.5, winShare: 0.5 },
    played: { turn: { kind: 'pass' }, points: -40, winShare: 0.4 },
    error: { points: 0.5, winShare: 0.01 },
  },
  unjudged: null,
  phony: null,
  luck: -3.25,
  winShare: 0.4,
};

const REVIEW: KeptReview = {
  game: 'f0'.repeat(16),
  origin: {
    program: '1',
    lexicon: { id: 'f0'.repeat(32), name: 'A' },
    leaves: null,
    wins: null,
    settings: USUAL_SETTINGS,
  },
  turnCount: 2,
  turns: [TURN],
};

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tilewright-kept-'));
  path = join(folder, 'a.gcg.review.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const withTurn = (change: object): unknown => ({ ...REVIEW, turns: [{ ...TURN, ...change }] });
const valued = (change: object) => ({ valuation: { ...TURN.valuation, ...change } });

describe('a saved review', () => {
  it('is read as it was written', () => {
    expect(writeReview(path, REVIEW).ok).toBe(true);
    expect(readReview(path)).toEqual({ ok: true, value: REVIEW });
  });

  it.each<[string, unknown]>([
    ['more turns than the game has', { ...REVIEW, turnCount: 0 }],
    ['turns in another order', { ...REVIEW, turns: [{ ...TURN, nth: 1 }] }],
    ['a score of no game', withTurn({ scores: [1e15, 0] })],
    ['more tiles than there are', withTurn({ bagCount: 1e9 })],
    ['a rack of no game', withTurn({ held: 1e9 })],
    ['a line of no file', withTurn({ line: 1e12 })],
    ['luck without bounds', withTurn({ luck: 1e300 })],
    ['a play worth more than any', withTurn(valued({ best: { ...TURN.valuation?.best, points: 1e300 } }))],
    ['a phony of a score of no play', withTurn({ phony: { words: ['A'], score: -1e15 } })],
    ['an error without bounds', withTurn(valued({ error: { points: 1e300, winShare: 0 } }))],
  ])('is refused with %s', (_what, review) => {
    writeFileSync(path, JSON.stringify(review));
    expect(readReview(path)).toMatchObject({ ok: false, error: { key: 'requests.wrongValue' } });
  });

  it('is not written through a link, whether it points to a file or to nothing', () => {
    const elsewhere = join(folder, 'elsewhere');
    symlinkSync(elsewhere, path);
    expect(writeReview(path, REVIEW)).toMatchObject({ ok: false });
    expect(existsSync(elsewhere)).toBe(false);
    writeFileSync(elsewhere, 'of somebody else');
    expect(writeReview(path, REVIEW)).toMatchObject({ ok: false });
    expect(readFileSync(elsewhere, 'utf8')).toBe('of somebody else');
  });
});
