import { checkRules } from '../../board/checkRules';
import type { Rules } from '../../board/rules';
import { type Message, message } from '../../message';
import { quoted } from '../../quoted';

/** Characters with a meaning in the notations, which must not occur in a letter's glyph. */
const MARKS = /[[\]().?,/\s\d]/;

/**
 * The first reason why the rules are unplayable or a letter cannot be written, as a sentence; undefined if
 * there is none.
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

/** Why the notations cannot express a letter; undefined if they can. */
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
