import { useComputed } from '@preact/signals';
import { go } from 'fuzzysort';
import { useState } from 'preact/hooks';
import { text } from '../../../texts/text';
import type { KeySheetSection } from '../../view/window/keySheetView';
import { Dialog } from './dialog';
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
        {found.map(({ isRepeated, rows, title }) => (
          <section key={title} data-repeated={isRepeated}>
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

/** Minimum score of a shown match: 1 is the whole text, 0 any text with these letters in this order. */
const WORST_SHOWN = 0.4;

/** The rows whose name, section or key matches, in their sections; all without a query. */
function foundSections(sections: readonly KeySheetSection[], typed: string): readonly KeySheetSection[] {
  const wanted = typed.trim();
  if (wanted === '') return sections;
  return sections.flatMap((section) => {
    if (section.isRepeated === true) return [];
    const said = section.rows.map((row) => ({
      row,
      title: row.title,
      section: section.title,
      keys: row.keys.map((caps) => caps.join('+')).join(' '),
    }));
    const found = go(wanted, said, { keys: ['title', 'section', 'keys'], limit: 0, threshold: WORST_SHOWN });
    const isFound = new Set(found.map(({ obj }) => obj.row));
    const rows = section.rows.filter((row) => isFound.has(row));
    return rows.length === 0 ? [] : [{ ...section, rows }];
  });
}
