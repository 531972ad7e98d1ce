import type { JudgedPlay } from '../../../contract/walk/traceApi';
import { message } from '../../../core/message';
import type { AppState } from '../appState';
import type { Handlers } from '../handlers';
import { triedTiles } from '../trying/tried';
import { type Question, type QuestionAction, questionAbout } from './question';
import { closeWalk, dismissQuestion } from './reduceWalk';

/** Questions why a play is not a candidate. */
export const QUESTION_ACTIONS: Handlers<QuestionAction> = {
  'question-asked': (state, action) => ({ ...state, question: questionAbout(action.wanted) }),
  'question-asked-about-tiles': (state) => askAboutTiles(state),
  'question-answered': (state, action) =>
    state.question === action.question ? answered(state, action.question, action.answer) : state,
  'question-failed': (state, action) =>
    state.question === action.question
      ? { ...withoutQuestionWalk(state), question: { ...action.question, problem: action.problem } }
      : state,
  'question-dismissed': (state) => dismissQuestion(state),
};

function answered(state: AppState, question: Question, answer: JudgedPlay): AppState {
  // An answer without a walk still replaces the walk on the board.
  const cleared = answer.trace.length === 0 ? closeWalk(state) : state;
  return { ...cleared, question: { ...question, answer } };
}

const withoutQuestionWalk = (state: AppState): AppState =>
  state.walk?.subject.kind === 'question' ? closeWalk(state) : state;

function askAboutTiles(state: AppState): AppState {
  const tiles = triedTiles(state);
  if (tiles.length === 0) return { ...state, notice: message('impossible.nothingTried') };
  return { ...state, question: questionAbout({ kind: 'tiles', tiles }), sideTab: 'moves' };
}
