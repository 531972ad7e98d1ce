import { describe, expect, it } from 'vitest';
import type { WordsAnswer } from '../../../../../src/contract/lexicon/lexiconApi';
import type { WordQuestion } from '../../../../../src/renderer/features/words/state/wordQuestion';
import {
  areWordsStale,
  askedPart,
  noWordsText,
  wordsAnnouncement,
  wordsProblem,
  wordsStatus,
} from '../../../../../src/renderer/features/words/view/wordsView';
import type { Action } from '../../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../../src/renderer/state/appState';
import { reduce } from '../../../../../src/renderer/state/reduce';
import { sentence } from '../../../../said';
import { LEXICON } from '../../../session/fakeConnection';
import { readMidgame } from '../../../view/midgame';

const run = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((current, action) => reduce(current, action, 0), state);
const start = run(initialState(readMidgame()), { type: 'lexicon-opened', info: LEXICON });

function asked(change: Partial<WordQuestion>): AppState {
  const state = run(start, { type: 'words-question-changed', change });
  const subject = { lexicon: LEXICON.id, tiles: state.setup.rules.distribution };
  return run(state, { type: 'words-asked', question: state.words.question, subject });
}

function answered(change: Partial<WordQuestion>, answer: WordsAnswer): AppState {
  const state = asked(change);
  return run(state, { type: 'words-answered', question: state.words.question, answer });
}

const answerOf = (total: number, shown: number): WordsAnswer => ({
  words: Array.from({ length: shown }, () => ({ text: 'AX', score: 9 })),
  total,
  durationMs: 1.23,
});

describe('the line above the words', () => {
  it('gives the true total, the time and how many are shown', () => {
    expect(wordsStatus(answered({ text: 'A' }, answerOf(1234, 1000)))).toBe(
      '1,234 words in 1.2 ms, first 1,000 shown',
    );
    expect(wordsStatus(answered({ text: 'AX' }, answerOf(1, 1)))).toBe('1 word in 1.2 ms');
    expect(wordsStatus(answered({ text: 'QX' }, answerOf(0, 0)))).toBe('No word, in 1.2 ms');
    expect(wordsStatus(asked({ text: 'QX' }))).toBe('Searching…');
  });

  it('counts no words of an earlier query or another lexicon while new ones are pending', () => {
    const state = answered({ text: 'AX' }, answerOf(1, 1));
    expect(areWordsStale(state)).toBe(false);
    const changed = run(state, { type: 'words-question-changed', change: { text: 'AXE' } });
    const other = run(state, { type: 'lexicon-opened', info: { ...LEXICON, id: 'b'.repeat(64) } });
    for (const stale of [changed, other]) {
      expect(areWordsStale(stale)).toBe(true);
      expect(wordsStatus(stale)).toBe('Searching…');
    }
    const impossible = run(changed, {
      type: 'words-question-changed',
      change: { minLength: 9, maxLength: 2 },
    });
    expect(wordsStatus(impossible)).toBe('');
  });

  it('is a sentence if there are no words', () => {
    expect(noWordsText(start)).toBe(sentence('lexiconView.wordsAppear'));
    expect(noWordsText(answered({ text: 'QX' }, answerOf(0, 0)))).toBe(
      sentence('lexiconView.noMatch', { name: 'English' }),
    );
    expect(noWordsText(answered({ text: 'AX' }, answerOf(1, 1)))).toBeNull();
  });
});

describe('an invalid query', () => {
  const state = asked({ kind: 'pattern', text: 'C[1]' });
  const failed = (position?: number) =>
    run(state, {
      type: 'words-failed',
      question: state.words.question,
      error: { code: 'bad-request', message: 'No.', ...(position === undefined ? {} : { position }) },
    });

  it('is marked at the error', () => {
    expect(wordsProblem(failed(2))).toEqual({ message: 'No.', mark: { before: 'C[', at: '1', after: ']' } });
    expect(wordsProblem(failed(4))?.mark).toEqual({ before: 'C[1]', at: ' ', after: '' });
    expect(wordsProblem(failed())?.mark).toBeNull();
  });

  it('is valid again once changed', () => {
    const changed: Action = { type: 'words-question-changed', change: { text: 'C[A]' } };
    expect(wordsProblem(run(failed(2), changed))).toBeNull();
  });

  it('is announced to a screen reader', () => {
    expect(wordsAnnouncement({ ...failed(2), zone: 'words' })).toBe('No.');
    expect(wordsAnnouncement(failed(2))).toBe('');
  });
});

describe('the matching part of a word', () => {
  const question = (kind: WordQuestion['kind'], text: string): WordQuestion => ({
    kind,
    text,
    minLength: null,
    maxLength: null,
    order: 'length',
  });

  it.each([
    ['prefix', 'AX', 'AXIOM', [0, 2]],
    ['suffix', 'AX', 'RELAX', [3, 5]],
    ['contains', 'ax', 'MAXIMUM', [1, 3]],
    ['front-hooks', 'LATE', 'PLATE', [1, 5]],
    ['back-hooks', 'LATE', 'LATER', [0, 4]],
    ['anagram', 'LATE', 'TALE', null],
    ['pattern', 'L*', 'LATE', null],
  ] as const)('of %s %s in %s', (kind, text, word, part) => {
    expect(askedPart(question(kind, text), word)).toEqual(part);
  });
});

it('names the chosen word in the list', () => {
  const state = run(answered({ text: 'AX' }, answerOf(1, 1)), { type: 'word-chosen', index: 0 });
  expect(wordsAnnouncement({ ...state, zone: 'wordList' })).toBe('1 of 1, AX, 2 letters, 9 points');
});
