import { NO_TILE } from '../../core/alphabet/tile';
import { type Message, message } from '../../core/message';
import type { AppState } from '../state/appState';
import { isEditingSquares } from '../state/design/boardEditor';
import { whyNoDraw } from '../state/editing/drawnRack';
import { redoName, undoName } from '../state/editing/history';
import { endSubject, isEndRunning } from '../state/endgame/endSubject';
import { endedSearch, shownTree } from '../state/endgame/searchTree';
import { listedTurns } from '../state/endgame/shownLine';
import { chosenWord } from '../state/lexicon/wordQuestion';
import { isOver, isWatched } from '../state/play/playedGame';
import { whyNoTurn } from '../state/play/reducePlay';
import { areInReview, gameAfter, gamesShut } from '../state/review/gamesInReview';
import { mistakeAfter, openReview, reviewShut, shownTurn } from '../state/review/openReview';
import { nextTask, refusalOf } from '../state/simulation/reduceSimulation';
import { simulationShut } from '../state/simulation/simulationSubject';
import { walkAtAnchor } from '../state/walk/anchorWalk';

/** Why a command can do nothing now; null: it can. */
type Reason = (state: AppState) => Message | null;

const unless =
  (test: (state: AppState) => boolean, key: string): Reason =>
  (state) =>
    test(state) ? null : message(key);

const noCandidates = unless(
  ({ candidates, setup }) => candidates?.setup === setup && candidates.total > 0,
  'impossible.noCandidates',
);
const emptyRack = unless(({ setup }) => setup.rack.length > 0, 'impossible.emptyRack');
const nothingTyped = unless(({ boardCursor }) => boardCursor.typed.length > 0, 'impossible.nothingTyped');
const noWord = unless(({ words }) => chosenWord(words) !== null, 'impossible.noWord');
const noTileHere = unless(
  ({ boardCursor: { col, row }, setup: { rules, tiles } }) =>
    tiles[row * rules.layout.cols + col] !== NO_TILE,
  'impossible.noTileHere',
);
const noGame = unless(({ game }) => game !== null, 'impossible.noGame');
const noLexicon = unless(({ lexicon }) => lexicon.kind === 'open', 'impossible.noLexicon');
const notPlaying = unless(
  ({ tournament }) => tournament.status?.phase === 'playing',
  'impossible.notPlaying',
);
const busyDrawing = unless(({ pictures }) => pictures.job === null, 'picture.busy');
/** A picture is one of the 3D board, even where the flat one is shown. */
const noPicture: Reason = (state) =>
  state.sceneFailure === null ? busyDrawing(state) : message('picture.noScene');
const noLine = unless((state) => listedTurns(state).length > 0, 'endgamePage.noLine');
const noWalk = unless(({ walk }) => walk !== null, 'impossible.noWalk');
const playing = unless(({ tournament }) => tournament.status?.phase !== 'playing', 'impossible.playing');

/** What runs can be stopped, and what was stopped can go on. */
const toggleShut: Reason = (state) => (nextTask(state) === 'start' ? simulationShut(state) : null);

/** What can be done whenever there is a window, though other commands of its kind need something. */
const nothing: Reason = () => null;

