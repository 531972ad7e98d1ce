import { ABOUT_COMMAND } from '../../../contract/window/menuModel';
import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import type { FileMenuItem } from '../../view/document/fileMenuView';
import type { ChangedKeys } from '../settings/commandKeys';
import { firstKey } from '../settings/keyEditing';

const ITEMS: readonly (readonly [id: string, label: TextKey])[] = [
  ['file.new', 'documentCommands.menuNew'],
  ['file.open', 'documentCommands.menuOpen'],
  ['file.save', 'documentCommands.menuSave'],
  ['file.saveAs', 'documentCommands.menuSaveAs'],
  ['file.export', 'documentCommands.menuExport'],
  ['file.copy', 'documentCommands.menuCopy'],
  ['picture.copy', 'picture.copyMenu'],
  ['picture.save', 'picture.saveMenu'],
  ['picture.film', 'film.menu'],
  [ABOUT_COMMAND, 'documentCommands.menuAbout'],
];

/** The window's own file menu: it is there in a browser, too. */
export const fileMenuItems = (changed: ChangedKeys, isMac: boolean): readonly FileMenuItem[] =>
  ITEMS.map(([id, label]) => {
    return { id, label: text(label), keys: firstKey(id, changed, isMac) };
  });
