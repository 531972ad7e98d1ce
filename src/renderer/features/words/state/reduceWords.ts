import type { RequestError } from '../../../../contract/requests/requestError';
import { tileGlyph } from '../../../../core/alphabet/tileDistribution';
import { clamp } from '../../../../core/clamp';
import { message } from '../../../../core/message';
import type { AppState } from '../../../state/appState';
import type { Handlers } from '../../../state/handlers';
import { helpBlockedReason } from '../../../state/play/analysisBlockedReason';
import {
  chosenWord,
  type WordQuestion,
  type WordsAction,
  type WordsRun,
  type WordsState,
} from './wordQuestion';

const IDLE: WordsRun = { kind: 'idle' };
const NOTHING_FOUND = { run: IDLE, found: null, chosen: -1, copied: null } as const;

/** Queries to the lexicon. */
export const WORDS_ACTIONS: Handlers<WordsAction> = {
  'words-question-changed': (state, action) => ({
    ...state,
    words: changeQuestion(state.words, action.change),
  }),
  'words-rack-taken': (state) => ({ ...state, words: takeRack(state) }),
  'words-asked': (state, action) => {
    const { question, subject } = action;
    return { ...state, words: { ...state.words, run: { kind: 'running', question, subject } } };
  },
  'words-answered': onOutcome((words, { question, subject }, { answer }) => {
    const found = { ...answer, question, subject };
    return { ...words, run: IDLE, found, chosen: -1, copied: null };
  }),
  'words-failed': onOutcome((words, run, { error }) => ({
    ...words,
    run: { ...run, kind: 'failed', error },
    chosen: -1,
  })),
  'words-lost': onOutcome((words) => ({ ...words, run: IDLE })),
  'word-stepped': (state, action) => ({
    ...state,
    words: choose(state.words, state.words.chosen + action.by),
  }),
  'word-chosen': (state, action) => ({ ...state, words: choose(state.words, action.index) }),
  'word-told': (state, { info }) => ({ ...state, words: { ...state.words, info } }),
  'word-copied': (state, action) => ({
    ...state,
    words: { ...state.words, copying: null, copied: action.word },
  }),
  'word-copy-requested': (state) => ({
    ...state,
    words: { ...state.words, copying: chosenWord(state.words)?.text ?? null },
  }),
};

type Outcome = Extract<WordsAction, { type: 'words-answered' | 'words-failed' | 'words-lost' }>;
type Awaited = Extract<WordsRun, { kind: 'running' }>;

/** Ignores answers to superseded queries. */
function onOutcome<A extends Outcome>(end: (words: WordsState, run: Awaited, action: A) => WordsState) {
  return (state: AppState, action: A): AppState => {
    const { run } = state.words;
    const isAwaited = run.kind === 'running' && run.question === action.question;
    return isAwaited ? { ...state, words: end(state.words, run, action) } : state;
  };
}

/** Stops waiting for an answer that takes too long; null if none is pending. */
export function giveUpWords(state: AppState): AppState | null {
  const ended = failWords(state, { code: 'cancelled', message: message('searches.wordsStopped') });
  return ended === state ? null : ended;
}

/** Stops waiting, with the reason. */
export function failWords(state: AppState, error: RequestError): AppState {
  const { run } = state.words;
  if (run.kind !== 'running') return state;
  return { ...state, words: { ...state.words, run: { ...run, kind: 'failed', error }, chosen: -1 } };
}

/**
 * Drops the pending query if it has changed, or if words or tiles have. During a game, earlier results are
 * dropped, too.
 */
export function forgetOldQuestion(_: AppState, state: AppState): AppState {
  const { lexicon, setup, words } = state;
  const { found, question, run } = words;
  if (helpBlockedReason(state) !== null && (found !== null || run.kind !== 'idle'))
    return { ...state, words: { ...words, ...NOTHING_FOUND } };
  if (run.kind !== 'running') return state;
  const isOfLexicon =
    lexicon.kind === 'opening' || (lexicon.kind === 'open' && lexicon.info.id === run.subject.lexicon);
  const isPresent =
    run.question === question && isOfLexicon && run.subject.tiles === setup.rules.distribution;
  return isPresent ? state : { ...state, words: { ...words, run: IDLE } };
}

function changeQuestion(words: WordsState, change: Partial<WordQuestion>): WordsState {
  const question = { ...words.question, ...change };
  // Without a text nothing is queried, and old results are dropped.
  return question.text.trim() === ''
    ? { ...words, question, ...NOTHING_FOUND }
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
  return { ...words, chosen: clamp(index, 0, count - 1), copied: null };
}
