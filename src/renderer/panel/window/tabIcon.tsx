import type { SideTab } from '../../state/window/sideTab';

/** Strokes, 16 by 16. */
const PATHS: Readonly<Record<SideTab, string>> = {
  moves: 'M2.5 4h1M6 4h7.5M2.5 8h1M6 8h7.5M2.5 12h1M6 12h7.5',
  walk: 'M3 13.2a1.2 1.2 0 1 0 0-.01M5 13h5a2.5 2.5 0 0 0 0-5H6a2.5 2.5 0 0 1 0-5h5M9 1l2.4 2L9 5',
  words: 'M2 12 5 4l3 8M3 9.5h4M10.5 4v8M10.5 8.2a2.2 2.2 0 1 1 0 2.6',
  tiles:
    'M2.5 3.5a1 1 0 0 1 1-1h6v7h-6a1 1 0 0 1-1-1zM6.5 12v.5a1 1 0 0 0 1 1h5a1 1 0 0 0 1-1v-5a1 1 0 0 0-1-1H12M4.5 7.5 6 4.5l1.5 3',
  board: 'M2.5 2.5h11v11h-11zM2.5 6.2h11M2.5 9.8h11M6.2 2.5v11M9.8 2.5v11',
  play: 'M2.5 5.5h6v6h-6zM8.5 8h5v5.5h-5zM10.5 2.5v3M9 4h3M5.5 7.5v2',
  tournament:
    'M5 2.5h6v4a3 3 0 0 1-6 0zM5 3.8H2.8c0 2.4.9 3.6 2.4 3.7M11 3.8h2.2c0 2.4-.9 3.6-2.4 3.7M8 9.5V13M5.5 13.5h5',
  review: 'M2.5 13.5h11M2.5 10.5 6 7l3 2.5 4.5-6M10.5 3.5h3v3',
  endgame: 'M3.5 2.5v11M3.5 3h9l-2 2.5 2 2.5h-9M6.5 3v5M9.5 3v5M3.5 5.5h7',
  structures: 'M8 2.2v3.3M8 5.5 4 9M8 5.5 12 9M4 9l-1.8 4M4 9l1.8 4M12 9v4',
};

/** The sign of a page of the side panel. */
export const TabIcon = ({ tab }: { readonly tab: SideTab }) => (
  <svg class="tab-icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d={PATHS[tab]} />
  </svg>
);
