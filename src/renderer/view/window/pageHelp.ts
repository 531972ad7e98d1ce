import type { TextKey } from '../../../texts/catalogue';
import type { SideTab } from '../../state/window/sideTab';

/** What explains a page. */
export interface PageHelp {
  /** The field's word for what it shows. */
  readonly title: TextKey;
  /** Three sentences. */
  readonly about: TextKey;
  /** The chapter of the course about it; null if there is none, and the room Learn is all there is. */
  readonly chapter: string | null;
}

/** An explanation of every page. */
export const PAGE_HELP: Readonly<Record<SideTab, PageHelp>> = {
  moves: { title: 'pageHelp.movesTitle', about: 'pageHelp.moves', chapter: null },
  play: { title: 'pageHelp.playTitle', about: 'pageHelp.play', chapter: null },
  tournament: { title: 'pageHelp.tournamentTitle', about: 'pageHelp.tournament', chapter: null },
  walk: { title: 'pageHelp.walkTitle', about: 'pageHelp.walk', chapter: null },
  words: { title: 'pageHelp.wordsTitle', about: 'pageHelp.words', chapter: null },
  structures: { title: 'pageHelp.structuresTitle', about: 'pageHelp.structures', chapter: null },
  board: { title: 'pageHelp.boardTitle', about: 'pageHelp.board', chapter: null },
  tiles: { title: 'pageHelp.tilesTitle', about: 'pageHelp.tiles', chapter: null },
};
