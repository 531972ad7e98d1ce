import { go } from 'fuzzysort';
import type { KeySheetSection } from '../../view/window/keySheetView';

/** Minimum score of a shown match: 1 is the whole text, 0 any text with these letters in this order. */
const WORST_SHOWN = 0.4;

/** The rows whose name, section or key matches, in their sections; all without a query. */
export function foundSections(
  sections: readonly KeySheetSection[],
  typed: string,
): readonly KeySheetSection[] {
  const wanted = typed.trim();
  if (wanted === '') return sections;
  return sections.flatMap((section) => {
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
