import { useComputed } from '@preact/signals';
import { text } from '../../../texts/text';
import { CommandButton } from '../window/commandButton';
import type { PanelProps } from '../window/panelProps';

/** Above the board while the switch for editing the position is on. Always present, as a place covered. */
export function EditingBar({ state }: Pick<PanelProps, 'state'>) {
  const isOn = useComputed(() => state.value.isEditing).value;
  return (
    <div class="editing-place" role="status" data-covers="top" hidden={!isOn}>
      {isOn && (
        <p class="editing-bar">
          {text('trying.editing')}
          <CommandButton id="edit.position" label={text('trying.done')}>
            {text('trying.done')} <kbd>Enter</kbd>
          </CommandButton>
        </p>
      )}
    </div>
  );
}
