import { text } from '../../../texts/text';
import type { KeySheetSection } from '../../view/window/keySheetView';
import { CATEGORIES } from '../command';
import { type ChangedKeys, keysOf } from '../commandKeys';
import { COMMANDS } from '../commands';
import { keyCaps } from '../keyBinding';

/** The key table for the sheet. */
export function keySheetSections(changed: ChangedKeys, isMac: boolean): readonly KeySheetSection[] {
  return Object.entries(CATEGORIES).map(([category, title]) => ({
    title: text(title),
    rows: COMMANDS.filter((command) => command.category === category).map((command) => ({
      title: text(command.title),
      keys: keysOf(command, changed).map((binding) => keyCaps(binding, isMac)),
    })),
  }));
}
