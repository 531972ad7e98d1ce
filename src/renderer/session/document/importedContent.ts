import type { Imported } from '../../../core/notation/exchange/importText';
import { describeProblems } from '../../../core/notation/exchange/importText';
import { nicksOf } from '../../../core/notation/gcg/gcgDocument';
import type { LexiconName } from '../../../core/notation/positions/positionDocument';
import type { JsonObject } from '../../../core/notation/text/jsonFields';
import { fail, ok, type Result } from '../../../core/result';
import type { Action } from '../../state/action';
import type { AppState } from '../../state/appState';
import { chooseBoard, chooseTileSet } from '../../state/design/choosePreset';
import type { OpenDocument } from '../../state/document/openDocument';
import { type OpenGame, openGame, positionShown } from '../../state/document/openGame';
import { documentShown } from './documentFile';
import type { LoadedFile } from './fileAccess';

/** What to do with something that was read. */
export interface ImportedApplied {
  /** It takes the place of the present document. */
  readonly isDocument: boolean;
  readonly actions: readonly Action[];
  readonly message: string;
  /** How the document was looked at, as its file has it. */
  readonly view: JsonObject | null;
  readonly lexicon: LexiconName | null;
}

const BARE = { view: null, lexicon: null } as const;

/** What opening a file does: a position or a game becomes the document, a board or tile set changes the rules. */
export function openImported(
  imported: Imported,
  { name, path }: Pick<LoadedFile, 'name' | 'path'>,
  state: AppState,
): Result<ImportedApplied, string> {
  switch (imported.kind) {
    case 'document': {
      const { document } = imported;
      const { lexicon, source, view } = document;
      const shown = documentShown(document);
      if (!shown.ok) return shown;
      const { game, setup, turn } = shown.value;
      const saved = { setup, record: game?.record ?? null };
      const opened: OpenDocument = { name, path, source, saved, lexicon, cgp: document.cgp };
      return ok({
        isDocument: true,
        actions: [{ type: 'document-opened', setup, turn, document: opened, game }],
        message: `Opened ${name}.`,
        view,
        lexicon,
      });
    }
    case 'position': {
      const { cgp, note, setup, turn, what } = imported;
      const document = { ...importedDocument(name, { setup, record: null }), cgp };
      return ok({
        isDocument: true,
        actions: [{ type: 'document-opened', setup, turn, document }],
        message: sentences(`Opened ${name}, a ${what} (${setup.rules.name}).`, note),
        ...BARE,
      });
    }
    case 'game': {
      const game = openGame(imported.record, imported.rules);
      const { setup } = positionShown(game);
      const document = importedDocument(name, { setup, record: imported.record });
      return ok({
        isDocument: true,
        actions: [{ type: 'document-opened', setup, document, game }],
        message: sentences(`Opened ${name}: ${describeGame(game)}`, problemNote(game)),
        ...BARE,
      });
    }
    case 'letters':
      return fail(
        'It holds one line of letters and no position; paste them on the board or the rack instead.',
      );
    default:
      return applyRules(imported, `Opened ${name}`, state);
  }
}

/** What pasting a text does: always one step that can be undone. */
export function pasteImported(imported: Imported, state: AppState): Result<ImportedApplied, string> {
  switch (imported.kind) {
    case 'document': {
      const shown = documentShown(imported.document);
      if (!shown.ok) return shown;
      const { game, setup, turn } = shown.value;
      const actions: Action[] = [{ type: 'setup-edited', setup, turn, name: 'paste a position' }];
      if (game !== null) actions.push({ type: 'game-opened', game });
      return ok({ isDocument: false, actions, message: 'Pasted a Tilewright position.', ...BARE });
    }
    case 'position': {
      const { note, setup, turn, what } = imported;
      return ok({
        isDocument: false,
        actions: [
          { type: 'setup-edited', setup: keepRack(setup, what, state), turn, name: 'paste a position' },
        ],
        message: sentences(`Pasted a ${what} (${setup.rules.name}).`, note),
        ...BARE,
      });
    }
    case 'game': {
      const game = openGame(imported.record, imported.rules);
      return ok({
        isDocument: false,
        actions: [{ type: 'game-opened', game }],
        message: sentences(`Pasted a GCG game: ${describeGame(game)}`, problemNote(game)),
        ...BARE,
      });
    }
    case 'letters':
      return ok({
        isDocument: false,
        actions: [{ type: 'letters-pasted', text: imported.letters }],
        message: '',
        ...BARE,
      });
    default:
      return applyRules(imported, `Pasted a ${imported.what}`, state);
  }
}

/** A file of another program is where the document comes from, not where it is saved. */
const importedDocument = (name: string, saved: OpenDocument['saved']): OpenDocument => ({
  name,
  path: null,
  source: {},
  saved,
  lexicon: null,
  cgp: null,
});

function applyRules(
  imported: Extract<Imported, { readonly kind: 'board' | 'tile-set' | 'word-list' }>,
  done: string,
  { setup }: AppState,
): Result<ImportedApplied, string> {
  if (imported.kind === 'word-list')
    return fail('This is a word list: save it as a .txt file and open that as a lexicon.');
  const edit =
    imported.kind === 'board' ? chooseBoard(setup, imported.board) : chooseTileSet(setup, imported.tileSet);
  const what =
    imported.kind === 'board'
      ? `the board is now ${imported.board.name}`
      : `the tiles are now ${imported.tileSet.distribution.name}`;
  return ok({
    isDocument: false,
    actions: [{ type: 'setup-edited', setup: edit.setup, name: edit.name }],
    message: sentences(`${done}: ${what}.`, edit.notice),
    ...BARE,
  });
}

/** Rows without a rack leave the rack as it is, where its tiles are those of the same set. */
function keepRack(setup: AppState['setup'], what: string, { setup: { rack, rules } }: AppState) {
  const isSameSet = rules.distribution === setup.rules.distribution;
  return what === 'position as rows' && setup.rack.length === 0 && isSameSet ? { ...setup, rack } : setup;
}

function describeGame({ positions, record }: OpenGame): string {
  const turns = positions.length - 1;
  return `${nicksOf(record).join(' – ')}, ${turns === 1 ? '1 turn' : `${turns} turns`}.`;
}

const problemNote = ({ problems }: OpenGame): string | null =>
  problems.length === 0 ? null : `The game cannot have gone this way. ${describeProblems(problems)}`;

const sentences = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ');
