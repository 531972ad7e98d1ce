import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../src/renderer/state/action';
import type { AppState } from '../../../../src/renderer/state/appState';
import { NO_FILTER, queryOf, sortAfter } from '../../../../src/renderer/state/candidates/candidateFilter';
import { candidateAt } from '../../../../src/renderer/state/candidates/candidateSet';
import { reduce } from '../../../../src/renderer/state/reduce';
import { parseQuestion } from '../../../../src/renderer/view/walk/questionText';
import { candidatesStatus, emptyListText } from '../../../../src/renderer/view/window/statusView';
import { sentence } from '../../../said';
import { LEXICON } from '../../session/fakeConnection';
import { placement, stateShowing } from '../../view/midgame';

const applied = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((so, action) => reduce(so, action, 1000), state);
const start: AppState = { ...stateShowing([], 250), lexicon: { kind: 'open', info: LEXICON } };
const filtered = applied(start, { type: 'filter-changed', change: { isBingo: true } });
const rows = [3, 8].map((rank) => placement('MAKE', { rank }));
const answer = { view: 7, total: 2, firstPage: { offset: 0, rows } };
const answered = (state: AppState, total = 2) =>
  applied(state, {
    type: 'filter-answered',
    generation: 1,
    filter: state.filter,
    answer: { ...answer, total, firstPage: { offset: 0, rows: rows.slice(0, total) } },
  });

describe('the query of a filter', () => {
  it('is empty if nothing is set', () => {
    expect(queryOf(NO_FILTER)).toEqual({});
  });

  it('is letters, or the expression between slashes', () => {
    expect(queryOf({ ...NO_FILTER, text: ' ake ' }).word).toEqual({ kind: 'text', value: 'ake' });
    expect(queryOf({ ...NO_FILTER, text: '/^K.*S$/' }).word).toEqual({ kind: 'regex', value: '^K.*S$' });
    expect(queryOf({ ...NO_FILTER, text: '/^K' }).word).toEqual({ kind: 'regex', value: '^K' });
  });

  it('counts the main word among the words formed', () => {
    expect(queryOf({ ...NO_FILTER, minWords: 3, length: 5 })).toEqual({
      minCrossWords: 2,
      minLength: 5,
      maxLength: 5,
    });
  });

  it('sorts one way, the other way, and then not at all', () => {
    const first = sortAfter(null, 'score');
    expect(first).toEqual({ by: 'score', isDescending: true });
    const second = sortAfter(first, 'score');
    expect(second).toEqual({ by: 'score', isDescending: false });
    expect(sortAfter(second, 'score')).toBeNull();
    expect(sortAfter(first, 'word')).toEqual({ by: 'word', isDescending: false });
  });
});

describe('the filtered list', () => {
  it('has the rows of the answer, with their own ranks', () => {
    const state = answered(filtered);
    expect(candidateAt(state.candidates, 2)?.rank).toBe(8);
    expect(candidatesStatus(state)).toBe('2 of 250 shown');
    expect(state.shownRank).toBe(1);
  });

  it('keeps the shown candidate if it passes the filter', () => {
    const onEighth = applied(start, { type: 'candidate-shown', rank: 8 });
    expect(answered(applied(onEighth, { type: 'filter-changed', change: { isBingo: true } })).shownRank).toBe(
      2,
    );
  });

  it('reports that nothing is left', () => {
    const none = answered(filtered, 0);
    expect([none.shownRank, emptyListText(none)]).toEqual([0, sentence('windowView.nonePasses')]);
  });

  it('ignores the answer to an older filter', () => {
    const newer = applied(filtered, { type: 'filter-changed', change: { text: 'K' } });
    const late = applied(newer, { type: 'filter-answered', generation: 1, filter: filtered.filter, answer });
    expect(late.candidates).toBe(newer.candidates);
  });

  it('ignores a page of another view', () => {
    const state = answered(filtered);
    const page = { offset: 0, rows };
    const late = applied(state, { type: 'page-loaded', generation: 1, view: null, page });
    expect(late.candidates).toBe(state.candidates);
  });

  it('is complete again once it is cleared, with the shown candidate at its rank', () => {
    const cleared = applied(
      answered(filtered),
      { type: 'candidate-stepped', by: 1 },
      { type: 'filter-cleared' },
    );
    expect([cleared.candidates?.total, cleared.candidates?.view, cleared.shownRank]).toEqual([250, null, 8]);
  });

  it('is removed by the cursor of the board', () => {
    const through = applied(start, { type: 'filter-changed', change: { through: { row: 7, col: 7 } } });
    const moved = applied(through, { type: 'square-chosen', square: { row: 2, col: 5 } });
    expect(moved.filter.through).toEqual({ row: 2, col: 5 });
  });
});

describe('a question', () => {
  it('has a word, with or without a position before or after it', () => {
    const size = { rows: 15, cols: 40 };
    const read = (text: string) => {
      const question = parseQuestion(text, size);
      return question.ok ? question.value : question.error;
    };
    expect(read('quixotry')).toEqual({ kind: 'word', text: 'quixotry', place: null });
    const across = { row: 7, col: 3, direction: 'across' };
    expect(read('QUIZ 8D')).toEqual({ kind: 'word', text: 'QUIZ', place: across });
    expect(read('8d QUIZ')).toEqual({ kind: 'word', text: 'QUIZ', place: across });
    const down = { row: 7, col: 27, direction: 'down' };
    expect(read('QUIZ AB8')).toEqual({ kind: 'word', text: 'QUIZ', place: down });
    expect(read('MISTAKEn')).toEqual({ kind: 'word', text: 'MISTAKEn', place: null });
    const outside = (label: string) => sentence('walkView.noSquare', { square: `“${label}”`, last: 'AN15' });
    expect(read('QUIZ a0')).toBe(outside('A0'));
    expect(read('0A QUIZ')).toBe(outside('0A'));
    expect(read('QUIZ 16A')).toBe(outside('16A'));
    expect(read('QUIZ AO1')).toBe(outside('AO1'));
    expect(read('8D')).toBe(sentence('walkView.askForWord'));
    expect(read('QUIZ NIGHT 8D')).toBe(sentence('walkView.askOneWord'));
  });

  it('about tiles is about those tried, which stay where they are', () => {
    const tried = applied(
      start,
      { type: 'square-chosen', square: { row: 0, col: 0 } },
      { type: 'board-letter-typed', text: 'm', isBlank: false },
      { type: 'board-letter-typed', text: 'e', isBlank: false },
    );
    const asked = applied(tried, { type: 'question-asked-about-tiles' });
    expect(asked.tried).toBe(tried.tried);
    expect(asked.question?.wanted).toEqual({
      kind: 'tiles',
      tiles: [
        { row: 0, col: 0, tile: 13 },
        { row: 0, col: 1, tile: 5 },
      ],
    });
  });
});
