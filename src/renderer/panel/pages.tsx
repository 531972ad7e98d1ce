import { EndgamePage } from '../features/endgame/panel/endgamePage';
import type { SidePage } from '../features/featureWindow';
import { ReviewPage } from '../features/review/panel/reviewPage';
import { TournamentPage } from '../features/tournament/panel/tournamentPage';
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
  tournament: {
    icon: 'M5 2.5h6v4a3 3 0 0 1-6 0zM5 3.8H2.8c0 2.4.9 3.6 2.4 3.7M11 3.8h2.2c0 2.4-.9 3.6-2.4 3.7M8 9.5V13M5.5 13.5h5',
    Page: TournamentPage,
  },
  review: { icon: 'M2.5 13.5h11M2.5 10.5 6 7l3 2.5 4.5-6M10.5 3.5h3v3', Page: ReviewPage },
  endgame: { icon: 'M3.5 2.5v11M3.5 3h9l-2 2.5 2 2.5h-9M6.5 3v5M9.5 3v5M3.5 5.5h7', Page: EndgamePage },
  ...LEAF_PAGES,
};
