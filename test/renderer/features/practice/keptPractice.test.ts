import { describe, expect, it } from 'vitest';
import { practiceParser } from '../../../../src/contract/school/practiceApi';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import type { Exercise } from '../../../../src/core/school/exercise';
import type { GameMistake } from '../../../../src/core/school/mistakes/gameMistakes';
import { schedule } from '../../../../src/core/school/schedule';
import {
  joinKept,
  NOTHING_KEPT,
  readWords,
  withMistakes,
} from '../../../../src/renderer/features/practice/state/keptPractice';
import { dueOf } from '../../../../src/renderer/features/practice/state/practiceState';
import type { Action } from '../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import { wordsOfPlay } from '../../../../src/renderer/state/candidates/wordsOfPlay';
import { reduce } from '../../../../src/renderer/state/reduce';
import { said, sentence } from '../../../said';

const DAY = 24 * 3_600_000;
const NOON = new Date(2026, 4, 20, 12).getTime();
const TILES = Array<number>(225).fill(0);
const MOVE = { kind: 'placement', row: 7, col: 7, direction: 'across', tiles: [1, 2], score: 8 } as const;
const mistake = (id: string): GameMistake => ({
  id,
  game: 'club.gcg',
  player: 'Ann',
  turn: 3,
  scores: [10, 20],
  bagCount: 40,
  tiles: TILES,
  rack: [1, 2],
  played: { kind: 'pass' },
  best: MOVE,
  lost: { points: 8, winShare: 0.1 },
  method: 'equity',
});
const found = (...ids: string[]) => [{ rules: CLASSIC_RULES, mistakes: ids.map(mistake) }];
const EMPTY = { rules: CLASSIC_RULES, tiles: TILES, rack: [] };

const run = (from: AppState, ...actions: readonly Action[]): AppState =>
  actions.reduce((state, action, nth) => reduce(state, action, 10_000 * nth), from);
const taken = run(
  initialState(EMPTY),
  { type: 'practice-clock-read', nowMs: NOON },
  { type: 'practice-read', kept: null },
  { type: 'mistakes-taken', found: found('a', 'b'), seed: 1 },
);
const exercise = (id: string): Exercise => ({
  kind: 'mistake',
  band: 1,
  seed: id,
  loss: 2,
  prompt: '',
  shown: { kind: 'board', setup: { rules: CLASSIC_RULES, tiles: TILES, rack: [1, 2] } },
  questions: [{ prompt: '', facts: [], form: { kind: 'play', others: [] }, hints: [], lit: [], walked: [] }],
});
const answered = (id: string, isRight: boolean): readonly Action[] => [
  { type: 'practice-made', exercise: exercise(id) },
  { type: 'practice-drafted', draft: { kind: 'play', move: MOVE } },
  { type: 'practice-checked' },
  { type: 'practice-judged', judgement: { isRight, credit: Number(isRight), reason: '' } },
];

describe('mistakes that are practised', () => {
  it('are kept once, with the rules of their games once, and opened one after another', () => {
    expect(taken.practice.source).toEqual({ kind: 'mistake', band: 1, seed: 'a', loss: 2 });
    expect(said(taken.notice)).toBe(sentence('practice.mistakesTaken', { count: 2 }));
    const again = run(taken, { type: 'mistakes-taken', found: found('b', 'c'), seed: 1 });
    expect(again.practice.kept.mistakes.map(({ id, rules }) => [id, rules])).toEqual([
      ['a', 0],
      ['b', 0],
      ['c', 0],
    ]);
    expect(again.practice.kept.rules).toHaveLength(1);
    expect(practiceParser.parse(JSON.parse(JSON.stringify(again.practice.kept)))).toEqual(
      again.practice.kept,
    );
  });

  it('are scheduled each by itself, also when they are right at once', () => {
    const right = run(taken, ...answered('a', true));
    expect(right.practice.outcome).toEqual({ kind: 'mistake', band: 1, mistake: 'a', isRight: true });
    const card = schedule(null, true, NOON);
    expect(card.dueMs - NOON).toBeGreaterThanOrEqual(DAY);
    const { outcome } = right.practice;
    const next = run(
      right,
      { type: 'practice-scheduled', of: outcome!, card },
      { type: 'practice-continued', seed: 1 },
    );
    expect(next.practice.source?.seed).toBe('b');
    expect(dueOf(next)).toEqual([]);
    const wrong = run(next, ...answered('b', false));
    expect(wrong.practice.outcome).toEqual({ kind: 'mistake', band: 1, mistake: 'b', isRight: false });
    const later = run(
      wrong,
      { type: 'practice-scheduled', of: wrong.practice.outcome!, card: schedule(null, false, NOON) },
      { type: 'practice-due-wanted', seed: 1 },
    );
    expect(dueOf(later)).toEqual([{ kind: 'mistake', band: 1, mistake: 'b' }]);
    expect(later.practice).toMatchObject({ isReviewing: true, source: { seed: 'b' } });
  });

  it('say when there are none, or none left for today', () => {
    const choose: Action = { type: 'practice-chosen', kind: 'mistake', band: 1, seed: 1 };
    const none = run(initialState(EMPTY), choose);
    expect(said(none.practice.failure)).toBe(sentence('practice.noMistakes'));
    const card = { ...schedule(null, true, NOON), dueMs: NOON + 2 * DAY };
    const done = run(
      taken,
      { type: 'practice-scheduled', of: { kind: 'mistake', band: 1, mistake: 'a' }, card },
      { type: 'practice-scheduled', of: { kind: 'mistake', band: 1, mistake: 'b' }, card },
      choose,
    );
    expect(said(done.practice.failure)).toBe(sentence('practice.allMistakesDone'));
  });
});

