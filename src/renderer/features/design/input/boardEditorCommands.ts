import { message } from '../../../../core/message';
import type { TextKey } from '../../../../texts/catalogue';
import { type CommandContext, commandsOf, type ListedCommand } from '../../../input/command';
import { unless } from '../../../input/reasons';
import { dispatchEdit } from '../../../state/editing/dispatchEdit';
import { isEditingSquares } from '../state/boardEditor';
import { BRICK_BRUSH, type Brush, brushOfDigit, START_BRUSH } from '../state/brush';
import { paintSquares } from '../state/paintSquares';

/** Paints the cursor's square and its mirror images. */
function paintAtCursor({ dispatch, state }: CommandContext, brush: Brush): void {
  if (!isEditingSquares(state)) {
    dispatch({ type: 'notice-raised', message: message('designCommands.notOpen') });
    return;
  }
  const { boardCursor, boardEditor, setup } = state;
  const edit = paintSquares(setup, [boardCursor], brush, boardEditor.symmetry);
  if (edit !== null) dispatchEdit(dispatch, edit);
}

const paint = (id: string, key: string, title: TextKey, brush: Brush): ListedCommand => ({
  id: `boardEditor.${id}`,
  zone: 'board',
  keys: [key],
  title,
  run: (context) => paintAtCursor(context, brush),
});

export const boardEditorCommands = commandsOf(
  'board',
  [
    {
      id: 'boardEditor.digit',
      zone: 'board',
      keys: Array.from({ length: 9 }, (_, index) => `Alt+Digit${index + 1}`),
      title: 'designCommands.digit',
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
      title: 'designCommands.clear',
      run: (context) => paintAtCursor(context, brushOfDigit(0, context.state.boardEditor.ownPremium)),
    },
    paint('brick', 'Alt+KeyB', 'designCommands.brick', BRICK_BRUSH),
    paint('start', 'Alt+KeyS', 'designCommands.start', START_BRUSH),
  ],
  unless(isEditingSquares, 'impossible.notEditing'),
);
