import type { Setup } from '../../../core/board/setup';
import type { TurnState } from '../../../core/game/turnState';
import { type Message, message } from '../../../core/message';
import { describeProblems } from '../../../core/notation/exchange/imported';
import { readBranches, saveBranches, savedNumberOf } from '../../../core/notation/gcg/branches/savedBranches';
import { formatGcg } from '../../../core/notation/gcg/formatGcg';
import { parseGcg } from '../../../core/notation/gcg/parseGcg';
import {
  formatPositionDocument,
  type PositionDocument,
  type SavedGame,
} from '../../../core/notation/positions/positionDocument';
import { fail, ok, type Result } from '../../../core/result';
import type { Action } from '../../state/action';
import type { AppState } from '../../state/appState';
import { type OpenGame, openGame, positionShown, treeOf } from '../../state/document/openGame';
import { isSameSetup } from '../../state/document/sameSetup';
import { readSavedPlay, savePlay } from '../../state/play/savedPlay';
import type { CameraPose } from '../../view/board/cameraPose';
import { documentViewJson, documentViewOf } from '../../view/document/documentView';

/** The text of the document's file. */
export function documentText(state: AppState, camera: CameraPose | null): string {
  const { document, game, lexicon, setup, turn } = state;
  const play = savePlay(state.play);
  return formatPositionDocument({
    setup,
    turn,
    game: game === null ? null : savedGame(game),
    lexicon:
      document.lexicon ??
      (lexicon.kind === 'open' ? { name: lexicon.info.name, hash: lexicon.info.id } : null),
    ...(play === null ? {} : { play }),
    view: documentViewJson(documentViewOf(state, camera), document.source.view),
    source: document.source,
    cgp: document.cgp,
  });
}

function savedGame(game: OpenGame): SavedGame {
  const tree = treeOf(game);
  const saved = { record: formatGcg(tree.main), turn: game.turn };
  if (tree.branches.length === 0) return saved;
  const branch = game.branch === null ? {} : { branch: savedNumberOf(tree, game.branch) };
  return { ...saved, branches: saveBranches(tree), ...branch };
}

/** The content of a document, ready to be shown. */
export interface DocumentShown {
  readonly setup: Setup;
  readonly turn: TurnState;
  readonly game: OpenGame | null;
}

/** The position and game of a document. If the position is the turn's, it is the identical value. */
export function documentShown({ game, setup, turn }: PositionDocument): Result<DocumentShown, Message> {
  if (game === null) return ok({ setup, turn, game: null });
  const record = parseGcg(game.record);
  if (!record.ok)
    return fail(message('documentSession.gameUnreadable', { problems: describeProblems(record.error) }));
  const branches = readBranches(record.value, game.branches ?? []);
  if (!branches.ok) return fail(message('documentSession.gameUnreadable', { problems: branches.error }));
  const opened = openGame(record.value, setup.rules, {
    turn: game.turn,
    branches: branches.value,
    branch: game.branch ?? null,
  });
  const ofTurn = positionShown(opened).setup;
  return ok({ setup: isSameSetup(ofTurn, setup) ? ofTurn : setup, turn, game: opened });
}

/** Resumes the game that the document was saved in: the game, or why it cannot be resumed. */
export function playActions({ play, setup }: PositionDocument): readonly Action[] {
  if (play === undefined) return [];
  const read = readSavedPlay(play, setup.rules);
  return [
    read.ok
      ? { type: 'play-restored', play: read.value }
      : { type: 'notice-raised', message: message('play.notRestored', { problem: read.error }) },
  ];
}
