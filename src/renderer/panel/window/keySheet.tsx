import { useComputed } from '@preact/signals';
import { text } from '../../../texts/text';
import type { KeySheetSection } from '../../view/window/keySheetView';
import { Dialog } from './dialog';
import type { PanelProps } from './panelProps';

interface KeySheetProps extends PanelProps {
  readonly sections: readonly KeySheetSection[];
}

/** All keys on one sheet. */
export function KeySheet({ dispatch, sections, state }: KeySheetProps) {
  const isOpen = useComputed(() => state.value.isKeySheetOpen).value;
  const version = useComputed(() => state.value.version).value;
  const close = () => dispatch({ type: 'key-sheet-toggled' });
  return (
    <Dialog isOpen={isOpen} class="key-sheet" labelledBy="keys-title" onClose={close}>
      <header>
        <h2 id="keys-title">{text('windowPanel.keys')}</h2>
        {version !== null && (
          <p class="key-sheet-version">
            {text('windowPanel.version', {
              app: version.app,
              format: version.lexiconFormat,
              layout: version.lexiconLayout,
            })}
          </p>
        )}
        <button type="button" onClick={close}>
          {text('windowPanel.close')} <kbd>Esc</kbd>
        </button>
      </header>
      <div class="key-sections">
        {sections.map(({ rows, title }) => (
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
    </Dialog>
  );
}
