/** The parts of the window that keys act on. */
export type Zone =
  | 'board'
  | 'boardEditor'
  | 'rack'
  | 'candidates'
  | 'timeline'
  | 'graph'
  | 'log'
  | 'logFilter'
  | 'algorithm'
  | 'words'
  | 'wordList'
  | 'tiles'
  | 'leaves'
  | 'structures'
  | 'lesson'
  | 'play'
  | 'practice'
  /** The question of a walk that asks what comes next. */
  | 'prediction'
  | 'tournament'
  | 'tournamentGames'
  | 'review'
  /** The turns of a line of play. */
  | 'line'
  | 'searchTree'
  | 'tabs'
  | 'drawer'
  | 'divider'
  | 'captionDivider'
  | 'algorithmDivider'
  | 'graphDivider'
  | 'stageDivider'
  | 'filter'
  | 'game'
  | 'history'
  | 'blank'
  | 'question';

/** The zone for typed letters: the rack, or the board while the panel shows no rack. */
export const typingZone = (isSidePanelOpen: boolean, sideTab: string): Zone =>
  isSidePanelOpen && sideTab !== 'play' ? 'rack' : 'board';

const IS_ZONE: Readonly<Record<Zone, true>> = {
  board: true,
  boardEditor: true,
  rack: true,
  candidates: true,
  words: true,
  wordList: true,
  tiles: true,
  leaves: true,
  structures: true,
  lesson: true,
  play: true,
  practice: true,
  prediction: true,
  tournament: true,
  tournamentGames: true,
  review: true,
  line: true,
  searchTree: true,
  filter: true,
  game: true,
  history: true,
  blank: true,
  question: true,
  timeline: true,
  graph: true,
  log: true,
  logFilter: true,
  algorithm: true,
  tabs: true,
  drawer: true,
  divider: true,
  captionDivider: true,
  algorithmDivider: true,
  graphDivider: true,
  stageDivider: true,
};

export const isZone = (name: string): name is Zone => Object.hasOwn(IS_ZONE, name);
