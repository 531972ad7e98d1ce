import type { MenuEntry, MenuItem, MenuModel } from '../../../contract/menuModel';
import { EXPORT_FORMATS } from '../../../core/notation/exchange/exportText';
import type { AppState } from '../../state/appState';
import { isFlat } from '../../state/board/flatBoard';
import { redoName, undoName } from '../../state/editing/history';
import { COMMANDS } from '../commands';
import { menuAccelerator } from '../keyBinding';
import { isPossible } from '../possible';

/** An export's entry is no command of the key table: behind this prefix is the format. */
export const EXPORT_PREFIX = 'export.';

interface Looks {
  readonly isEnabled?: boolean;
  readonly isChecked?: boolean;
}

const COMMAND_BY_ID = new Map(COMMANDS.map((command) => [command.id, command]));

const SEPARATOR: MenuEntry = { kind: 'separator' };

/** The entry of a command, with the first of its keys that holds everywhere. */
function entry(id: string, label: string, { isChecked, isEnabled = true }: Looks = {}): MenuEntry {
  const command = COMMAND_BY_ID.get(id);
  if (command === undefined) throw new Error(`There is no command ${id} for the menu.`);
  const key = command.zone === 'everywhere' ? command.keys.find(isChord) : undefined;
  const accelerator = key === undefined ? null : menuAccelerator(key);
  return { kind: 'command', id, label, accelerator, isEnabled, isChecked: isChecked ?? null };
}

/** A key alone may mean something else in a zone or a text. */
const isChord = (key: string): boolean => /^(\$mod\+|Alt\+|F\d)/.test(key);

/** The application menu: every entry does what the key of its command does. */
export function appMenuOf(state: AppState, isMac: boolean): MenuModel {
  return [
    { label: 'File', items: fileItems(isMac) },
    { label: 'Edit', items: editItems(state) },
    { label: 'View', items: viewItems(state) },
    { label: 'Game', items: gameItems(state) },
    { label: 'Help', items: [entry('window.keys', 'Keys')] },
  ];
}

const fileItems = (isMac: boolean): readonly MenuItem[] => [
  entry('file.new', 'New Position'),
  entry('file.open', 'Open…'),
  { kind: 'recent-files' },
  entry('window.lexicon', 'Lexicon…'),
  SEPARATOR,
  entry('file.save', 'Save'),
  entry('file.saveAs', 'Save As…'),
  SEPARATOR,
  entry('file.export', 'Export…'),
  { kind: 'submenu', label: 'Export As', items: EXPORT_FORMATS.map(exportEntry) },
  SEPARATOR,
  { kind: 'role', role: 'close' },
  ...(isMac ? [] : [{ kind: 'role', role: 'quit' } as const]),
];

const exportEntry = ({ format, hint, title }: (typeof EXPORT_FORMATS)[number]): MenuEntry => ({
  kind: 'command',
  id: `${EXPORT_PREFIX}${format}`,
  label: `${title}: ${hint}…`,
  accelerator: null,
  isEnabled: true,
  isChecked: null,
});

function editItems(state: AppState): readonly MenuItem[] {
  const [undo, redo] = [undoName(state), redoName(state)];
  return [
    entry('edit.undo', undo === null ? 'Undo' : `Undo ${undo}`, { isEnabled: undo !== null }),
    entry('edit.redo', redo === null ? 'Redo' : `Redo ${redo}`, { isEnabled: redo !== null }),
    entry('edit.history', 'List of Steps', { isChecked: state.history.isListOpen }),
    SEPARATOR,
    { kind: 'role', role: 'cut' },
    { kind: 'role', role: 'copy' },
    { kind: 'role', role: 'paste' },
    { kind: 'role', role: 'selectAll' },
  ];
}

const viewItems = ({
  crossChecks,
  isLookPanelOpen,
  sceneFailure,
  settings,
}: AppState): readonly MenuItem[] => [
  entry('side.toggle', 'Side Panel', { isChecked: settings.isSidePanelOpen }),
  entry('window.crossChecks', 'Cross-checks', { isChecked: crossChecks.isShown }),
  entry('window.look', 'Look', { isChecked: isLookPanelOpen }),
  entry('window.flatBoard', 'Flat Board', {
    isChecked: isFlat({ sceneFailure, settings }),
    isEnabled: sceneFailure === null,
  }),
  SEPARATOR,
  entry('camera.top', 'Look from Above'),
  entry('camera.player', 'Look from the Player’s Seat'),
  entry('camera.low', 'Look from Low Down'),
  entry('camera.reset', 'Show the Whole Board'),
  entry('camera.zoomIn', 'Zoom In on the Board'),
  entry('camera.zoomOut', 'Zoom Out from the Board'),
  SEPARATOR,
  entry('text.larger', 'Larger Text'),
  entry('text.smaller', 'Smaller Text'),
  entry('text.usual', 'Text of the Usual Size'),
  SEPARATOR,
  { kind: 'role', role: 'togglefullscreen' },
];

function gameItems(state: AppState): readonly MenuItem[] {
  const { candidates, game, setup } = state;
  const hasGame = { isEnabled: game !== null };
  const hasMoves = { isEnabled: candidates?.setup === setup && candidates.total > 0 };
  return [
    entry('game.previous', 'Previous Turn', hasGame),
    entry('game.next', 'Next Turn', hasGame),
    entry('game.first', 'First Turn', hasGame),
    entry('game.last', 'End of the Game', hasGame),
    entry('game.repair', 'Repair Totals', {
      isEnabled: game?.problems.some(({ code }) => code === 'total') ?? false,
    }),
    entry('game.close', 'Close the Game', hasGame),
    SEPARATOR,
    entry('rack.draw', 'Draw Tiles', { isEnabled: isPossible('rack.draw', state) }),
    entry('rack.pass', 'Pass'),
    SEPARATOR,
    entry('candidate.previous', 'Previous Candidate', hasMoves),
    entry('candidate.next', 'Next Candidate', hasMoves),
    entry('candidate.first', 'First Candidate', hasMoves),
    entry('candidate.last', 'Last Candidate', hasMoves),
  ];
}
