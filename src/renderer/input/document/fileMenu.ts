import { ABOUT_COMMAND } from '../../../contract/window/aboutCommand';
import type { AppState } from '../../state/appState';
import type { FileMenuItem } from '../../view/document/fileMenuView';
import { commandOf, firstKey, labelOf, reasonOf } from '../commands';

/** The desktop has no address. */
const LINK = 'file.copyLink';

const ITEMS = [
  ...['file.new', 'file.open', 'file.save', 'file.saveAs', 'file.export', 'file.copy', LINK],
  ...['picture.copy', 'picture.save', 'picture.film'],
  // In a browser and on a phone, no other menu leads to them.
  ...['window.palette', 'window.settings', ABOUT_COMMAND],
];

/** The window's own file menu, which also exists in a browser. */
export const fileMenuItems = (state: AppState, isMac: boolean): readonly FileMenuItem[] =>
  ITEMS.filter((id) => id !== LINK || state.address !== null)
    .map(commandOf)
    .map((command) => ({
      id: command.id,
      label: labelOf(command, state),
      keys: firstKey(command.id, state.settings.keys, isMac),
      why: reasonOf(command, state),
    }));
