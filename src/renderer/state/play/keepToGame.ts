import {
  BLANK,
  blankAs,
  isBlank,
  letterOf,
  NO_TILE,
  rackTileOf,
  type Tile,
} from '../../../core/alphabet/tile';
import { areSameTiles, countKinds, countOf } from '../../../core/alphabet/tileCounts';
import { letterGlyph } from '../../../core/alphabet/tileDistribution';
import type { Setup } from '../../../core/board/setup';
import { positionLabel, squareAt } from '../../../core/board/square';
import { type Message, message } from '../../../core/message';
import { fail, ok, type Result } from '../../../core/result';
import type { Action } from '../action';
import type { AppState } from '../appState';
import { inOrderOf, isOver, isWatched, type PlayedGame, viewersRack } from './playedGame';
import { isAtPlay, tentativeSquares } from './tentative';

/** Actions that show a moment of the game, or leave it. */
const ELSEWHERE: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'document-opened',
  'game-opened',
  'game-turn-shown',
  'game-turn-stepped',
  'history-sought',
  'lexicon-opened',
  'redone',
  'undone',
]);

/**
 * During a game, its tiles are fixed, and tentative tiles come from the rack, whether typed, dragged or
 * pasted. Any other edit is refused.
 */
export function keepToGame(before: AppState, after: AppState, action: Action): AppState {
  const { play } = after;
  if (play === null || after.setup === before.setup || play !== before.play) return after;
  if (isOver(play) || ELSEWHERE.has(action.type)) return after;
  const kept = isAtPlay(play, before.setup)
    ? layFromRack(play, before.setup, after.setup)
    : fail(message('play.notHere'));
  if (!kept.ok) return { ...before, notice: kept.error };
  const setup = kept.value;
  return { ...after, setup, turn: before.turn, rackCaret: Math.min(after.rackCaret, setup.rack.length) };
}

/** The wanted setup with its new tiles taken from the rack; a blank stands for a missing letter. */
function layFromRack(play: PlayedGame, before: Setup, wanted: Setup): Result<Setup, Message> {
  const { position } = play.game;
  const { distribution, layout } = position.rules;
  if (isWatched(play)) return fail(message('play.agentsPlay'));
  if (wanted.rules !== position.rules) return fail(message('play.rulesStand'));
  const lifted = position.tiles.findIndex((tile, at) => tile !== NO_TILE && tile !== wanted.tiles[at]);
  if (lifted >= 0) {
    const square = positionLabel(squareAt(lifted, layout.cols), 'across');
    return fail(message('play.tileStays', { square }));
  }
  const tiles = [...wanted.tiles];
  const left = new Map(countKinds(play.isCovered ? [] : viewersRack(play)));
  const useUp = (tile: Tile): boolean => {
    const count = countOf(left, tile);
    left.set(rackTileOf(tile), count - 1);
    return count > 0;
  };
  const laid = tentativeSquares(play, wanted);
  const isOld = (square: number) => before.tiles[square] === wanted.tiles[square];
  for (const square of [...laid.filter(isOld), ...laid.filter((each) => !isOld(each))]) {
    const tile = tiles[square] ?? NO_TILE;
    const isThere = countOf(left, tile) > 0;
    if (!isThere && !isBlank(tile) && useUp(BLANK)) tiles[square] = blankAs(tile);
    else if (!useUp(tile))
      return fail(
        isBlank(tile)
          ? message('play.noBlank')
          : message('play.notOnRack', { tile: letterGlyph(distribution, letterOf(tile)) }),
      );
  }
  const held = [...left].flatMap(([tile, count]) => Array<Tile>(Math.max(0, count)).fill(tile));
  const isSameBoard = tiles.every((tile, square) => tile === before.tiles[square]);
  if (isSameBoard && !areSameTiles(wanted.rack, held)) return fail(message('play.rackStands'));
  if (isSameBoard && wanted.rack.every((tile, at) => tile === before.rack[at])) return ok(before);
  return ok({ ...wanted, tiles, rack: inOrderOf(wanted.rack, held) });
}
