import { useComputed } from '@preact/signals';
import { useState } from 'preact/hooks';
import { text } from '../../../texts/text';
import type { KeySheetSection } from '../../view/window/keySheetView';
import { Dialog } from './dialog';
import { foundSections } from './foundSections';
import type { PanelProps } from './panelProps';
import { SearchField } from './searchField';

interface KeySheetProps extends PanelProps {
  readonly sectionsOf: () => readonly KeySheetSection[];
}

/** All keys on one searchable sheet. */
export function KeySheet({ dispatch, sectionsOf, state }: KeySheetProps) {
  const isOpen = useComputed(() => state.value.dialogs.includes('keys')).value;
  const close = () => dispatch({ type: 'key-sheet-toggled' });
  return (
    <Dialog isOpen={isOpen} class="key-sheet" labelledBy="keys-title" onClose={close}>
      {isOpen && <Keys dispatch={dispatch} sections={sectionsOf()} state={state} onClose={close} />}
    </Dialog>
  );
}

interface KeysProps extends PanelProps {
  readonly sections: readonly KeySheetSection[];
  readonly onClose: () => void;
}

function Keys({ dispatch, onClose, sections, state }: KeysProps) {
  const version = useComputed(() => state.value.version).value;
  const [typed, setTyped] = useState('');
  const found = foundSections(sections, typed);
  const count = found.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <>
      <header>
        <h2 id="keys-title">{text('windowPanel.keys')}</h2>
        <SearchField label={text('keys.search')} typed={typed} onType={setTyped} />
        {version !== null && (
          <p class="key-sheet-version">
            {text('windowPanel.version', {
              app: version.app,
              format: version.lexiconFormat,
              layout: version.lexiconLayout,
            })}
          </p>
        )}
        <button type="button" onClick={() => dispatch({ type: 'settings-page-opened', section: 'keys' })}>
          {text('keys.changeKeys')}
        </button>
        <button type="button" onClick={onClose}>
          {text('windowPanel.close')} <kbd>Esc</kbd>
        </button>
      </header>
      <p class="key-count" role="status" hidden={typed.trim() === ''}>
        {typed.trim() === '' ? '' : text('keys.found', { count })}
      </p>
      <div class="key-sections">
        {found.map(({ rows, title }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {rows.map((row) => (
                <div key={row.title} class="key-row">
                  <dt>
                    {row.keys.map((caps) => (
                      <span key={caps.join('+')} class="key-combination">
                        {caps.map((cap) => (
                          <kbd key={cap}>{cap}</kbd>
                        ))}
                      </span>
                    ))}
                  </dt>
                  <dd>{row.title}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}
