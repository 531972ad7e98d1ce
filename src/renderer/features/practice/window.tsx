import type { FeatureWindow } from '../featureWindow';
import { PracticePage } from './panel/practicePage';
import { startKeptSession } from './session/keptSession';
import { startPracticeSession } from './session/practiceSession';

export const practiceWindow = {
  pages: {
    practice: {
      icon: 'M3 2.5h10v11H3zM5.5 6l1.2 1.2L9 5M5.5 10.5l1.2 1.2L9 9.5M10.5 6.5h.01',
      Page: PracticePage,
    },
  },
  start: ({ asker, connection, store }) => {
    startKeptSession(connection.ask, store, asker, window);
    startPracticeSession(connection.ask, store, asker, () => Date.now());
  },
} satisfies FeatureWindow;
