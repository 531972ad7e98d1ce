import type { Handlers } from '../../../state/handlers';
import type { BoardEditorAction } from './boardEditor';

export const BOARD_EDITOR_ACTIONS: Handlers<BoardEditorAction> = {
  'board-editor-changed': (state, action) => ({
    ...state,
    boardEditor: { ...state.boardEditor, ...action.change },
  }),
  'stroke-begun': (state) => ({
    ...state,
    boardEditor: { ...state.boardEditor, stroke: state.boardEditor.stroke + 1 },
  }),
};
