import { certain } from '../../../../core/certain';
import type { QueryKind } from '../../../../core/lexicon/queries/lexiconQuery';
import type { WordOrder } from '../../../../core/lexicon/queries/searchWords';
import type { TextKey } from '../../../../texts/catalogue';
import { fixed, formatCount } from '../../../../texts/numbers';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import type { AppState } from '../../../state/appState';
import { helpBlockedReason } from '../../../state/play/analysisBlockedReason';
import { chosenWord, limitsProblem, type WordQuestion } from '../state/wordQuestion';

/** A kind of query for the panel. */
export interface WordKindView {
  readonly kind: QueryKind;
  readonly title: TextKey;
  readonly placeholder: string;
  /** Input and result of the query, in one sentence. */
  readonly help: TextKey;
}

export const WORD_KINDS: readonly WordKindView[] = [
  {
    kind: 'exact',
    title: 'lexiconView.kindExact',
    placeholder: 'AXOLOTL',
    help: 'lexiconView.kindExactHelp',
  },
  { kind: 'prefix', title: 'lexiconView.kindPrefix', placeholder: 'AX', help: 'lexiconView.kindPrefixHelp' },
  { kind: 'suffix', title: 'lexiconView.kindSuffix', placeholder: 'AX', help: 'lexiconView.kindSuffixHelp' },
  {
    kind: 'contains',
    title: 'lexiconView.kindContains',
    placeholder: 'AX',
    help: 'lexiconView.kindContainsHelp',
  },
  {
    kind: 'pattern',
    title: 'lexiconView.kindPattern',
    placeholder: 'C?[AEI]*[^S]',
    help: 'lexiconView.kindPatternHelp',
  },
  {
    kind: 'anagram',
    title: 'lexiconView.kindAnagram',
    placeholder: 'RETINA?',
    help: 'lexiconView.kindAnagramHelp',
  },
  {
    kind: 'sub-anagram',
    title: 'lexiconView.kindSubAnagram',
    placeholder: 'RETINA?',
    help: 'lexiconView.kindSubAnagramHelp',
  },
  {
    kind: 'front-hooks',
    title: 'lexiconView.kindFrontHooks',
    placeholder: 'LATE',
    help: 'lexiconView.kindFrontHooksHelp',
  },
  {
    kind: 'back-hooks',
    title: 'lexiconView.kindBackHooks',
    placeholder: 'LATE',
    help: 'lexiconView.kindBackHooksHelp',
  },
  {
    kind: 'inner-hooks',
    title: 'lexiconView.kindInnerHooks',
    placeholder: 'PLATE',
    help: 'lexiconView.kindInnerHooksHelp',
  },
];

export const WORD_ORDERS: readonly { readonly order: WordOrder; readonly title: TextKey }[] = [
  { order: 'length', title: 'lexiconView.orderLength' },
  { order: 'alphabet', title: 'lexiconView.orderAlphabet' },
  { order: 'score', title: 'lexiconView.orderScore' },
];

export const wordKindOf = (kind: QueryKind): WordKindView =>
  certain(
    WORD_KINDS.find((view) => view.kind === kind),
    'the kind of the question',
  );

/** The problem with the query, and its place. */
export interface WordsProblem {
  readonly message: string;
  /** The text around the faulty character; null if there is no single one. */
  readonly mark: { readonly before: string; readonly at: string; readonly after: string } | null;
}

export function wordsProblem({ words }: AppState): WordsProblem | null {
  const { question, run } = words;
  const limits = limitsProblem(question);
  if (limits !== null) return { message: say(limits), mark: null };
  if (run.kind !== 'failed' || run.question !== question) return null;
  return { message: say(run.error.message), mark: markOf(question, run.error.position) };
}

function markOf({ text: asked }: WordQuestion, position: number | undefined): WordsProblem['mark'] {
  if (position === undefined) return null;
  const at = asked.slice(position, position + 1);
  // Missing characters belong after the text.
  return { before: asked.slice(0, position), at: at === '' ? ' ' : at, after: asked.slice(position + 1) };
}

/** Whether the words shown answer an earlier query, or belong to another lexicon. */
export function areWordsStale({ lexicon, setup, words }: AppState): boolean {
  const { found, question } = words;
  if (found === null || lexicon.kind !== 'open') return false;
  const { subject } = found;
  const isSame = subject.lexicon === lexicon.info.id && subject.tiles === setup.rules.distribution;
  return found.question !== question || !isSame;
}

/** The line above the words: their number, the time taken, and how many are shown. */
export function wordsStatus(state: AppState): string {
  const { lexicon, words } = state;
  const { found, run } = words;
  if (lexicon.kind !== 'open') return '';
  if (run.kind === 'running') return text('lexiconView.searching');
  if (found === null || wordsProblem(state) !== null) return '';
  if (areWordsStale(state)) return text('lexiconView.searching');
  const ms = formatMs(found.durationMs);
  if (found.total === 0) return text('lexiconView.noWordIn', { ms });
  const shown = found.words.length;
  return shown < found.total
    ? text('lexiconView.firstWordsIn', { count: found.total, ms, shown })
    : text('lexiconView.wordsIn', { count: found.total, ms });
}

const formatMs = (ms: number): string => (ms < 10 ? fixed(ms, 1) : formatCount(Math.round(ms)));

/** Text instead of an empty list; null if it has rows. */
export function noWordsText(state: AppState): string | null {
  const { lexicon, words } = state;
  const { found, question, run } = words;
  const shut = helpBlockedReason(state);
  if (shut !== null) return say(shut);
  if (lexicon.kind !== 'open') return text('lexiconView.noLexicon');
  if (question.text.trim() === '') return text('lexiconView.wordsAppear');
  if (wordsProblem(state) !== null && found === null) return text('lexiconView.faultyQuestion');
  if (found === null) return run.kind === 'running' ? text('lexiconView.searching') : '';
  if (found.total > 0) return null;
  return text('lexiconView.noMatch', { name: lexicon.info.name });
}

/** Start and end of the queried part of a word; null if the query has none. */
export function askedPart(
  { kind, text: asked }: WordQuestion,
  word: string,
): readonly [number, number] | null {
  const letters = asked.trim().toUpperCase();
  if (kind === 'prefix' || kind === 'back-hooks') return [0, letters.length];
  if (kind === 'suffix' || kind === 'front-hooks') return [word.length - letters.length, word.length];
  if (kind !== 'contains') return null;
  const at = word.indexOf(letters);
  return at < 0 ? null : [at, at + letters.length];
}

/** Text of the live region while the words have the focus. */
export function wordsAnnouncement(state: AppState): string {
  const { words, zone } = state;
  if (zone !== 'words' && zone !== 'wordList') return '';
  if (words.copied !== null) return text('lexiconView.copied', { word: words.copied });
  const problem = wordsProblem(state);
  if (problem !== null) return problem.message;
  const word = chosenWord(words);
  if (zone === 'wordList' && word !== null && words.found !== null)
    return wordName(word.text, word.score, words.chosen + 1, words.found.words.length);
  return wordsStatus(state);
}

/** `3 of 1,000, AXE, 3 letters, 10 points`. */
export const wordName = (word: string, score: number, number: number, count: number): string =>
  text('lexiconView.wordRow', {
    number: formatCount(number),
    count: formatCount(count),
    word,
    letters: word.length,
    points: score,
  });
