import type { FeatureWindow } from '../featureWindow';
import { WordsPage } from './panel/wordsPage';
import { startWordsSession } from './session/wordsSession';

export const wordsWindow = {
  pages: {
    words: { icon: 'M2 12 5 4l3 8M3 9.5h4M10.5 4v8M10.5 8.2a2.2 2.2 0 1 1 0 2.6', Page: WordsPage },
  },
  start: ({ asker, connection, store }) => startWordsSession(connection.ask, store, asker),
} satisfies FeatureWindow;
