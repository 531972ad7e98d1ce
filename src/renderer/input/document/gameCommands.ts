import type { Action } from '../../state/action';
import type { AppState } from '../../state/appState';
import { branchChange, positionShown } from '../../state/document/openGame';
import { isOver } from '../../state/play/playedGame';
import { actionCommands } from '../actionCommands';
import { commandsOf } from '../command';
import { noGame, unless } from '../reasons';

const anywhere = actionCommands('game', 'everywhere');
const inList = actionCommands('game', 'game');

const noWrongTotal = unless(
  ({ game }) => game?.problems.some(({ code }) => code === 'total') ?? false,
  'impossible.nothingToRepair',
);

const noBranchHere = unless(
  ({ game }) => game !== null && branchChange(game, 'next') !== null,
  'impossible.noBranchHere',
);
const onMainLine = unless(({ game }) => game !== null && game.branch !== null, 'impossible.onMainLine');

const noTurnHere = unless(
  ({ game, play }) => game !== null && positionShown(game).turn !== undefined && isOverOrNone(play),
  'impossible.noTurnHere',
);

const isOverOrNone = (play: AppState['play']): boolean => play === null || isOver(play);

const noEditableGame = unless(({ game, play }) => game !== null && isOverOrNone(play), 'impossible.noGame');

const CORRECT: Action = { type: 'game-dialog-opened', dialog: 'turnCorrection' };
const DETAILS: Action = { type: 'game-dialog-opened', dialog: 'gameDetails' };
const PROMOTE: Action = { type: 'game-branch-promoted' };
const DELETE_BRANCH: Action = { type: 'game-branch-deleted' };
const RENAME: Action = { type: 'game-dialog-opened', dialog: 'branchName' };
const NOTE: Action = { type: 'game-dialog-opened', dialog: 'turnNote' };
const NEXT_BRANCH: Action = { type: 'game-branch-changed', to: 'next' };
const LEAVE_BRANCH: Action = { type: 'game-branch-changed', to: 'parent' };
const step = (by: number): Action => ({ type: 'game-turn-stepped', by });
const LAST: Action = { type: 'game-turn-shown', turn: Number.MAX_SAFE_INTEGER };
const FIRST: Action = { type: 'game-turn-shown', turn: 0 };

/** Navigating a recorded game. */
export const gameCommands = commandsOf(
  'game',
  [
    anywhere('previous', 'Alt+ArrowLeft', 'documentCommands.gamePrevious', step(-1), {
      label: 'appMenu.gamePrevious',
    }),
    anywhere('next', 'Alt+ArrowRight', 'documentCommands.gameNext', step(1), {
      label: 'appMenu.gameNext',
    }),
    inList(
      'listPrevious',
      ['ArrowUp', 'ArrowLeft', 'PageUp', ','],
      'documentCommands.gameListPrevious',
      step(-1),
    ),
    inList(
      'listNext',
      ['ArrowDown', 'ArrowRight', 'PageDown', '.'],
      'documentCommands.gameListNext',
      step(1),
    ),
    inList('first', ['Home', '[Shift]+<'], 'documentCommands.gameFirst', FIRST),
    inList('last', ['End', '[Shift]+>'], 'documentCommands.gameLast', LAST),
    anywhere('nextBranch', 'Alt+Shift+ArrowRight', 'documentCommands.gameNextBranch', NEXT_BRANCH, {
      label: 'appMenu.gameNextBranch',
      whyNot: noBranchHere,
    }),
    anywhere('leaveBranch', 'Alt+Shift+ArrowLeft', 'documentCommands.gameLeaveBranch', LEAVE_BRANCH, {
      label: 'appMenu.gameLeaveBranch',
      whyNot: onMainLine,
    }),
    anywhere('promoteBranch', 'Alt+Shift+Enter', 'documentCommands.gamePromoteBranch', PROMOTE, {
      label: 'appMenu.gamePromoteBranch',
      whyNot: onMainLine,
    }),
    anywhere('renameBranch', 'Alt+Shift+KeyB', 'documentCommands.gameRenameBranch', RENAME, {
      label: 'appMenu.gameRenameBranch',
      whyNot: onMainLine,
    }),
    anywhere('deleteBranch', 'Alt+Shift+Delete', 'documentCommands.gameDeleteBranch', DELETE_BRANCH, {
      label: 'appMenu.gameDeleteBranch',
      whyNot: onMainLine,
    }),
    anywhere('correct', 'Alt+Shift+KeyD', 'documentCommands.gameCorrect', CORRECT, {
      label: 'appMenu.gameCorrect',
      whyNot: noTurnHere,
    }),
    anywhere('details', 'Alt+Shift+KeyG', 'documentCommands.gameDetails', DETAILS, {
      label: 'appMenu.gameDetails',
      whyNot: noEditableGame,
    }),
    anywhere('note', 'Alt+Shift+KeyC', 'documentCommands.gameNote', NOTE, {
      label: 'appMenu.gameNote',
      whyNot: noTurnHere,
    }),
    inList(
      'repair',
      'r',
      'documentCommands.gameRepair',
      { type: 'game-totals-repaired' },
      { whyNot: noWrongTotal },
    ),
    inList(
      'close',
      'Delete',
      'documentCommands.gameClose',
      { type: 'game-closed' },
      { label: 'appMenu.gameClose' },
    ),
  ],
  noGame,
);
