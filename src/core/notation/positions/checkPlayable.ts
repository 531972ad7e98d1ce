import { checkRules } from '../../board/checkRules';
import type { Rules } from '../../board/rules';
import type { Message } from '../../message';
import { quoted } from '../../quoted';

/** What marks tiles, squares and fields in the notations; a letter's glyph must not hold it. */
const MARKS = /[[\]().?,/\s\d]/;

/** The first thing that makes rules unplayable or their letters unwritable, as a sentence; undefined for good rules. */
export function checkPlayable(rules: Rules): Message | undefined {
  const [problem] = checkRules(rules);
  if (problem !== undefined) return problem.message;
  const { name, letters } = rules.distribution;
  const unwritable = letters.map(({ glyph }) => checkGlyph(glyph)).find((each) => each !== undefined);
  return unwritable === undefined ? undefined : `Tile set ${name}: ${unwritable}.`;
}

/** Why the notations could not write a letter; undefined for one that they can. */
export function checkGlyph(glyph: string): string | undefined {
  if (MARKS.test(glyph))
    return `letter ${quoted(glyph)} must hold no digits, blanks, brackets or punctuation of the notations`;
  if (glyph === glyph.toLowerCase())
    return `letter ${quoted(glyph)} has no lower case, which stands for a blank`;
  return undefined;
}
