import { nextAskedStep, questionAt } from '../../../../core/school/decision';
import { replayOf } from '../../../playback/replayOf';
import type { AppState } from '../../../state/appState';
import type { Handlers } from '../../../state/handlers';
import { play, WALK_ACTIONS } from '../../../state/walk/reduceWalk';
import { beginningOf, type Recording, type Walk, type WalkRun } from '../../../state/walk/walk';
import { addTry, GUESS_MS } from './practiceState';
import { NO_PREDICTION, PREDICTED, type Prediction, type PredictionAction } from './prediction';

const change = (state: AppState, prediction: Partial<Prediction>): AppState => ({
  ...state,
  practice: { ...state.practice, prediction: { ...state.practice.prediction, ...prediction } },
});

/** A walk that asks what comes next: it is shown up to the question, and goes on with the answer. */
export const PREDICTION_ACTIONS: Handlers<PredictionAction> = {
  'prediction-kind-toggled': (state, { kind }, nowMs) => {
    const { kinds } = state.practice.prediction;
    const chosen = kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind];
    if (chosen.length === 0) return endPrediction(state);
    // Where the walk fails is asked about, too.
    const all = WALK_ACTIONS['walk-options-changed'](
      state,
      { type: 'walk-options-changed', change: { showsFailures: true } },
      nowMs,
    );
    return change(all, { kinds: chosen, run: null });
  },
  'prediction-answered': (state, { option }, nowMs) => {
    const { walk } = state;
    const { countedTo, question } = state.practice.prediction;
    if (question === null || walk?.run == null) return state;
    const isRight = option === question.right;
    const { firstTries } = state.practice;
    const tries = addTry(firstTries.prediction, isRight, nowMs - question.askedAtMs < GUESS_MS);
    const isFirst = question.nextStep > countedTo;
    const answered = change(state, {
      question: null,
      last: { isRight, reason: question.reason },
      countedTo: Math.max(countedTo, question.nextStep),
    });
    const counted = { ...answered.practice, firstTries: { ...firstTries, prediction: tries } };
    const cut = cutFrom(walk.run, question.nextStep, answered.practice.prediction);
    const next = isFirst ? { ...answered, practice: counted } : answered;
    return { ...next, walk: play(next, { ...walk, cut }, nowMs) };
  },
};

/** The walk no longer asks. */
export const endPrediction = (state: AppState): AppState => change(state, NO_PREDICTION);

/** Whether the open walk asks: on its page, and with all of its events. It reads the walk only if it must. */
export const isPredicting = (state: AppState): boolean =>
  state.practice.prediction.kinds.length > 0 &&
  state.sideTab === 'walk' &&
  state.settings.isSidePanelOpen &&
  state.settings.walk.showsFailures &&
  state.walk?.run != null;

/** The walk up to the next question from a step on; all of it after the last question. */
function cutFrom({ position, whole }: WalkRun, step: number, { kinds }: Prediction): Recording {
  const decisions = kinds.flatMap((kind) => PREDICTED[kind]);
  const end = nextAskedStep(position, replayOf(whole.trace), step, decisions);
  return end === undefined ? whole : beginningOf(whole, end);
}

/** Hides what comes after the next question, and asks it once the walk is there. */
export function followPrediction(before: AppState, after: AppState, _: unknown, nowMs: number): AppState {
  const { walk } = after;
  const { prediction } = after.practice;
  if (walk?.run == null || !isPredicting(after)) {
    if ((walk?.cut ?? null) === null && prediction.run === null) return after;
    const whole = walk === null ? after : { ...after, walk: { ...walk, cut: null } };
    return change(whole, { run: null, question: null });
  }
  const isAgain = walk.step === 0 && before.walk?.step !== 0;
  const isNew = prediction.run !== walk.run || walk.cut === null || (isAgain && prediction.question === null);
  const shown = isNew ? cutWalk(walk, cutFrom(walk.run, walk.step, prediction)) : walk;
  const countedTo = prediction.run === walk.run || prediction.run === null ? prediction.countedTo : 0;
  const asked = isNew
    ? change({ ...after, walk: shown }, { run: walk.run, question: null, countedTo })
    : after;
  return asked.practice.prediction.question === null ? ask(asked, shown, walk.run, nowMs) : asked;
}

/** A walk that moves stops at its new end. */
function cutWalk(walk: Walk, cut: Recording): Walk {
  const { motion } = walk;
  const toStep = Math.min(motion?.toStep ?? 0, cut.trace.length);
  return { ...walk, cut, motion: motion === null ? null : { ...motion, toStep } };
}

function ask(state: AppState, { cut, motion, step }: Walk, run: WalkRun, nowMs: number): AppState {
  if (motion !== null || cut === run.whole || step !== cut?.trace.length) return state;
  const question = questionAt(run.position, replayOf(run.whole.trace), step);
  if (question === null) return state;
  return { ...change(state, { question: { ...question, askedAtMs: nowMs } }), zone: 'prediction' };
}
