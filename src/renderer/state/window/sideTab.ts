import { entryAt } from '../../../core/certain';
import { type Message, message } from '../../../core/message';
import type { Zone } from './zone';

/** A page of the side panel. */
interface PageInfo {
  readonly id: string;
  readonly title: Message;
  /** The key that opens it is $mod+Shift with this digit; null for none. */
  readonly digit: number | null;
  /** Zones on this page: entering one shows the page. */
  readonly zones: readonly Zone[];
  /** Whether it takes the place of the board, too. */
  readonly isWhole?: true;
}

interface RoomInfo {
  readonly id: string;
  readonly title: Message;
  /** What is done there. */
  readonly hint: Message;
  readonly pages: readonly PageInfo[];
}

/**
 * The rooms of the window, each with its pages in the order of their tabs: a page is moved to another room by
 * moving its line. The first page is shown when the room is entered for the first time.
 */
const ROOM_TABLE = [
  {
    id: 'analyse',
    title: message('rooms.analyse'),
    hint: message('rooms.analyseHint'),
    pages: [
      {
        id: 'moves',
        title: message('sideTabs.moves'),
        digit: 1,
        zones: ['candidates', 'filter', 'drawer', 'question', 'line', 'searchTree'],
      },
    ],
  },
  {
    id: 'play',
    title: message('rooms.play'),
    hint: message('rooms.playHint'),
    pages: [
      { id: 'play', title: message('sideTabs.play'), digit: 7, zones: ['play'] },
      {
        id: 'tournament',
        title: message('sideTabs.tournament'),
        digit: 8,
        zones: ['tournament', 'tournamentGames'],
        isWhole: true,
      },
    ],
  },
  {
    id: 'learn',
    title: message('rooms.learn'),
    hint: message('rooms.learnHint'),
    pages: [
      { id: 'course', title: message('sideTabs.course'), digit: null, zones: ['lesson', 'practice'] },
      { id: 'walk', title: message('sideTabs.walk'), digit: 2, zones: ['graph', 'log', 'prediction'] },
      { id: 'words', title: message('sideTabs.words'), digit: 3, zones: ['words', 'wordList'] },
      {
        id: 'structures',
        title: message('sideTabs.structures'),
        digit: 6,
        zones: ['structures'],
        isWhole: true,
      },
      { id: 'practice', title: message('sideTabs.practice'), digit: null, zones: ['practice'] },
    ],
  },
  {
    id: 'build',
    title: message('rooms.build'),
    hint: message('rooms.buildHint'),
    pages: [
      { id: 'board', title: message('sideTabs.board'), digit: 5, zones: ['boardEditor'] },
      { id: 'tiles', title: message('sideTabs.tiles'), digit: 4, zones: ['tiles'] },
      { id: 'leaves', title: message('sideTabs.leaves'), digit: null, zones: ['leaves'] },
    ],
  },
] as const satisfies readonly RoomInfo[];

export type Room = (typeof ROOM_TABLE)[number]['id'];
export type SideTab = (typeof ROOM_TABLE)[number]['pages'][number]['id'];

export interface SideTabInfo extends PageInfo {
  readonly id: SideTab;
  readonly room: Room;
}

/** The rooms in the order of their buttons. */
export const ROOMS: readonly (Omit<RoomInfo, 'pages'> & { readonly id: Room })[] = ROOM_TABLE;

/** The pages of the side panel, room by room. */
export const SIDE_TABS: readonly SideTabInfo[] = ROOM_TABLE.flatMap(({ id: room, pages }) =>
  pages.map((page) => ({ ...page, room })),
);

export const roomOf = (tab: SideTab): Room =>
  entryAt(
    SIDE_TABS,
    SIDE_TABS.findIndex(({ id }) => id === tab),
  ).room;

/** Whether a page takes the place of the board, and of everything that belongs to the position. */
export const isBoardCovered = ({
  course,
  settings,
  sideTab,
}: {
  readonly course: { readonly takesBoard: boolean };
  readonly settings: { readonly isSidePanelOpen: boolean };
  readonly sideTab: SideTab;
}): boolean =>
  settings.isSidePanelOpen &&
  (sideTab === 'course'
    ? course.takesBoard
    : SIDE_TABS.some(({ id, isWhole }) => id === sideTab && isWhole === true));

/** Whether a structure is shown in place of the board; its construction has the keys of the timeline. */
export const isStructureShown = (state: Parameters<typeof isBoardCovered>[0]): boolean =>
  isBoardCovered(state) && (state.sideTab === 'structures' || state.sideTab === 'course');

/** Whether the page shows what belongs to a walk beside the board: a lesson does, too. */
export const isWalkPage = (sideTab: SideTab): boolean => sideTab === 'walk' || sideTab === 'course';

export const tabsOf = (room: Room): readonly SideTabInfo[] => SIDE_TABS.filter((tab) => tab.room === room);

/** Last tab shown in each room; of a room not entered yet, none. */
export type RoomTabs = Readonly<Partial<Record<Room, SideTab>>>;

/** The tab to show on entering a room: the one shown there last. */
export const tabOnEntering = (room: Room, shownLast: RoomTabs): SideTab =>
  shownLast[room] ?? entryAt(tabsOf(room), 0).id;

/** The tab of the same room this many places further, wrapping around. */
export function sideTabAfter(tab: SideTab, by: number): SideTab {
  const tabs = tabsOf(roomOf(tab));
  const index = tabs.findIndex(({ id }) => id === tab) + by;
  return entryAt(tabs, ((index % tabs.length) + tabs.length) % tabs.length).id;
}

/** The shown page if it has the zone. Null for zones on every page, and for those outside the panel. */
export function sideTabOfZone(zone: Zone, shown: SideTab): SideTab | null {
  const tabs = SIDE_TABS.filter(({ zones }) => zones.includes(zone)).map(({ id }) => id);
  return tabs.includes(shown) ? shown : (tabs.at(-1) ?? null);
}
