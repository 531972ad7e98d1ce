import { dirname } from 'node:path';
import { app } from 'electron';
import type { RequestError } from '../../contract/engineApi';
import type { FilesApi, OpenedFile, SavedFile, SaveRequest } from '../../contract/filesApi';
import { ok, type Result } from '../../core/result';
import type { SettingsStore } from '../settings/settingsStore';
import type { AppMenu } from '../window/appMenu';
import { readDocumentFile, writeDocumentFile } from './documentFile';
import type { DocumentWindow } from './documentWindow';
import { askForFile, askForPlace, askUnsaved } from './fileDialogs';
import type { OpenRequests } from './openRequests';
import type { UnsavedStore } from './unsavedStore';

interface Surroundings {
  readonly settings: SettingsStore;
  readonly unsaved: UnsavedStore;
  readonly requests: OpenRequests;
  readonly documentWindow: DocumentWindow;
  readonly menu: AppMenu;
}

/** Files, dialogs, title and menu for the one window. */
export function createFilesService(surroundings: Surroundings): FilesApi {
  const { documentWindow, menu, requests, settings, unsaved } = surroundings;

  function remember(path: string): void {
    settings.addRecentFile(path);
    app.addRecentDocument(path);
    menu.refresh();
  }

  function forget(path: string): void {
    settings.removeRecentFile(path);
    menu.refresh();
  }

  async function open(path: string | null): Promise<Result<OpenedFile, RequestError>> {
    const chosen = path ?? (await askForFile());
    if (chosen === undefined) return ok({ kind: 'none' });
    const read = readDocumentFile(chosen);
    if (!read.ok) forget(chosen);
    return read;
  }

  async function save(request: SaveRequest): Promise<Result<SavedFile, RequestError>> {
    const path = request.path ?? (await askForPlace(request, startDir()));
    if (path === undefined) return ok({ kind: 'none' });
    const saved = writeDocumentFile(path, request.bytes);
    if (saved.ok && request.isDocument) remember(path);
    return saved;
  }

  /** Where the last file was, else where documents usually are. */
  function startDir(): string {
    const [last] = settings.readRecentFiles();
    return last === undefined ? app.getPath('documents') : dirname(last);
  }

  return {
    openFile: ({ path }) => open(path),
    saveFile: save,
    askUnsaved: async ({ name }) => ok(await askUnsaved(name)),
    keepUnsaved: async (document) => unsaved.keep(document),
    forgetUnsaved: async () => unsaved.forget(),
    readUnsaved: async () => ok(unsaved.read()),
    takeOpenRequest: async () => ok(requests.take()),
    recentFiles: async () => ok(settings.readRecentFiles()),
    rememberFile: ({ path }) => done(() => remember(path)),
    showTitle: (title) => done(() => documentWindow.showTitle(title)),
    showMenu: (model) => done(() => menu.show(model)),
    closeWindow: () => done(() => documentWindow.close()),
  };
}

async function done(work: () => void): Promise<Result<null, RequestError>> {
  work();
  return ok(null);
}
