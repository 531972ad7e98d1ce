import type { Setup } from '../../../../core/board/setup';
import type { ExerciseAnswer, Question } from '../../../../core/school/exercise';
import { walkedSetup } from '../../../../core/school/walkedSetup';
import type { AppState } from '../../../state/appState';
import { playMove } from '../../../state/candidates/candidatePlay';
import { lendDesk, returnDesk } from '../../../state/document/reduceDesk';
import { EMPTY_HISTORY } from '../../../state/editing/history';
import { isInLesson } from '../../course/state/course';
import { isSolved } from './practiceState';
import { openExercise } from './reducePractice';

/** The question that is shown; those of the answers follow their steps. */
export function shownQuestion({ practice }: Pick<AppState, 'practice'>): Question | null {
  const { asked, exercise, model } = practice;
  const nth = model === null ? asked.question : (model.steps[model.at]?.question ?? 0);
  return exercise?.questions[nth] ?? null;
}

/** The answer to show: the draft, or the step of the answers. */
export function shownAnswer({
  practice: { asked, model },
}: Pick<AppState, 'practice'>): ExerciseAnswer | null {
  return model === null ? asked.draft : (model.steps[model.at]?.answer ?? null);
}

/** The position of the exercise that is shown, on its page or in a lesson; null if there is none. */
function exercisePosition({ course, practice, settings, sideTab }: AppState): Setup | null {
  const isShown = isInLesson(course) || (sideTab === 'practice' && settings.isSidePanelOpen);
  const shown = practice.exercise?.shown;
  return isShown && shown?.kind === 'board' ? shown.setup : null;
}

const lexiconOf = ({ lexicon }: AppState): string | null =>
  lexicon.kind === 'open' ? lexicon.info.id : null;

/** An exercise is made and judged with one lexicon: with another one it is made again. */
export const followLexicon = (before: AppState, after: AppState): AppState =>
  after.practice.exercise === null || lexiconOf(before) === lexiconOf(after)
    ? after
    : openExercise(after, after.practice.source);

/** Lends the board to the shown exercise and returns it afterwards. Showing one cannot be undone. */
export function followExercise(before: AppState, after: AppState, _: unknown, nowMs: number): AppState {
  const setup = exercisePosition(after);
  if (setup === null) return after.course.lesson === null ? returnDesk(after, nowMs) : after;
  if (setup !== exercisePosition(before)) return { ...lendDesk(after, setup), history: EMPTY_HISTORY };
  // A document that was opened meanwhile is seen.
  return after.desk === null ? { ...after, sideTab: 'moves' } : after;
}

/** Whether the board shows an exercise, and thus no candidate, which would answer it. */
export const isExerciseOnBoard = (state: AppState): boolean =>
  state.desk !== null && exercisePosition(state) !== null;

/** Whether the board shows an exercise that cross-sets would answer. */
export const isAnswerOpen = (state: AppState): boolean =>
  isExerciseOnBoard(state) && !isSolved(state.practice);

/** Squares to highlight; null without an exercise on the board. */
export function exerciseSquares(state: AppState): readonly number[] | null {
  return isExerciseOnBoard(state) ? (shownQuestion(state)?.lit ?? null) : null;
}

/** Board and rack with the tiles of the walk so far, or of the play that is the answer; null without any. */
export function exerciseSetup(state: AppState): Setup | null {
  if (!isExerciseOnBoard(state)) return null;
  const answer = state.practice.model === null ? null : shownAnswer(state);
  if (answer?.kind === 'play') return playMove(state.setup, answer.move).setup;
  const walked = walkedSetup(state.setup, shownQuestion(state)?.walked ?? []);
  return walked === state.setup ? null : walked;
}
