import type { FileMenuItem } from '../../view/document/fileMenuView';
import { COMMANDS } from '../commands';
import { keyCaps } from '../keyBinding';

const ITEMS: readonly (readonly [id: string, label: string])[] = [
  ['file.new', 'New position'],
  ['file.open', 'Open…'],
  ['file.save', 'Save'],
  ['file.saveAs', 'Save as…'],
  ['file.export', 'Export…'],
  ['file.copy', 'Copy as CGP'],
];

/** The window's own file menu: it is there in a browser, too. */
export const fileMenuItems = (isMac: boolean): readonly FileMenuItem[] =>
  ITEMS.flatMap(([id, label]) => {
    const [key] = COMMANDS.find((command) => command.id === id)?.keys ?? [];
    return [{ id, label, keys: key === undefined ? [] : keyCaps(key, isMac) }];
  });
