import { computed, effect } from '@preact/signals';
import type { UnsavedDocument, UnsavedFound } from '../../../contract/document/filesApi';
import type { RequestError } from '../../../contract/requests/requestError';
import type { Ask, AskDesktop } from '../../../contract/requests/requests';
import type { Connection } from '../../../contract/transport/connection';
import { type Message, message, sentences } from '../../../core/message';
import {
  type PositionDocument,
  parsePositionDocument,
} from '../../../core/notation/positions/positionDocument';
import type { Result } from '../../../core/result';
import type { AppState } from '../../state/appState';
import { ownWorkOf } from '../../state/document/desk';
import { isEdited } from '../../state/document/openDocument';
import type { CameraPose } from '../../view/board/cameraPose';
import { documentName } from '../../view/document/documentName';
import type { Store } from '../store';
import { documentShown, documentText, playActions } from './documentFile';
import type { FileSession } from './fileSession';

/** Unsaved changes are backed up this long after the first of them: the most that a killed program loses. */
const KEEP_AFTER_MS = 250;

const AUTOSAVE_AFTER_MS = 2000;

/** A page that still responds this long after restoring a document is not crashed by it. */
const LIVES_AFTER_MS = 2000;

interface DocumentDeps {
  readonly connection: Connection;
  readonly store: Store;
  readonly files: FileSession;
  readonly cameraPose: () => CameraPose | null;
  /** Restores the document's view. */
  readonly onRestored: (document: PositionDocument) => void;
  readonly runCommand: (id: string) => void;
}

/** Title, unsaved changes, and requests of the main process; begins with whatever the last run left. */
export async function startDocumentSession(deps: DocumentDeps): Promise<void> {
  const {
    connection: { ask, askDesktop },
    store,
  } = deps;
  const isRestored = await restore(ask, deps);
  startKeeping(ask, deps, !isRestored);
  if (askDesktop === null) {
    startTitle(store, () => undefined);
    guardPage(store);
    return;
  }
  startTitle(store, (name, path, edited) => void askDesktop('showTitle', { name, path, isEdited: edited }));
  startAutosaving(deps);
  hearRequests(askDesktop, deps);
}

/** Restores changes that an abnormal exit left unsaved. False if that fails. */
async function restore(ask: Ask, { onRestored, store }: DocumentDeps): Promise<boolean> {
  const { dispatch } = store;
  const tell = (problem: Message) =>
    dispatch({ type: 'failure-raised', kind: 'restore-unsaved', message: problem });
  const unsaved = await ask('takeUnsaved', {});
  if (!unsaved.ok) {
    tell(unsaved.error.message);
    return false;
  }
  if (unsaved.value.kind === 'none') return true;
  if (unsaved.value.kind === 'problem') {
    tell(unsaved.value.message);
    return false;
  }
  if (unsaved.value.kind === 'set-aside') {
    tell(setAside(unsaved.value));
    return true;
  }
  const { name, path, text: content } = unsaved.value.document;
  const document = parsePositionDocument(content);
  const shown = document.ok ? documentShown(document.value) : document;
  if (!document.ok || !shown.ok) {
    const refused = await ask('refuseUnsaved', {});
    const isSetAside = refused.ok && refused.value.kind === 'set-aside';
    const wrong = message('documentSession.notRestored', { name, reason: shown.ok ? '' : shown.error });
    tell(sentences(wrong, whatBecame(refused)));
    return isSetAside;
  }
  setTimeout(() => void ask('confirmUnsaved', {}), LIVES_AFTER_MS);
  const { cgp, lexicon, source } = document.value;
  dispatch({
    type: 'document-opened',
    ...shown.value,
    document: { name, path, source, saved: null, lexicon, cgp },
  });
  dispatch({
    type: 'notice-raised',
    message: message('documentSession.restored', { name }),
  });
  for (const action of playActions(document.value)) dispatch(action);
  onRestored(document.value);
  return true;
}

type SetAside = Extract<UnsavedFound, { readonly kind: 'set-aside' }>;

