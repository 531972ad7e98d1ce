import type { MenuEntry, MenuItem, MenuModel } from '../../../contract/window/menuModel';
import type { Settings } from '../../../contract/window/settings';
import { EXPORT_FORMATS } from '../../../core/notation/exchange/exportText';
import type { TextKey } from '../../../texts/catalogue';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import type { AppState } from '../../state/appState';
import { isFlat } from '../../state/board/flatBoard';
import { redoName, undoName } from '../../state/editing/history';
import { COMMANDS } from '../commands';
import { menuAccelerator } from '../keyBinding';
import { isPossible } from '../possible';
import { type ChangedKeys, keysOf } from '../settings/commandKeys';

/** An export's entry is no command of the key table: behind this prefix is the format. */
export const EXPORT_PREFIX = 'export.';

interface Looks {
  readonly isEnabled?: boolean;
  readonly isChecked?: boolean;
}

const COMMAND_BY_ID = new Map(COMMANDS.map((command) => [command.id, command]));

const SEPARATOR: MenuEntry = { kind: 'separator' };

/** The entry of a command; its key comes last. */
function entry(id: string, label: string, { isChecked, isEnabled = true }: Looks = {}): MenuEntry {
  if (!COMMAND_BY_ID.has(id)) throw new Error(`There is no command ${id} for the menu.`);
  return { kind: 'command', id, label, accelerator: null, isEnabled, isChecked: isChecked ?? null };
}

/** With the first key of its command that holds everywhere. */
function withKey(item: MenuItem, changed: ChangedKeys): MenuItem {
  const command = item.kind === 'command' ? COMMAND_BY_ID.get(item.id) : undefined;
  if (item.kind !== 'command' || command?.zone !== 'everywhere') return item;
  const key = keysOf(command, changed).find(isChord);
  return { ...item, accelerator: key === undefined ? null : menuAccelerator(key) };
}

/** A key alone may mean something else in a zone or a text; and a menu knows no letters but these. */
const isChord = (key: string): boolean => /^(\$mod\+|Alt\+|F\d)[\x21-\x7e]*$/.test(key);

/** The application menu: every entry does what the key of its command does. */
export function appMenuOf(state: AppState, isMac: boolean): MenuModel {
  return menusOf(state, isMac).map((menu) => ({
    ...menu,
    items: menu.items.map((item) => withKey(item, state.settings.keys)),
  }));
}

function menusOf(state: AppState, isMac: boolean): MenuModel {
  return [
    { id: 'file', label: text('appMenu.file'), items: fileItems(state, isMac) },
    { id: 'edit', label: text('appMenu.edit'), items: editItems(state) },
    { id: 'view', label: text('appMenu.view'), items: viewItems(state) },
    { id: 'game', label: text('appMenu.game'), items: gameItems(state) },
    {
      id: 'help',
      label: text('appMenu.help'),
      items: [
        entry('window.palette', text('palette.menu')),
        entry('window.keys', text('appMenu.windowKeys')),
      ],
    },
  ];
}

const fileItems = (state: AppState, isMac: boolean): readonly MenuItem[] => [
  entry('file.new', text('appMenu.fileNew')),
  entry('file.open', text('appMenu.fileOpen')),
  { kind: 'recent-files' },
  entry('window.lexicon', text('appMenu.windowLexicon')),
  SEPARATOR,
  entry('file.save', text('appMenu.fileSave')),
  entry('file.saveAs', text('appMenu.fileSaveAs')),
  SEPARATOR,
  entry('file.export', text('appMenu.fileExport')),
  { kind: 'submenu', label: text('appMenu.exportAs'), items: EXPORT_FORMATS.map(exportEntry) },
  SEPARATOR,
  entry('picture.copy', text('picture.copyMenu'), { isEnabled: isPossible('picture.copy', state) }),
  entry('picture.save', text('picture.saveMenu'), { isEnabled: isPossible('picture.save', state) }),
  entry('picture.film', text('film.menu'), { isEnabled: isPossible('picture.film', state) }),
  SEPARATOR,
  ...PAPER_ENTRIES.map(([id, label]) => entry(id, text(label), { isEnabled: isPossible(id, state) })),
  SEPARATOR,
  entry('window.settings', text('settings.menu')),
  SEPARATOR,
  { kind: 'role', role: 'close' },
  ...(isMac ? [] : [{ kind: 'role', role: 'quit' } as const]),
];

const PAPER_ENTRIES: readonly (readonly [id: string, label: TextKey])[] = [
  ['picture.print', 'paper.printMenu'],
  ['picture.printSheet', 'paper.printSheetMenu'],
  ['picture.pdf', 'paper.pdfMenu'],
  ['picture.pdfSheet', 'paper.pdfSheetMenu'],
];

const exportEntry = ({ format, hint, title }: (typeof EXPORT_FORMATS)[number]): MenuEntry => ({
  kind: 'command',
  id: `${EXPORT_PREFIX}${format}`,
  label: text('appMenu.exportFormat', { title: say(title), hint: say(hint) }),
  accelerator: null,
  isEnabled: true,
  isChecked: null,
});

