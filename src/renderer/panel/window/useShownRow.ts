import { useEffect, useRef } from 'preact/hooks';

/**
 * Keeps the shown row, or the chosen tab, in view within its list.
 * @param shown identifies the row
 */
export function useShownRow(shown: string | number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const show = () => current.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    show();
    // A hidden list cannot be scrolled until it reappears.
    let isSeen = current.clientHeight > 0;
    const observer = new ResizeObserver(() => {
      const wasSeen = isSeen;
      isSeen = current.clientHeight > 0;
      if (isSeen && !wasSeen) show();
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [shown]);
  return list;
}
