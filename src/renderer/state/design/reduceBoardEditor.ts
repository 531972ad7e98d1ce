import type { AppState } from '../appState';
import type { BoardEditorAction } from './boardEditor';

export function reduceBoardEditor(state: AppState, action: BoardEditorAction): AppState {
  const { boardEditor } = state;
  switch (action.type) {
    case 'board-editor-changed':
      return { ...state, boardEditor: { ...boardEditor, ...action.change } };
    case 'stroke-begun':
      return { ...state, boardEditor: { ...boardEditor, stroke: boardEditor.stroke + 1 } };
  }
}
