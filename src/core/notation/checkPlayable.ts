import { checkRules } from '../board/checkRules';
import type { Rules } from '../board/rules';

/** What marks tiles, squares and fields in the notations; a letter's glyph must not hold it. */
const MARKS = /[[\]().?,/\s\d]/;

/** The first thing that makes rules unplayable or their letters unwritable, as a sentence; undefined for good rules. */
export function checkPlayable(rules: Rules): string | undefined {
  const [problem] = checkRules(rules);
  if (problem !== undefined) return problem.message;
  const { name, letters } = rules.distribution;
  const marked = letters.find(({ glyph }) => MARKS.test(glyph));
  if (marked !== undefined)
    return `Tile set ${name}: letter "${marked.glyph}" must hold no digits, blanks, brackets or punctuation of the notations.`;
  const caseless = letters.find(({ glyph }) => glyph === glyph.toLowerCase());
  if (caseless !== undefined)
    return `Tile set ${name}: letter "${caseless.glyph}" has no lower case, which stands for a blank.`;
  return undefined;
}
