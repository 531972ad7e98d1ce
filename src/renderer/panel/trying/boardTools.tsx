import { useComputed } from '@preact/signals';
import { isEditing, isPlaying } from '../../state/trying/tried';
import { UndoRedo } from '../editing/historyButtons';
import { CommandButton } from '../window/commandButton';
import { Icon } from '../window/icons';
import type { PanelProps } from '../window/panelProps';

/**
 * Beside the rack on the table: the switch for editing the position unless the board is lent and, while a
 * game is played or tiles are tried, what orders the rack and takes the tiles back. On a phone, undo and redo
 * are here, too.
 */
export function BoardTools({ state }: Pick<PanelProps, 'state'>) {
  const hasRackTools = useComputed(() => isPlaying(state.value) || state.value.tried !== null).value;
  const isLent = useComputed(() => state.value.desk !== null).value;
  const isEdited = useComputed(() => isEditing(state.value)).value;
  const hasSteps = useComputed(() => state.value.history.steps.length > 0).value;
  return (
    <div class="board-tools">
      {hasRackTools && (
        <div class="row">
          <CommandButton id="rack.shuffle" class="icon-button">
            <Icon name="shuffle" />
          </CommandButton>
          <CommandButton id="rack.sort" class="icon-button">
            <Icon name="sort" />
          </CommandButton>
          <CommandButton id="play.recall" class="icon-button">
            <Icon name="recall" />
          </CommandButton>
        </div>
      )}
      {hasSteps && (
        <div class="row undoing">
          <UndoRedo />
        </div>
      )}
      {!isLent && <CommandButton id="edit.position" isPressed={isEdited} />}
    </div>
  );
}
