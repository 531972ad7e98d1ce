const PATHS = {
  play: 'M5 3.2v9.6c0 .8.9 1.3 1.6.8l7-4.8c.6-.4.6-1.2 0-1.6l-7-4.8C5.9 1.9 5 2.4 5 3.2z',
  pause: 'M4 2.5h3v11H4zM9 2.5h3v11H9z',
  stepOn: 'M3 3v10l7-5zM11 3h2v10h-2z',
  stepBack: 'M13 3v10L6 8zM3 3h2v10H3z',
  nextMark: 'M2 3v10l5-5zM7 3v10l5-5zM13 3h1.5v10H13z',
  previousMark: 'M14 3v10L9 8zM9 3v10L4 8zM1.5 3H3v10H1.5z',
  replay: 'M8 2a6 6 0 1 1-5.7 4.1l1.9.6A4 4 0 1 0 8 4v2.6L3.8 3.3 8 0z',
  undo: 'M6.4 2.2 2 6.2l4.4 4V7.6h3.3a2.7 2.7 0 0 1 0 5.4H5v1.8h4.7a4.5 4.5 0 0 0 0-9H6.4z',
  redo: 'M9.6 2.2 14 6.2l-4.4 4V7.6H6.3a2.7 2.7 0 0 0 0 5.4H11v1.8H6.3a4.5 4.5 0 0 1 0-9h3.3z',
  enlarge:
    'M9.5 2H14v4.5h-1.6V4.7L9.6 7.5 8.5 6.4l2.8-2.8H9.5zM2 9.5h1.6v1.8l2.8-2.8 1.1 1.1-2.8 2.8h1.8V14H2z',
  file: 'M3.5 1h6L13 4.5V15h-9.5zM5 2.5v11h6.5V5.5H8.5v-3z',
  close: 'M3.3 2 8 6.7 12.7 2 14 3.3 9.3 8l4.7 4.7-1.3 1.3L8 9.3 3.3 14 2 12.7 6.7 8 2 3.3z',
  shuffle:
    'M10.6 2 14.5 4.9l-3.9 2.9v-2H9.3l-4.1 6.1H1.5v-1.8h2.7L8.3 4h2.3zM1.5 4h3.7l1.2 1.8-1.1 1.6-1.1-1.6H1.5zM10.6 8.2l3.9 2.9-3.9 2.9v-2H8.3l-1.2-1.8 1.1-1.6 1.1 1.6h1.3z',
  sort: 'M2 3h12v2H2zM2 7h8v2H2zM2 11h4v2H2z',
  recall: 'M7 1.5h2v5.3h2.6L8 11 4.4 6.8H7zM2 12.5h12v2H2z',
} as const;

/** A 16 × 16 icon in the text colour. */
export const Icon = ({ name }: { readonly name: keyof typeof PATHS }) => (
  <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
