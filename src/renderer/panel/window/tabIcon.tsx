/** The icon of a side panel page. */
export const TabIcon = ({ strokes }: { readonly strokes: string }) => (
  <svg class="tab-icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d={strokes} />
  </svg>
);
