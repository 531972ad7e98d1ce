import { useEffect, useRef } from 'preact/hooks';

/**
 * Keeps the row that is shown, or the tab that is chosen, in sight within its list.
 * @param shown what tells one row from another
 */
export function useShownRow(shown: string | number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return list;
}
