import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  elementHeightPx,
  furthestOffset,
  isScaled,
  offsetAt,
  offsetToReveal,
  type RowList,
  rowsInSight,
  rowTopPx,
  scrollTopAt,
  TALLEST_ELEMENT_PX,
} from '../../../../src/renderer/view/window/rowScroll';

/** `??AEINRST??QZ` on the usual board. */
const MANY_ROWS = 1_787_591;
const LONG: RowList = { count: MANY_ROWS, rowHeightPx: 28, listHeightPx: 300 };

const anyList: fc.Arbitrary<RowList> = fc.record({
  count: fc.integer({ min: 1, max: 5_000_000 }),
  rowHeightPx: fc.integer({ min: 16, max: 60 }),
  listHeightPx: fc.integer({ min: 30, max: 2000 }),
});
/** A list and how far its rows are scrolled, in whole pixels. */
const anyPlace = anyList.chain((list) =>
  fc.record({
    list: fc.constant(list),
    offset: fc.integer({ min: 0, max: Math.floor(furthestOffset(list)) }),
  }),
);
const fits = ({ count, listHeightPx, rowHeightPx }: RowList) => count * rowHeightPx <= listHeightPx;
const furthestScrollTop = (list: RowList) => Math.max(0, elementHeightPx(list) - list.listHeightPx);

describe('the rows of a long list', () => {
  it('scroll an element within the browsers’ size limit', () => {
    expect(MANY_ROWS * 28).toBeGreaterThan(33_554_431);
    expect(elementHeightPx(LONG)).toBe(TALLEST_ELEMENT_PX);
    fc.assert(fc.property(anyList, (list) => elementHeightPx(list) <= TALLEST_ELEMENT_PX));
  });

  it('end with the whole last row, at the end of the scroll bar', () => {
    const end = offsetAt(LONG, TALLEST_ELEMENT_PX - 300);
    expect(end).toBe(MANY_ROWS * 28 - 300);
    expect(rowsInSight(LONG, end)).toEqual({ first: MANY_ROWS - 11, last: MANY_ROWS - 1 });
    const scrollTop = scrollTopAt(LONG, end);
    expect(rowTopPx(LONG, end, scrollTop, MANY_ROWS - 1) + 28).toBe(TALLEST_ELEMENT_PX);
  });

  it('move by exactly ten rows if requested, though the bar moves by less', () => {
    const offset = offsetToReveal(LONG, 1_000_000 * 28, 1_000_020);
    expect(offset).toBe(1_000_021 * 28 - 300);
    expect(offsetToReveal(LONG, offset!, 1_000_030)! - offset!).toBe(280);
    expect(scrollTopAt(LONG, offset! + 280) - scrollTopAt(LONG, offset!)).toBeLessThan(28);
  });

  it('are scrolled natively if possible', () => {
    const short: RowList = { count: 2517, rowHeightPx: 28, listHeightPx: 300 };
    expect(isScaled(short)).toBe(false);
    expect(offsetAt(short, 1234)).toBe(1234);
    expect(scrollTopAt(short, 1234)).toBe(1234);
    expect(rowTopPx(short, 1234, 1234, 2000)).toBe(56_000);
  });

  it('start and end with the bar, and move monotonically', () => {
    fc.assert(
      fc.property(
        anyList,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (list, a, b) => {
          const furthest = furthestScrollTop(list);
          expect(offsetAt(list, 0)).toBe(0);
          expect(offsetAt(list, furthest)).toBe(furthestOffset(list));
          expect(offsetAt(list, -50)).toBe(0);
          expect(offsetAt(list, furthest + 50)).toBe(furthestOffset(list));
          const [low, high] = [Math.min(a, b) * furthest, Math.max(a, b) * furthest];
          expect(offsetAt(list, low)).toBeLessThanOrEqual(offsetAt(list, high));
        },
      ),
    );
  });

  it('depend on the bar alone, in either direction', () => {
    fc.assert(
      fc.property(anyPlace, ({ list, offset }) => {
        expect(offsetAt(list, scrollTopAt(list, offset))).toBeCloseTo(offset, 3);
      }),
    );
  });

  it('fill the list without a gap or an overlap, and stay inside the element', () => {
    fc.assert(
      fc.property(anyPlace, ({ list, offset }) => {
        const scrollTop = Math.round(scrollTopAt(list, offset));
        const { first, last } = rowsInSight(list, offset)!;
        const top = (index: number) => rowTopPx(list, offset, scrollTop, index);
        for (let index = first; index < last; index++)
          expect(top(index + 1) - top(index)).toBe(list.rowHeightPx);
        expect(top(first) - scrollTop).toBeLessThanOrEqual(0);
        if (!fits(list))
          expect(top(last) + list.rowHeightPx - scrollTop).toBeGreaterThanOrEqual(list.listHeightPx - 1);
        expect(top(last) + list.rowHeightPx).toBeLessThanOrEqual(elementHeightPx(list) + list.rowHeightPx);
      }),
    );
  });

  it('keep a distant row out of view but near', () => {
    fc.assert(
      fc.property(anyPlace, fc.nat(), ({ list, offset }, seed) => {
        fc.pre(isScaled(list));
        const { first, last } = rowsInSight(list, offset)!;
        const index = seed % list.count;
        fc.pre(index < first || index > last);
        const fromTop = rowTopPx(list, offset, 0, index);
        expect(fromTop + list.rowHeightPx <= 0 || fromTop >= list.listHeightPx - 1).toBe(true);
        expect(Math.abs(fromTop)).toBeLessThan(list.listHeightPx + 10 * list.rowHeightPx);
      }),
    );
  });

  it('are fully revealed with the least movement', () => {
    fc.assert(
      fc.property(anyPlace, fc.nat(), ({ list, offset }, seed) => {
        fc.pre(list.listHeightPx >= list.rowHeightPx);
        const index = seed % list.count;
        const target = offsetToReveal(list, offset, index) ?? offset;
        const top = index * list.rowHeightPx;
        expect(target).toBeLessThanOrEqual(top);
        expect(target + list.listHeightPx).toBeGreaterThanOrEqual(top + list.rowHeightPx);
        const wasCutOff = top < offset || top + list.rowHeightPx > offset + list.listHeightPx;
        expect(target === offset).toBe(!wasCutOff);
      }),
    );
  });
});

describe('a list of rows 28 px high in 280 px', () => {
  it.each([
    ['in sight', 9, 0, null],
    ['below', 10, 0, 28],
    ['far below', 999, 0, 27_720],
    ['above', 4, 140, 112],
    ['cut off at the top', 4, 120, 112],
    ['cut off at the bottom', 14, 130, 140],
  ])('scrolls to a row %s', (_, index, offset, target) => {
    expect(offsetToReveal({ rowHeightPx: 28, listHeightPx: 280 }, offset, index)).toBe(target);
  });

  it('stays in place before it has a height', () => {
    expect(offsetToReveal({ rowHeightPx: 28, listHeightPx: 0 }, 0, 1)).toBeNull();
  });
});
