import { message } from '../../../../core/message';
import type { ExerciseAnswer } from '../../../../core/school/exercise';
import type { Action } from '../../../state/action';
import type { AppState } from '../../../state/appState';
import type { Handlers } from '../../../state/handlers';
import { takeBack } from '../../../state/trying/takeBack';
import { triedMove } from '../../../state/trying/triedMove';
import { isAnswerOpen, isExerciseOnBoard, shownQuestion } from './exerciseBoard';
import { canCheck, isSolved, type TurnChosen } from './practiceState';

/** Whether the board shows an exercise that is answered by tiles laid there. */
export const isPlayExercise = (state: AppState): boolean =>
  isExerciseOnBoard(state) && shownQuestion(state)?.form.kind === 'play';

/** What Enter does on the board; null if it is not that of such an exercise. */
export function enterOnBoard(state: AppState, seed: number): Action | null {
  if (!isPlayExercise(state)) return null;
  if (isSolved(state.practice)) return { type: 'practice-continued', seed };
  if (canCheck(state.practice)) return { type: 'practice-checked' };
  const laid = triedMove(state);
  const why = state.practice.asked.judgement?.reason ?? message('practice.layFirst');
  return { type: 'notice-raised', message: laid.ok || state.tried === null ? why : laid.error };
}

/** The tried tiles are the answer. They make way for the answers that are shown. */
export function followTiles(before: AppState, after: AppState): AppState {
  if (!isPlayExercise(after)) return after;
  if (after.practice.model !== null) return before.practice.model === null ? takeBack(after) : after;
  if (after.tried?.laid === before.tried?.laid || !isAnswerOpen(after)) return after;
  const { asked } = after.practice;
  // They made way for another turn.
  if (after.tried === null && asked.draft?.kind === 'otherTurn') return after;
  return {
    ...after,
    practice: { ...after.practice, asked: { ...asked, draft: draftOf(after), judgement: null } },
  };
}

/** Chooses an exchange or a pass, for which tried tiles make way, or none. */
function chooseTurn(state: AppState, { turn }: TurnChosen): AppState {
  const form = shownQuestion(state)?.form;
  if (!isAnswerOpen(state) || form?.kind !== 'play' || form.others.length === 0) return state;
  const cleared = takeBack(state);
  const draft = turn === null ? null : ({ kind: 'otherTurn', turn } as const);
  const { practice } = cleared;
  return { ...cleared, practice: { ...practice, asked: { ...practice.asked, draft, judgement: null } } };
}

function draftOf(state: AppState): ExerciseAnswer | null {
  const laid = triedMove(state);
  return laid.ok ? { kind: 'play', move: laid.value } : null;
}

export const TURN_ACTIONS: Handlers<TurnChosen> = { 'practice-turn-chosen': chooseTurn };
