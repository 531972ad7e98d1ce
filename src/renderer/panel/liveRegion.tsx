import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';

/** No two messages follow each other faster; of those between, only the last is said. */
const SHORTEST_PAUSE_MS = 300;

/** Says a text to screen readers, politely, whenever it is another one. */
export function LiveRegion({ text }: { readonly text: ReadonlySignal<string> }) {
  const current = text.value;
  const [said, say] = useState('');
  const lastSaidMs = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const pauseMs = Math.max(0, lastSaidMs.current + SHORTEST_PAUSE_MS - performance.now());
    const timer = setTimeout(() => {
      lastSaidMs.current = performance.now();
      say(current);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [current]);
  return (
    <div class="visually-hidden" role="status" aria-live="polite">
      {said}
    </div>
  );
}
