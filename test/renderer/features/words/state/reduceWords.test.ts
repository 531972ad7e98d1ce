import { describe, expect, it } from 'vitest';
import { questionToAsk } from '../../../../../src/renderer/features/words/state/questionToAsk';
import { chosenWord, limitsProblem } from '../../../../../src/renderer/features/words/state/wordQuestion';
import type { Action } from '../../../../../src/renderer/state/action';
import type { AppState } from '../../../../../src/renderer/state/appState';
import { initialState } from '../../../../../src/renderer/state/appState';
import { reduce } from '../../../../../src/renderer/state/reduce';
import { said, sentence } from '../../../../said';
import { LEXICON } from '../../../session/fakeConnection';
import { readMidgame, tilesOf } from '../../../view/midgame';

const run = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((current, action) => reduce(current, action, 0), state);
const start = run(
  initialState(readMidgame()),
  { type: 'lexicon-opened', info: LEXICON },
  { type: 'side-tab-chosen', tab: 'words' },
);
const typed = (text: string): Action => ({ type: 'words-question-changed', change: { text } });
const SUBJECT = { lexicon: LEXICON.id, tiles: start.setup.rules.distribution };
const WORDS = ['AXE', 'AX', 'AXIS'].map((text, index) => ({ text, score: 9 + index }));
const answer = { words: WORDS, total: 3, durationMs: 0.4 };

/** Sends the current query and has it answered. */
function answered(state: AppState): AppState {
  const { question } = state.words;
  return run(
    state,
    { type: 'words-asked', question, subject: SUBJECT },
    { type: 'words-answered', question, answer },
  );
}

describe('a query to the lexicon', () => {
  it('is sent once it has a text, and only once', () => {
    expect(questionToAsk(start)).toBeNull();
    const asking = run(start, typed('AX'));
    expect(questionToAsk(asking)).toBe(asking.words.question);
    const { question } = asking.words;
    const asked = run(asking, { type: 'words-asked', question, subject: SUBJECT });
    expect(questionToAsk(asked)).toBeNull();
    expect(questionToAsk(answered(asking))).toBeNull();
  });

  it('is sent again for another lexicon and after the engine has lost the lexicon', () => {
    const found = answered(run(start, typed('AX')));
    const other = run(found, { type: 'lexicon-opened', info: { ...LEXICON, id: 'b'.repeat(64) } });
    expect(questionToAsk(other)).toBe(other.words.question);
    const asking = run(start, typed('AX'));
    const { question } = asking.words;
    const lost = run(
      asking,
      { type: 'words-asked', question, subject: SUBJECT },
      { type: 'words-lost', question },
    );
    expect(questionToAsk(lost)).toBe(question);
  });

  it('waits while its page is hidden', () => {
    const asking = run(start, typed('AX'));
    expect(questionToAsk(run(asking, { type: 'side-tab-chosen', tab: 'moves' }))).toBeNull();
    expect(questionToAsk(run(asking, { type: 'side-panel-toggled' }))).toBeNull();
  });

  it('is not sent with contradictory limits', () => {
    const limits: Action = { type: 'words-question-changed', change: { minLength: 5, maxLength: 4 } };
    const state = run(start, typed('AX'), limits);
    expect(said(limitsProblem(state.words.question))).toBe(
      sentence('searches.wrongLimits', { least: 5, most: 4 }),
    );
    expect(questionToAsk(state)).toBeNull();
    const equal: Action = { type: 'words-question-changed', change: { maxLength: 5 } };
    expect(limitsProblem(run(state, equal).words.question)).toBeNull();
  });

  it('keeps the old words until the new ones arrive, and none without a text', () => {
    const found = answered(run(start, typed('AX')));
    expect(run(found, typed('AXI')).words.found?.words).toBe(WORDS);
    expect(run(found, typed(' ')).words.found).toBeNull();
  });

  it('ignores answers to superseded queries', () => {
    const first = run(start, typed('A'));
    const { question } = first.words;
    const state = run(first, { type: 'words-asked', question, subject: SUBJECT }, typed('AX'));
    const second = state.words.question;
    const late = run(
      state,
      { type: 'words-asked', question: second, subject: SUBJECT },
      { type: 'words-answered', question, answer },
    );
    expect(late.words).toMatchObject({ found: null, run: { kind: 'running', question: second } });
  });
});

describe('the rack as a text', () => {
  it('becomes its letters, blanks as ?, and the query one about tiles', () => {
    const setup = { ...start.setup, rack: tilesOf('QI?E') };
    const { question } = run({ ...start, setup }, { type: 'words-rack-taken' }).words;
    expect([question.kind, question.text]).toEqual(['sub-anagram', 'QI?E']);
  });

  it('keeps an anagram query an anagram query', () => {
    const kind: Action = { type: 'words-question-changed', change: { kind: 'anagram' } };
    expect(run(start, kind, { type: 'words-rack-taken' }).words.question.kind).toBe('anagram');
  });
});

describe('the chosen word', () => {
  const found = answered(run(start, typed('AX')));
  const wordAfter = (...steps: readonly number[]) =>
    chosenWord(run(found, ...steps.map((by): Action => ({ type: 'word-stepped', by }))).words)?.text;

  it('is none at first, then stays between the first and the last', () => {
    expect(chosenWord(found.words)).toBeNull();
    expect(wordAfter(1)).toBe('AXE');
    expect(wordAfter(1, 1)).toBe('AX');
    expect(wordAfter(10)).toBe('AXIS');
    expect(wordAfter(1, -10)).toBe('AXE');
  });

  it('is copied to the clipboard, with a notice until the next action', () => {
    const copying = run(found, { type: 'word-stepped', by: 2 }, { type: 'word-copy-requested' });
    expect(copying.words.copying).toBe('AX');
    const copied = run(copying, { type: 'word-copied', word: 'AX' });
    expect([copied.words.copying, copied.words.copied]).toEqual([null, 'AX']);
    expect(run(copied, { type: 'word-stepped', by: 1 }).words.copied).toBeNull();
    expect(run(copied, typed('AXI')).words.copied).toBeNull();
  });
});
