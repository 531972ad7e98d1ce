import type { MenuEntry, MenuItem, MenuModel } from '../../../contract/window/menuApi';
import { EXPORT_FORMATS } from '../../../core/notation/exchange/textFormats';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import type { AppState } from '../../state/appState';
import { isFlat } from '../../state/board/flatBoard';
import { EXAMPLE_IDS } from '../../state/document/examples';
import { isEditing } from '../../state/trying/tried';
import { ROOMS, roomOf } from '../../state/window/sideTab';
import type { Command } from '../command';
import { type ChangedKeys, keysOf } from '../commandKeys';
import { commandOf, labelOf } from '../commands';
import { exampleCommandOf } from '../document/exampleCommands';
import { menuAccelerator } from '../keyBinding';

/** Export entries are no commands of the key table: the format follows this prefix. */
export const EXPORT_PREFIX = 'export.';

/** Commands and submenus between two separators. */
type Group = readonly (string | MenuItem)[];

/** The application menu: every item runs a command. */
export function appMenuOf(state: AppState, isMac: boolean): MenuModel {
  const menu = (id: Menu['id'], label: string, groups: readonly Group[]): Menu => ({
    id,
    label,
    items: itemsOf(groups, state),
  });
  return [
    menu('file', text('appMenu.file'), fileGroups(isMac)),
    menu('edit', text('appMenu.edit'), EDIT_GROUPS),
    menu('view', text('appMenu.view'), viewGroups(state)),
    menu('game', text('appMenu.game'), GAME_GROUPS),
    menu('help', text('appMenu.help'), [
      ['window.palette', 'window.keys'],
      ['window.explain', 'window.glossary', 'window.firstMinute'],
      [{ kind: 'submenu', label: text('appMenu.examples'), items: examples(state) }],
    ]),
  ];
}

type Menu = MenuModel[number];

const SEPARATOR: MenuItem = { kind: 'separator' };

const itemsOf = (groups: readonly Group[], state: AppState): readonly MenuItem[] =>
  groups.flatMap((group, nth) => [
    ...(nth === 0 ? [] : [SEPARATOR]),
    ...group.map((item) => (typeof item === 'string' ? entryOf(item, state) : item)),
  ]);

function entryOf(id: string, state: AppState): MenuEntry {
  const command = commandOf(id);
  return {
    kind: 'command',
    id,
    label: labelOf(command, state),
    accelerator: acceleratorOf(command, state.settings.keys),
    isEnabled: (command.whyNot?.(state) ?? null) === null,
    isChecked: CHECKED[id]?.(state) ?? null,
  };
}

/** The first global key. */
function acceleratorOf(command: Command, changed: ChangedKeys): string | null {
  if (command.zone !== 'everywhere') return null;
  const key = keysOf(command, changed).find(isChord);
  return key === undefined ? null : menuAccelerator(key);
}

/** A single key may have another meaning in a zone or a text; and menus support only these characters. */
const isChord = (key: string): boolean => /^(\$mod\+|Alt\+|F\d)[\x21-\x7e]*$/.test(key);

const CHECKED: Readonly<Record<string, (state: AppState) => boolean>> = {
  'edit.position': isEditing,
  'edit.history': ({ history }) => history.isListOpen,
  'side.toggle': ({ settings }) => settings.isSidePanelOpen,
  'window.crossChecks': ({ crossChecks }) => crossChecks.isShown,
  'window.look': ({ isLookPanelOpen }) => isLookPanelOpen,
  'window.flatBoard': isFlat,
  ...Object.fromEntries(
    ROOMS.map(({ id }) => [`room.${id}`, ({ sideTab }: AppState) => roomOf(sideTab) === id]),
  ),
  'theme.system': ({ settings }) => settings.theme === 'system',
  'theme.dark': ({ settings }) => settings.theme === 'dark',
  'theme.light': ({ settings }) => settings.theme === 'light',
  'theme.contrast': ({ settings }) => settings.theme === 'contrast',
};

const examples = (state: AppState) => EXAMPLE_IDS.map((id) => entryOf(exampleCommandOf(id), state));

const fileGroups = (isMac: boolean): readonly Group[] => [
  ['file.new', 'file.open', { kind: 'recent-files' }, 'window.lexicon'],
  ['file.save', 'file.saveAs'],
  [
    'file.export',
    { kind: 'submenu', label: text('appMenu.exportAs'), items: EXPORT_FORMATS.map(exportEntry) },
  ],
  ['picture.copy', 'picture.save', 'picture.film'],
  ['picture.print', 'picture.printSheet', 'picture.pdf', 'picture.pdfSheet'],
  ['window.settings'],
  [{ kind: 'role', role: 'close' }, ...(isMac ? [] : [{ kind: 'role', role: 'quit' } as const])],
];

const exportEntry = ({ format, hint, title }: (typeof EXPORT_FORMATS)[number]): MenuEntry => ({
  kind: 'command',
  id: `${EXPORT_PREFIX}${format}`,
  label: text('appMenu.exportFormat', { title: say(title), hint: say(hint) }),
  accelerator: null,
  isEnabled: true,
  isChecked: null,
});

const EDIT_GROUPS: readonly Group[] = [
  ['edit.undo', 'edit.redo', 'edit.history'],
  ['edit.position'],
  (['cut', 'copy', 'paste', 'selectAll'] as const).map((role) => ({ kind: 'role', role })),
];

const THEMES = ['theme.system', 'theme.dark', 'theme.light', 'theme.contrast'];

const viewGroups = (state: AppState): readonly Group[] => [
  ROOMS.map(({ id }) => `room.${id}`),
  ['side.toggle', 'window.crossChecks', 'window.look', 'window.flatBoard'],
  ['camera.top', 'camera.player', 'camera.low', 'camera.reset', 'camera.zoomIn', 'camera.zoomOut'],
  [
    ...['text.larger', 'text.smaller', 'text.usual'],
    { kind: 'submenu', label: text('appMenu.theme'), items: THEMES.map((id) => entryOf(id, state)) },
  ],
  [{ kind: 'role', role: 'togglefullscreen' }],
];

const GAME_GROUPS: readonly Group[] = [
  ['play.new', 'play.playOn'],
  [
    ...['play.submit', 'play.recall', 'play.exchange', 'play.pass', 'play.challenge', 'play.hint'],
    ...['play.analysis', 'play.pause', 'play.walk', 'play.resign', 'play.leave'],
  ],
  ['game.previous', 'game.next', 'game.first', 'game.last', 'game.repair', 'game.close'],
  ['game.nextBranch', 'game.leaveBranch', 'game.promoteBranch', 'game.renameBranch', 'game.deleteBranch'],
  ['game.note', 'game.correct', 'game.details'],
  ['rack.draw', 'rack.pass'],
  ['candidate.evaluate'],
  ['candidate.previous', 'candidate.next', 'candidate.first', 'candidate.last'],
  ['review.start', 'review.stop', 'review.next', 'review.files', 'review.folder'],
  ['endgame.start', 'endgame.stop'],
  ['tournament.start', 'tournament.fromPosition', 'tournament.stop', 'tournament.save', 'tournament.open'],
];
