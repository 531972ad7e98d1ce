import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import type { ExerciseAnswer } from '../../../../src/core/school/exercise';
import { makeExercise } from '../../../../src/core/school/makeExercise';
import {
  exerciseSetup,
  exerciseSquares,
} from '../../../../src/renderer/features/practice/view/practiceBoard';
import { mergedSets } from '../../../../src/renderer/features/practice/view/practiceView';
import type { Action } from '../../../../src/renderer/state/action';
import { initialState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import { schoolGaddag } from '../../../core/school/schoolGround';
import { unwrap } from '../../../oracle/oraclePositions';

const SOURCE = { kind: 'algorithm', band: 1, seed: 5 } as const;
const made = unwrap(makeExercise(schoolGaddag(), CLASSIC_RULES, SOURCE));
const EMPTY = { rules: CLASSIC_RULES, tiles: Array<number>(225).fill(0), rack: [] };
const OPENED: readonly Action[] = [
  { type: 'practice-chosen', ...SOURCE },
  { type: 'practice-made', exercise: made.exercise },
];
const DRAFT: ExerciseAnswer = { kind: 'choice', option: 0 };

/** The state after actions, each with its time. */
const stateAfter = (...timed: readonly (readonly [Action, number])[]) =>
  timed.reduce((state, [action, ms]) => reduce(state, action, ms), initialState(EMPTY));

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
  ] as const;

describe('exercises in the window', () => {
  it('count the first try of a question, and no later one', () => {
    const { practice } = stateAfter(...opened, ...answered(false, 4000), ...answered(true, 9000));
    expect(practice.firstTries.algorithm).toEqual({ right: 0, all: 1, guesses: 0 });
    expect(stateAfter(...opened, ...answered(true, 4000)).practice.firstTries.algorithm.right).toBe(1);
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

  it('show their position, with the tiles of the walk, on the lent board alone', () => {
    const { shown } = made.exercise;
    if (shown.kind !== 'board') throw new Error('A board was expected.');
    expect(exerciseSquares(stateAfter(...opened))).toBeNull();
    const lent = stateAfter(...opened, [{ type: 'desk-lent', setup: shown.setup }, 1100]);
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
