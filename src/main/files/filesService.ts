import { dirname } from 'node:path';
import { app } from 'electron';
import type { DragOut, OpenedFile, SavedFile, SaveRequest } from '../../contract/document/filesApi';
import type { BeginExport, BegunExport } from '../../contract/picture/exportApi';
import type { RequestError } from '../../contract/requests/requestError';
import type { DesktopApi } from '../../contract/requests/requests';
import type { OpenedTournament } from '../../contract/tournament/tournamentApi';
import { ok, type Result } from '../../core/result';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import type { CrashReports } from '../crashes/crashReports';
import type { EnginesApi } from '../engines/enginesService';
import type { LateThreadWork } from '../ipc/lateThreadWork';
import type { SettingsStore } from '../settings/settingsStore';
import { removeStaleTemporaries } from '../staleTemporaries';
import type { AppMenu } from '../window/appMenu';
import { readDocumentFile, writeDocumentFile } from './documentFile';
import type { DocumentWindow } from './documentWindow';
import type { DraggedFiles } from './draggedFiles';
import type { Exports } from './exports';
import {
  askForFile,
  askForGames,
  askForPlace,
  askForTournament,
  askUnsaved,
  TOURNAMENT_EXTENSION,
} from './fileDialogs';
import type { GrantedPaths } from './grantedPaths';
import type { OpenRequests } from './openRequests';
import { printedPage } from './printedPage';
import type { UnsavedStore } from './unsavedStore';

export interface FilesDeps {
  readonly settings: SettingsStore;
  readonly unsaved: UnsavedStore;
  readonly granted: GrantedPaths;
  readonly log: (message: string) => void;
  readonly requests: OpenRequests;
  readonly documentWindow: DocumentWindow;
  readonly menu: AppMenu;
  readonly threadWork: LateThreadWork;
  readonly exports: Exports;
  readonly reports: CrashReports;
  readonly dragged: DraggedFiles;
}

/** Files, dialogs, title and menu for the one window. */
export function createFilesService(deps: FilesDeps): Omit<DesktopApi, keyof EnginesApi> {
  const {
    documentWindow,
    dragged,
    exports,
    granted,
    log,
    menu,
    reports,
    requests,
    settings,
    threadWork,
    unsaved,
  } = deps;

  function remember(path: string): void {
    settings.addRecentFile(path);
    requests.showFile(path);
    if (settings.readRecentFiles().includes(path)) app.addRecentDocument(path);
    menu.refresh();
  }

  function forget(path: string): void {
    settings.removeRecentFile(path);
    menu.refresh();
  }

  async function open(path: string | null): Promise<Result<OpenedFile, RequestError>> {
    if (path !== null) return read(path);
    const chosen = await askForFile();
    return chosen === undefined ? ok({ kind: 'none' }) : read(granted.grant(chosen));
  }

  function read(path: string): Result<OpenedFile, RequestError> {
    const readable = granted.checkReadable(path);
    if (!readable.ok) return readable;
    const file = readDocumentFile(path);
    if (!file.ok) forget(path);
    return file;
  }

  async function save(request: SaveRequest): Promise<Result<SavedFile, RequestError>> {
    if (request.path !== null) return write(request.path, request);
    const chosen = await askForPlace(request, startDir());
    return chosen === undefined ? ok({ kind: 'none' }) : write(granted.grantWriting(chosen), request);
  }

  function write(path: string, { bytes, isDocument }: SaveRequest): Result<SavedFile, RequestError> {
    const writable = granted.checkWritable(path);
    if (!writable.ok) return writable;
    const saved = writeDocumentFile(path, bytes);
    void removeStaleTemporaries(dirname(path), log, new Set([path]));
    if (saved.ok && isDocument) {
      remember(path);
      // In the same step, since the kept copy is now older than the file.
      const forgotten = unsaved.forget();
      if (!forgotten.ok) log(say(forgotten.error.message));
    }
    return saved;
  }

  async function dragOut(document: DragOut): Promise<Result<null, RequestError>> {
    const path = dragged.write(document);
    if (!path.ok) return path;
    documentWindow.startDrag(path.value);
    return ok(null);
  }

  function rememberIfGranted(path: string): Result<null, RequestError> {
    const readable = granted.checkReadable(path);
    if (!readable.ok) return readable;
    remember(path);
    return ok(null);
  }

  async function saveTournament(): Promise<Result<SavedFile, RequestError>> {
    const { tournaments } = await threadWork.get();
    const bytes = tournaments.bytes();
    if (!bytes.ok) return bytes;
    const suggestedName = `${text('files.tournament')}.${TOURNAMENT_EXTENSION}`;
    const formatName = text('files.tournaments');
    const chosen = await askForPlace({ suggestedName, formatName }, startDir());
    return chosen === undefined ? ok({ kind: 'none' }) : writeDocumentFile(chosen, bytes.value);
  }

  async function openTournament(): Promise<Result<OpenedTournament, RequestError>> {
    const chosen = await askForTournament();
    if (chosen === undefined) return ok({ kind: 'none' });
    const { tournaments } = await threadWork.get();
    const opened = tournaments.open(chosen);
    return opened.ok ? ok({ kind: 'opened', status: opened.value }) : opened;
  }

  async function beginExport(request: BeginExport): Promise<Result<BegunExport, RequestError>> {
    const chosen = await askForPlace(request, startDir());
    return chosen === undefined ? ok({ kind: 'none' }) : exports.begin(chosen);
  }

  async function printExport(id: number): Promise<Result<null, RequestError>> {
    const page = await printedPage();
    return exports.write({ id, position: 0, bytes: page });
  }

  /** Folder of the last file, or else the usual folder for documents. */
  function startDir(): string {
    const [last] = settings.readRecentFiles();
    return last === undefined ? app.getPath('documents') : dirname(last);
  }

  return {
    openFile: ({ path }) => open(path),
    saveFile: save,
    dragOut,
    beginExport,
    writeExport: async (request) => exports.write(request),
    printExport: ({ id }) => printExport(id),
    takeFilm: async () => ok(null),
    tellFilm: async () => ok(null),
    endExport: async (request) => exports.end(request),
    askUnsaved: async ({ name }) => ok(await askUnsaved(name)),
    saveTournament,
    openTournament,
    chooseGames: async (request) => ok((await askForGames(request)).map((path) => granted.grant(path))),
    takeOpenRequest: async () => requests.take(),
    recentFiles: async () => ok(settings.readRecentFiles().map((path) => granted.grant(path))),
    rememberFile: async ({ path }) => rememberIfGranted(path),
    showTitle: (title) =>
      done(() => {
        documentWindow.showTitle(title);
        requests.showName(title.name);
      }),
    showMenu: (model) => done(() => menu.show(model)),
    reportError: async ({ error }) => {
      reports.write(text('crash.inScript'), error);
      return ok(null);
    },
    closeWindow: () => done(() => documentWindow.close()),
  };
}

async function done(work: () => void): Promise<Result<null, RequestError>> {
  work();
  return ok(null);
}
