import type { Square } from '../../core/board/square';
import type { Action } from './action';
import type { AppState } from './appState';
import { reduceCrossChecks } from './board/reduceCrossChecks';
import { reduceCandidates } from './candidates/reduceCandidates';
import { reduceEngine } from './candidates/reduceEngine';
import { reduceFilter } from './candidates/reduceFilter';
import { reduceBoardEditor } from './design/reduceBoardEditor';
import { followGame, followTurn, reduceDocument } from './document/reduceDocument';
import { pasteLetters } from './editing/pasteLetters';
import { reduceBoard } from './editing/reduceBoard';
import { dropStaleDrag, reduceDrag } from './editing/reduceDrag';
import { recordStep, reduceHistory } from './editing/reduceHistory';
import { reduceRack } from './editing/reduceRack';
import { reduceSetup } from './editing/reduceSetup';
import { endWaiting } from './endWaiting';
import { reduceLexicon } from './lexicon/reduceLexicon';
import { reduceStructures } from './lexicon/reduceStructures';
import { forgetOldQuestion, reduceWords } from './lexicon/reduceWords';
import { followAnchor } from './walk/anchorWalk';
import { reduceGraph } from './walk/reduceGraph';
import { reduceQuestion } from './walk/reduceQuestion';
import { closeWalk, reduceWalk } from './walk/reduceWalk';
import { reduceWindow } from './window/reduceWindow';

/** The state after an action. `nowMs` is when it happened, on any clock that runs forward. */
export function reduce(state: AppState, action: Action, nowMs: number): AppState {
  const reduced = pointInWalk(state, keepFilterOnCursor(reduceParts(state, action, nowMs)), action);
  // Before the step is recorded: what it leads to includes the turn that the game then stands at.
  const followed = followTurn(state, followGame(state, reduced));
  const next = dropStaleDrag(state, dropTypedText(state, recordStep(state, followed, action)));
  return endWaiting(forgetOldQuestion(forgetOldBoard(state, next)));
}

/** What was walked, and what was asked, was so on another board. */
function forgetOldBoard(before: AppState, state: AppState): AppState {
  if (state.setup === before.setup) return state;
  const closed = state.walk === null ? state : closeWalk(state);
  // A new question about tiles takes them off the board.
  return { ...closed, question: state.question === before.question ? null : state.question };
}

/** The beginning of a tile is forgotten as soon as something else is done. */
function dropTypedText(before: AppState, state: AppState): AppState {
  const isUntouched =
    before.setup === state.setup &&
    before.boardCursor === state.boardCursor &&
    before.rackCaret === state.rackCaret &&
    before.zone === state.zone;
  if (state.typedText === null || isUntouched || state.typedText !== before.typedText) return state;
  return { ...state, typedText: null };
}

/**
 * While a walk is open, the square under the pointer or the cursor lights up whatever happened there, and so does the
 * arc that somebody has come to in the graph.
 */
function pointInWalk(before: AppState, state: AppState, action: Action): AppState {
  if (state.walk === null) return state;
  if (action.type === 'square-pointed') return withLitSquare(state, action.square);
  const { trail } = state.graph;
  if (trail !== before.graph.trail && action.type.startsWith('graph-')) return withLitArc(state, trail);
  const { boardCursor, highlight, zone } = state;
  if (before.zone === 'graph' && zone !== 'graph' && highlight?.kind === 'arc')
    return { ...state, highlight: null };
  const isThere = before.boardCursor.col === boardCursor.col && before.boardCursor.row === boardCursor.row;
  return zone !== 'board' || isThere ? state : withLitSquare(state, boardCursor);
}

function withLitSquare(state: AppState, square: Square | null): AppState {
  if (square === null) return state.highlight?.kind === 'square' ? { ...state, highlight: null } : state;
  const number = square.row * state.setup.rules.layout.cols + square.col;
  return { ...state, highlight: { kind: 'square', square: number } };
}

function withLitArc(state: AppState, trail: AppState['graph']['trail']): AppState {
  const arc = trail?.at(-1);
  return arc === undefined ? state : { ...state, highlight: { kind: 'arc', arc } };
}

/** A filter for words over a square means the one that the cursor is on. */
function keepFilterOnCursor(state: AppState): AppState {
  const { boardCursor, filter } = state;
  const { through } = filter;
  if (through === null || (through.row === boardCursor.row && through.col === boardCursor.col)) return state;
  return { ...state, filter: { ...filter, through: { row: boardCursor.row, col: boardCursor.col } } };
}

