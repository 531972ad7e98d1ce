import type { FeatureWindow } from '../featureWindow';
import { EndgamePage } from './panel/endgamePage';
import { startEndgameSession } from './session/endgameSession';
import { startLineSession } from './session/lineSession';

export const endgameWindow = {
  pages: {
    endgame: { icon: 'M3.5 2.5v11M3.5 3h9l-2 2.5 2 2.5h-9M6.5 3v5M9.5 3v5M3.5 5.5h7', Page: EndgamePage },
  },
  start: ({ asker, connection, store }) => {
    startEndgameSession(connection.ask, store, asker);
    startLineSession(store);
  },
} satisfies FeatureWindow;
