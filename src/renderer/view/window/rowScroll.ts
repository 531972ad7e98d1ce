import { clamp } from '../../../core/clamp';

/**
 * Layout of a long list while it is scrolled. Browsers cut off elements taller than some millions of pixels,
 * so a list of a million rows scrolls an element that is shorter than all its rows: the scroll bar maps
 * linearly to the rows. Lengths are in CSS pixels.
 */
export interface RowList {
  readonly count: number;
  readonly rowHeightPx: number;
  /** Visible height. */
  readonly listHeightPx: number;
}

/**
 * Chromium's limit is 33.5 million device pixels, Firefox's 17.9 million; this leaves room for high density
 * and zoom.
 */
export const TALLEST_ELEMENT_PX = 4_000_000;

export const rowsHeightPx = ({ count, rowHeightPx }: RowList): number => count * rowHeightPx;

/** Height of the scrolled element. */
export const elementHeightPx = (list: RowList): number => Math.min(rowsHeightPx(list), TALLEST_ELEMENT_PX);

export const isScaled = (list: RowList): boolean => rowsHeightPx(list) > TALLEST_ELEMENT_PX;

/** Maximum scroll offset of the rows. */
export const furthestOffset = (list: RowList): number => Math.max(0, rowsHeightPx(list) - list.listHeightPx);

const furthestScrollTop = (list: RowList): number => Math.max(0, elementHeightPx(list) - list.listHeightPx);

/** Scroll offset of the rows if the element is scrolled to `scrollTop`. */
export function offsetAt(list: RowList, scrollTop: number): number {
  const furthest = furthestScrollTop(list);
  const reached = clamp(scrollTop, 0, furthest);
  return isScaled(list) ? (reached / furthest) * furthestOffset(list) : reached;
}

/** Position of the scroll bar for a scroll offset of the rows. */
export function scrollTopAt(list: RowList, offset: number): number {
  const reached = clamp(offset, 0, furthestOffset(list));
  return isScaled(list) ? (reached / furthestOffset(list)) * furthestScrollTop(list) : reached;
}

export interface RowSpan {
  readonly first: number;
  /** Inclusive. */
  readonly last: number;
}

/** The rows that are at least partly visible; null if the list has no height yet, or no rows. */
export function rowsInSight(list: RowList, offset: number): RowSpan | null {
  const { count, listHeightPx, rowHeightPx } = list;
  if (listHeightPx <= 0 || count === 0) return null;
  const first = Math.min(Math.floor(offset / rowHeightPx), count - 1);
  const last = Math.max(first, Math.ceil((offset + listHeightPx) / rowHeightPx) - 1);
  return { first: Math.max(0, first), last: Math.min(last, count - 1) };
}

/**
 * Position of a row in the element. Rows far out of sight are placed just outside, so that they do not
 * enlarge the element.
 */
export function rowTopPx(list: RowList, offset: number, scrollTop: number, index: number): number {
  const { listHeightPx, rowHeightPx } = list;
  if (!isScaled(list)) return index * rowHeightPx;
  const fromTop = Math.round(index * rowHeightPx - offset);
  const outside = 2 * rowHeightPx;
  const isFar = fromTop < -NEAR_ROWS * rowHeightPx || fromTop > listHeightPx + NEAR_ROWS * rowHeightPx;
  if (!isFar) return Math.round(scrollTop) + fromTop;
  return Math.round(scrollTop) + (fromTop < 0 ? -outside : listHeightPx + outside);
}

/** Number of extra rows rendered beyond either edge of the list. */
export const NEAR_ROWS = 8;

/** Offset at which a row is visible; null if it already is, or the list has no height yet. */
export function offsetToReveal(
  { listHeightPx, rowHeightPx }: Omit<RowList, 'count'>,
  offset: number,
  index: number,
): number | null {
  if (listHeightPx === 0) return null;
  const top = index * rowHeightPx;
  if (top < offset) return top;
  const bottom = top + rowHeightPx;
  return bottom > offset + listHeightPx ? bottom - listHeightPx : null;
}
