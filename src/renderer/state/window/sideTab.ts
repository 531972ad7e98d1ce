import { entryAt } from '../../../core/certain';
import { type Message, message } from '../../../core/message';
import type { Zone } from './zone';

/** A page of the side panel. */
interface PageInfo {
  readonly id: string;
  readonly title: Message;
  /** Zones on this page: entering one shows the page. */
  readonly zones: readonly Zone[];
}

/**
 * The pages of each room, in the order of their tabs: a page is moved by moving its line. So far one room has
 * all.
 */
const ROOMS = [
  [
    { id: 'moves', title: message('sideTabs.moves'), zones: ['candidates', 'filter', 'question'] },
    { id: 'walk', title: message('sideTabs.walk'), zones: ['graph', 'log'] },
    { id: 'words', title: message('sideTabs.words'), zones: ['words', 'wordList'] },
    { id: 'tiles', title: message('sideTabs.tiles'), zones: ['tiles'] },
    { id: 'board', title: message('sideTabs.board'), zones: ['boardEditor'] },
    { id: 'structures', title: message('sideTabs.structures'), zones: ['structures'] },
    { id: 'play', title: message('sideTabs.play'), zones: ['play'] },
    { id: 'tournament', title: message('sideTabs.tournament'), zones: ['tournament', 'tournamentGames'] },
    { id: 'review', title: message('sideTabs.review'), zones: ['review'] },
    { id: 'endgame', title: message('sideTabs.endgame'), zones: ['line', 'endTurns', 'searchTree'] },
  ],
] as const satisfies readonly (readonly PageInfo[])[];

export type SideTab = (typeof ROOMS)[number][number]['id'];

export interface SideTabInfo extends PageInfo {
  readonly id: SideTab;
  /** The key that opens it, in the notation of the key table: the digit of its place. */
  readonly key: string;
}

/** The pages of the side panel in their order. */
export const SIDE_TABS: readonly SideTabInfo[] = ROOMS.flat().map((page, index) => ({
  ...page,
  key: `$mod+Shift+Digit${(index + 1) % 10}`,
}));

/** The tab this many places further, wrapping around. */
export function sideTabAfter(tab: SideTab, by: number): SideTab {
  const count = SIDE_TABS.length;
  const index = SIDE_TABS.findIndex(({ id }) => id === tab) + by;
  return entryAt(SIDE_TABS, ((index % count) + count) % count).id;
}

/** Null for zones on every page, and for those outside the panel. */
export const sideTabOfZone = (zone: Zone): SideTab | null =>
  SIDE_TABS.find(({ zones }) => zones.includes(zone))?.id ?? null;
