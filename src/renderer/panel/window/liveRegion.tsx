import type { ReadonlySignal } from '@preact/signals';

/** Announces a text to screen readers, politely, whenever it changes. */
export const LiveRegion = ({ text }: { readonly text: ReadonlySignal<string> }) => (
  <div class="visually-hidden" role="status" aria-live="polite">
    {text.value}
  </div>
);