function setAside({ name, path, reason }: SetAside): Message {
  switch (reason) {
    case 'unfinished':
      return message('documentSession.setAsideUnfinished', { name, path });
    case 'older':
      return message('documentSession.setAsideOlder', { name, path });
    case 'refused':
      return message('documentSession.setAside', { path });
  }
}

/** Explains what happens to changes that this page cannot show. */
function whatBecame(refused: Result<UnsavedFound, RequestError>): Message | null {
  if (!refused.ok) return refused.error.message;
  if (refused.value.kind === 'set-aside')
    return message('documentSession.setAside', { path: refused.value.path });
  return refused.value.kind === 'problem' ? refused.value.message : null;
}

type ShowTitle = (name: string, path: string | null, edited: boolean) => void;

function startTitle({ state }: Store, show: ShowTitle): void {
  const edited = computed(() => isEdited(ownWorkOf(state.value)));
  const name = computed(() => documentName(ownWorkOf(state.value).document.name));
  const path = computed(() => ownWorkOf(state.value).document.path);
  effect(() => {
    document.title = `${edited.value ? '• ' : ''}${name.value} — Tilewright`;
    show(name.value, path.value, edited.value);
  });
}

/** Browsers ask before a page with unsaved changes is left. */
function guardPage({ state }: Store): void {
  window.addEventListener('beforeunload', (event) => {
    if (isEdited(ownWorkOf(state.peek()))) event.preventDefault();
  });
}

/** What would be lost if the program ended now; null if nothing would. */
function unsavedOf(state: AppState, camera: CameraPose | null): UnsavedDocument | null {
  if (!isEdited(state)) return null;
  const { name, path } = state.document;
  return { name, path, text: documentText(state, camera) };
}

/** @param spares whether the existing backup stays until there is something else to back up */
function startKeeping(ask: Ask, { cameraPose, store }: DocumentDeps, spares: boolean): void {
  const { dispatch, state } = store;
  const setup = computed(() => state.value.setup);
  const game = computed(() => state.value.game);
  const file = computed(() => ownWorkOf(state.value).document);
  let isWaiting = false;
  let isSparing = spares;
  async function keep() {
    isWaiting = false;
    const unsaved = unsavedOf({ ...state.peek(), ...ownWorkOf(state.peek()) }, cameraPose());
    if (unsaved === null && isSparing) return;
    isSparing = false;
    const kept = await (unsaved === null ? ask('forgetUnsaved', {}) : ask('keepUnsaved', unsaved));
    if (kept.ok) dispatch({ type: 'failure-cleared', kind: 'keep-unsaved' });
    else dispatch({ type: 'failure-raised', kind: 'keep-unsaved', message: kept.error.message });
  }
  effect(() => {
    // Read so that a change of any of them triggers a backup.
    void [setup.value, game.value, file.value];
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => void keep(), KEEP_AFTER_MS);
  });
}

/** Autosave, if enabled: to the document's file, when nothing has changed for a while. */
function startAutosaving({ files, store: { state } }: DocumentDeps): void {
  const isWanted = computed(() => {
    const own = ownWorkOf(state.value);
    return state.value.settings.isAutosaving && own.document.path !== null && isEdited(own);
  });
  const setup = computed(() => state.value.setup);
  effect(() => {
    // Read so that each change restarts the timer.
    void setup.value;
    if (!isWanted.value) return;
    const timer = setTimeout(() => void files.saveDocument(true), AUTOSAVE_AFTER_MS);
    return () => clearTimeout(timer);
  });
}

function hearRequests(
  ask: AskDesktop,
  { connection, files: session, runCommand, store }: DocumentDeps,
): void {
  connection.onEvent((event) => {
    if (event.type === 'menu-command') runCommand(event.id);
    if (event.type === 'open-requested') session.openPath(event.path);
    if (event.type === 'save-and-close-requested') void saveAndClose();
  });
  async function saveAndClose() {
    if (await session.saveDocument()) await ask('closeWindow', {});
  }
  void ask('takeOpenRequest', {}).then((path) => {
    if (!path.ok) store.dispatch({ type: 'failure-raised', kind: 'open', message: path.error.message });
    else if (path.value !== null) session.openPath(path.value);
  });
}
