import type { TextKey } from '../../../texts/catalogue';
import type { ChapterId } from '../../features/course/state/course';
import type { SideTab } from '../../state/window/sideTab';
import type { TermId } from './glossary';

/** What explains a page. */
export interface PageHelp {
  /** The field's word for what it shows. */
  readonly title: TextKey;
  /** Three sentences. */
  readonly about: TextKey;
  /** The field's words that it uses. */
  readonly terms: readonly TermId[];
  /** The chapter of the course about it; null for the course itself. */
  readonly chapter: ChapterId | null;
}

/** An explanation of every page. */
export const PAGE_HELP: Readonly<Record<SideTab, PageHelp>> = {
  moves: {
    title: 'pageHelp.movesTitle',
    about: 'pageHelp.moves',
    terms: ['equity', 'leave', 'simulation', 'winPercent'],
    chapter: 'best',
  },
  play: {
    title: 'pageHelp.playTitle',
    about: 'pageHelp.play',
    terms: ['lexicon', 'phony', 'bingo', 'agent'],
    chapter: 'plays',
  },
  tournament: {
    title: 'pageHelp.tournamentTitle',
    about: 'pageHelp.tournament',
    terms: ['agent', 'bag', 'spread'],
    chapter: 'best',
  },
  course: {
    title: 'pageHelp.courseTitle',
    about: 'pageHelp.course',
    terms: ['lexicon', 'trie', 'dawg', 'gaddag', 'anchor'],
    chapter: null,
  },
  walk: {
    title: 'pageHelp.walkTitle',
    about: 'pageHelp.walk',
    terms: ['anchor', 'arc', 'separator', 'crossSet', 'kernel'],
    chapter: 'walk',
  },
  words: {
    title: 'pageHelp.wordsTitle',
    about: 'pageHelp.words',
    terms: ['lexicon', 'hook'],
    chapter: 'trie',
  },
  structures: {
    title: 'pageHelp.structuresTitle',
    about: 'pageHelp.structures',
    terms: ['node', 'arc', 'trie', 'dawg', 'gaddag'],
    chapter: 'gaddag',
  },
  practice: {
    title: 'pageHelp.practiceTitle',
    about: 'pageHelp.practice',
    terms: ['anchor', 'crossSet', 'separator', 'node'],
    chapter: null,
  },
  board: {
    title: 'pageHelp.boardTitle',
    about: 'pageHelp.board',
    terms: ['premium', 'brick'],
    chapter: 'plays',
  },
  tiles: {
    title: 'pageHelp.tilesTitle',
    about: 'pageHelp.tiles',
    terms: ['bag', 'rack', 'blank', 'unseen'],
    chapter: 'best',
  },
  leaves: {
    title: 'pageHelp.leavesTitle',
    about: 'pageHelp.leaves',
    terms: ['leave', 'equity', 'bag'],
    chapter: 'best',
  },
};
