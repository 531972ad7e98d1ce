import { entryAt } from '../../../core/certain';
import { message } from '../../../core/message';
import type { RankedWhyNot } from '../../../core/trace/whyNot/rankPlay';
import type { AppState } from '../appState';
import { showRank } from '../candidates/reduceCandidates';
import { clearFilter } from '../candidates/reduceFilter';
import { cursorAt } from '../editing/boardCursor';
import type { Handlers } from '../handlers';
import { type Question, type QuestionAction, questionAbout } from './question';
import { closeWalk, dismissQuestion } from './reduceWalk';

/** Questions why a play is not a candidate. */
export const QUESTION_ACTIONS: Handlers<QuestionAction> = {
  'question-asked': (state, action) => ({ ...state, question: questionAbout(action.wanted) }),
  'question-asked-about-tiles': (state, action) => askAboutTiles(state, action.isToShow ?? false),
  'question-answered': (state, action, nowMs) =>
    state.question === action.question ? answered(state, action.question, action.answer, nowMs) : state,
  'question-failed': (state, action) =>
    state.question === action.question
      ? { ...withoutQuestionWalk(state), question: { ...action.question, problem: action.problem } }
      : state,
  'question-dismissed': (state) => dismissQuestion(state),
};

const NOTHING_TYPED = message('walk.nothingTyped');

/** A play that turns out to be a candidate is shown instead of an answer, if requested. */
function answered(state: AppState, question: Question, answer: RankedWhyNot, nowMs: number): AppState {
  if (!question.isToShow || answer.rank === null) {
    // An answer without a walk still replaces the walk on the board.
    const cleared = answer.trace.length === 0 ? closeWalk(state) : state;
    return { ...cleared, question: { ...question, answer } };
  }
  const unfiltered = clearFilter({ ...state, question: null });
  const shown = showRank(unfiltered, answer.rank, nowMs);
  return { ...shown, notice: answer.headline };
}

const withoutQuestionWalk = (state: AppState): AppState =>
  state.walk?.subject.kind === 'question' ? closeWalk(state) : state;

/** The board first returns to what it was before the tiles: the question refers to that position. */
function askAboutTiles(state: AppState, isToShow: boolean): AppState {
  const { boardCursor, setup } = state;
  const { cols } = setup.rules.layout;
  const typed = boardCursor.typed;
  const [first] = typed;
  if (first === undefined) return { ...state, notice: NOTHING_TYPED };
  const tiles = [...setup.tiles];
  for (const { before, col, row } of [...typed].reverse()) tiles[row * cols + col] = before;
  const squares = new Set(typed.map(({ col, row }) => row * cols + col));
  const wanted: Question['wanted'] = {
    kind: 'tiles',
    tiles: [...squares].map((square) => ({
      row: Math.floor(square / cols),
      col: square % cols,
      tile: entryAt(setup.tiles, square),
    })),
  };
  return {
    ...state,
    setup: { ...setup, tiles },
    boardCursor: cursorAt(first, boardCursor.direction),
    question: questionAbout(wanted, isToShow),
    sideTab: 'moves',
  };
}
