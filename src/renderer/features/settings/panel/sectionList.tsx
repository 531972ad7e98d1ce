import { text } from '../../../../texts/text';
import type { SettingsSection } from '../state/settingsPage';
import { SECTION_TITLES } from '../view/sectionTitles';

interface SectionListProps {
  readonly sections: readonly SettingsSection[];
  /** Null while a search shows rows of any section. */
  readonly chosen: SettingsSection | null;
  readonly onChoose: (section: SettingsSection) => void;
}

/** The sections of the page, also selected with the arrow keys. */
export const SectionList = ({ chosen, onChoose, sections }: SectionListProps) => (
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
