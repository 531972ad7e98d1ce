import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import type { LessonExercise } from '../../../../src/core/notation/lessons/lesson';
import type { ExerciseAnswer } from '../../../../src/core/school/exercise';
import { makeExercise } from '../../../../src/core/school/makeExercise';
import { schedule } from '../../../../src/core/school/schedule';
import {
  exerciseSetup,
  exerciseSquares,
  followLexicon,
  isExerciseOnBoard,
} from '../../../../src/renderer/features/practice/state/exerciseBoard';
import { dueOf } from '../../../../src/renderer/features/practice/state/practiceState';
import { mergedSets } from '../../../../src/renderer/features/practice/view/practiceView';
import type { Action } from '../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import { shownCrossChecks } from '../../../../src/renderer/state/candidates/engineNeeds';
import { reduce } from '../../../../src/renderer/state/reduce';
import { schoolGaddag } from '../../../core/school/schoolGround';
import { unwrap } from '../../../oracle/oraclePositions';
import { LEXICON } from '../../session/fakeConnection';
import { plainLesson } from '../course/plainLesson';

const SOURCE = { kind: 'algorithm', band: 1, seed: 5 } as const;
const made = unwrap(makeExercise(schoolGaddag(), CLASSIC_RULES, SOURCE));
const EMPTY = { rules: CLASSIC_RULES, tiles: Array<number>(225).fill(0), rack: [] };
const OPENED: readonly Action[] = [
  { type: 'practice-chosen', ...SOURCE },
  { type: 'practice-made', exercise: made.exercise },
];
const DRAFT: ExerciseAnswer = { kind: 'choice', option: 0 };

/** The state after actions, each with its time. */
const run = (from: AppState, ...timed: readonly (readonly [Action, number])[]): AppState =>
  timed.reduce((state, [action, ms]) => reduce(state, action, ms), from);
const stateAfter = (...timed: readonly (readonly [Action, number])[]) => run(initialState(EMPTY), ...timed);
const PRACTICE: Action = { type: 'side-tab-chosen', tab: 'practice' };

/** A lesson with a step for each exercise; null for a step with the rack B. */
const lessonOf = (exercises: readonly (LessonExercise | null)[]): Action =>
  plainLesson(exercises.map((exercise) => ({ setup: { ...EMPTY, rack: [2] }, exercise })));
const opened = OPENED.map((action) => [action, 1000] as const);
const judged = (isRight: boolean): Action => ({
  type: 'practice-judged',
  judgement: { isRight, credit: Number(isRight), reason: '' },
});
const answered = (isRight: boolean, ms: number) =>
  [
    [{ type: 'practice-drafted', draft: DRAFT }, ms],
    [{ type: 'practice-checked' }, ms],
    [judged(isRight), ms],
  ] as [Action, number][];

/** Answers all questions rightly, the first one at `ms`. */
const throughRightly = (ms = 4000): [Action, number][] =>
  made.exercise.questions.flatMap((_, nth): [Action, number][] => {
    const at = ms + nth * 10_000;
    const next: [Action, number] = [{ type: 'practice-continued', seed: 1 }, at - 5000];
    return nth === 0 ? [...answered(true, at)] : [next, ...answered(true, at)];
  });

