import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { text } from '../../../texts/text';
import type { GameDialog as GameDialogName } from '../../state/window/dialogs';
import { Dialog } from '../window/dialog';
import type { PanelProps } from '../window/panelProps';

interface FrameProps extends PanelProps {
  readonly name: GameDialogName;
  readonly title: string;
  readonly children: () => ComponentChildren;
}

/** A dialog with a form, which is made anew each time it opens. */
export function GameDialog({ children, dispatch, name, state, title }: FrameProps) {
  const isOpen = useComputed(() => state.value.dialogs.includes(name)).value;
  const close = () => dispatch({ type: 'escaped' });
  return (
    <Dialog
      isOpen={isOpen}
      class="game-dialog"
      labelledBy={`${name}-title`}
      beginsAt="input, textarea"
      onClose={close}
      onClosed={() => dispatch({ type: 'zone-entered', zone: 'game' })}
    >
      <div class="dialog-head">
        <h2 id={`${name}-title`}>{title}</h2>
        <button type="button" onClick={close}>
          {text('documentPanel.close')} <kbd>Esc</kbd>
        </button>
      </div>
      {children()}
    </Dialog>
  );
}
