import { formatGcg } from '../../core/notation/gcg/formatGcg';
import { parseGcg } from '../../core/notation/gcg/parseGcg';
import { describeProblems } from '../../core/notation/importText';
import { formatPositionDocument, type PositionDocument } from '../../core/notation/positionDocument';
import { fail, ok, type Result } from '../../core/result';
import type { AppState } from '../state/appState';
import { type OpenGame, openGame } from '../state/openGame';
import type { CameraPose } from '../view/cameraPose';
import { documentViewJson, documentViewOf } from '../view/documentView';

export const DOCUMENT_EXTENSION = 'tilewright';

/** The text of the document's file. */
export function documentText(state: AppState, camera: CameraPose | null): string {
  const { document, game, lexicon, setup } = state;
  return formatPositionDocument({
    setup,
    game: game === null ? null : { record: formatGcg(game.record), turn: game.turn },
    lexicon: lexicon.kind === 'open' ? { name: lexicon.info.name, hash: lexicon.info.id } : null,
    view: documentViewJson(documentViewOf(state, camera)),
    source: document.source,
  });
}

/** The game that a document holds; null if it holds none. */
export function gameOfDocument({ game, setup }: PositionDocument): Result<OpenGame | null, string> {
  if (game === null) return ok(null);
  const record = parseGcg(game.record);
  if (!record.ok) return fail(`The game in the document cannot be read. ${describeProblems(record.error)}`);
  return ok(openGame(record.value, setup.rules, game.turn));
}
