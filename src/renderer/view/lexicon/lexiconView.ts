import type { LexiconInfo } from '../../../contract/lexicon/lexiconApi';
import { isLexiconFile } from '../../../contract/lexicon/lexiconNames';
import { type Alphabet, alphabetOf, isSameAlphabet } from '../../../core/alphabet/alphabet';
import { ENGLISH } from '../../../core/alphabet/english';
import type { TileDistribution } from '../../../core/alphabet/tileDistribution';
import { tileSetName } from '../../../core/board/ruleNames';
import type { WordListReport } from '../../../core/lexicon/wordList/wordListParser';
import { formatCount } from '../../../texts/numbers';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';

/** Number of digits shown of a lexicon's identity. */
const SHOWN_HASH_DIGITS = 8;

export const shortHash = ({ id }: LexiconInfo): string => id.slice(0, SHOWN_HASH_DIGITS);

/** A row of figures about a lexicon: name and value. */
export type Figure = readonly [name: string, value: string];

export function lexiconFigures(info: LexiconInfo): readonly Figure[] {
  const { arcCount, byteLength, durationMs, format, letters, path, source, wordCount } = info;
  return [
    [text('lexiconView.figureWords'), formatCount(wordCount)],
    [text('lexiconView.figureLetters'), nameLetters(letters)],
    [text('lexiconView.figureArcs'), formatCount(arcCount)],
    [text('lexiconView.figureMemory'), `${formatCount(Math.round(byteLength / 1000))} kB`],
    [
      text('lexiconView.figureOpened'),
      text('lexiconView.openedIn', { source, ms: Math.max(1, Math.round(durationMs)) }),
    ],
    [text('lexiconView.figureFrom'), path ?? text('lexiconView.builtIn')],
    [
      text('lexiconView.figureFormat'),
      text(format === 'kwg' ? 'lexiconView.formatKwg' : 'lexiconView.formatList'),
    ],
    [text('lexiconView.figureIdentity'), shortHash(info)],
  ];
}

/** Notice about a lexicon that does not match the tiles; null if all its words can be spelled with them. */
export function lettersNotice(
  info: LexiconInfo,
  distribution: Pick<TileDistribution, 'name'>,
): string | null {
  const missing = info.report?.refused['outside-alphabet'] ?? 0;
  const isForeign = info.path === null && !isSameAlphabet(info.letters, ENGLISH_LETTERS);
  if (missing === 0 && !isForeign) return null;
  return text('lexiconView.otherLetters', {
    name: info.name,
    tileSet: say(tileSetName(distribution)),
    missing,
    isForeign: String(isForeign),
  });
}

const ENGLISH_LETTERS = alphabetOf(ENGLISH);

/** @param reason why the previous lexicon cannot be opened; a sentence */
export const notRestoredNotice = (reason: string): string =>
  text('lexiconView.notRestored', { reason: reason.replace(/\.$/, '') });

/** Figures about the lines of a word list. */
export function reportFigures(report: WordListReport): readonly Figure[] {
  const { accepted, duplicates, emptyLines, encoding, lines, refused } = report;
  const figures: Figure[] = [
    [text('lexiconView.reportLines'), `${formatCount(lines)}, ${encoding === 'utf-8' ? 'UTF-8' : 'Latin-1'}`],
    [text('lexiconView.reportAccepted'), formatCount(accepted)],
    [text('lexiconView.reportDuplicates'), formatCount(duplicates)],
    ...ambiguousFigure(report),
    [text('lexiconView.reportEmpty'), formatCount(emptyLines)],
    [text('lexiconView.reportOutside'), formatCount(refused['outside-alphabet'])],
    [text('lexiconView.reportShort'), formatCount(refused['too-short'])],
    [text('lexiconView.reportLong'), formatCount(refused['too-long'])],
  ];
  return figures;
}

/** Words can be ambiguous if tiles such as CH exist beside C and H; otherwise there is no figure. */
const ambiguousFigure = ({ ambiguous }: WordListReport): readonly Figure[] =>
  ambiguous === 0 ? [] : [[text('lexiconView.reportAmbiguous'), formatCount(ambiguous)]];

/** `26: A … Z`, followed by those of several characters: `28: A … Z, with CH LL RR`. */
function nameLetters(letters: Alphabet): string {
  const long = letters.filter((glyph) => [...glyph].length > 1).join(' ');
  const range = { count: letters.length, first: letters[0] ?? '', last: letters.at(-1) ?? '' };
  return long === ''
    ? text('lexiconView.letterRange', range)
    : text('lexiconView.letterRangeWith', { ...range, long });
}

export const refusedCount = ({ refused }: WordListReport): number =>
  refused['outside-alphabet'] + refused['too-short'] + refused['too-long'];

/** Text below the listed refused lines; empty if these are all. */
export function furtherRefusals(report: WordListReport): string {
  const further = refusedCount(report) - report.refusals.length;
  return further > 0 ? text('lexiconView.furtherRefusals', { count: further }) : '';
}

/** The sentence that rejects dropped files; null if they are a single lexicon. */
export function dropProblem(names: readonly string[]): string | null {
  const [name] = names;
  if (name === undefined || names.length > 1) return text('lexiconView.dropMany', { count: names.length });
  if (isLexiconFile(name)) return null;
  return text('lexiconView.dropOther', { name });
}

/** Text shown while files are dragged over the window; null if there are none. */
export function dropHint(count: number): { readonly title: string; readonly text: string } | null {
  if (count === 0) return null;
  if (count > 1) return { title: text('lexiconView.dropOneTitle'), text: text('lexiconView.dropOne') };
  return {
    title: text('lexiconView.dropTitle'),
    text: text('lexiconView.drop'),
  };
}