describe('what is kept of practice', () => {
  const card = schedule(null, true, NOON);
  it('comes from the settings of older versions, and is joined with what was added meanwhile', () => {
    const state = initialState(EMPTY);
    const old = { ...state, settings: { ...state.settings, practice: { 'merge/2': card } } };
    const read = run(
      old,
      { type: 'mistakes-taken', found: found('a'), seed: 1 },
      { type: 'practice-read', kept: null },
    );
    expect(read.practice.kept).toMatchObject({ cards: { 'merge/2': card }, mistakes: [{ id: 'a' }] });
  });

  it('of two machines is joined: the card that was used last, mistakes and words of both', () => {
    const one = { ...withMistakes(NOTHING_KEPT, found('a', 'b')), cards: { x: card }, words: ['CAT', 'DOG'] };
    const later = { ...card, lastMs: NOON + 1 };
    const other = {
      ...withMistakes(NOTHING_KEPT, [{ rules: { ...CLASSIC_RULES, rackSize: 8 }, mistakes: [mistake('c')] }]),
      cards: { x: later, y: card },
      words: ['DOG', 'EEL'],
    };
    const joined = joinKept(one, other);
    expect(joined.cards).toEqual({ x: later, y: card });
    expect(joinKept(other, one).cards).toEqual({ x: later, y: card });
    expect(joined.words).toEqual(['CAT', 'DOG', 'EEL']);
    expect(joined.mistakes.map(({ id, rules }) => [id, joined.rules[rules]?.rackSize])).toEqual([
      ['a', 7],
      ['b', 7],
      ['c', 8],
    ]);
  });
});

describe('the study list', () => {
  it('has each word once, in the order of adding, and says how many are new', () => {
    const state = run(
      initialState(EMPTY),
      { type: 'study-added', words: ['DOG', 'CAT'] },
      { type: 'study-added', words: ['CAT', 'EEL'] },
    );
    expect(state.practice.kept.words).toEqual(['DOG', 'CAT', 'EEL']);
    expect(said(state.notice)).toBe(sentence('study.added', { count: 1 }));
    const removed = run(state, { type: 'study-removed', word: 'CAT' });
    expect(removed.practice.kept.words).toEqual(['DOG', 'EEL']);
  });

  it('reads words of a text, one a line or not, and nothing else', () => {
    expect(readWords('cat\r\nDog eel\n\n12 a-b ŁÓDŹ col·legi\n')).toEqual([
      'CAT',
      'DOG',
      'EEL',
      'ŁÓDŹ',
      'COL·LEGI',
    ]);
    expect(readWords(`${'A'.repeat(65)} OK`)).toEqual(['OK']);
  });

  it('takes the words that a play forms', () => {
    const tiles = [...TILES];
    [3, 1, 20].forEach((tile, nth) => {
      tiles[7 * 15 + 7 + nth] = tile;
    });
    const move = { kind: 'placement', row: 7, col: 7, direction: 'across', score: 6 } as const;
    const played = { ...move, tiles: [0, 0, 0, 19] };
    expect(wordsOfPlay({ rules: CLASSIC_RULES, tiles, rack: [19] }, played)).toEqual(['CATS']);
  });
});
