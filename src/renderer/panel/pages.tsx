import type { SidePage } from '../features/featureWindow';
import { LEAF_PAGES } from '../features/windows';
import type { SideTab } from '../state/window/sideTab';
import { MovesPage } from './candidates/movesPage';
import { PlayPage } from './play/playPage';
import { WalkPage } from './walk/walkPage';

/** Every page of the side panel. `state/window/sideTab` has their order. */
export const PAGES: Readonly<Record<SideTab, SidePage>> = {
  moves: {
    icon: 'M2.5 4h1M6 4h7.5M2.5 8h1M6 8h7.5M2.5 12h1M6 12h7.5',
    Page: ({ dispatch, onCommand, state, views: { caption, compared, equity, heat } }) => (
      <MovesPage {...{ dispatch, onCommand, state, caption, compared, equity, heat }} />
    ),
  },
  walk: {
    icon: 'M3 13.2a1.2 1.2 0 1 0 0-.01M5 13h5a2.5 2.5 0 0 0 0-5H6a2.5 2.5 0 0 1 0-5h5M9 1l2.4 2L9 5',
    Page: ({ dispatch, state, views: { shown, walk } }) => (
      <WalkPage state={state} dispatch={dispatch} walkViews={walk} shown={shown} />
    ),
  },
  play: { icon: 'M2.5 5.5h6v6h-6zM8.5 8h5v5.5h-5zM10.5 2.5v3M9 4h3M5.5 7.5v2', Page: PlayPage },
  ...LEAF_PAGES,
};