const REASONS: Readonly<Record<string, Reason>> = {
  'edit.undo': unless((state) => undoName(state) !== null, 'impossible.nothingToUndo'),
  'edit.redo': unless((state) => redoName(state) !== null, 'impossible.nothingToRedo'),
  'candidate.filter': nothing,
  'candidate.filterHere': nothing,
  'game.repair': unless(
    ({ game }) => game?.problems.some(({ code }) => code === 'total') ?? false,
    'impossible.nothingToRepair',
  ),
  'board.walkAnchor': unless(
    (state) => walkAtAnchor(state, state.boardCursor) !== null,
    'impossible.noSearchHere',
  ),
  'board.clear': noTileHere,
  'board.empty': unless(({ setup }) => setup.tiles.some((tile) => tile !== NO_TILE), 'impossible.emptyBoard'),
  'board.candidate': nothingTyped,
  'board.takeBack': nothingTyped,
  'board.clearWord': nothingTyped,
  'rack.draw': whyNoDraw,
  'rack.takeBack': unless(({ rackCaret }) => rackCaret > 0, 'impossible.nothingBeforeCaret'),
  'rack.shuffle': emptyRack,
  'rack.sort': emptyRack,
  'rack.empty': emptyRack,
  'play.new': nothing,
  'play.start': nothing,
  'play.playOn': noGame,
  'play.submit': whyNoTurn,
  'play.recall': whyNoTurn,
  'play.exchange': whyNoTurn,
  'play.pass': whyNoTurn,
  'play.challenge': whyNoTurn,
  'play.hint': whyNoTurn,
  'play.analysis': whyNoTurn,
  'play.pause': unless(
    ({ play, simulation }) =>
      simulation.watch !== null || (play !== null && isWatched(play) && !isOver(play)),
    'impossible.notWatched',
  ),
  'play.walk': unless(({ play }) => play !== null && play.game.history.length > 0, 'impossible.noTurnYet'),
  'play.resign': unless(
    ({ play }) => play !== null && !isOver(play) && !isWatched(play),
    'impossible.nothingToResign',
  ),
  'tournament.start': (state) => noLexicon(state) ?? playing(state),
  'tournament.stop': notPlaying,
  'tournament.save': unless(({ tournament }) => tournament.status !== null, 'impossible.noResults'),
  'tournament.open': playing,
  'zone.timeline': noWalk,
  'zone.graph': noWalk,
  'zone.log': noWalk,
  'review.start': reviewShut,
  'review.stop': unless(
    (state) => areInReview(state.review) || openReview(state)?.phase === 'running',
    'reviewPage.nothingToStop',
  ),
  'review.files': gamesShut,
  'review.folder': gamesShut,
  'review.nextGame': unless((state) => gameAfter(state, 1) !== null, 'impossible.noOtherGame'),
  'review.previousGame': unless((state) => gameAfter(state, -1) !== null, 'impossible.noOtherGame'),
  'review.next': unless((state) => mistakeAfter(state, 1) !== null, 'impossible.noMistake'),
  'review.previous': unless((state) => mistakeAfter(state, -1) !== null, 'impossible.noMistake'),
  'review.swap': unless((state) => shownTurn(state) !== null, 'impossible.noReview'),
  'simulation.start': simulationShut,
  'simulation.stop': (state) => refusalOf(state, 'stop'),
  'simulation.goOn': (state) => refusalOf(state, 'continue'),
  'simulation.watch': (state) => (state.simulation.watch === null ? simulationShut(state) : null),
  'simulation.toggle': toggleShut,
  'simulation.toggleHere': toggleShut,
  'picture.copy': noPicture,
  'picture.save': noPicture,
  'picture.film': noPicture,
  'picture.print': busyDrawing,
  'picture.pdf': busyDrawing,
  'picture.printSheet': (state) => noGame(state) ?? busyDrawing(state),
  'picture.pdfSheet': (state) => noGame(state) ?? busyDrawing(state),
  'picture.cancel': unless(({ pictures }) => pictures.job !== null, 'picture.nothingToCancel'),
  'endgame.start': (state) => {
    const subject = endSubject(state);
    if (!subject.ok) return subject.error;
    return isEndRunning(state) ? message('endgamePage.stopFirst') : null;
  },
  'endgame.tree': unless((state) => endedSearch(state) !== null, 'endgamePage.noTree'),
  'endgame.stop': unless(isEndRunning, 'endgamePage.nothingToStop'),
  'line.close': unless(({ endgame }) => endgame.line !== null, 'endgamePage.notLaid'),
  'words.copy': noWord,
  'words.whyNot': noWord,
};

const REASONS_BY_KIND: Readonly<Record<string, Reason>> = {
  candidate: noCandidates,
  strategy: noCandidates,
  simulation: noCandidates,
  play: unless(({ play }) => play !== null, 'play.noGame'),
  game: noGame,
  history: unless(({ history }) => history.isListOpen, 'impossible.listClosed'),
  boardEditor: unless(isEditingSquares, 'impossible.notEditing'),
  timeline: noWalk,
  line: noLine,
  tree: unless((state) => shownTree(state) !== null, 'endgamePage.noTree'),
  graph: noWalk,
  log: noWalk,
  algorithm: noWalk,
  tournament: unless(({ tournament }) => tournament.games.total > 0, 'impossible.noGames'),
};

/**
 * Why a menu offers the command in vain now; null: it can be called. Its key may be pressed all the same,
 * and tells why it does nothing.
 */
export function whyImpossible(id: string, state: AppState): Message | null {
  const reason = REASONS[id] ?? REASONS_BY_KIND[id.slice(0, id.indexOf('.'))];
  return reason?.(state) ?? null;
}

export const isPossible = (id: string, state: AppState): boolean => whyImpossible(id, state) === null;
