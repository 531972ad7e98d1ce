import { useComputed } from '@preact/signals';
import { useState } from 'preact/hooks';
import { text } from '../../../texts/text';
import { glossaryEntries } from '../../view/window/glossary';
import { Dialog } from './dialog';
import type { PanelProps } from './panelProps';
import { SearchField } from './searchField';

/** Every word of the field with its meaning, from A to Z, searchable. */
export function Glossary({ dispatch, state }: PanelProps) {
  const isOpen = useComputed(() => state.value.dialogs.includes('glossary')).value;
  const close = () => dispatch({ type: 'glossary-toggled' });
  return (
    <Dialog isOpen={isOpen} class="glossary" labelledBy="glossary-title" onClose={close}>
      <Entries onClose={close} />
    </Dialog>
  );
}

function Entries({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const entries = glossaryEntries(typed);
  return (
    <>
      <header class="dialog-head">
        <h2 id="glossary-title">{text('glossary.title')}</h2>
        <SearchField label={text('glossary.search')} typed={typed} onType={setTyped} />
        <button type="button" onClick={onClose}>
          {text('windowPanel.close')} <kbd>Esc</kbd>
        </button>
      </header>
      <p class="hint" role="status">
        {text('glossary.found', { count: entries.length })}
      </p>
      <dl
        class="glossary-entries scroller"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the arrow keys
        tabIndex={0}
      >
        {entries.map((entry) => (
          <div key={entry.name}>
            <dt>{entry.name}</dt>
            <dd>{entry.text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
