import type { FeatureWindow } from '../featureWindow';
import { TournamentPage } from './panel/tournamentPage';
import { startTournamentSession } from './session/tournamentSession';

export const tournamentWindow = {
  pages: {
    tournament: {
      icon: 'M5 2.5h6v4a3 3 0 0 1-6 0zM5 3.8H2.8c0 2.4.9 3.6 2.4 3.7M11 3.8h2.2c0 2.4-.9 3.6-2.4 3.7M8 9.5V13M5.5 13.5h5',
      Page: TournamentPage,
    },
  },
  start: startTournamentSession,
} satisfies FeatureWindow;
