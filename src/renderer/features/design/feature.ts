import type { Feature } from '../feature';
import { boardEditorCommands } from './input/boardEditorCommands';
import { BOARD_EDITOR_ACTIONS } from './state/reduceBoardEditor';

export const design = { handlers: BOARD_EDITOR_ACTIONS, commands: boardEditorCommands } satisfies Feature;
