import type { FeatureWindow } from '../featureWindow';
import { BoardPage } from './panel/boardPage';
import { TilesPage } from './panel/tilesPage';

export const designWindow = {
  pages: {
    tiles: {
      icon: 'M2.5 3.5a1 1 0 0 1 1-1h6v7h-6a1 1 0 0 1-1-1zM6.5 12v.5a1 1 0 0 0 1 1h5a1 1 0 0 0 1-1v-5a1 1 0 0 0-1-1H12M4.5 7.5 6 4.5l1.5 3',
      Page: ({ dispatch, state, views }) => (
        <TilesPage state={state} dispatch={dispatch} caption={views.caption} />
      ),
    },
    board: {
      icon: 'M2.5 2.5h11v11h-11zM2.5 6.2h11M2.5 9.8h11M6.2 2.5v11M9.8 2.5v11',
      Page: ({ catalogue, dispatch, lexicon, onCommand, onExport, state, views }) => (
        <BoardPage
          state={state}
          dispatch={dispatch}
          caption={views.caption}
          catalogue={catalogue}
          onOpen={() => onCommand('file.open')}
          onExport={onExport}
          onChooseLexicon={lexicon.chooseLexicon}
        />
      ),
    },
  },
} satisfies FeatureWindow;
