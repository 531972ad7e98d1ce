import { checkRules } from '../../board/checkRules';
import type { Rules } from '../../board/rules';
import { type Message, message } from '../../message';
import { quoted } from '../../quoted';

/** What marks tiles, squares and fields in the notations; a letter's glyph must not hold it. */
const MARKS = /[[\]().?,/\s\d]/;

/**
 * The first thing that makes rules unplayable or their letters unwritable, as a sentence;
 * undefined for good rules.
 */
export function checkPlayable(rules: Rules): Message | undefined {
  const [problem] = checkRules(rules);
  if (problem !== undefined) return problem.message;
  const { name, letters } = rules.distribution;
  for (const { glyph } of letters) {
    const fault = faultOf(glyph);
    const which = { set: name, letter: quoted(glyph) };
    if (fault === 'marked') return message('tileSetFiles.markedLetterOfSet', which);
    if (fault === 'caseless') return message('tileSetFiles.caselessLetterOfSet', which);
  }
  return undefined;
}

/** Why the notations could not write a letter; undefined for one that they can. */
export function checkGlyph(glyph: string): Message | undefined {
  const fault = faultOf(glyph);
  const which = { letter: quoted(glyph) };
  if (fault === 'marked') return message('tileSetFiles.markedLetter', which);
  return fault === 'caseless' ? message('tileSetFiles.caselessLetter', which) : undefined;
}

function faultOf(glyph: string): 'marked' | 'caseless' | undefined {
  if (MARKS.test(glyph)) return 'marked';
  return glyph === glyph.toLowerCase() ? 'caseless' : undefined;
}
