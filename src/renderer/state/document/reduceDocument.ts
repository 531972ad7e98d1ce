import type { Setup } from '../../../core/board/setup';
import type { TurnState } from '../../../core/game/turnState';
import { FIRST_TURN_STATE } from '../../../core/game/turnState';
import { message } from '../../../core/message';
import { repairTree } from '../../../core/notation/gcg/branches/editTree';
import type { AppState } from '../appState';
import { reduceSetup } from '../editing/reduceSetup';
import type { Handlers } from '../handlers';
import { toggled } from '../window/dialogs';
import { isBoardCovered } from '../window/sideTab';
import { typingZone } from '../window/zone';
import { GAME_EDIT_ACTIONS } from './editGame';
import { contentOf, type DocumentAction, isEdited, newDocument, type OpenDocument } from './openDocument';
import {
  branchChange,
  type GameAction,
  hasSameParts,
  isOffGame,
  type OpenGame,
  positionShown,
  showLine,
  treeOf,
  withTree,
} from './openGame';
import { playInGame, withTypedRack } from './playInGame';

/** Opens an unrelated position: the history starts afresh. */
export type OpeningAction = {
  readonly type: 'document-opened';
  readonly setup: Setup;
  /** By default the first. */
  readonly turn?: TurnState;
  /** By default a new one. */
  readonly document?: OpenDocument;
  readonly game?: OpenGame | null;
};

/** Actions on the whole document, and on its game. */
export const DOCUMENT_ACTIONS: Handlers<OpeningAction | DocumentAction | GameAction> = {
  'document-opened': (state, action) => {
    const { document = newDocument(action.setup), game = null, setup, turn = FIRST_TURN_STATE } = action;
    return {
      ...reduceSetup(state, { setup, turn }),
      document,
      desk: null,
      game,
      play: null,
      zone: typingZone(state.settings.isSidePanelOpen, state.sideTab),
      // It is seen.
      sideTab: isBoardCovered(state) ? 'moves' : state.sideTab,
    };
  },
  'document-saved': (state, action) => {
    const { content, name, path } = action;
    const { desk } = state;
    const saved = { ...(desk ?? state).document, name, path, saved: content };
    return desk === null ? { ...state, document: saved } : { ...state, desk: { ...desk, document: saved } };
  },
  'export-panel-toggled': (state) => ({ ...state, dialogs: toggled(state.dialogs, 'export') }),
  'game-opened': (state, action) => showTurn(state, action.game, action.game.turn),
  'game-turn-shown': (state, action) =>
    state.game === null ? state : showTurn(state, state.game, action.turn, action.branch),
  'game-turn-stepped': (state, action) =>
    state.game === null ? withoutGame(state) : showTurn(state, state.game, state.game.turn + action.by),
  ...GAME_EDIT_ACTIONS,
  'game-turn-played': playInGame,
  'game-branch-changed': (state, { to }) => {
    if (state.game === null) return withoutGame(state);
    const there = branchChange(state.game, to);
    if (there !== null) return showTurn(state, state.game, there.turn, there.branch);
    return {
      ...state,
      notice: message(to === 'next' ? 'impossible.noBranchHere' : 'impossible.onMainLine'),
    };
  },
  'game-play-judged': (state, action) => {
    if (state.game?.turn !== action.turn) return state;
    return { ...state, game: { ...state.game, playNote: action.note } };
  },
  'game-totals-repaired': (state) =>
    state.game === null ? withoutGame(state) : withRightTotals(state, state.game),
  'game-closed': (state) => closeGame(state),
};

const withoutGame = (state: AppState): AppState => ({
  ...state,
  notice: message('document.noGame'),
});

function showTurn(state: AppState, open: OpenGame, turn: number, branch = open.branch): AppState {
  const game = showLine(open === state.game ? withTypedRack(state, open) : open, branch, turn);
  const { setup } = positionShown(game);
  const shown = hasSameParts(state.setup, setup) ? state : reduceSetup(state, { setup });
  return { ...shown, game };
}

function withRightTotals(state: AppState, game: OpenGame): AppState {
  const { repairs, tree } = repairTree(treeOf(game));
  if (repairs.length === 0) return { ...state, notice: message('document.totalsRight') };
  const changes = repairs.map(({ after, before, line }) =>
    message('document.totalRepaired', { line: String(line), before: String(before), after: String(after) }),
  );
  return {
    ...state,
    game: withTree(game, tree, game.branch, game.turn),
    notice: message('document.totalsRepaired', { changes }),
  };
}

/** A game that was only viewed leaves nothing to save. */
function closeGame(state: AppState): AppState {
  if (state.game === null) return state;
  const closed = { ...state, game: null, play: null };
  if (isEdited(state)) return closed;
  return { ...closed, document: { ...state.document, saved: contentOf(closed) } };
}

/** While the position is a moment of the game, turn and scores are the game's. */
export function followTurn(before: AppState, state: AppState): AppState {
  const { game, setup } = state;
  if (game === null || (game === before.game && setup === before.setup) || isOffGame(game, setup))
    return state;
  const { player, racks, scores } = positionShown(game);
  return { ...state, turn: { player, scores, otherRack: racks[player === 0 ? 1 : 0] } };
}

/** However the setup became that of a turn of the game (by undo, for example), that turn is shown. */
export function followGame(before: AppState, state: AppState): AppState {
  const { game, setup } = state;
  if (game === null || setup === before.setup || hasSameParts(positionShown(game).setup, setup)) return state;
  const turn = game.positions.findIndex((position) => hasSameParts(position.setup, setup));
  return turn < 0 ? state : { ...state, game: { ...game, turn, playNote: null } };
}
