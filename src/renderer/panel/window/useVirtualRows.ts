import type { RefObject } from 'preact';
import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { clamp } from '../../../core/clamp';
import {
  elementHeightPx,
  furthestOffset,
  isScaled,
  NEAR_ROWS,
  offsetAt,
  offsetToReveal,
  type RowList,
  rowsInSight,
  rowTopPx,
  scrollTopAt,
} from '../../view/window/rowScroll';
import { rowHeightFor } from './rowHeight';

export interface VirtualRow {
  readonly index: number;
  /** From the top of the scrolling element, in pixels. */
  readonly start: number;
}

export interface VirtualRows {
  readonly items: readonly VirtualRow[];
  /** Indexes of the first and the last visible row. */
  readonly first: number;
  readonly last: number;
  /** Height of the content, in pixels. */
  readonly heightPx: number;
  /** Height of its visible part, in pixels. */
  readonly listHeightPx: number;
  /** Scrolls only as far as needed to bring a row into view. */
  readonly reveal: (index: number) => void;
  readonly isInSight: (index: number, listHeightPx: number) => boolean;
}

export interface VirtualRowsOptions {
  readonly count: number;
  readonly rowHeightPx: number;
  /** Index of a row that is always rendered; −1 for none. */
  readonly keptIndex: number;
}

/** The scroll position of a list. */
interface Place {
  scrollTop: number;
  /** Exact offset of the rows; in a list too long for a browser more precise than `scrollTop`. */
  offset: number;
}

/** Virtualizes a long list with rows of one height in a scrolling element. */
export function useVirtualRows(
  scroller: RefObject<HTMLElement | null>,
  { count, keptIndex, rowHeightPx: usualHeightPx }: VirtualRowsOptions,
): VirtualRows {
  const [, rerender] = useReducer((version: number) => version + 1, 0);
  const rowHeightPx = rowHeightFor(usualHeightPx);
  const place = useRef<Place>({ scrollTop: 0, offset: 0 }).current;
  const list = useRef<RowList>({ count, rowHeightPx, listHeightPx: 0 });
  const { listHeightPx } = list.current;
  list.current = { count, rowHeightPx, listHeightPx };

  const scrollTo = (offset: number) => {
    const element = scroller.current;
    if (element === null) return;
    place.offset = clamp(offset, 0, furthestOffset(list.current));
    element.scrollTop = scrollTopAt(list.current, place.offset);
    place.scrollTop = element.scrollTop;
    rerender(undefined);
  };
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const onScroll = () => {
      // After scrolling by itself, the list knows its exact position.
      if (element.scrollTop === place.scrollTop && isScaled(list.current)) return;
      place.scrollTop = element.scrollTop;
      place.offset = offsetAt(list.current, place.scrollTop);
      rerender(undefined);
    };
    // One notch of the wheel would skip many rows of a scaled list.
    const onWheel = (event: WheelEvent) => {
      if (!isScaled(list.current) || event.ctrlKey) return;
      event.preventDefault();
      scrollTo(place.offset + event.deltaY * pixelsOf(event.deltaMode, list.current));
    };
    const measure = (heightPx: number) => {
      list.current = { ...list.current, listHeightPx: heightPx };
      rerender(undefined);
    };
    measure(element.clientHeight);
    const observer = new ResizeObserver(([entry]) => measure(entry?.contentRect.height ?? 0));
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('wheel', onWheel);
    };
  }, [scroller]);
  // The scale depends on the number of rows; the same rows stay in view.
  useLayoutEffect(() => {
    if (isScaled(list.current)) scrollTo(place.offset);
    else if (place.offset !== place.scrollTop) scrollTo(place.scrollTop);
  }, [count, rowHeightPx, listHeightPx]);

  const inSight = rowsInSight(list.current, place.offset);
  return {
    first: inSight?.first ?? 0,
    last: inSight?.last ?? 0,
    items: indexesNear(inSight, keptIndex, count).map((index) => ({
      index,
      start: rowTopPx(list.current, place.offset, place.scrollTop, index),
    })),
    heightPx: elementHeightPx(list.current),
    listHeightPx,
    reveal: (index) => {
      const target = offsetToReveal(list.current, place.offset, index);
      // Scrolling at once would force a layout in the middle of a step.
      if (target !== null) requestAnimationFrame(() => scrollTo(target));
    },
    isInSight: (index, heightPx) =>
      offsetToReveal({ rowHeightPx, listHeightPx: heightPx }, place.offset, index) === null,
  };
}

function indexesNear(
  inSight: ReturnType<typeof rowsInSight>,
  keptIndex: number,
  count: number,
): readonly number[] {
  if (inSight === null) return [];
  const first = Math.max(0, inSight.first - NEAR_ROWS);
  const last = Math.min(count - 1, inSight.last + NEAR_ROWS);
  const indexes = Array.from({ length: last - first + 1 }, (_, nth) => first + nth);
  const isApart = keptIndex >= 0 && keptIndex < count && (keptIndex < first || keptIndex > last);
  return isApart ? [...indexes, keptIndex] : indexes;
}

/** Pixels per unit of a wheel event: a pixel, a row or a page. */
function pixelsOf(deltaMode: number, { listHeightPx, rowHeightPx }: RowList): number {
  if (deltaMode === WheelEvent.DOM_DELTA_LINE) return rowHeightPx;
  return deltaMode === WheelEvent.DOM_DELTA_PAGE ? listHeightPx : 1;
}
