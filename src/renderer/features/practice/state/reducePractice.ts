import { clamp } from '../../../../core/clamp';
import type { ExerciseSource } from '../../../../core/school/exercise';
import type { AppState } from '../../../state/appState';
import type { Handlers } from '../../../state/handlers';
import {
  type Asked,
  canCheck,
  FIRST_ASKED,
  GUESS_MS,
  isDone,
  type PracticeAction,
  type PracticeState,
  UNMADE,
} from './practiceState';

const change = (state: AppState, practice: Partial<PracticeState>): AppState => ({
  ...state,
  practice: { ...state.practice, ...practice },
});

const ask = (state: AppState, asked: Partial<Asked>): AppState =>
  change(state, { asked: { ...state.practice.asked, ...asked } });

const isSame = (one: ExerciseSource, other: ExerciseSource | null): boolean =>
  one.kind === other?.kind && one.band === other.band && one.seed === other.seed;

/** Has another exercise made and shown. */
export const openExercise = (state: AppState, source: ExerciseSource | null): AppState =>
  change(state, { source, ...UNMADE });

/** Exercises: an answer, its judgement, the next question. */
export const PRACTICE_ACTIONS: Handlers<PracticeAction> = {
  'practice-chosen': (state, { band, kind, seed }) =>
    openExercise(change(state, { kind, band }), { kind, band, seed }),
  'practice-made': (state, { exercise }, nowMs) =>
    isSame(exercise, state.practice.source)
      ? change(state, { exercise, failure: null, asked: { ...FIRST_ASKED, atMs: nowMs }, model: null })
      : state,
  'practice-failed': (state, { message }) => change(state, { failure: message, checking: null }),
  'practice-drafted': (state, { draft }) =>
    state.practice.model === null && state.practice.asked.judgement?.isRight !== true
      ? ask(state, { draft, judgement: null })
      : state,
  'practice-checked': (state) =>
    canCheck(state.practice)
      ? change(state, {
          checking: 'answer',
          asked: {
            ...state.practice.asked,
            draft: state.practice.asked.draft ?? { kind: 'letters', letters: [] },
          },
        })
      : state,
  'practice-judged': (state, { judgement }, nowMs) => {
    if (state.practice.checking !== 'answer') return state;
    const counted = count(state, judgement.isRight, nowMs);
    return change(counted, { checking: null, asked: { ...counted.practice.asked, judgement } });
  },
  'practice-hinted': (state, _, nowMs) => {
    const { asked, exercise } = state.practice;
    const most = exercise?.questions[asked.question]?.hints.length ?? 0;
    if (asked.hints >= most) return state;
    // With a hint it is no first try any more.
    return ask(count(state, false, Math.max(nowMs, asked.atMs + GUESS_MS)), { hints: asked.hints + 1 });
  },
  'practice-given-up': (state) =>
    state.practice.exercise === null || state.practice.model !== null
      ? state
      : change(state, { checking: 'model' }),
  'practice-answers-shown': (state, { steps }, nowMs) => {
    const { asked, checking } = state.practice;
    if (checking !== 'model') return state;
    const counted = count(state, false, Math.max(nowMs, asked.atMs + GUESS_MS));
    const at = Math.max(
      0,
      steps.findIndex(({ question }) => question === asked.question),
    );
    return change(counted, { checking: null, model: { steps, at } });
  },
  'practice-model-stepped': (state, { by }) => {
    const { model } = state.practice;
    if (model === null) return state;
    return change(state, { model: { ...model, at: clamp(model.at + by, 0, model.steps.length - 1) } });
  },
  'practice-continued': (state, { seed }, nowMs) => {
    const { asked, band, exercise, kind } = state.practice;
    if (exercise === null || isDone(state.practice)) return openExercise(state, { kind, band, seed });
    if (asked.judgement === null) return state;
    return change(state, { asked: { ...FIRST_ASKED, question: asked.question + 1, atMs: nowMs } });
  },
};

/** Counts the first try of the question that is shown, if it has not been counted. */
function count(state: AppState, isRight: boolean, nowMs: number): AppState {
  const { asked, exercise, firstTries } = state.practice;
  if (exercise === null || asked.isCounted) return state;
  const tries = firstTries[exercise.kind];
  const isGuess = nowMs - asked.atMs < GUESS_MS;
  const added = isGuess
    ? { ...tries, guesses: tries.guesses + 1 }
    : { ...tries, all: tries.all + 1, right: tries.right + Number(isRight) };
  return change(state, {
    asked: { ...asked, isCounted: true },
    firstTries: { ...firstTries, [exercise.kind]: added },
  });
}
