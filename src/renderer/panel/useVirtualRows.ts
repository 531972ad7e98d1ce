import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  type Range,
  type VirtualItem,
  Virtualizer,
} from '@tanstack/virtual-core';
import type { RefObject } from 'preact';
import { useLayoutEffect, useReducer, useState } from 'preact/hooks';

export interface VirtualRows {
  readonly items: readonly VirtualItem[];
  /** Indexes of the first and the last row in sight. */
  readonly first: number;
  readonly last: number;
  /** Height of all rows together, in pixels. */
  readonly heightPx: number;
  /** Height of what is to be seen of them, in pixels. */
  readonly listHeightPx: number;
  /** Scrolls only as far as needed to bring a row into sight. */
  readonly reveal: (index: number) => void;
}

export interface VirtualRowsOptions {
  readonly count: number;
  readonly rowHeightPx: number;
  /** A row that is always there, in sight or not; −1 for none. */
  readonly keptIndex: number;
}

/** The few rows of a long list that are in sight, for a scrolling element with rows of one height. */
export function useVirtualRows(
  scroller: RefObject<HTMLElement | null>,
  { count, keptIndex, rowHeightPx }: VirtualRowsOptions,
): VirtualRows {
  const [, rerender] = useReducer((version: number) => version + 1, 0);
  const options = {
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeightPx,
    overscan: 8,
    rangeExtractor: (range: Range) => withIndex(defaultRangeExtractor(range), keptIndex, count),
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset,
    onChange: () => rerender(undefined),
  };
  const [virtualizer] = useState(() => new Virtualizer<HTMLElement, HTMLElement>(options));
  virtualizer.setOptions(options);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());
  return {
    first: virtualizer.range?.startIndex ?? 0,
    last: virtualizer.range?.endIndex ?? 0,
    items: virtualizer.getVirtualItems(),
    heightPx: virtualizer.getTotalSize(),
    listHeightPx: virtualizer.scrollRect?.height ?? 0,
    reveal: (index) => {
      const { scrollOffset, scrollRect } = virtualizer;
      const top = index * rowHeightPx;
      const target = offsetToReveal(top, rowHeightPx, scrollOffset ?? 0, scrollRect?.height ?? 0);
      if (target === null) return;
      // Scrolling at once, like the library's own scrolling, lays out the page in the middle of a step.
      requestAnimationFrame(() => scroller.current?.scrollTo(0, target));
    },
  };
}

function withIndex(indexes: number[], index: number, count: number): number[] {
  return index < 0 || index >= count || indexes.includes(index) ? indexes : [...indexes, index];
}

/** How far to scroll so that a row is in sight; null when it is, or when the list has no height yet. All in pixels. */
export function offsetToReveal(
  top: number,
  rowHeight: number,
  scrollOffset: number,
  listHeight: number,
): number | null {
  if (listHeight === 0) return null;
  if (top < scrollOffset) return top;
  const bottom = top + rowHeight;
  return bottom > scrollOffset + listHeight ? bottom - listHeight : null;
}
