import { text } from '../../../texts/text';
import type { KeySheetSection } from '../../view/window/keySheetView';
import { COMMANDS } from '../commands';
import { keyCaps } from '../keyBinding';
import { type ChangedKeys, keysOf } from '../settings/commandKeys';
import { CATEGORIES } from './commandCategories';

/** The key table as the sheet shows it. */
export function keySheetSections(changed: ChangedKeys, isMac: boolean): readonly KeySheetSection[] {
  return CATEGORIES.map(([title, belongs]) => ({
    title: text(title),
    rows: COMMANDS.filter(belongs).map((command) => ({
      title: text(command.title),
      keys: keysOf(command, changed).map((binding) => keyCaps(binding, isMac)),
    })),
  }));
}
