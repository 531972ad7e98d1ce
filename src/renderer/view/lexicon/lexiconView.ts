import { LEXICON_EXTENSIONS, type LexiconInfo } from '../../../contract/lexiconApi';
import { type Alphabet, alphabetOf, isSameAlphabet } from '../../../core/alphabet/alphabet';
import { ENGLISH } from '../../../core/alphabet/english';
import type { WordListReport } from '../../../core/lexicon/wordList/wordListParser';
import { formatCount } from '../window/statusView';

/** Digits of a lexicon's identity that are shown. */
const SHOWN_HASH_DIGITS = 8;

export const shortHash = ({ id }: LexiconInfo): string => id.slice(0, SHOWN_HASH_DIGITS);

/** A row of figures about a lexicon: what, how much. */
export type Figure = readonly [name: string, value: string];

export function lexiconFigures(info: LexiconInfo): readonly Figure[] {
  const { arcCount, byteLength, durationMs, format, letters, path, source, wordCount } = info;
  const origin = source === 'cache' ? 'read from the cache' : 'built';
  return [
    ['Words', formatCount(wordCount)],
    ['Letters', nameLetters(letters)],
    ['Arcs of the GADDAG', formatCount(arcCount)],
    ['Memory', `${formatCount(Math.round(byteLength / 1000))} kB`],
    ['Opened', `${origin} in ${formatCount(Math.max(1, Math.round(durationMs)))} ms`],
    ['From', path ?? 'the built-in list'],
    ['Format', format === 'kwg' ? 'KWG automaton' : 'word list'],
    ['Identity', shortHash(info)],
  ];
}

/** What to tell of a lexicon that does not go with the tiles; null when its words can all be laid with them. */
export function lettersNotice(info: LexiconInfo, tileSet: string): string | null {
  const missing = info.report?.refused['outside-alphabet'] ?? 0;
  const isForeign = info.path === null && !isSameAlphabet(info.letters, ENGLISH_LETTERS);
  if (missing === 0 && !isForeign) return null;
  const lines = missing === 1 ? '1 line' : `${formatCount(missing)} lines`;
  const leftOut = missing === 0 ? '' : `: ${lines} with letters that these tiles lack are left out`;
  const advice = isForeign ? ' Open a lexicon of their language to find its words.' : '';
  return `${info.name} is in use for the tile set ${tileSet}${leftOut}.${advice}`;
}

const ENGLISH_LETTERS = alphabetOf(ENGLISH);

/** @param reason why the lexicon of the last time cannot be opened; a sentence */
export const notRestoredNotice = (reason: string): string =>
  `${reason.replace(/\.$/, '')}; the built-in list is opened instead.`;

/** What became of the lines of a word list. */
export function reportFigures(report: WordListReport): readonly Figure[] {
  const { accepted, duplicates, emptyLines, encoding, lines, refused } = report;
  const figures: Figure[] = [
    ['Lines', `${formatCount(lines)}, ${encoding === 'utf-8' ? 'UTF-8' : 'Latin-1'}`],
    ['Words accepted', formatCount(accepted)],
    ['Duplicates', formatCount(duplicates)],
    ...ambiguousFigure(report),
    ['Empty lines', formatCount(emptyLines)],
    ['Refused: letters not of the tile set', formatCount(refused['outside-alphabet'])],
    ['Refused: too short', formatCount(refused['too-short'])],
    ['Refused: too long', formatCount(refused['too-long'])],
  ];
  return figures;
}

/** Tiles such as CH spell what C and H spell too; without such tiles there is nothing to say. */
const ambiguousFigure = ({ ambiguous }: WordListReport): readonly Figure[] =>
  ambiguous === 0 ? [] : [['Several ways to split: longest tiles taken', formatCount(ambiguous)]];

/** `26: A … Z`, with the ones of several characters: `28: A … Z, with CH LL RR`. */
function nameLetters(letters: Alphabet): string {
  const long = letters.filter((glyph) => [...glyph].length > 1).join(' ');
  const range = `${letters.length}: ${letters[0]} … ${letters.at(-1)}`;
  return long === '' ? range : `${range}, with ${long}`;
}

export const refusedCount = ({ refused }: WordListReport): number =>
  refused['outside-alphabet'] + refused['too-short'] + refused['too-long'];

/** What is said under the refused lines that are listed; empty when those are all. */
export function furtherRefusals(report: WordListReport): string {
  const further = refusedCount(report) - report.refusals.length;
  return further > 0 ? `… and ${formatCount(further)} more.` : '';
}

export const isLexiconFile = (name: string): boolean =>
  LEXICON_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(`.${extension}`));

/** The sentence that refuses dropped files; null when they are one lexicon. */
export function dropProblem(names: readonly string[]): string | null {
  if (names.length !== 1) return `One lexicon at a time: ${names.length} files were dropped.`;
  const name = names[0]!;
  if (isLexiconFile(name)) return null;
  return `${name} is not a lexicon: word lists (.txt) and KWG files (.kwg) can be dropped here.`;
}

/** What is said while files are held over the window; null while there are none. */
export function dropHint(count: number): { readonly title: string; readonly text: string } | null {
  if (count === 0) return null;
  if (count > 1) return { title: 'One file at a time', text: 'Only one file can be opened at a time.' };
  return {
    title: 'Drop to open',
    text: 'A position or a game (.tilewright, .gcg, .cgp, .txt), a board, a tile set, or a lexicon (.txt, .kwg).',
  };
}
