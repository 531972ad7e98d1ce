import { useComputed } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { text } from '../../../texts/text';
import { aboutFacts, aboutText } from '../../view/window/aboutView';
import { Dialog } from './dialog';
import type { PanelProps } from './panelProps';

interface AboutDialogProps extends PanelProps {
  /** Whether the clipboard took the text. */
  readonly onCopy: (text: string) => Promise<boolean>;
}

/** What the program is, to be read and to be copied into a report. */
export function AboutDialog({ dispatch, onCopy, state }: AboutDialogProps) {
  const isOpen = useComputed(() => state.value.isAboutOpen).value;
  const version = useComputed(() => state.value.version).value;
  const lexicon = useComputed(() => state.value.lexicon).value;
  const [outcome, setOutcome] = useState('');
  useEffect(() => setOutcome(''), [isOpen]);
  const facts = aboutFacts({ lexicon, version });
  const close = () => dispatch({ type: 'about-toggled' });
  async function copy() {
    setOutcome('');
    const isCopied = await onCopy(aboutText(facts));
    setOutcome(text(isCopied ? 'windowPanel.copied' : 'windowPanel.notCopied'));
  }
  return (
    <Dialog isOpen={isOpen} class="about" labelledBy="about-title" onClose={close}>
      <header>
        <h2 id="about-title">{text('windowPanel.about')}</h2>
        <button type="button" onClick={close}>
          {text('windowPanel.close')} <kbd>Esc</kbd>
        </button>
      </header>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label} class="about-fact">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <footer>
        <button type="button" onClick={() => void copy()}>
          {text('windowPanel.copyFacts')}
        </button>
        <p role="status">{outcome}</p>
      </footer>
    </Dialog>
  );
}
