import { message } from '../../../core/message';
import type { AppState } from '../../state/appState';
import { isPlaying } from '../../state/trying/tried';
import { roomOf } from '../../state/window/sideTab';
import { type Command, type CommandContext, commandsOf } from '../command';

/** Goes from board or rack to the moves of the position; the board keeps the focus if it was being edited. */
export function endEditing({ dispatch, state }: Pick<CommandContext, 'dispatch' | 'state'>): void {
  if (state.isEditing) dispatch({ type: 'editing-toggled' });
  if (!state.isEditing || state.zone !== 'board') dispatch({ type: 'zone-entered', zone: 'candidates' });
}

/** The position is edited in one room anyway, and in none during a game. */
function whyNoSwitch(state: AppState) {
  if (isPlaying(state)) return message('play.rulesStand');
  return roomOf(state.sideTab) === 'build' ? message('impossible.alwaysEditing') : null;
}

/** The switch between trying plays and editing the position. */
export const positionCommands: readonly Command[] = commandsOf('editing', [
  {
    id: 'edit.position',
    zone: 'everywhere',
    keys: ['Alt+KeyP'],
    title: 'editingCommands.editPosition',
    label: 'appMenu.editPosition',
    whyNot: whyNoSwitch,
    run: ({ dispatch }) => dispatch({ type: 'editing-toggled' }),
  },
]);
