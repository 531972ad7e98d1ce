import { boardName, rulesName, tileSetName } from '../../../core/board/ruleNames';
import { type Message, message, sentences } from '../../../core/message';
import { describeProblems, type Imported } from '../../../core/notation/exchange/imported';
import { namesOf } from '../../../core/notation/gcg/gcgDocument';
import type { LinkedView } from '../../../core/notation/links/positionLink';
import type { LexiconName } from '../../../core/notation/positions/positionDocument';
import type { JsonObject } from '../../../core/notation/text/jsonFields';
import { fail, ok, type Result } from '../../../core/result';
import { chooseBoard, chooseTileSet } from '../../features/design/state/choosePreset';
import type { Action } from '../../state/action';
import type { AppState } from '../../state/appState';
import { contentOf, type OpenDocument } from '../../state/document/openDocument';
import { type OpenGame, openGame, positionShown } from '../../state/document/openGame';
import { documentShown, playActions } from './documentFile';
import type { LoadedFile } from './fileAccess';

/** The effect of imported content. */
export interface ImportedApplied {
  /** Whether it replaces the current document. */
  readonly isDocument: boolean;
  readonly actions: readonly Action[];
  readonly message: Message;
  /** The view saved in the document's file. */
  readonly view: JsonObject | null;
  readonly lexicon: LexiconName | null;
  /** What a link asks to show. */
  readonly linked?: LinkedView | undefined;
}

const BARE = { view: null, lexicon: null } as const;

/**
 * The effect of opening a file: a position or a game becomes the document, a board or tile set changes the
 * rules.
 */
export function openImported(
  imported: Imported,
  { name, path }: Pick<LoadedFile, 'name' | 'path'>,
  state: AppState,
): Result<ImportedApplied, Message> {
  switch (imported.kind) {
    case 'document': {
      const { document } = imported;
      const { lexicon, source, view } = document;
      const shown = documentShown(document);
      if (!shown.ok) return shown;
      const { game, setup, turn } = shown.value;
      const saved = contentOf({ setup, game });
      const opened: OpenDocument = { name, path, source, saved, lexicon, cgp: document.cgp };
      return ok({
        isDocument: true,
        actions: [{ type: 'document-opened', setup, turn, document: opened, game }, ...playActions(document)],
        message: message('documentSession.opened', { file: name }),
        view,
        lexicon,
      });
    }
    case 'position': {
      const { cgp, linked, note, setup, turn } = imported;
      const what = imported.what;
      const rules = rulesName(setup.rules);
      const document = { ...importedDocument(name, { setup, record: null }), cgp };
      return ok({
        isDocument: true,
        actions: [{ type: 'document-opened', setup, turn, document }],
        message: sentences(
          linked === undefined
            ? message('documentSession.openedPosition', { file: name, what, rules })
            : message('links.opened', { rules }),
          note,
        ),
        ...BARE,
        linked,
      });
    }
    case 'game': {
      const game = openGame(imported.record, imported.rules);
      const { setup } = positionShown(game);
      const document = {
        ...importedDocument(name, { setup, record: imported.record }),
        ...(path === null ? {} : { gamePath: path }),
      };
      return ok({
        isDocument: true,
        actions: [{ type: 'document-opened', setup, document, game }],
        message: sentences(
          message('documentSession.openedGame', { file: name, ...gameSaid(game) }),
          problemNote(game),
        ),
        ...BARE,
      });
    }
    case 'letters':
      return fail(message('documentSession.lettersOnly'));
    case 'lesson':
      return fail(message('documentSession.pastedLesson'));
    default:
      return applyRules(imported, { way: 'opened', source: name }, state);
  }
}

/** The effect of pasting text: always one undo step. */
export function pasteImported(imported: Imported, state: AppState): Result<ImportedApplied, Message> {
  switch (imported.kind) {
    case 'document': {
      const shown = documentShown(imported.document);
      if (!shown.ok) return shown;
      const { game, setup, turn } = shown.value;
      const actions: Action[] = [
        { type: 'setup-edited', setup, turn, name: message('documentSession.pasteStep') },
      ];
      if (game !== null) actions.push({ type: 'game-opened', game });
      return ok({ isDocument: false, actions, message: message('documentSession.pastedDocument'), ...BARE });
    }
    case 'position': {
      const { format, linked, note, setup, turn } = imported;
      const what = imported.what;
      return ok({
        isDocument: false,
        actions: [
          {
            type: 'setup-edited',
            setup: keepRack(setup, format, state),
            turn,
            name: message('documentSession.pasteStep'),
          },
        ],
        message: sentences(
          message('documentSession.pastedPosition', { what, rules: rulesName(setup.rules) }),
          note,
        ),
        ...BARE,
        linked,
      });
    }
    case 'game': {
      const game = openGame(imported.record, imported.rules);
      return ok({
        isDocument: false,
        actions: [{ type: 'game-opened', game }],
        message: sentences(message('documentSession.pastedGame', gameSaid(game)), problemNote(game)),
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
    case 'lesson':
      return fail(message('documentSession.pastedLesson'));
    default:
      return applyRules(imported, { way: 'pasted', source: imported.what }, state);
  }
}

/** A file of another program is the document's origin, not its save target. */
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
  read: { readonly way: 'opened' | 'pasted'; readonly source: Message },
  { setup }: AppState,
): Result<ImportedApplied, Message> {
  if (imported.kind === 'word-list') return fail(message('documentSession.wordList'));
  const edit =
    imported.kind === 'board' ? chooseBoard(setup, imported.board) : chooseTileSet(setup, imported.tileSet);
  const said =
    imported.kind === 'board'
      ? message('documentSession.boardIsNow', { ...read, board: boardName(imported.board.name) })
      : message('documentSession.tilesAreNow', {
          ...read,
          tiles: tileSetName(imported.tileSet.distribution),
        });
  return ok({
    isDocument: false,
    actions: [{ type: 'setup-edited', setup: edit.setup, name: edit.name }],
    message: sentences(said, edit.notice),
    ...BARE,
  });
}

/** Rows without a rack keep the current rack if its tiles are of the same set. */
function keepRack(setup: AppState['setup'], format: 'cgp' | 'rows', { setup: { rack, rules } }: AppState) {
  const isSameSet = rules.distribution === setup.rules.distribution;
  return format === 'rows' && setup.rack.length === 0 && isSameSet ? { ...setup, rack } : setup;
}

const gameSaid = ({ positions, record }: OpenGame) => ({
  players: namesOf(record).join(' – '),
  turns: positions.length - 1,
});

const problemNote = ({ problems }: OpenGame): Message | null =>
  problems.length === 0
    ? null
    : message('documentSession.impossibleGame', { problems: describeProblems(problems) });
