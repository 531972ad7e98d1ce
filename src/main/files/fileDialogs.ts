import { existsSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { BrowserWindow, dialog, type OpenDialogOptions, type SaveDialogOptions } from 'electron';
import type { SaveRequest, UnsavedAnswer } from '../../contract/document/filesApi';
import type { ChooseGames } from '../../contract/review/gamesApi';
import { text } from '../../texts/text';
import { OPENABLE_EXTENSIONS } from './openRequests';

const openOptions = (): OpenDialogOptions => ({
  title: text('files.open'),
  properties: ['openFile'],
  filters: [
    { name: text('files.openable'), extensions: [...OPENABLE_EXTENSIONS] },
    { name: text('files.documents'), extensions: ['tilewright'] },
    { name: text('files.games'), extensions: ['gcg'] },
    { name: text('files.positions'), extensions: ['cgp'] },
    { name: text('files.others'), extensions: ['txt', 'json', 'csv', 'kwg'] },
    { name: text('files.all'), extensions: ['*'] },
  ],
});

const frontWindow = (): BrowserWindow | undefined => BrowserWindow.getAllWindows()[0];

/** Extension of tournament files, without the dot. */
export const TOURNAMENT_EXTENSION = 'games';

const tournamentOptions = (): OpenDialogOptions => ({
  title: text('files.open'),
  properties: ['openFile'],
  filters: [
    { name: text('files.tournaments'), extensions: [TOURNAMENT_EXTENSION] },
    { name: text('files.all'), extensions: ['*'] },
  ],
});

/** The system's dialogs, in front of the window. Undefined if cancelled. */
export const askForFile = (): Promise<string | undefined> => askWith(openOptions());
export const askForTournament = (): Promise<string | undefined> => askWith(tournamentOptions());

/** Chooses games: several files, or a folder. Empty if cancelled. */
export async function askForGames({ isFolder }: ChooseGames): Promise<readonly string[]> {
  const options: OpenDialogOptions = isFolder
    ? { title: text('files.chooseGameFolder'), properties: ['openDirectory'] }
    : {
        title: text('files.chooseGames'),
        properties: ['openFile', 'multiSelections'],
        filters: [
          { name: text('files.games'), extensions: ['gcg'] },
          { name: text('files.all'), extensions: ['*'] },
        ],
      };
  return chosenWith(options);
}

export const askForProgram = (): Promise<string | undefined> =>
  askWith({ title: text('engines.chooseTitle'), properties: ['openFile'] });

/** Whether the user lets a program be started, whose command line is shown in full. */
export async function confirmProgram(line: string): Promise<boolean> {
  const { response } = await showMessage({
    type: 'warning',
    message: text('engines.askAdd'),
    detail: text('engines.askAddDetail', { line }),
    buttons: [text('engines.allow'), text('files.cancel')],
    defaultId: 1,
    cancelId: 1,
    noLink: true,
  });
  return response === 0;
}

const askWith = async (options: OpenDialogOptions): Promise<string | undefined> =>
  (await chosenWith(options))[0];

async function chosenWith(options: OpenDialogOptions): Promise<readonly string[]> {
  const window = frontWindow();
  const { filePaths } = await (window === undefined
    ? dialog.showOpenDialog(options)
    : dialog.showOpenDialog(window, options));
  return filePaths;
}

/** Where to save. A name without an extension gets the usual one. */
export async function askForPlace(
  { formatName, suggestedName }: Pick<SaveRequest, 'formatName' | 'suggestedName'>,
  startDir: string,
): Promise<string | undefined> {
  const extension = extname(suggestedName).slice(1);
  const options: SaveDialogOptions = {
    title: text('files.save'),
    defaultPath: join(startDir, suggestedName),
    filters: [{ name: formatName, extensions: [extension] }],
    properties: ['createDirectory', 'showOverwriteConfirmation'],
  };
  const window = frontWindow();
  const { canceled, filePath } = await (window === undefined
    ? dialog.showSaveDialog(options)
    : dialog.showSaveDialog(window, options));
  if (canceled || filePath === '') return undefined;
  if (extname(filePath).toLowerCase() === `.${extension}`) return filePath;
  const completed = `${filePath}.${extension}`;
  // The system has asked about the name as it was typed only.
  return !existsSync(completed) || (await mayReplace(completed)) ? completed : undefined;
}

async function mayReplace(path: string): Promise<boolean> {
  const { response } = await showMessage({
    type: 'question',
    message: text('files.askReplace', { file: basename(path) }),
    detail: text('files.replaceWhere', { folder: dirname(path) }),
    buttons: [text('files.replace'), text('files.cancel')],
    defaultId: 1,
    cancelId: 1,
    noLink: true,
  });
  return response === 0;
}

const UNSAVED_ANSWERS: readonly UnsavedAnswer[] = ['save', 'discard', 'cancel'];

export async function askUnsaved(name: string): Promise<UnsavedAnswer> {
  const { response } = await showMessage({
    type: 'question',
    message: text('files.askUnsaved', { name }),
    detail: text('files.lostOtherwise'),
    buttons: [text('files.save'), text('files.discard'), text('files.cancel')],
    defaultId: 0,
    cancelId: 2,
    noLink: true,
  });
  return UNSAVED_ANSWERS[response] ?? 'cancel';
}

function showMessage(options: Electron.MessageBoxOptions): Promise<Electron.MessageBoxReturnValue> {
  const window = frontWindow();
  return window === undefined ? dialog.showMessageBox(options) : dialog.showMessageBox(window, options);
}
