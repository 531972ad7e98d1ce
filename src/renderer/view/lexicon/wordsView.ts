import type { QueryKind } from '../../../core/lexicon/queries/lexiconQuery';
import type { WordOrder } from '../../../core/lexicon/queries/searchWords';
import type { AppState } from '../../state/appState';
import { chosenWord, limitsProblem, type WordQuestion } from '../../state/lexicon/wordQuestion';
import { pointsText } from '../board/rackView';
import { formatCount } from '../window/statusView';

/** One kind of question, as the panel offers it. */
export interface WordKindView {
  readonly kind: QueryKind;
  readonly title: string;
  readonly placeholder: string;
  /** What to type, and what comes back; one sentence. */
  readonly help: string;
}

export const WORD_KINDS: readonly WordKindView[] = [
  { kind: 'exact', title: 'Exact word', placeholder: 'AXOLOTL', help: 'Whether these letters are a word.' },
  { kind: 'prefix', title: 'Begins with', placeholder: 'AX', help: 'Words that begin with these letters.' },
  { kind: 'suffix', title: 'Ends with', placeholder: 'AX', help: 'Words that end with these letters.' },
  { kind: 'contains', title: 'Contains', placeholder: 'AX', help: 'Words with these letters side by side.' },
  {
    kind: 'pattern',
    title: 'Pattern',
    placeholder: 'C?[AEI]*[^S]',
    help: '? is one letter, * any number of letters, [AEI] one of these, [^S] any but these.',
  },
  {
    kind: 'anagram',
    title: 'Anagram',
    placeholder: 'RETINA?',
    help: 'Words that use all of these tiles; ? is a blank.',
  },
  {
    kind: 'sub-anagram',
    title: 'Sub-anagram',
    placeholder: 'RETINA?',
    help: 'Words that use some of these tiles; ? is a blank.',
  },
  {
    kind: 'front-hooks',
    title: 'Front hooks',
    placeholder: 'LATE',
    help: 'Words that these letters make with one more letter in front.',
  },
  {
    kind: 'back-hooks',
    title: 'Back hooks',
    placeholder: 'LATE',
    help: 'Words that these letters make with one more letter at the end.',
  },
  {
    kind: 'inner-hooks',
    title: 'Inner hooks',
    placeholder: 'PLATE',
    help: 'Words that remain when the first or the last letter is taken away.',
  },
];

export const WORD_ORDERS: readonly { readonly order: WordOrder; readonly title: string }[] = [
  { order: 'length', title: 'Longest first' },
  { order: 'alphabet', title: 'Alphabet' },
  { order: 'score', title: 'Most points first' },
];

export const wordKindOf = (kind: QueryKind): WordKindView =>
  WORD_KINDS.find((view) => view.kind === kind) ?? WORD_KINDS[0]!;

/** What is wrong with the question, and where. */
export interface WordsProblem {
  readonly message: string;
  /** The text around the character at fault; null where no single one is. */
  readonly mark: { readonly before: string; readonly at: string; readonly after: string } | null;
}

export function wordsProblem({ words }: AppState): WordsProblem | null {
  const { question, run } = words;
  const limits = limitsProblem(question);
  if (limits !== null) return { message: limits, mark: null };
  if (run.kind !== 'failed' || run.question !== question) return null;
  return { message: run.error.message, mark: markOf(question, run.error.position) };
}

function markOf({ text }: WordQuestion, position: number | undefined): WordsProblem['mark'] {
  if (position === undefined) return null;
  const at = text.slice(position, position + 1);
  // What is missing is missing behind the text.
  return { before: text.slice(0, position), at: at === '' ? ' ' : at, after: text.slice(position + 1) };
}

/** Whether the words shown answer another question than the one that stands in the panel, or are of another lexicon. */
export function areWordsStale({ lexicon, setup, words }: AppState): boolean {
  const { found, question } = words;
  if (found === null || lexicon.kind !== 'open') return false;
  const { subject } = found;
  const isSame = subject.lexicon === lexicon.info.id && subject.tiles === setup.rules.distribution;
  return found.question !== question || !isSame;
}

/** The line above the words: how many there are, how long it took, how many are shown. */
export function wordsStatus(state: AppState): string {
  const { lexicon, words } = state;
  const { found, run } = words;
  if (lexicon.kind !== 'open') return '';
  if (run.kind === 'running') return 'Searching…';
  if (found === null || wordsProblem(state) !== null) return '';
  if (areWordsStale(state)) return 'Searching…';
  if (found.total === 0) return `No word, in ${formatMs(found.durationMs)} ms`;
  const all = found.total === 1 ? '1 word' : `${formatCount(found.total)} words`;
  const shown = found.words.length;
  const part = shown < found.total ? `, first ${formatCount(shown)} shown` : '';
  return `${all} in ${formatMs(found.durationMs)} ms${part}`;
}

const formatMs = (ms: number): string => (ms < 10 ? ms.toFixed(1) : formatCount(Math.round(ms)));

/** What stands in the list's place when it has no rows; null when it has. */
export function noWordsText(state: AppState): string | null {
  const { lexicon, words } = state;
  const { found, question, run } = words;
  if (lexicon.kind !== 'open') return 'Without a lexicon there are no words.';
  if (question.text.trim() === '') return 'Words appear here while you type.';
  if (wordsProblem(state) !== null && found === null) return 'No words until the question is corrected.';
  if (found === null) return run.kind === 'running' ? 'Searching…' : '';
  if (found.total > 0) return null;
  return `No word of ${lexicon.info.name} matches.`;
}

/** The part of a word that was asked for: where it begins and ends; null where the question names none. */
export function askedPart({ kind, text }: WordQuestion, word: string): readonly [number, number] | null {
  const letters = text.trim().toUpperCase();
  if (kind === 'prefix' || kind === 'back-hooks') return [0, letters.length];
  if (kind === 'suffix' || kind === 'front-hooks') return [word.length - letters.length, word.length];
  if (kind !== 'contains') return null;
  const at = word.indexOf(letters);
  return at < 0 ? null : [at, at + letters.length];
}

/** What the live region says while the words have the focus. */
export function wordsAnnouncement(state: AppState): string {
  const { words, zone } = state;
  if (zone !== 'words' && zone !== 'wordList') return '';
  if (words.copied !== null) return `${words.copied} copied.`;
  const problem = wordsProblem(state);
  if (problem !== null) return problem.message;
  const word = chosenWord(words);
  if (zone === 'wordList' && word !== null && words.found !== null)
    return wordName(word.text, word.score, words.chosen + 1, words.found.words.length);
  return wordsStatus(state);
}

/** `3 of 1,000, AXE, 3 letters, 10 points`. */
export function wordName(text: string, score: number, number: number, count: number): string {
  const letters = text.length === 1 ? '1 letter' : `${text.length} letters`;
  return `${formatCount(number)} of ${formatCount(count)}, ${text}, ${letters}, ${pointsText(score)}`;
}
