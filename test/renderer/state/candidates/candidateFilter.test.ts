import { describe, expect, it } from 'vitest';
import type { GenerationSummary } from '../../../../src/contract/candidates/candidatesApi';
import type { Action } from '../../../../src/renderer/state/action';
import type { AppState } from '../../../../src/renderer/state/appState';
import { NO_FILTER, queryOf, sortAfter } from '../../../../src/renderer/state/candidates/candidateFilter';
import { candidateAt } from '../../../../src/renderer/state/candidates/candidateSet';
import { shownSort } from '../../../../src/renderer/state/candidates/sortColumns';
import { reduce } from '../../../../src/renderer/state/reduce';
import { parseQuestion } from '../../../../src/renderer/view/walk/questionText';
import {
  areCandidatesStale,
  candidatesStatus,
  emptyListText,
} from '../../../../src/renderer/view/window/statusView';
import { sentence } from '../../../said';
import { LEXICON } from '../../session/fakeConnection';
import { placement, stateShowing, summaryOf } from '../../view/midgame';

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
    const asked = applied(
      start,
      { type: 'candidate-shown', rank: 8 },
      { type: 'filter-changed', change: { isBingo: true } },
    );
    const { filter } = asked;
    const kept = { ...answer, row: 2 };
    const shown = applied(asked, { type: 'filter-answered', generation: 1, filter, answer: kept });
    expect(shown.shownRank).toBe(2);
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
      { type: 'filter-changed', change: NO_FILTER },
    );
    expect([cleared.candidates?.total, cleared.candidates?.view, cleared.shownRank]).toEqual([250, null, 8]);
  });

  it('is removed by the cursor of the board', () => {
    const through = applied(start, { type: 'filter-changed', change: { through: { row: 7, col: 7 } } });
    const moved = applied(through, { type: 'square-chosen', square: { row: 2, col: 5 } });
    expect(moved.filter.through).toEqual({ row: 2, col: 5 });
  });
});

describe('the list of a new search', () => {
  const byEquity = { by: 'equity', isDescending: true } as const;
  /** The second play is worth more than the first. */
  const opened = [
    ...[2, 1].map((rank) => placement('MAKE', { rank, worth: { kept: 1000 * rank, placed: 0 } })),
    { kind: 'pass', tiles: [], worth: 0 } as const,
  ];
  const basis = { kind: 'settlement' } as const;
  const summary: GenerationSummary = {
    ...summaryOf([], 2, 2),
    basis,
    firstPage: { offset: 0, rows: [] },
    opening: { sort: byEquity, view: 0, total: 3, row: 2, firstPage: { offset: 0, rows: opened } },
  };
  const found = (state: AppState, change: Partial<GenerationSummary> = {}) =>
    applied(state, { type: 'generation-finished', setup: state.setup, summary: { ...summary, ...change } });

  it('is the one that the search was asked for, with the row of the candidate that is kept', () => {
    const state = found(start);
    expect(state.candidates).toMatchObject({ view: 0, total: 3, allTotal: 2, filter: state.filter });
    expect([state.shownRank, shownSort(state)]).toEqual([2, byEquity]);
    expect(areCandidatesStale(state)).toBe(false);
  });

  it('is that of ranks if equities are not known, and then is up to date as well', () => {
    const { opening: _, ...byRank } = summaryOf([], 2, 2);
    const state = applied(start, { type: 'generation-finished', setup: start.setup, summary: byRank });
    expect(state.candidates).toMatchObject({ view: null, total: 2, filter: state.filter });
    expect([shownSort(state), areCandidatesStale(state)]).toEqual([null, false]);
  });

  it('is by rank until it is sorted if the order was changed meanwhile', () => {
    const byRank = found(applied(start, { type: 'filter-changed', change: { sort: null } }));
    expect(byRank.candidates).toMatchObject({ view: null, total: 2 });
    expect(areCandidatesStale(byRank)).toBe(false);
    expect(areCandidatesStale(found(applied(start, { type: 'filter-sorted', by: 'word' })))).toBe(true);
  });

  it('shows a candidate by its rank: at once if its row is loaded, otherwise once it is sorted', () => {
    const state = found(start);
    expect(applied(state, { type: 'rank-sought', rank: 2 }).shownRank).toBe(1);
    const filtering = applied(state, { type: 'filter-changed', change: { isBingo: true } });
    const sought = applied(filtering, { type: 'rank-sought', rank: 1 });
    expect(sought).toMatchObject({ shownRank: 1, filter: { isBingo: false, sort: byEquity } });
    expect([sought.candidates?.view, areCandidatesStale(sought)]).toEqual([null, true]);
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