function editItems(state: AppState): readonly MenuItem[] {
  const [undo, redo] = [undoName(state), redoName(state)];
  return [
    entry('edit.undo', undo === null ? text('appMenu.undo') : text('appMenu.undoStep', { step: say(undo) }), {
      isEnabled: undo !== null,
    }),
    entry('edit.redo', redo === null ? text('appMenu.redo') : text('appMenu.redoStep', { step: say(redo) }), {
      isEnabled: redo !== null,
    }),
    entry('edit.history', text('appMenu.editHistory'), { isChecked: state.history.isListOpen }),
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
  entry('side.toggle', text('appMenu.sideToggle'), { isChecked: settings.isSidePanelOpen }),
  entry('window.crossChecks', text('appMenu.windowCrossChecks'), { isChecked: crossChecks.isShown }),
  entry('window.look', text('appMenu.windowLook'), { isChecked: isLookPanelOpen }),
  entry('window.flatBoard', text('appMenu.windowFlatBoard'), {
    isChecked: isFlat({ sceneFailure, settings }),
    isEnabled: sceneFailure === null,
  }),
  SEPARATOR,
  entry('camera.top', text('appMenu.cameraTop')),
  entry('camera.player', text('appMenu.cameraPlayer')),
  entry('camera.low', text('appMenu.cameraLow')),
  entry('camera.reset', text('appMenu.cameraReset')),
  entry('camera.zoomIn', text('appMenu.cameraZoomIn')),
  entry('camera.zoomOut', text('appMenu.cameraZoomOut')),
  SEPARATOR,
  entry('text.larger', text('appMenu.textLarger')),
  entry('text.smaller', text('appMenu.textSmaller')),
  entry('text.usual', text('appMenu.textUsual')),
  { kind: 'submenu', label: text('appMenu.theme'), items: THEME_ITEMS.map(themeEntry(settings)) },
  SEPARATOR,
  { kind: 'role', role: 'togglefullscreen' },
];

const THEME_ITEMS = [
  ['system', 'appMenu.themeSystem'],
  ['dark', 'appMenu.themeDark'],
  ['light', 'appMenu.themeLight'],
  ['contrast', 'appMenu.themeContrast'],
] as const;

const themeEntry =
  (settings: Settings) =>
  ([theme, label]: (typeof THEME_ITEMS)[number]): MenuEntry =>
    entry(`theme.${theme}`, text(label), { isChecked: settings.theme === theme });

/** What a person can do who plays, and how a game begins. */
function playItems(state: AppState): readonly MenuItem[] {
  const item = (id: string, label: TextKey) => entry(id, text(label), { isEnabled: isPossible(id, state) });
  return [
    entry('play.new', text('play.newCommand')),
    item('play.playOn', 'play.playOnCommand'),
    SEPARATOR,
    item('play.submit', 'play.submitCommand'),
    item('play.recall', 'play.recallCommand'),
    item('play.exchange', 'play.exchangeCommand'),
    item('play.pass', 'play.passCommand'),
    item('play.challenge', 'play.challengeCommand'),
    item('play.hint', 'play.hintCommand'),
    item('play.analysis', 'play.analysisCommand'),
    item('play.pause', 'play.pauseCommand'),
    item('play.walk', 'table.walkCommand'),
    item('play.resign', 'play.resignCommand'),
    item('play.leave', 'play.leaveCommand'),
  ];
}

function gameItems(state: AppState): readonly MenuItem[] {
  const { candidates, game, setup } = state;
  const hasGame = { isEnabled: game !== null };
  const possible = (id: string) => ({ isEnabled: isPossible(id, state) });
  const hasMoves = { isEnabled: candidates?.setup === setup && candidates.total > 0 };
  return [
    ...playItems(state),
    SEPARATOR,
    entry('game.previous', text('appMenu.gamePrevious'), hasGame),
    entry('game.next', text('appMenu.gameNext'), hasGame),
    entry('game.first', text('appMenu.gameFirst'), hasGame),
    entry('game.last', text('appMenu.gameLast'), hasGame),
    entry('game.repair', text('appMenu.gameRepair'), {
      isEnabled: game?.problems.some(({ code }) => code === 'total') ?? false,
    }),
    entry('game.close', text('appMenu.gameClose'), hasGame),
    SEPARATOR,
    entry('rack.draw', text('appMenu.rackDraw'), possible('rack.draw')),
    entry('rack.pass', text('appMenu.rackPass')),
    SEPARATOR,
    entry('candidate.previous', text('appMenu.candidatePrevious'), hasMoves),
    entry('candidate.next', text('appMenu.candidateNext'), hasMoves),
    entry('candidate.first', text('appMenu.candidateFirst'), hasMoves),
    entry('candidate.last', text('appMenu.candidateLast'), hasMoves),
    SEPARATOR,
    entry('review.start', text('appMenu.reviewStart'), possible('review.start')),
    entry('review.stop', text('appMenu.reviewStop'), possible('review.stop')),
    entry('review.next', text('appMenu.reviewNext'), possible('review.next')),
    entry('review.files', text('appMenu.reviewFiles'), possible('review.files')),
    entry('review.folder', text('appMenu.reviewFolder'), possible('review.folder')),
    SEPARATOR,
    entry('endgame.start', text('appMenu.endgameStart'), possible('endgame.start')),
    entry('endgame.stop', text('appMenu.endgameStop'), possible('endgame.stop')),
    SEPARATOR,
    entry('tournament.start', text('appMenu.tournamentStart'), possible('tournament.start')),
    entry('tournament.stop', text('appMenu.tournamentStop'), possible('tournament.stop')),
    entry('tournament.save', text('appMenu.tournamentSave'), possible('tournament.save')),
    entry('tournament.open', text('appMenu.tournamentOpen'), possible('tournament.open')),
  ];
}
