import { entryAt } from '../../../core/certain';
import { type Message, message } from '../../../core/message';
import type { Zone } from './zone';

export type SideTab =
  | 'moves'
  | 'walk'
  | 'words'
  | 'tiles'
  | 'board'
  | 'structures'
  | 'play'
  | 'tournament'
  | 'review'
  | 'endgame';

/** One page of the side panel. */
export interface SideTabInfo {
  readonly id: SideTab;
  readonly title: Message;
  /** The key that opens it, in the notation of the key table. */
  readonly key: string;
  /** Zones on this page: entering one shows the page. */
  readonly zones: readonly Zone[];
}

/** The pages of the side panel in their order. */
export const SIDE_TABS: readonly SideTabInfo[] = [
  {
    id: 'moves',
    title: message('sideTabs.moves'),
    key: '$mod+Shift+Digit1',
    zones: ['candidates', 'filter', 'question'],
  },
  { id: 'walk', title: message('sideTabs.walk'), key: '$mod+Shift+Digit2', zones: ['graph', 'log'] },
  { id: 'words', title: message('sideTabs.words'), key: '$mod+Shift+Digit3', zones: ['words', 'wordList'] },
  { id: 'tiles', title: message('sideTabs.tiles'), key: '$mod+Shift+Digit4', zones: ['tiles'] },
  { id: 'board', title: message('sideTabs.board'), key: '$mod+Shift+Digit5', zones: ['boardEditor'] },
  {
    id: 'structures',
    title: message('sideTabs.structures'),
    key: '$mod+Shift+Digit6',
    zones: ['structures'],
  },
  { id: 'play', title: message('sideTabs.play'), key: '$mod+Shift+Digit7', zones: ['play'] },
  {
    id: 'tournament',
    title: message('sideTabs.tournament'),
    key: '$mod+Shift+Digit8',
    zones: ['tournament', 'tournamentGames'],
  },
  { id: 'review', title: message('sideTabs.review'), key: '$mod+Shift+Digit9', zones: ['review'] },
  {
    id: 'endgame',
    title: message('sideTabs.endgame'),
    key: '$mod+Shift+Digit0',
    zones: ['line', 'endTurns', 'searchTree'],
  },
];

/** The tab this many places further, wrapping around. */
export function sideTabAfter(tab: SideTab, by: number): SideTab {
  const count = SIDE_TABS.length;
  const index = SIDE_TABS.findIndex(({ id }) => id === tab) + by;
  return entryAt(SIDE_TABS, ((index % count) + count) % count).id;
}

/** Null for zones on every page, and for those outside the panel. */
export const sideTabOfZone = (zone: Zone): SideTab | null =>
  SIDE_TABS.find(({ zones }) => zones.includes(zone))?.id ?? null;
