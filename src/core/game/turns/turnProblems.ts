import { letterOf, type Tile } from '../../alphabet/tile';
import { letterGlyph, type TileDistribution, tileGlyph } from '../../alphabet/tileDistribution';
import type { BoardLayout } from '../../board/boardLayout';
import { positionLabel, type Square } from '../../board/square';
import { type Message, message } from '../../message';
import { shortened } from '../../quoted';
import type { WordScore } from '../../scoring/explanation';
import type { PlaceFault } from './checkPlace';

export const gameOver = message('game.gameOver');
export const noChallenges = message('game.noChallenges');
export const nothingToChallenge = message('game.nothingToChallenge');
export const nothingExchanged = message('game.nothingExchanged');
export const oneTileAlone = message('game.oneTileAlone');

export const bagTooLow = (count: number, limit: number): Message =>
  message('game.bagTooLow', { count, limit: String(limit) });
export const moreThanTheBag = (tiles: number, count: number): Message =>
  message('game.moreThanTheBag', { count, tiles: String(tiles) });
export const exchangeNotOnRack = (tile: Tile, set: TileDistribution): Message =>
  message('game.exchangeNotOnRack', { tile: shownTile(tile, set) });
export const playNotOnRack = (tile: Tile, set: TileDistribution): Message =>
  message('game.playNotOnRack', { tile: shownTile(tile, set) });
export const unknownTile = (tile: Tile, { name }: TileDistribution): Message =>
  message('game.unknownTile', { name: shortened(name), tile: String(tile) });
export const wrongScore = (expected: number, found: number): Message =>
  message('game.wrongScore', { expected: String(expected), found: String(found) });
export const noWord = ({ col, direction, row, word }: WordScore): Message =>
  message('game.noWord', { word: shortened(word), place: positionLabel({ row, col }, direction) });

export function placeFault(
  fault: PlaceFault,
  { cols, rows, start }: BoardLayout,
  set: TileDistribution,
): Message {
  switch (fault.code) {
    case 'off-board':
      return message('game.offBoard', { cols: String(cols), rows: String(rows) });
    case 'square-empty':
      return message('game.squareEmpty', { square: label(fault.square) });
    case 'square-taken':
      return message('game.squareTaken', {
        letter: letterGlyph(set, letterOf(fault.there)),
        square: label(fault.square),
      });
    case 'brick':
      return message('game.brick', { square: label(fault.square) });
    case 'nothing-played':
      return message('game.nothingPlayed');
    case 'word-goes-on':
      return message('game.wordGoesOn', { square: label(fault.square) });
    case 'start-not-covered':
      return message('game.startNotCovered', { square: label(start) });
    case 'not-connected':
      return message('game.notConnected');
  }
}

const label = (square: Square): string => positionLabel(square, 'across');

/** The tile's glyph, or its number if the set does not have it. */
const shownTile = (tile: Tile, set: TileDistribution): string => tileGlyph(set, tile) || String(tile);

export const noTiles = message('game.noTiles');
export const tooManyTiles = (count: number, most: number): Message =>
  message('game.tooManyTiles', { count, most });
export const wrongPlayerCount = (count: number, most: number): Message =>
  message('game.wrongPlayerCount', { count, most: String(most) });
export const noSuchPlayer = (player: number, count: number): Message =>
  message('game.noSuchPlayer', { count, player: String(player + 1) });
export const scoresDoNotFit = (scores: number, players: number): Message =>
  message('game.scoresDoNotFit', { players, scores });
export const tooManyScoreless = (turns: number, limit: number): Message =>
  message('game.tooManyScoreless', { most: String(limit - 1), turns });
export const rackTooLong = (count: number, most: number): Message =>
  message('game.rackTooLong', { count, most: String(most) });
export const otherTiles = (tile: Tile, found: number, expected: number, set: TileDistribution): Message =>
  message('game.otherTiles', {
    expected: String(expected),
    found: String(found),
    tile: shownTile(tile, set),
  });
