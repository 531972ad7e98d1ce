import type { TextKey } from '../../../texts/catalogue';
import { commandsOf, type ListedCommand } from '../command';

const zoom = (id: string, keys: readonly string[], title: TextKey, by: 1 | -1 | null): ListedCommand => ({
  id: `text.${id}`,
  zone: 'everywhere',
  keys,
  title,
  run: ({ dispatch }) => dispatch({ type: 'text-zoomed', by }),
});

/** The size of the window's text; the camera moves with keys of its own. */
export const textCommands = commandsOf('window', [
  zoom('larger', ['$mod+=', '$mod+[Shift]++'], 'editingCommands.textLarger', 1),
  zoom('smaller', ['$mod+-'], 'editingCommands.textSmaller', -1),
  zoom('usual', ['$mod+0'], 'editingCommands.textUsual', null),
]);
