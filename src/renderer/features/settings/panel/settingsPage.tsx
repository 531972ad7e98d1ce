import { useComputed } from '@preact/signals';
import { useState } from 'preact/hooks';
import { text } from '../../../../texts/text';
import { Dialog } from '../../../panel/window/dialog';
import { SearchField } from '../../../panel/window/searchField';
import { useCallOnceShut } from '../../../panel/window/useCallOnceShut';
import { SETTINGS_SECTIONS, type SettingsSection } from '../state/settingsPage';
import { SECTION_TITLES } from '../view/sectionTitles';
import type { SettingRow } from '../view/settingRow';
import { foundKeys, foundSettings } from './foundSettings';
import { SettingEntry } from './settingEntry';
import type { PanelsProps } from './settingPanels';

interface SettingsPageProps extends Omit<PanelsProps, 'typed'> {
  readonly rows: readonly SettingRow[];
  /** Called after the page is closed and the focus restored. */
  readonly onCommand: (id: string) => void;
}

/** All settings, covering the whole window. */
export function SettingsPage({ onCommand, ...props }: SettingsPageProps) {
  const { dispatch, state } = props;
  const isOpen = useComputed(() => state.value.settingsPage !== null).value;
  const callOnceShut = useCallOnceShut(isOpen, onCommand);
  const close = () => dispatch({ type: 'settings-page-closed' });
  const call = (id: string) => {
    callOnceShut(id);
    close();
  };
  return (
    <Dialog isOpen={isOpen} class="settings" labelledBy="settings-title" onClose={close}>
      <Sheet {...props} onCommand={call} />
    </Dialog>
  );
}

/** The search, the sections, and the matching rows or those of the section. */
function Sheet({ onCommand, rows, ...props }: SettingsPageProps) {
  const { dispatch, keyEditing, state } = props;
  const settings = useComputed(() => state.value.settings).value;
  const section = useComputed(() => state.value.settingsPage?.section ?? 'theme').value;
  const [typed, setTyped] = useState('');
  const isKeyFound = foundKeys(keyEditing.rowsOf(settings), typed).length > 0;
  const shown = foundSettings(rows, typed, section, isKeyFound);
  const panels = { ...props, typed };
  const withRows = SETTINGS_SECTIONS.filter((each) => rows.some((row) => row.section === each));
  return (
    <>
      <header class="settings-head row">
        <h2 id="settings-title">{text('settings.title')}</h2>
        <SearchField label={text('settings.search')} typed={typed} onType={setTyped} />
        <button type="button" onClick={() => dispatch({ type: 'settings-page-closed' })}>
          {text('windowPanel.close')} <kbd>Esc</kbd>
        </button>
      </header>
      <SectionList
        sections={withRows}
        chosen={typed.trim() === '' ? section : null}
        onChoose={(each) => {
          setTyped('');
          dispatch({ type: 'settings-page-opened', section: each });
        }}
      />
      <div class="settings-rows scroller">
        <p class="settings-found" role="status" hidden={typed.trim() === ''}>
          {typed.trim() === '' ? '' : text('settings.found', { count: shown.length })}
        </p>
        {withRows.map((each) => (
          <Section key={each} section={each} rows={shown.filter((row) => row.section === each)}>
            {(row) => (
              <SettingEntry
                key={row.id}
                row={row}
                settings={settings}
                whyNot={row.whyNot?.(state.value) ?? null}
                panels={panels}
                onChange={(change) => dispatch({ type: 'settings-changed', change })}
                onCommand={onCommand}
              />
            )}
          </Section>
        ))}
      </div>
    </>
  );
}

interface SectionProps {
  readonly section: SettingsSection;
  readonly rows: readonly SettingRow[];
  readonly children: (row: SettingRow) => preact.ComponentChild;
}

const Section = ({ children, rows, section }: SectionProps) =>
  rows.length === 0 ? null : (
    <section aria-labelledby={`settings-${section}`}>
      <h3 id={`settings-${section}`}>{text(SECTION_TITLES[section])}</h3>
      <ul>{rows.map(children)}</ul>
    </section>
  );

interface SectionListProps {
  readonly sections: readonly SettingsSection[];
  /** Null while a search shows rows of any section. */
  readonly chosen: SettingsSection | null;
  readonly onChoose: (section: SettingsSection) => void;
}

/** The sections of the page, also selected with the arrow keys. */
const SectionList = ({ chosen, onChoose, sections }: SectionListProps) => (
  <nav class="settings-sections stack" aria-label={text('settings.sections')}>
    {sections.map((section) => (
      <button
        key={section}
        type="button"
        aria-current={section === chosen ? 'page' : undefined}
        onClick={() => onChoose(section)}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
          const next = sections[sections.indexOf(section) + by];
          if (by === 0 || next === undefined) return;
          event.preventDefault();
          onChoose(next);
          const beside = event.currentTarget[by > 0 ? 'nextElementSibling' : 'previousElementSibling'];
          if (beside instanceof HTMLElement) beside.focus();
        }}
      >
        {text(SECTION_TITLES[section])}
      </button>
    ))}
  </nav>
);
