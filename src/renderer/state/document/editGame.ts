import { message } from '../../../core/message';
import { deleteBranch, promoteBranch, renameBranch } from '../../../core/notation/gcg/branches/editTree';
import { branchOf, type GcgTree } from '../../../core/notation/gcg/branches/gcgTree';
import { setNote } from '../../../core/notation/gcg/branches/turnNotes';
import type { AppState } from '../appState';
import { reduceSetup } from '../editing/reduceSetup';
import type { Handlers } from '../handlers';
import { without } from '../window/dialogs';
import {
  type GameEditAction,
  hasSameParts,
  isOffGame,
  type OpenGame,
  positionShown,
  treeOf,
  withTree,
} from './openGame';

/** Edits of the open game. Each closes its dialog. */
export const GAME_EDIT_ACTIONS: Handlers<GameEditAction> = {
  'game-dialog-opened': (state, { dialog }) => ({
    ...state,
    dialogs: [...without(state.dialogs, dialog), dialog],
  }),
  'game-branch-promoted': (state) =>
    ofBranch(state, (game, id) => withTree(game, promoteBranch(treeOf(game), id), null, game.turn)),
  'game-branch-deleted': (state) =>
    ofBranch(state, (game, id) => {
      const { line, tree } = deleteBranch(treeOf(game), id);
      return withTree(game, tree, line, Math.min(game.turn, branchOf(game, id)?.fork ?? 0));
    }),
  'game-branch-renamed': (state, { name }) =>
    ofBranch(closed(state, 'branchName'), (game, id) => sameTurn(game, renameBranch(treeOf(game), id, name))),
  'game-note-changed': (state, { text }) =>
    edited(closed(state, 'turnNote'), (game) =>
      sameTurn(game, setNote(treeOf(game), game.branch, game.turn, text)),
    ),
};

const closed = (state: AppState, dialog: AppState['dialogs'][number]): AppState => ({
  ...state,
  dialogs: without(state.dialogs, dialog),
});

const sameTurn = (game: OpenGame, tree: GcgTree): OpenGame => withTree(game, tree, game.branch, game.turn);

const ofBranch = (state: AppState, change: (game: OpenGame, id: number) => OpenGame): AppState =>
  state.game?.branch == null
    ? { ...state, notice: message('impossible.onMainLine') }
    : edited(state, (game) => change(game, game.branch ?? 0));

/** A position that was edited stays, unless another turn is shown. */
function edited(state: AppState, change: (game: OpenGame) => OpenGame): AppState {
  if (state.game === null) return { ...state, notice: message('document.noGame') };
  const game = change(state.game);
  const { setup } = positionShown(game);
  const isEdit = isOffGame(state.game, state.setup) && game.turn === state.game.turn;
  const isThere = isEdit || hasSameParts(setup, state.setup);
  return { ...(isThere ? state : reduceSetup(state, { setup })), game };
}