function reduceParts(state: AppState, action: Action, nowMs: number): AppState {
  switch (action.type) {
    case 'lexicon-requested':
    case 'lexicon-opened':
    case 'lexicon-failed':
    case 'generation-finished':
    case 'generation-failed':
    case 'generation-lost':
    case 'generation-long':
    case 'generation-stopped':
    case 'generation-retried':
    case 'page-loaded':
    case 'engine-event':
      return reduceEngine(state, action, nowMs);
    case 'candidate-stepped':
    case 'candidate-shown':
    case 'candidate-pinned':
    case 'rows-visible':
      return reduceCandidates(state, action, nowMs);
    case 'square-chosen':
      return followAnchor(reduceBoard(state, action), action.square);
    case 'cursor-moved':
    case 'square-focused':
    case 'cursor-turned':
    case 'board-letter-typed':
    case 'board-tile-taken-back':
    case 'square-cleared':
    case 'pending-word-cleared':
      return reduceBoard(state, action);
    case 'rack-letter-typed':
    case 'rack-blank-typed':
    case 'rack-tile-taken-back':
    case 'rack-tile-deleted':
    case 'rack-caret-moved':
    case 'rack-caret-placed':
    case 'rack-tile-moved':
    case 'rack-shuffled':
    case 'rack-sorted':
      return reduceRack(state, action);
    case 'letters-pasted':
      return pasteLetters(state, action.text);
    case 'setup-edited':
      return reduceSetup(state, action);
    case 'document-opened':
    case 'document-saved':
    case 'export-panel-toggled':
    case 'game-opened':
    case 'game-turn-shown':
    case 'game-turn-stepped':
    case 'game-totals-repaired':
    case 'game-closed':
    case 'game-play-judged':
      return reduceDocument(state, action);
    case 'board-editor-changed':
    case 'stroke-begun':
      return reduceBoardEditor(state, action);
    case 'drag-started':
    case 'drag-moved':
    case 'drag-ended':
    case 'drag-cancelled':
    case 'blank-designated':
      return reduceDrag(state, action);
    case 'undone':
    case 'redone':
    case 'history-sought':
    case 'history-list-toggled':
      return reduceHistory(state, action);
    case 'walk-opened':
    case 'walk-shown':
    case 'walk-closed':
    case 'walk-loaded':
    case 'walk-failed':
    case 'walk-comparison-chosen':
    case 'walk-sides-swapped':
    case 'walk-section-toggled':
    case 'rival-loaded':
    case 'walk-play-toggled':
    case 'walk-replayed':
    case 'walk-stepped':
    case 'walk-sought':
    case 'walk-marker-sought':
    case 'walk-marker-kind-toggled':
    case 'walk-moved':
    case 'walk-options-changed':
    case 'walk-speed-stepped':
    case 'timeline-zoomed':
    case 'timeline-panned':
    case 'walk-described':
    case 'highlight-changed':
      return reduceWalk(state, action, nowMs);
    case 'nodes-loaded':
    case 'graph-moved':
    case 'graph-arc-typed':
    case 'graph-arc-chosen':
    case 'graph-turned':
    case 'graph-zoomed':
      return reduceGraph(state, action);
    case 'filter-changed':
    case 'filter-cleared':
    case 'filter-sorted':
    case 'filter-answered':
    case 'filter-refused':
    case 'candidates-typed':
      return reduceFilter(state, action, nowMs);
    case 'question-asked':
    case 'question-asked-about-tiles':
    case 'question-answered':
    case 'question-failed':
    case 'question-dismissed':
      return reduceQuestion(state, action, nowMs);
    case 'lexicon-switch-requested':
    case 'lexicon-refused':
    case 'recent-lexicons-loaded':
    case 'lexicon-panel-toggled':
    case 'files-dragged':
      return reduceLexicon(state, action);
    case 'words-question-changed':
    case 'words-rack-taken':
    case 'words-asked':
    case 'words-answered':
    case 'words-failed':
    case 'words-lost':
    case 'word-stepped':
    case 'word-chosen':
    case 'word-copy-requested':
    case 'word-copied':
      return reduceWords(state, action);
    case 'structures-started':
    case 'structures-finished':
    case 'structures-failed':
      return reduceStructures(state, action);
    case 'cross-checks-toggled':
    case 'cross-checks-loaded':
    case 'cross-checks-failed':
    case 'square-pointed':
      return reduceCrossChecks(state, action);
    default:
      return reduceWindow(state, action);
  }
}