describe('exercises in the window', () => {
  it('count the first try of a question, and no later one', () => {
    const { practice } = stateAfter(...opened, ...answered(false, 4000), ...answered(true, 9000));
    expect(practice.firstTries.algorithm).toEqual({ right: 0, all: 1, guesses: 0 });
    expect(stateAfter(...opened, ...answered(true, 4000)).practice.firstTries.algorithm.right).toBe(1);
  });

  it('that are prepared follow one another, without a loss in points', () => {
    const chosen: Action = { type: 'practice-chosen', kind: 'preendgame', band: 2, seed: 70 };
    const next: Action = { type: 'practice-continued', seed: 5 };
    const source = { kind: 'preendgame', band: 2, seed: 70 } as const;
    const first = stateAfter([chosen, 0]);
    expect(first.practice.source).toEqual(source);
    const exercise = { ...made.exercise, ...source };
    const answered = run(first, [{ type: 'practice-made', exercise }, 0], [{ type: 'practice-given-up' }, 1]);
    const shown = run(answered, [{ type: 'practice-answers-shown', steps: [] }, 2]);
    const after = run(shown, [next, 3]).practice;
    expect(after.source).toEqual({ ...source, seed: 71 });
    // What was not known is due.
    expect(shown.practice.outcome).toEqual({ kind: 'preendgame', band: 2, isRight: false });
    expect(run(shown, [{ ...chosen, band: 3, seed: 9 }, 4]).practice.source?.seed).toBe(9);
  });

  it('count answers in less than two seconds apart', () => {
    const { practice } = stateAfter(...opened, ...answered(true, 2999));
    expect(practice.firstTries.algorithm).toEqual({ right: 0, all: 0, guesses: 1 });
  });

  it('count no try after a hint, or after the answers', () => {
    const hinted = stateAfter(...opened, [{ type: 'practice-hinted' }, 1500], ...answered(true, 9000));
    expect(hinted.practice.firstTries.algorithm).toEqual({ right: 0, all: 1, guesses: 0 });
    const shown = stateAfter(
      ...opened,
      [{ type: 'practice-given-up' }, 1500],
      [{ type: 'practice-answers-shown', steps: made.model() }, 1600],
      [{ type: 'practice-model-stepped', by: 99 }, 1700],
    );
    expect(shown.practice.model?.at).toBe(made.model().length - 1);
    expect(shown.practice.firstTries.algorithm).toEqual({ right: 0, all: 1, guesses: 0 });
  });

  it('go on to the next question, and then to another exercise', () => {
    const second = stateAfter(...opened, ...answered(true, 4000), [
      { type: 'practice-continued', seed: 8 },
      5000,
    ]);
    expect(second.practice.asked).toMatchObject({ question: 1, draft: null, judgement: null, atMs: 5000 });
    const given = stateAfter(
      ...opened,
      [{ type: 'practice-given-up' }, 1500],
      [{ type: 'practice-answers-shown', steps: made.model() }, 1600],
      [{ type: 'practice-continued', seed: 8 }, 1700],
    );
    expect(given.practice).toMatchObject({ source: { seed: 8 }, exercise: null });
  });

  it('borrow the board while their page is shown, with the tiles of the walk', () => {
    const { shown } = made.exercise;
    if (shown.kind !== 'board') throw new Error('A board was expected.');
    const away = stateAfter(...opened);
    expect(exerciseSquares(away)).toBeNull();
    const lent = reduce(away, PRACTICE, 1100);
    expect(lent.setup).toBe(shown.setup);
    expect(exerciseSquares(lent)).toEqual(made.exercise.questions[0]!.lit);
    const nth = made.exercise.questions.findIndex(({ walked }) =>
      walked.some(({ kind }) => kind === 'placed'),
    );
    const later = {
      ...lent,
      practice: { ...lent.practice, asked: { ...lent.practice.asked, question: nth } },
    };
    const laid = exerciseSetup(later)!;
    for (const { square, tile } of made.exercise.questions[nth]!.walked)
      expect(laid.tiles[square]).toBe(tile);
    expect(laid.rack.length).toBeLessThan(shown.setup.rack.length);
    const back = reduce(lent, { type: 'side-tab-chosen', tab: 'moves' }, 1200);
    expect(back.desk).toBeNull();
    expect(back.setup).toBe(EMPTY);
    const other = { ...EMPTY, rack: [1] };
    const document = reduce(lent, { type: 'document-opened', setup: other }, 1200);
    expect(document).toMatchObject({ setup: other, desk: null, sideTab: 'moves' });
  });

  it('are made again with another lexicon', () => {
    const lexicon = { kind: 'open', info: LEXICON } as const;
    const state = run({ ...initialState(EMPTY), lexicon }, ...opened);
    const info = { ...LEXICON, id: 'b'.repeat(64) };
    const { practice } = followLexicon(state, { ...state, lexicon: { ...lexicon, info } });
    expect(practice).toMatchObject({ exercise: null, source: SOURCE });
    expect(followLexicon(state, { ...state, lexicon: { ...lexicon } }).practice).toBe(state.practice);
  });

  it('hide the cross-sets until they are solved', () => {
    const state = stateAfter([PRACTICE, 0], ...opened);
    const count = state.setup.tiles.length;
    const answer = { across: [], down: [], dead: Array<boolean>(count).fill(false) };
    const checked = reduce(
      reduce(state, { type: 'cross-checks-toggled' }, 1),
      { type: 'cross-checks-loaded', setup: state.setup, answer },
      2,
    );
    expect(shownCrossChecks(checked)).toBeNull();
    const given = { steps: made.model(), at: 0 };
    expect(shownCrossChecks({ ...checked, practice: { ...checked.practice, model: given } })).toBe(answer);
  });

  it('in a lesson, take its board until the next step', () => {
    const inLesson = stateAfter([lessonOf([{ ...SOURCE }, null]), 0]);
    expect(inLesson).toMatchObject({ practice: { source: SOURCE }, zone: 'practice', sideTab: 'course' });
    const asked = reduce(inLesson, { type: 'practice-made', exercise: made.exercise }, 1000);
    expect(isExerciseOnBoard(asked)).toBe(true);
    const count = made.exercise.questions.length;
    const solved = Array.from({ length: count }).reduce<AppState>((state, _, nth) => {
      const next = run(state, ...answered(false, 4000), ...answered(true, 9000));
      return nth === count - 1 ? next : run(next, [{ type: 'practice-continued', seed: 1 }, 9500]);
    }, asked);
    const next = reduce(solved, { type: 'lesson-stepped', by: 1 }, 9900);
    expect(next.setup.rack).toEqual([2]);
    expect(next.practice.source).toBeNull();
    expect(reduce(next, { type: 'lesson-closed' }, 9999).setup).toBe(EMPTY);
  });

  it('end a lesson when their page is entered', () => {
    const state = stateAfter([lessonOf([{ ...SOURCE }]), 0], [PRACTICE, 1]);
    expect(state.course.lesson).toBeNull();
    expect(state.desk).toBeNull();
    expect(state.practice.source).toBeNull();
  });

  it('come back if the first try was wrong, on the same day and later, until they are known', () => {
    const right = stateAfter(...opened, ...throughRightly());
    expect(right.practice.outcome).toBeNull();
    const clock = new Date(2026, 4, 20, 12).getTime();
    const CLOCK: Action = { type: 'practice-clock-read', nowMs: clock };
    const wrong = stateAfter([CLOCK, 0], ...opened, ...answered(false, 4000), ...answered(true, 9000));
    expect(wrong.practice.outcome).toEqual({ kind: 'algorithm', band: 1, isRight: false });
    const of = { kind: 'algorithm', band: 1 } as const;
    const scheduled = run(wrong, [
      { type: 'practice-scheduled', of, card: schedule(null, false, clock) },
      9100,
    ]);
    expect(scheduled.practice.outcome).toBeNull();
    expect(dueOf(scheduled)).toEqual([of]);
    const reviewing = run(
      scheduled,
      [{ type: 'practice-chosen', kind: 'merge', band: 3, seed: 1 }, 9200],
      [{ type: 'practice-due-wanted', seed: SOURCE.seed }, 9300],
      [{ type: 'practice-made', exercise: made.exercise }, 9400],
    );
    expect(reviewing.practice).toMatchObject({ isReviewing: true, source: SOURCE });
    const guessed = run(reviewing, ...throughRightly(9500));
    expect(guessed.practice.outcome).toBeNull();
    const known = run(reviewing, ...throughRightly(20000));
    expect(known.practice.outcome).toEqual({ ...of, isRight: true });
    const later = { ...schedule(null, true, clock), dueMs: clock + 48 * 3_600_000 };
    const ended = run(
      known,
      [{ type: 'practice-scheduled', of, card: later }, 30000],
      [{ type: 'practice-continued', seed: 2 }, 30001],
    );
    expect(ended.practice.isReviewing).toBe(false);
    expect(dueOf(run(ended, [{ ...CLOCK, nowMs: later.dueMs }, 30002]))).toEqual([of]);
  });

  it('number sets of merged nodes', () => {
    const pairs = [
      [1, 2],
      [4, 5],
      [2, 4],
      [7, 8],
    ] as const;
    const sets = mergedSets(pairs);
    expect([...sets].sort(([one], [other]) => one - other)).toEqual([
      [1, 1],
      [2, 1],
      [4, 1],
      [5, 1],
      [7, 2],
      [8, 2],
    ]);
  });
});
