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
  const { copyPosition, exportAs, gameText, paste, saveText } = createTextExchange(store, catalogue, access);

  /** One dialog at a time. */
  let isBusy = false;
  /** A path that the system asked to open meanwhile. */
  let pathWaiting: string | null = null;
  function alone(work: () => Promise<unknown>): void {
    if (isBusy) return;
    isBusy = true;
    void work().finally(() => {
      isBusy = false;
      const path = pathWaiting;
      pathWaiting = null;
      if (path !== null) openPath(path);
    });
  }

  function openPath(path: string): void {
    if (isBusy) pathWaiting = path;
    else alone(() => opening.openFrom(path));
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
    openPath,
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
    paste,
    saveDocument: saving.save,
    openText: (name, content) => alone(() => opening.openText(name, content)),
  };
}
