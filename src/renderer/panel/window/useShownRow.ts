import { useEffect, useRef } from 'preact/hooks';

/**
 * Keeps the row that is shown, or the tab that is chosen, in sight within its list.
 * @param shown what tells one row from another
 */
export function useShownRow(shown: string | number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const show = () => current.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    show();
    // A list that is not seen cannot be scrolled: it is as soon as it is seen again.
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
