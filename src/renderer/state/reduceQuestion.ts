import type { AppState } from './appState';
import { cursorAt } from './boardCursor';
import { type Question, type QuestionAction, questionAbout } from './question';
import { closeWalk } from './reduceWalk';

/** Asking why a play is no candidate. */
export function reduceQuestion(state: AppState, action: QuestionAction): AppState {
  switch (action.type) {
    case 'question-asked':
      return { ...state, question: questionAbout(action.wanted) };
    case 'question-asked-about-tiles':
      return askAboutTiles(state);
    case 'question-answered':
      return state.question === action.question
        ? { ...state, question: { ...action.question, answer: action.answer } }
        : state;
    case 'question-failed':
      return state.question === action.question
        ? { ...state, question: { ...action.question, problem: action.problem } }
        : state;
    case 'question-dismissed': {
      const closed = state.walk?.subject.kind === 'question' ? closeWalk(state) : state;
      return { ...closed, question: null, highlight: null };
    }
  }
}

/** The board goes back to what it was before the tiles: only then can it be asked what stands against them. */
function askAboutTiles(state: AppState): AppState {
  const { boardCursor, setup } = state;
  const { cols } = setup.rules.layout;
  const typed = boardCursor.typed;
  const [first] = typed;
  if (first === undefined) return state;
  const tiles = [...setup.tiles];
  for (const { before, col, row } of [...typed].reverse()) tiles[row * cols + col] = before;
  const squares = new Set(typed.map(({ col, row }) => row * cols + col));
  const wanted: Question['wanted'] = {
    kind: 'tiles',
    tiles: [...squares].map((square) => ({
      row: Math.floor(square / cols),
      col: square % cols,
      tile: setup.tiles[square]!,
    })),
  };
  return {
    ...state,
    setup: { ...setup, tiles },
    boardCursor: cursorAt(first, boardCursor.direction),
    question: questionAbout(wanted),
  };
}
