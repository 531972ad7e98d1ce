import type { FeatureWindow } from '../featureWindow';
import { StructuresPage } from './panel/structuresPage';
import { comparing, createStructuresSession } from './session/structuresSession';

export const structuresWindow = {
  pages: {
    structures: {
      icon: 'M8 2.2v3.3M8 5.5 4 9M8 5.5 12 9M4 9l-1.8 4M4 9l1.8 4M12 9v4',
      Page: ({ dispatch, state }) => {
        const { cancelComparison, compare } = comparing({ state, dispatch });
        return (
          <StructuresPage state={state} dispatch={dispatch} onCompare={compare} onCancel={cancelComparison} />
        );
      },
    },
  },
  start: ({ asker, connection, store }) => void createStructuresSession(connection.ask, store, asker),
} satisfies FeatureWindow;
