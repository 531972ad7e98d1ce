import { isEditingSquares } from '../../state/design/boardEditor';
import { BRICK_BRUSH, type Brush, brushOfDigit, START_BRUSH } from '../../state/design/brush';
import { paintSquares } from '../../state/design/paintSquares';
import { dispatchEdit } from '../../state/editing/dispatchEdit';
import type { Command, CommandContext } from '../command';

const NOT_OPEN = 'Squares can be edited while the Board page shows them; Ctrl+Shift+5 opens it.';

/** Paints the cursor's square, and those that mirror it. */
function paintAtCursor({ dispatch, state }: CommandContext, brush: Brush): void {
  if (!isEditingSquares(state)) {
    dispatch({ type: 'notice-raised', message: NOT_OPEN });
    return;
  }
  const { boardCursor, boardEditor, setup } = state;
  const edit = paintSquares(setup, [boardCursor], brush, boardEditor.symmetry);
  if (edit !== null) dispatchEdit(dispatch, edit);
}

const paint = (id: string, key: string, title: string, brush: Brush): Command => ({
  id: `boardEditor.${id}`,
  zone: 'board',
  keys: [key],
  title,
  run: (context) => paintAtCursor(context, brush),
});

export const boardEditorCommands: readonly Command[] = [
  {
    id: 'boardEditor.digit',
    zone: 'board',
    keys: Array.from({ length: 9 }, (_, index) => `Alt+Digit${index + 1}`),
    title: 'While squares are edited: paint with that brush',
    run: (context, event) =>
      paintAtCursor(
        context,
        brushOfDigit(Number(event.code.replace('Digit', '')), context.state.boardEditor.ownPremium),
      ),
  },
  {
    id: 'boardEditor.clear',
    zone: 'board',
    keys: ['Alt+Digit0'],
    title: 'While squares are edited: make the square plain',
    run: (context) => paintAtCursor(context, brushOfDigit(0, context.state.boardEditor.ownPremium)),
  },
  paint('brick', 'Alt+KeyB', 'While squares are edited: lay a brick', BRICK_BRUSH),
  paint('start', 'Alt+KeyS', 'While squares are edited: the start square', START_BRUSH),
];
