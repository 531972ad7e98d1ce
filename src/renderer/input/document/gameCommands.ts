import type { TextKey } from '../../../texts/catalogue';
import type { Action } from '../../state/action';
import { whyNoGameDialog } from '../../state/document/editGame';
import { branchChange } from '../../state/document/openGame';
import type { GameDialog } from '../../state/window/dialogs';
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

/** Opens a dialog, unless that would be refused. */
const opening = (id: string, key: string, title: TextKey, label: TextKey, dialog: GameDialog) =>
  anywhere(
    id,
    key,
    title,
    { type: 'game-dialog-opened', dialog },
    {
      label,
      whyNot: (state) => whyNoGameDialog(state, dialog),
    },
  );

const PROMOTE: Action = { type: 'game-branch-promoted' };
const DELETE_BRANCH: Action = { type: 'game-branch-deleted' };
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
    opening(
      'renameBranch',
      'Alt+Shift+KeyB',
      'documentCommands.gameRenameBranch',
      'appMenu.gameRenameBranch',
      'branchName',
    ),
    anywhere('deleteBranch', 'Alt+Shift+Delete', 'documentCommands.gameDeleteBranch', DELETE_BRANCH, {
      label: 'appMenu.gameDeleteBranch',
      whyNot: onMainLine,
    }),
    opening(
      'correct',
      'Alt+Shift+KeyD',
      'documentCommands.gameCorrect',
      'appMenu.gameCorrect',
      'turnCorrection',
    ),
    opening(
      'details',
      'Alt+Shift+KeyG',
      'documentCommands.gameDetails',
      'appMenu.gameDetails',
      'gameDetails',
    ),
    opening('note', 'Alt+Shift+KeyC', 'documentCommands.gameNote', 'appMenu.gameNote', 'turnNote'),
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
