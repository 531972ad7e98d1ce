import { NO_TILE } from '../../core/alphabet/tile';
import type { AppState } from '../state/appState';
import { isEditingSquares } from '../state/design/boardEditor';
import { redoName, undoName } from '../state/editing/history';
import { chosenWord } from '../state/lexicon/wordQuestion';
import { isOver, isWatched } from '../state/play/playedGame';
import { whyNoTurn } from '../state/play/reducePlay';
import { walkAtAnchor } from '../state/walk/anchorWalk';

type Test = (state: AppState) => boolean;

const hasCandidates: Test = ({ candidates, setup }) => candidates?.setup === setup && candidates.total > 0;
const hasRack: Test = ({ setup }) => setup.rack.length > 0;
const hasTyped: Test = ({ boardCursor }) => boardCursor.typed.length > 0;
const hasWord: Test = ({ words }) => chosenWord(words) !== null;
const hasTileHere: Test = ({ boardCursor: { col, row }, setup: { rules, tiles } }) =>
  tiles[row * rules.layout.cols + col] !== NO_TILE;

const canTakeTurn: Test = (state) => whyNoTurn(state) === null;

const NEEDS: Readonly<Record<string, Test>> = {
  'edit.undo': (state) => undoName(state) !== null,
  'edit.redo': (state) => redoName(state) !== null,
  'candidate.filter': () => true,
  'candidate.filterHere': () => true,
  'game.repair': ({ game }) => game?.problems.some(({ code }) => code === 'total') ?? false,
  'board.walkAnchor': (state) => walkAtAnchor(state, state.boardCursor) !== null,
  'board.clear': hasTileHere,
  'board.empty': ({ setup }) => setup.tiles.some((tile) => tile !== NO_TILE),
  'board.candidate': hasTyped,
  'board.takeBack': hasTyped,
  'board.clearWord': hasTyped,
  'rack.draw': ({ setup }) => setup.rack.length < setup.rules.rackSize,
  'rack.takeBack': ({ rackCaret }) => rackCaret > 0,
  'rack.shuffle': hasRack,
  'rack.sort': hasRack,
  'rack.empty': hasRack,
  'play.new': () => true,
  'play.start': () => true,
  'play.playOn': ({ game }) => game !== null,
  'play.submit': canTakeTurn,
  'play.recall': canTakeTurn,
  'play.exchange': canTakeTurn,
  'play.pass': canTakeTurn,
  'play.challenge': canTakeTurn,
  'play.hint': canTakeTurn,
  'play.analysis': canTakeTurn,
  'play.pause': ({ play }) => play !== null && isWatched(play) && !isOver(play),
  'play.walk': ({ play }) => play !== null && play.game.history.length > 0,
  'play.resign': ({ play }) => play !== null && !isOver(play) && !isWatched(play),
  'tournament.start': ({ lexicon, tournament }) =>
    lexicon.kind === 'open' && tournament.status?.phase !== 'playing',
  'tournament.stop': ({ tournament }) => tournament.status?.phase === 'playing',
  'tournament.save': ({ tournament }) => tournament.status !== null,
  'tournament.open': ({ tournament }) => tournament.status?.phase !== 'playing',
  'words.copy': hasWord,
  'words.whyNot': hasWord,
};

const NEEDS_BY_KIND: Readonly<Record<string, Test>> = {
  candidate: hasCandidates,
  play: ({ play }) => play !== null,
  game: ({ game }) => game !== null,
  boardEditor: isEditingSquares,
  timeline: ({ walk }) => walk !== null,
  tournament: ({ tournament }) => tournament.games.total > 0,
};

/**
 * Whether a menu offers the command now. Its key may be pressed all the same, and tells why it does nothing.
 */
export function isPossible(id: string, state: AppState): boolean {
  const test = NEEDS[id] ?? NEEDS_BY_KIND[id.slice(0, id.indexOf('.'))];
  return test === undefined || test(state);
}
