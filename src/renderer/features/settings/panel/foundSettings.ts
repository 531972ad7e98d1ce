import { go } from 'fuzzysort';
import { text } from '../../../../texts/text';
import type { SettingsSection } from '../state/settingsPage';
import type { KeyRow } from '../view/keyRow';
import { SECTION_TITLES } from '../view/sectionTitles';
import type { SettingRow } from '../view/settingRow';

/** Minimum score of a shown match: 1 is the whole text, 0 any text with these letters in this order. */
const WORST_SHOWN = 0.4;

/**
 * The rows whose name, sentence or section matches, in page order; without a query, those of the section.
 *
 * @param isKeyFound whether a command or its key matches
 */
export function foundSettings(
  rows: readonly SettingRow[],
  typed: string,
  section: SettingsSection,
  isKeyFound: boolean,
): readonly SettingRow[] {
  const wanted = typed.trim();
  if (wanted === '') return rows.filter((row) => row.section === section);
  const searchable = rows.map((row) => ({
    row,
    title: text(row.title),
    hint: text(row.hint),
    section: text(SECTION_TITLES[row.section]),
  }));
  const found = go(wanted, searchable, {
    keys: ['title', 'hint', 'section'],
    limit: 0,
    threshold: WORST_SHOWN,
  });
  const isFound = new Set(found.map(({ obj }) => obj.row));
  return rows.filter((row) => isFound.has(row) || (isKeyFound && row.id === 'keys'));
}

/** The commands whose name, category or key matches; all without a query. */
export function foundKeys(rows: readonly KeyRow[], typed: string): readonly KeyRow[] {
  const wanted = typed.trim();
  if (wanted === '') return rows;
  const searchable = rows.map((row) => ({
    row,
    title: row.title,
    category: row.category,
    keys: row.keys.map(({ caps }) => caps.join('+')).join(' '),
  }));
  const found = go(wanted, searchable, {
    keys: ['title', 'category', 'keys'],
    limit: 0,
    threshold: WORST_SHOWN,
  });
  const isFound = new Set(found.map(({ obj }) => obj.row));
  return rows.filter((row) => isFound.has(row));
}
