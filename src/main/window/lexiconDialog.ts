import { BrowserWindow, dialog, type OpenDialogOptions } from 'electron';
import { LEXICON_EXTENSIONS, type LexiconChoice } from '../../contract/lexiconApi';

const OPTIONS: OpenDialogOptions = {
  title: 'Open lexicon',
  properties: ['openFile'],
  filters: [{ name: 'Word lists and KWG lexicons', extensions: [...LEXICON_EXTENSIONS] }],
};

/** The system's own dialog, in front of the window. */
export async function chooseLexiconFile(): Promise<LexiconChoice> {
  const [window] = BrowserWindow.getAllWindows();
  const { filePaths } = await (window === undefined
    ? dialog.showOpenDialog(OPTIONS)
    : dialog.showOpenDialog(window, OPTIONS));
  const [path] = filePaths;
  return path === undefined ? { kind: 'none' } : { kind: 'chosen', path };
}
