import { text } from '../../../texts/text';
import { isEditingSquares } from '../../features/design/state/boardEditor';
import type { AppState } from '../../state/appState';
import { isPlaying } from '../../state/trying/tried';
import type { MenuPlace } from '../../state/window/contextMenu';
import { DIVIDERS, type DividerId } from '../../state/window/dividers';
import type { MenuRow } from '../../view/window/contextMenuView';
import { keysOf } from '../commandKeys';
import { commandOf, reasonOf } from '../commands';
import { keyCaps } from '../keyBinding';
import { isWatching } from '../play/watchCommands';

type Groups = readonly (readonly string[])[];

const CAMERA: Groups = [
  ['camera.top', 'camera.player', 'camera.low'],
  ['camera.reset', 'camera.zoomIn', 'camera.zoomOut'],
  ['window.flatBoard', 'window.look'],
];
const WINDOW: Groups = [
  ['edit.undo', 'edit.redo', 'edit.history'],
  ['file.copy'],
  ['side.toggle', 'window.crossChecks', 'window.look'],
  ['camera.reset'],
  ['window.lexicon', 'window.palette', 'window.keys', 'window.settings'],
];
const dividerMenu = (id: DividerId): Groups => {
  const { setting } = DIVIDERS[id];
  return [[`divider.${setting}.larger`, `divider.${setting}.smaller`, `divider.${setting}.usual`]];
};
const WORDS: Groups = [
  ['words.copy', 'words.whyNot', 'study.word', 'study.found'],
  ['words.first', 'words.last'],
  ['words.find'],
];
const BRANCH: Groups = [
  ['game.note', 'game.correct', 'game.details'],
  ['game.nextBranch', 'game.leaveBranch'],
  ['game.promoteBranch', 'game.renameBranch', 'game.deleteBranch'],
];
const TOURNAMENT: Groups = [
  ['tournament.start', 'tournament.stop'],
  ['tournament.save', 'tournament.open'],
];

