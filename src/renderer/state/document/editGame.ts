import { type Message, message } from '../../../core/message';
import { correctTurn } from '../../../core/notation/gcg/branches/correctTurn';
import { deleteBranch, promoteBranch, renameBranch } from '../../../core/notation/gcg/branches/editTree';
import { setDetails } from '../../../core/notation/gcg/branches/gameDetails';
import { branchOf, type GcgTree, isTurnEntry } from '../../../core/notation/gcg/branches/gcgTree';
import { setNote } from '../../../core/notation/gcg/branches/turnNotes';
import type { AppState } from '../appState';
import { reduceSetup } from '../editing/reduceSetup';
import type { Handlers } from '../handlers';
import { isOver } from '../play/playedGame';
import { type GameDialog, without } from '../window/dialogs';
import {
  type GameEditAction,
  hasSameEvents,
  hasSameParts,
  isOffGame,
  type OpenGame,
  positionShown,
  treeOf,
  withTree,
} from './openGame';

/** Edits of the open game. Each closes its dialog. */
export const GAME_EDIT_ACTIONS: Handlers<GameEditAction> = {
  'game-dialog-opened': (state, { dialog }) => {
    const notice = whyNoGameDialog(state, dialog);
    if (notice !== null) return { ...state, notice };
    return { ...state, dialogs: [...without(state.dialogs, dialog), dialog] };
  },
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
  'game-turn-corrected': (state, { turn }) => {
    const after = edited(closed(state, 'turnCorrection'), (game) =>
      sameTurn(game, correctTurn(treeOf(game), game.branch, game.turn, turn)),
    );
    if (state.game === null || after.game === null) return after;
    return { ...after, notice: newlyWrong(state.game, after.game) };
  },
  'game-details-changed': (state, { details }) => {
    if (state.game === null) return { ...state, notice: message('document.noGame') };
    const tree = setDetails(treeOf(state.game), details);
    if (!tree.ok) return { ...state, notice: tree.error };
    return edited(closed(state, 'gameDetails'), (game) => sameTurn(game, tree.value));
  },
};

/** Why there is nothing to edit with a dialog; null if there is. */
export function whyNoGameDialog({ game, play }: AppState, dialog: GameDialog): Message | null {
  if (game === null) return message('impossible.noGame');
  if (dialog === 'branchName') return game.branch === null ? message('impossible.onMainLine') : null;
  const isPlaying = play !== null && !isOver(play);
  const isThere = dialog === 'gameDetails' || positionShown(game).turn !== undefined;
  return isPlaying || !isThere ? message('impossible.noTurnHere') : null;
}

/** In a sentence: which turns do not fit any more that did before; null if all do. */
export function newlyWrong(before: OpenGame, after: OpenGame): Message | null {
  const turns = wrongTurns(after).filter((turn) => !wrongTurns(before).includes(turn));
  const later = turns.filter((turn) => turn !== after.turn).map((turn) => String(turn + 1));
  return later.length === 0 ? null : message('document.laterWrong', { count: later.length, turns: later });
}

/** Turns of the line shown that have a problem. */
function wrongTurns({ problems, record }: OpenGame): readonly number[] {
  const lines = new Set(problems.map(({ line }) => line));
  const turns = record.lines.flatMap((line) => (isTurnEntry(line) ? [line.line] : []));
  return turns.flatMap((line, turn) => (lines.has(line) ? [turn] : []));
}

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
  // Its record is no longer what was played here.
  const play = hasSameEvents(game.main.record, state.game.main.record) ? state.play : null;
  return { ...(isThere ? state : reduceSetup(state, { setup })), game, play };
}
