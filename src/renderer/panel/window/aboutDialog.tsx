import { useComputed } from '@preact/signals';
import { text } from '../../../texts/text';
import { AboutFacts } from './aboutFacts';
import { Dialog } from './dialog';
import type { PanelProps } from './panelProps';

interface AboutDialogProps extends PanelProps {
  readonly onCopy: (text: string) => Promise<boolean>;
}

/** Modal dialog about the program. */
export function AboutDialog({ dispatch, onCopy, state }: AboutDialogProps) {
  const isOpen = useComputed(() => state.value.dialogs.includes('about')).value;
  const close = () => dispatch({ type: 'about-toggled' });
  return (
    <Dialog isOpen={isOpen} class="about" labelledBy="about-title" onClose={close}>
      <header class="dialog-head">
        <h2 id="about-title">{text('windowPanel.about')}</h2>
        <button type="button" onClick={close}>
          {text('windowPanel.close')} <kbd>Esc</kbd>
        </button>
      </header>
      <AboutFacts state={state} onCopy={onCopy} />
    </Dialog>
  );
}
