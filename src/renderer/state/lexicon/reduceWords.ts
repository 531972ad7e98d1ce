import type { RequestError } from '../../../contract/requestError';
import { tileGlyph } from '../../../core/alphabet/tileDistribution';
import type { AppState } from '../appState';
import {
  chosenWord,
  type WordQuestion,
  type WordsAction,
  type WordsRun,
  type WordsState,
} from './wordQuestion';

const IDLE: WordsRun = { kind: 'idle' };

/** Asking the lexicon for words. */
export function reduceWords(state: AppState, action: WordsAction): AppState {
  const { words } = state;
  switch (action.type) {
    case 'words-question-changed':
      return { ...state, words: changeQuestion(words, action.change) };
    case 'words-rack-taken':
      return { ...state, words: takeRack(state) };
    case 'words-asked': {
      const { question, subject } = action;
      return { ...state, words: { ...words, run: { kind: 'running', question, subject } } };
    }
    case 'word-stepped':
      return { ...state, words: choose(words, words.chosen + action.by) };
    case 'word-chosen':
      return { ...state, words: choose(words, action.index) };
    case 'word-copied':
      return { ...state, words: { ...words, copying: null, copied: action.word } };
    case 'word-copy-requested':
      return { ...state, words: { ...words, copying: chosenWord(words)?.text ?? null } };
    default:
      return reduceOutcome(state, action);
  }
}

type Outcome = Extract<WordsAction, { type: 'words-answered' | 'words-failed' | 'words-lost' }>;

/** What comes after a newer question has been asked is of no use. */
function reduceOutcome(state: AppState, action: Outcome): AppState {
  const { words } = state;
  const { run } = words;
  if (run.kind !== 'running' || run.question !== action.question) return state;
  const { question, subject } = run;
  switch (action.type) {
    case 'words-answered': {
      const found = { ...action.answer, question, subject };
      return { ...state, words: { ...words, run: IDLE, found, chosen: -1, copied: null } };
    }
    case 'words-failed': {
      const failed: WordsRun = { kind: 'failed', question, subject, error: action.error };
      return { ...state, words: { ...words, run: failed, chosen: -1 } };
    }
    case 'words-lost':
      return { ...state, words: { ...words, run: IDLE } };
  }
}

/** Stops waiting for an answer that takes too long; null while none is waited for. */
export function giveUpWords(state: AppState): AppState | null {
  const ended = failWords(state, { code: 'cancelled', message: 'The search for words was stopped.' });
  return ended === state ? null : ended;
}

/** Waits no more, and says why. */
export function failWords(state: AppState, error: RequestError): AppState {
  const { run } = state.words;
  if (run.kind !== 'running') return state;
  return { ...state, words: { ...state.words, run: { ...run, kind: 'failed', error }, chosen: -1 } };
}

/** A question that has changed, or was asked of other words or about other tiles, waits for no answer any more. */
export function forgetOldQuestion(state: AppState): AppState {
  const { lexicon, setup, words } = state;
  const { question, run } = words;
  if (run.kind !== 'running') return state;
  const isOfLexicon =
    lexicon.kind === 'opening' || (lexicon.kind === 'open' && lexicon.info.id === run.subject.lexicon);
  const isPresent =
    run.question === question && isOfLexicon && run.subject.tiles === setup.rules.distribution;
  return isPresent ? state : { ...state, words: { ...words, run: IDLE } };
}

function changeQuestion(words: WordsState, change: Partial<WordQuestion>): WordsState {
  const question = { ...words.question, ...change };
  // Without a text nothing is asked, and nothing old is left to look like the answer.
  return question.text.trim() === ''
    ? { ...words, question, run: IDLE, found: null, chosen: -1, copied: null }
    : { ...words, question, copied: null };
}

function takeRack({ setup, words }: AppState): WordsState {
  const { distribution } = setup.rules;
  const text = setup.rack.map((tile) => tileGlyph(distribution, tile)).join('');
  const kind = words.question.kind === 'anagram' ? 'anagram' : 'sub-anagram';
  return changeQuestion(words, { kind, text });
}

function choose(words: WordsState, index: number): WordsState {
  const count = words.found?.words.length ?? 0;
  if (count === 0) return words;
  return { ...words, chosen: Math.min(Math.max(index, 0), count - 1), copied: null };
}
