import { join } from 'node:path';
import { app, BrowserWindow } from 'electron';
import originalFs from 'original-fs';
import { FILM_VARIABLE } from '../contract/picture/filmChoices';
import { ok } from '../core/result';
import { text } from '../texts/text';
import { watchCrashes } from './crashes/watchCrashes';
import { createEngine, openFirstLexicon } from './engine/startEngine';
import { DocumentWindow } from './files/documentWindow';
import { DraggedFiles } from './files/draggedFiles';
import { ExportNotes } from './files/exportNotes';
import { Exports } from './files/exports';
import { askUnsaved } from './files/fileDialogs';
import { GrantedPaths } from './files/grantedPaths';
import { fileOfCommandLine, OpenRequests } from './files/openRequests';
import { UnsavedStore } from './files/unsavedStore';
import { EventHub, printEvent } from './ipc/eventHub';
import { registerIpc } from './ipc/registerIpc';
import { reviewPath } from './review/reviewPath';
import { followLanguage } from './settings/followLanguage';
import { followRecentFiles } from './settings/followRecentFiles';
import { followWork } from './settings/followWork';
import { SettingsStore } from './settings/settingsStore';
import { tidyOnceShown } from './staleTemporaries';
import { crashDir, exportNotesDir, firstSearchPath, ownFolders, USER_DATA_VARIABLE } from './userDataDir';
import { AppMenu } from './window/appMenu';
import { registerAppScheme, serveAppFiles } from './window/appProtocol';
import { startFilm } from './window/filmWindow';
import { lockDown } from './window/lockDown';
import { focusWindow, openMainWindow } from './window/mainWindow';
import { followTheme } from './window/nativeTheme';

const out = join(import.meta.dirname, '..');

/** Inputs of the first search. */
const PROGRAM_FILES = ['jobs.js', 'words.txt', 'english.leaves'];

lockDown();
// A graphics process that ends must not leave the board without WebGL until the next start.
app.disableDomainBlockingFor3DAPIs();
registerAppScheme();
app.setName('tilewright');
const chosenUserData = process.env[USER_DATA_VARIABLE];
if (chosenUserData) app.setPath('userData', chosenUserData);

const film = process.env[FILM_VARIABLE];
if (film) startFilm(film, out);
else if (app.requestSingleInstanceLock()) start();
else app.quit();

function start(): void {
  const userData = app.getPath('userData');
  const hub = new EventHub();
  hub.subscribe(printEvent);
  const programDir = import.meta.dirname;
  const settings = new SettingsStore(userData, hub.log);
  const reports = watchCrashes(crashDir(userData), hub);
  const engine = createEngine({
    programDir,
    userData,
    publish: hub.publish,
    firstSearch: {
      path: firstSearchPath(userData),
      // Files in the archive of an installed program appear to be as old as the run.
      programFiles: app.isPackaged ? [app.getAppPath()] : PROGRAM_FILES.map((name) => join(programDir, name)),
      stat: (path) => originalFs.statSync(path, { throwIfNoEntry: false }),
    },
    onCrash: (error) => reports.write(text('crash.inEngine'), error),
  });
  const granted = new GrantedPaths();
  const unsaved = new UnsavedStore(userData, hub.log);
  const documentWindow = new DocumentWindow({
    unsaved,
    publish: hub.publish,
    ask: askUnsaved,
    log: hub.log,
    iconPath: join(programDir, 'tilewright.png'),
  });
  const requests = new OpenRequests(hub.publish, granted);
  const requestOpen = (path: string) => requests.add(ok(path));
  const openNamed = (args: readonly string[], workingDir: string) => {
    const file = fileOfCommandLine(args, workingDir, app.getAppPath());
    if (file !== undefined) requests.add(file);
  };
  const menu = new AppMenu({ userData, settings, publish: hub.publish, requestOpen });
  const exportNotes = new ExportNotes(exportNotesDir(userData), hub.log);
  const exports = new Exports(exportNotes);
  const dragged = new DraggedFiles(join(userData, 'dragged'));

  const leftoverPlaces = () => ({
    own: ownFolders(userData),
    files: settings.readRecentFiles().flatMap((file) => [file, reviewPath(file)]),
  });
  const openWindow = () => {
    const window = openMainWindow(join(out, 'preload', 'index.cjs'), settings, hub.log);
    documentWindow.attach(window);
    tidyOnceShown(window, leftoverPlaces, hub.log);
    window.once('show', () => void exportNotes.removeRests());
    window.on('closed', () => {
      requests.pageGone();
      void services.then(({ pageGone }) => pageGone());
      exports.dropAll();
    });
  };
  openNamed(process.argv, process.cwd());
  app.on('second-instance', (_event, args, workingDir) => {
    openNamed(args, workingDir);
    BrowserWindow.getAllWindows().forEach(focusWindow);
  });
  // On macOS the system opens files through this event, perhaps before the program is ready.
  app.on('open-file', (event, path) => {
    event.preventDefault();
    requestOpen(path);
    if (app.isReady() && BrowserWindow.getAllWindows().length === 0) openWindow();
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('activate', () => {
    if (app.isReady() && BrowserWindow.getAllWindows().length === 0) openWindow();
  });
  app.on('will-quit', () => {
    settings.flush();
    dragged.dropAll();
  });
  const services = app.whenReady().then(async () => {
    serveAppFiles(join(out, 'renderer'));
    followTheme(settings);
    followWork(settings);
    followRecentFiles(settings, menu);
    await followLanguage(settings, () => app.getPreferredSystemLanguages(), hub.log);
    menu.refresh();
    openWindow();
    openFirstLexicon(engine, settings, programDir);
    // Half of the program's code is read while the page begins.
    const { startServices } = await import('./ipc/startServices');
    return startServices({
      programDir,
      userData,
      engine,
      hub,
      settings,
      unsaved,
      granted,
      requests,
      documentWindow,
      menu,
      exports,
      reports,
      dragged,
    });
  });
  registerIpc(
    services.then(({ answer }) => answer),
    granted,
    hub,
  );
}
