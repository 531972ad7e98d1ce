import type { FeatureWindow } from '../featureWindow';
import { startEndgameSession } from './session/endgameSession';
import { startLineSession } from './session/lineSession';

export const endgameWindow = {
  start: ({ asker, connection, store }) => {
    startEndgameSession(connection.ask, store, asker);
    startLineSession(store);
  },
} satisfies FeatureWindow;
