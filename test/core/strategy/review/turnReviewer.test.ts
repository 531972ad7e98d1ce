import { describe, expect, it } from 'vitest';
import { WIN_FORMULA } from '../../../../src/core/strategy/winTable/winChances';
import { tilesOf } from '../tableGames';
import { reviewOf } from './smallGames';

const FIRST = '>ann: AAB 8G AB +8 8\n';

describe('TurnReviewer', () => {
  it('returns the best turn and the cost of the played one', () => {
    const [turn] = reviewOf(FIRST);
    // Both are worth 8 and an A kept; A on column G lies between two double letter squares: 2 × 0.35 points.
    expect(turn?.valuation).toMatchObject({
      method: 'equity',
      best: { turn: { kind: 'placement', row: 7, col: 6, tiles: tilesOf('BA'), score: 8 }, points: 8.5 },
      played: { turn: { kind: 'placement', row: 7, col: 6, tiles: tilesOf('AB'), score: 8 }, points: 7.8 },
    });
    // Ben then sees the bag of two tiles and ann's rest of one.
    const share = (points: number) => 1 - WIN_FORMULA.winShare(3, -1000 * points);
    expect(turn?.valuation?.best.winShare).toBeCloseTo(share(8.5), 9);
    expect(turn?.valuation?.played.winShare).toBeCloseTo(share(7.8), 9);
    expect(turn?.winShare).toBe(turn?.valuation?.played.winShare);
  });

  it('considers an unbeaten turn the best one', () => {
    const [turn] = reviewOf('>ann: AAB 8H AB +8 8\n');
    expect(turn?.valuation?.best).toEqual(turn?.valuation?.played);
    expect(turn?.valuation?.played.points).toBe(8.5);
  });

  it('settles the racks when the bag is empty', () => {
    const [, turn] = reviewOf('>ann: AAB 8H AB +8 8\n>ben: ABC G8 CAB +19 19\n>ben: (AAA) +6 25\n');
    // Down C, A doubled, B: 10 points; across CAB: 9. Ann is left with three A, which count twice.
    expect(turn?.valuation?.played).toMatchObject({ turn: { score: 19 }, points: 25, winShare: 1 });
    expect(turn?.valuation?.best.turn).toEqual(turn?.valuation?.played.turn);
    const [, passed] = reviewOf('>ann: AAB 8H AB +8 8\n>ben: ABC - +0 0\n');
    // Not going out costs 10 points per turn, and twice the 9 points on the rack.
    expect(passed?.valuation?.played.points).toBe(-28);
  });

  it('compares with the racks that could have been drawn', () => {
    const [turn] = reviewOf(FIRST, 4000);
    // Of 56 racks 10 are AAA (best 3.8), 20 AAB (8.5), 10 AAC (6.3), 5 ABB (10), 10 ABC (18), 1 BBC (7).
    expect(turn?.luck).toBeCloseTo(8.5 - 508 / 56, 0);
    expect(Math.abs((turn?.luck ?? 0) - (8.5 - 508 / 56))).toBeLessThan(0.25);
    expect(reviewOf(FIRST, 50)[0]?.luck).toBe(reviewOf(FIRST, 50)[0]?.luck);
    expect(reviewOf(FIRST, 0)[0]?.luck).toBeNull();
  });

  it('has no luck if nothing was drawn, or the kept tiles are unknown', () => {
    const luck = (events: string) => reviewOf(events, 5).map((turn) => turn.luck !== null);
    expect(luck('>ann: AAB - +0 0\n>ben: AAC - +0 0\n>ann: AAB - +0 0\n')).toEqual([true, true, false]);
    expect(luck('>ann: AAB 8H AB +8 8\n>ben: AAC - +0 0\n>ann: AAB - +0 8\n')).toEqual([true, true, true]);
    expect(luck('>ann: AB 8H AB +8 8\n>ben: AAC - +0 0\n>ann: AAB - +0 8\n')).toEqual([false, true, false]);
    expect(luck('>ann: AAB -1 +0 0\n>ben: AAC - +0 0\n>ann: AAB - +0 0\n')).toEqual([true, true, false]);
    expect(luck('>ann: AAB -3 +0 0\n>ben: AAC - +0 0\n>ann: AAB - +0 0\n')).toEqual([true, true, true]);
  });

  it('treats a phony as a lost turn, and keeps its points separate', () => {
    const stayed = reviewOf(`${FIRST}>ben: AAC 9H CA +16 16\n`)[1];
    expect(stayed?.phony?.words).toEqual(['CA', 'BC']);
    expect(stayed?.isWithdrawn).toBe(false);
    expect(stayed?.valuation?.played.turn).toEqual({ kind: 'pass' });
    expect(stayed?.valuation?.best.turn.kind).toBe('placement');
    // The points still count for the lead.
    const withdrawn = reviewOf(`${FIRST}>ben: AAC 9H CA +16 16\n>ben: AAC -- -16 0\n`)[1];
    expect(withdrawn).toMatchObject({ isWithdrawn: true, valuation: stayed?.valuation });
    expect(withdrawn?.phony).toEqual(stayed?.phony);
    expect(stayed?.winShare).toBeLessThan(withdrawn?.winShare ?? 0);
  });

  it('reports a phony from a partly known rack, but does not evaluate the turn', () => {
    const [, turn] = reviewOf(`${FIRST}>ben: AC 9H CA +16 16\n>ann: AAB -2 +0 8\n`);
    expect(turn).toMatchObject({ unjudged: 'partialRack', valuation: null, luck: null, held: 3 });
    expect(turn?.phony?.words).toEqual(['CA', 'BC']);
  });

  it('returns why a turn is not evaluated', () => {
    const why = (events: string) => reviewOf(events).map(({ unjudged }) => unjudged);
    expect(why('>ann: AAB -2 +0 0\n')).toEqual(['unknownExchange']);
    expect(why('>ann: AAB -AB +0 0\n')).toEqual([null]);
    expect(why('>ann: AAB -CB +0 0\n')).toEqual(['notInRack']);
    expect(why('>ann: AAA 8H AB +8 8\n')).toEqual(['notInRack']);
    expect(why('>ann: AAB 1A AB +8 8\n')).toEqual(['misplaced']);
    expect(why('>ann: A 8H AB +8 8\n')).toEqual(['partialRack']);
  });

  it('ends with the result, including time penalties and a resignation', () => {
    const last = (events: string) => reviewOf(events).at(-1)?.winShare;
    const game = '>ann: AAB 8H AB +8 8\n>ben: ABC G8 CAB +19 19\n>ben: (AAA) +6 25\n';
    expect(last(game)).toBe(0);
    expect(last(`${game}>ben: (time) -20 5\n`)).toBe(1);
    expect(last(`${game}>ben: (time) -17 8\n`)).toBe(0.5);
    expect(last('>ann: AAB 8H AB +8 8\n>ben: ABC - +0 0\n#resigned 2\n')).toBe(1);
    expect(last('>ann: AAB 8H AB +8 8\n>ben: ABC - +0 0\n#resigned 1\n')).toBe(0);
  });
});
