import { useComputed } from '@preact/signals';
import { useState } from 'preact/hooks';
import { text } from '../../../texts/text';
import { aboutFacts, aboutText } from '../../view/window/aboutView';
import { gpuName } from './gpuName';
import type { PanelProps } from './panelProps';

interface AboutFactsProps extends Pick<PanelProps, 'state'> {
  /** Returns whether the clipboard accepted the text. */
  readonly onCopy: (text: string) => Promise<boolean>;
}

/** Facts about the program, to be read and copied into a report. */
export function AboutFacts({ onCopy, state }: AboutFactsProps) {
  const version = useComputed(() => state.value.version).value;
  const lexicon = useComputed(() => state.value.lexicon).value;
  const [outcome, setOutcome] = useState('');
  const [gpu] = useState(gpuName);
  const facts = aboutFacts({ gpu, lexicon, version });
  async function copy() {
    setOutcome('');
    const isCopied = await onCopy(aboutText(facts));
    setOutcome(text(isCopied ? 'windowPanel.copied' : 'windowPanel.notCopied'));
  }
  return (
    <div class="about-facts">
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
    </div>
  );
}
