import { useEffect, useRef } from 'preact/hooks';

/** Keeps the row that is shown in sight, within its list. */
export function useShownRow(shown: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return list;
}
