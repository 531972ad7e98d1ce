import type { ReadonlySignal } from '@preact/signals';

/** Says a text to screen readers, politely, whenever it is another one. */
export const LiveRegion = ({ text }: { readonly text: ReadonlySignal<string> }) => (
  <div class="visually-hidden" role="status" aria-live="polite">
    {text.value}
  </div>
);
