import type { TextKey } from '../../../texts/catalogue';
import type { FileActions } from '../../state/document/fileActions';
import type { Command } from '../command';

const file = (
  id: string,
  keys: readonly string[],
  title: TextKey,
  run: (files: FileActions) => void,
): Command => ({
  id: `file.${id}`,
  zone: 'everywhere',
  keys,
  title,
  run: ({ files }) => run(files),
});

/** Keys that the system turns into events of the clipboard by itself; they are here to be told. */
const clipboard = (id: string, key: string, title: TextKey): Command => ({
  id: `file.${id}`,
  zone: 'everywhere',
  keys: [key],
  title,
  run: () => undefined,
  isLeftToSystem: true,
});

/** Files and the clipboard. */
export const fileCommands: readonly Command[] = [
  file('new', ['$mod+n', 'Alt+KeyN'], 'documentCommands.fileNew', (files) => files.newPosition()),
  file('open', ['$mod+o'], 'documentCommands.fileOpen', (files) => files.open()),
  file('save', ['$mod+s'], 'documentCommands.fileSave', (files) => files.save()),
  file('saveAs', ['$mod+Shift+s'], 'documentCommands.fileSaveAs', (files) => files.saveAs()),
  {
    id: 'file.export',
    zone: 'everywhere',
    keys: ['$mod+e'],
    title: 'documentCommands.fileExport',
    run: ({ dispatch }) => dispatch({ type: 'export-panel-toggled' }),
    isForOverlays: true,
  },
  clipboard('copy', '$mod+c', 'documentCommands.fileCopy'),
  clipboard('paste', '$mod+v', 'documentCommands.filePaste'),
];
