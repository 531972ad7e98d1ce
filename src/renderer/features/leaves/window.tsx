import type { FeatureWindow } from '../featureWindow';
import { LeavesPage } from './panel/leavesPage';
import { startLeavesSession } from './session/leavesSession';

export const leavesWindow = {
  pages: {
    leaves: {
      icon: 'M3 13.5V9M6.3 13.5v-6M9.7 13.5V4.5M13 13.5v-11M1.5 13.5h13',
      Page: LeavesPage,
    },
  },
  start: startLeavesSession,
} satisfies FeatureWindow;
