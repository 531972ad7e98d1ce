import type { TextKey } from '../../../texts/catalogue';
import type { FileActions } from '../../state/document/fileActions';
import { beginningToOpen } from '../../state/window/failure';
import { type Command, commandsOf, type ListedCommand } from '../command';
import { unless } from '../reasons';

const file = (
  id: string,
  keys: readonly string[],
  title: TextKey,
  run: (files: FileActions) => void,
  label: Pick<Command, 'label'> = {},
): ListedCommand => ({
  id: `file.${id}`,
  zone: 'everywhere',
  keys,
  title,
  run: ({ files }) => run(files),
  ...label,
});

/** Keys that the system turns into clipboard events; listed as documentation. */
const clipboard = (id: string, key: string, title: TextKey): ListedCommand => ({
  id: `file.${id}`,
  zone: 'everywhere',
  keys: [key],
  title,
  run: () => undefined,
  isLeftToSystem: true,
});

/** Files and the clipboard. */
export const fileCommands = commandsOf('files', [
  file('new', ['$mod+n', 'Alt+KeyN'], 'documentCommands.fileNew', (files) => files.newPosition(), {
    label: 'appMenu.fileNew',
  }),
  file('open', ['$mod+o'], 'documentCommands.fileOpen', (files) => files.open(), {
    label: 'appMenu.fileOpen',
  }),
  {
    ...file('openBeginning', [], 'documentCommands.fileOpenBeginning', (files) => files.openBeginning()),
    whyNot: unless(({ failures }) => beginningToOpen(failures) !== null, 'impossible.noBeginning'),
  },
  file('save', ['$mod+s'], 'documentCommands.fileSave', (files) => files.save()),
  file('saveAs', ['$mod+Shift+s'], 'documentCommands.fileSaveAs', (files) => files.saveAs(), {
    label: 'appMenu.fileSaveAs',
  }),
  {
    id: 'file.export',
    zone: 'everywhere',
    keys: ['$mod+e'],
    title: 'documentCommands.fileExport',
    label: 'appMenu.fileExport',
    run: ({ dispatch }) => dispatch({ type: 'export-panel-toggled' }),
    isForOverlays: true,
  },
  {
    ...file('copyLink', [], 'links.copy', (files) => files.copyLink(), { label: 'links.copyMenu' }),
    whyNot: unless(({ address }) => address !== null, 'impossible.noAddress'),
  },
  { ...clipboard('copy', '$mod+c', 'documentCommands.fileCopy'), label: 'documentCommands.menuCopy' },
  clipboard('paste', '$mod+v', 'documentCommands.filePaste'),
]);