/** Contents of each menu: commands of the key table, related ones next to each other. */
export const CONTEXT_MENUS: Readonly<Record<MenuPlace, Groups>> = {
  lesson: [['lesson.next', 'lesson.previous'], ['lesson.close']],
  board: [
    ['board.candidate', 'board.whyNot', 'play.recall', 'edit.position'],
    ['board.walkAnchor', 'board.turn'],
    ['board.clear', 'board.takeBack', 'board.clearWord'],
    ['boardEditor.clear', 'boardEditor.brick', 'boardEditor.start'],
    ['window.crossChecks', 'file.copy', 'board.empty'],
    ['camera.reset'],
  ],
  rack: [
    ['rack.draw', 'rack.pass'],
    ['rack.shuffle', 'rack.sort', 'play.recall'],
    ['rack.takeBack', 'rack.done'],
    ['rack.empty'],
  ],
  candidates: [
    ['candidate.walk', 'candidate.commit', 'candidate.pin', 'study.play'],
    ['candidate.first', 'candidate.last'],
    ['candidate.sortNext', 'candidate.sortPrevious', 'candidate.sortUp', 'candidate.sortDown'],
    ['strategy.equity', 'strategy.reasons', 'strategy.heat', 'strategy.heatSide', 'strategy.heatMeasure'],
    ['simulation.toggleHere', 'simulation.mark', 'simulation.markAll', 'simulation.watch'],
    ['tournament.fromPosition'],
    ['candidate.filter'],
  ],
  drawer: [
    ['drawer.previous', 'drawer.next'],
    ['strategy.equity', 'candidate.pin', 'strategy.reasons', 'strategy.heat'],
  ],
  filter: [
    ['candidate.first', 'candidate.last'],
    ['candidate.walk', 'candidate.commit'],
  ],
  timeline: [
    ['timeline.play', 'timeline.replay'],
    ['timeline.stepOn', 'timeline.stepBack', 'timeline.nextMarker', 'timeline.previousMarker'],
    ['timeline.start', 'timeline.end'],
    ['timeline.faster', 'timeline.slower', 'timeline.normal'],
    ['timeline.loop', 'timeline.failures', 'timeline.follow'],
  ],
  graph: [
    ['graph.turn', 'graph.root', 'graph.parent', 'graph.child'],
    ['graph.nearer', 'graph.further', 'graph.fit'],
  ],
  log: [
    ['log.previous', 'log.next'],
    ['log.first', 'log.last'],
    ['log.filter', 'log.place'],
  ],
  logFilter: [['log.toList']],
  algorithm: [['algorithm.previous', 'algorithm.next']],
  words: [['words.find', 'words.toList']],
  play: [
    ['play.submit', 'play.recall', 'play.exchange', 'play.pass', 'play.challenge'],
    ['play.hint', 'play.analysis'],
    ['play.pause', 'play.walk'],
    ['edit.undo', 'edit.redo'],
    ['play.resign'],
    ['play.leave'],
    ['play.new', 'play.playOn'],
  ],
  prediction: [['prediction.back', 'prediction.separator'], ['timeline.play']],
  practice: [
    ['practice.check', 'practice.continue'],
    ['practice.hint', 'practice.showAnswer'],
    ['practice.study'],
  ],
  wordList: WORDS,
  leaves: [
    ['leaves.start', 'leaves.continue', 'leaves.stop', 'leaves.use', 'leaves.saveTrained', 'leaves.discard'],
    ['leaves.open', 'leaves.save', 'leaves.builtIn', 'leaves.previous'],
  ],
  tiles: [['rack.draw', 'rack.empty', 'board.empty'], ['side.moves']],
  boardEditor: [['board.empty'], ['edit.undo', 'edit.redo'], ['side.moves']],
  structures: [['side.moves', 'window.lexicon']],
  tournament: TOURNAMENT,
  tournamentGames: [['tournament.openGame'], ['tournament.first', 'tournament.last'], ...TOURNAMENT],
  review: [['review.swap'], ['review.next', 'review.previous'], ['review.start', 'review.stop'], ...BRANCH],
  line: [
    ['line.play', 'line.replay'],
    ['line.next', 'line.previous', 'line.close'],
    ['endgame.start', 'endgame.stop'],
  ],
  searchTree: [['tree.toggle'], ['tree.first', 'tree.last'], ['endgame.tree']],
  game: [
    ['game.previous', 'game.next'],
    ['game.first', 'game.last'],
    ...BRANCH,
    ['game.repair', 'game.close'],
  ],
  history: [['edit.undo', 'edit.redo'], ['history.first', 'history.last'], ['history.close']],
  tabs: [
    [
      'side.moves',
      'side.walk',
      'side.words',
      'side.tiles',
      'side.board',
      'side.structures',
      'side.play',
      'side.tournament',
      'side.review',
      'side.endgame',
    ],
    ['side.toggle'],
  ],
  divider: dividerMenu('divider'),
  captionDivider: dividerMenu('captionDivider'),
  algorithmDivider: dividerMenu('algorithmDivider'),
  graphDivider: dividerMenu('graphDivider'),
  stageDivider: dividerMenu('stageDivider'),
  blank: [['window.escape']],
  question: [['window.escape', 'words.find']],
  document: [
    ['file.new', 'file.open'],
    ['file.save', 'file.saveAs'],
    ['file.export', 'file.copy'],
  ],
  camera: CAMERA,
  window: WINDOW,
};

/** Commands for a person who plays, and for those who watch. */
const TURNS: ReadonlySet<string> = new Set(
  ['submit', 'recall', 'exchange', 'pass', 'challenge', 'hint', 'analysis', 'resign'].map(
    (name) => `play.${name}`,
  ),
);
const WATCHING: ReadonlySet<string> = new Set(['play.pause']);

/** Whether a command belongs to what is done now: squares edited, a game played or watched. */
function isFit(id: string, place: MenuPlace, state: AppState): boolean {
  if (id.startsWith('boardEditor.')) return isEditingSquares(state);
  if (place !== 'play') return true;
  if (TURNS.has(id)) return isPlaying(state) && !isWatching(state);
  return !WATCHING.has(id) || isWatching(state);
}

/** The current menu, in groups; editing of squares only while the board is being edited. */
export function contextMenuOf(
  place: MenuPlace,
  state: AppState,
  isMac: boolean,
): readonly (readonly MenuRow[])[] {
  const groups = CONTEXT_MENUS[place].map((ids) => ids.filter((id) => isFit(id, place, state)));
  const filled = groups.filter(({ length }) => length > 0);
  return filled.map((ids) =>
    ids.map((id): MenuRow => {
      const command = commandOf(id);
      const [key] = keysOf(command, state.settings.keys);
      const keys = key === undefined ? [] : keyCaps(key, isMac);
      return { id, title: text(command.title), keys, why: reasonOf(command, state) };
    }),
  );
}
