/** The parts of the window that keys can act on. */
export type Zone =
  | 'board'
  | 'rack'
  | 'candidates'
  | 'timeline'
  | 'graph'
  | 'log'
  | 'logFilter'
  | 'words'
  | 'wordList'
  | 'structures'
  | 'tabs'
  | 'divider'
  | 'graphDivider'
  | 'filter'
  | 'game'
  | 'history'
  | 'question';
