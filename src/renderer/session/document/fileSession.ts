import { NO_TILE, type Tile } from '../../../core/alphabet/tile';
import { rulesName } from '../../../core/board/ruleNames';
import { message } from '../../../core/message';
import { createGamesReview } from '../../features/review/session/gamesReview';
import { gamesLeft } from '../../features/review/state/gamesInReview';
import type { ExampleId } from '../../state/document/examples';
import type { FileActions } from '../../state/document/fileActions';
import { beginningToOpen } from '../../state/window/failure';
import type { CameraPose } from '../../view/board/cameraPose';
import { createPlayStarting } from '../play/playStarting';
import { createDocumentSaving } from './documentSaving';
import { createDragOut } from './dragOut';
import { readExample } from './exampleTexts';
import { createFileAccess } from './fileAccess';
import { createFileOpening, type OpeningDeps } from './fileOpening';
import { createTextExchange } from './textExchange';

interface FileDeps extends OpeningDeps {
  readonly cameraPose: () => CameraPose | null;
  /** Receives the pointer events. */
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

export interface FileSession extends FileActions {
  /** Returns whether the document is saved. */
  saveDocument(isQuiet?: boolean): Promise<boolean>;
  /** Opens text without a file; saving it asks for a name. */
  openText(name: string, text: string): void;
  /** Opens the position that an address holds. */
  openLink(address: string): void;
}

/** Files and clipboard, for menus, keys and panels. */
export function createFileSession(deps: FileDeps): FileSession {
  const { catalogue, cameraPose, connection, page, store } = deps;
  const { dispatch, state } = store;
  const access = createFileAccess(connection);
  const saving = createDocumentSaving({ access, store, cameraPose });
  const games = createGamesReview(connection, store);
  const opening = createFileOpening({ ...deps, games }, access, saving);
  const starting = createPlayStarting(store, catalogue, saving);
  const exchange = createTextExchange(store, catalogue, access, deps.onOpened);
  const { copyLink, copyPosition, exportAs, gameText, paste, saveText } = exchange;

  /** One dialog at a time. */
  let isBusy = false;
  /** The last request to open something that the system or the address made meanwhile. */
  let waiting: (() => Promise<void>) | null = null;
  function alone(work: () => Promise<unknown>): void {
    if (isBusy) return;
    isBusy = true;
    void work().finally(() => {
      isBusy = false;
      const next = waiting;
      waiting = null;
      if (next !== null) alone(next);
    });
  }

  function aloneOrNext(work: () => Promise<void>): void {
    if (isBusy) waiting = work;
    else alone(work);
  }

  async function newPosition() {
    if (!(await saving.mayReplace())) return;
    const { rules } = state.peek().setup;
    const tiles = new Array<Tile>(rules.layout.rows * rules.layout.cols).fill(NO_TILE);
    dispatch({ type: 'document-opened', setup: { rules, tiles, rack: [] } });
    const made = message('documentSession.newPosition', { rules: rulesName(rules) });
    dispatch({ type: 'notice-raised', message: made });
  }

  async function openExample(id: ExampleId) {
    const { content, name } = await readExample(id);
    await opening.openText(name, content);
  }

  function openBeginning() {
    const beginning = beginningToOpen(state.peek().failures);
    if (beginning === null) return;
    dispatch({ type: 'failure-cleared', kind: 'open' });
    const { name, text } = beginning;
    if (name === null) paste(text);
    else alone(() => opening.openText(name, text));
  }

  const dragging = createDragOut({ access, store, cameraPose, gameText, page });

  return {
    newPosition: () => alone(newPosition),
    startGame: () => alone(starting.startGame),
    open: () => alone(() => opening.openFrom(null)),
    openPath: (path) => aloneOrNext(() => opening.openFrom(path)),
    openLink: (address) => aloneOrNext(() => opening.openLink(address)),
    openBeginning,
    openExample: (id) => alone(() => openExample(id)),
    recentFiles: access.recent,
    openFiles: (files, hasFolder) => alone(() => opening.openDropped(files, hasFolder)),
    dragOut: dragging.dragOut,
    isDraggingOut: dragging.isUnderWay,
    reviewFiles: () => alone(() => games.choose(false)),
    reviewFolder: () => alone(() => games.choose(true)),
    reviewRest: () => alone(() => games.review(gamesLeft(state.peek().review))),
    save: () => alone(saving.save),
    saveAs: () => alone(() => saving.saveTo(null)),
    exportAs: (format) => alone(() => exportAs(format)),
    saveText: (file) => alone(() => saveText(file)),
    copyPosition,
    copyLink: () => void copyLink(),
    paste,
    saveDocument: saving.save,
    openText: (name, content) => alone(() => opening.openText(name, content)),
  };
}
