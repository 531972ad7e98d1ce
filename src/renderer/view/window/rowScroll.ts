/**
 * Where the rows of a long list stand while it is scrolled. A browser cuts off what is taller than some
 * millions of pixels, so a list of a million rows scrolls an element that is lower than its rows together:
 * the scroll bar maps linearly onto the rows. Lengths are CSS pixels.
 */
export interface RowList {
  readonly count: number;
  readonly rowHeightPx: number;
  /** Height of what is seen of it. */
  readonly listHeightPx: number;
}

/**
 * Chromium ends at 33.5 million device pixels, Firefox at 17.9 million: room is left for
 * dense and zoomed screens.
 */
export const TALLEST_ELEMENT_PX = 4_000_000;

export const rowsHeightPx = ({ count, rowHeightPx }: RowList): number => count * rowHeightPx;

/** The height of the element that is scrolled. */
export const elementHeightPx = (list: RowList): number => Math.min(rowsHeightPx(list), TALLEST_ELEMENT_PX);

export const isScaled = (list: RowList): boolean => rowsHeightPx(list) > TALLEST_ELEMENT_PX;

/** How far the rows can be scrolled. */
export const furthestOffset = (list: RowList): number => Math.max(0, rowsHeightPx(list) - list.listHeightPx);

const furthestScrollTop = (list: RowList): number => Math.max(0, elementHeightPx(list) - list.listHeightPx);

/** How far the rows are scrolled when the element is scrolled to `scrollTop`. */
export function offsetAt(list: RowList, scrollTop: number): number {
  const furthest = furthestScrollTop(list);
  const reached = Math.min(Math.max(scrollTop, 0), furthest);
  return isScaled(list) ? (reached / furthest) * furthestOffset(list) : reached;
}

/** Where the scroll bar stands when the rows are scrolled that far. */
export function scrollTopAt(list: RowList, offset: number): number {
  const reached = Math.min(Math.max(offset, 0), furthestOffset(list));
  return isScaled(list) ? (reached / furthestOffset(list)) * furthestScrollTop(list) : reached;
}

export interface RowSpan {
  readonly first: number;
  /** Included. */
  readonly last: number;
}

/** The rows of which something is seen; null before the list has a height, and when it has no rows. */
export function rowsInSight(list: RowList, offset: number): RowSpan | null {
  const { count, listHeightPx, rowHeightPx } = list;
  if (listHeightPx <= 0 || count === 0) return null;
  const first = Math.min(Math.floor(offset / rowHeightPx), count - 1);
  const last = Math.max(first, Math.ceil((offset + listHeightPx) / rowHeightPx) - 1);
  return { first: Math.max(0, first), last: Math.min(last, count - 1) };
}

/**
 * Where a row stands in the element. Rows far out of sight stand just outside it, lest the
 * element grow with them.
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

/** As many rows beyond either edge of the list are kept ready. */
export const NEAR_ROWS = 8;

/** How far to scroll so that a row is in sight; null when it is, or when the list has no height yet. */
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
