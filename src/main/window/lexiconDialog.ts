import { BrowserWindow, dialog, type OpenDialogOptions } from 'electron';
import type { LexiconChoice } from '../../contract/lexicon/lexiconApi';
import { LEXICON_EXTENSIONS } from '../../contract/lexicon/lexiconNames';
import { text } from '../../texts/text';

const openOptions = (): OpenDialogOptions => ({
  title: text('mainWindow.openLexicon'),
  properties: ['openFile'],
  filters: [{ name: text('mainWindow.lexicons'), extensions: [...LEXICON_EXTENSIONS] }],
});

/** The system's own dialog, in front of the window. */
export async function chooseLexiconFile(): Promise<LexiconChoice> {
  const [window] = BrowserWindow.getAllWindows();
  const { filePaths } = await (window === undefined
    ? dialog.showOpenDialog(openOptions())
    : dialog.showOpenDialog(window, openOptions()));
  const [path] = filePaths;
  return path === undefined ? { kind: 'none' } : { kind: 'chosen', path };
}
