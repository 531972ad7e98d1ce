import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Width of the window in CSS pixels. */
export function useWindowWidth(): ReadonlySignal<number> {
  const width = useSignal(window.innerWidth);
  useEffect(() => {
    const follow = () => {
      width.value = window.innerWidth;
    };
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, [width]);
  return width;
}
