import { useComputed } from '@preact/signals';
import { useState } from 'preact/hooks';
import { text } from '../../../texts/text';
import { aboutFacts, aboutText } from '../../view/window/aboutView';
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

/** The driver's name of the GPU that draws the 3D board; null without WebGL 2. */
function gpuName(): string | null {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (gl === null) return null;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = info === null ? '' : String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL));
  // The number of contexts is limited, and the board has one.
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return name === '' ? null : name;
}
