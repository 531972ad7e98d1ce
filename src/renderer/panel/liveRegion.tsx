import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

/** Quick stepping is said once, when it rests. */
const QUIET_MS = 300;

/** Says the shown candidate to screen readers, politely. */
export function LiveRegion({ text }: { readonly text: ReadonlySignal<string> }) {
  const current = text.value;
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => say(current), QUIET_MS);
    return () => clearTimeout(timer);
  }, [current]);
  return (
    <div class="visually-hidden" role="status" aria-live="polite">
      {said}
    </div>
  );
}
