import type { FileActions } from '../../state/document/fileActions';
import type { Command } from '../command';

const file = (id: string, key: string, title: string, run: (files: FileActions) => void): Command => ({
  id: `file.${id}`,
  zone: 'everywhere',
  keys: [key],
  title,
  run: ({ files }) => run(files),
});

/** Keys that the system turns into events of the clipboard by itself; they are here to be told. */
const clipboard = (id: string, key: string, title: string): Command => ({
  id: `file.${id}`,
  zone: 'everywhere',
  keys: [key],
  title,
  run: () => undefined,
  isLeftToSystem: true,
});

/** Files and the clipboard. */
export const fileCommands: readonly Command[] = [
  file('new', '$mod+n', 'New position on the same board', (files) => files.newPosition()),
  file('open', '$mod+o', 'Open a position, game, board, tile set or lexicon', (files) => files.open()),
  file('save', '$mod+s', 'Save', (files) => files.save()),
  file('saveAs', '$mod+Shift+s', 'Save under another name', (files) => files.saveAs()),
  {
    id: 'file.export',
    zone: 'everywhere',
    keys: ['$mod+e'],
    title: 'Export for another program',
    run: ({ dispatch }) => dispatch({ type: 'export-panel-toggled' }),
    isForOverlays: true,
  },
  clipboard('copy', '$mod+c', 'Copy the position as CGP, where no text is selected'),
  clipboard('paste', '$mod+v', 'Paste CGP, GCG, rows, a board, a tile set or letters'),
];
