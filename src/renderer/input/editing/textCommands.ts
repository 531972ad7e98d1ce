import { actionCommands } from '../actionCommands';
import { commandsOf } from '../command';

const zoom = actionCommands('text', 'everywhere');

/** The size of the window's text; the camera has its own keys. */
export const textCommands = commandsOf('window', [
  zoom('larger', ['$mod+=', '$mod+[Shift]++'], 'editingCommands.textLarger', { type: 'text-zoomed', by: 1 }),
  zoom('smaller', ['$mod+-'], 'editingCommands.textSmaller', { type: 'text-zoomed', by: -1 }),
  zoom('usual', ['$mod+0'], 'editingCommands.textUsual', { type: 'text-zoomed', by: null }),
]);
