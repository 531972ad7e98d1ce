import { letterOf, NO_TILE, rackTileOf, type Tile } from '../../alphabet/tile';
import { letterGlyph } from '../../alphabet/tileDistribution';
import { replaceTiles } from '../../board/position';
import type { Rules } from '../../board/rules';
import { along, isOnBoard, positionLabel, type Square, squareIndex, tileAt } from '../../board/square';
import { message } from '../../message';
import type { Move } from '../../movegen/move';
import { shortened } from '../../quoted';
import { explainMove } from '../../scoring/explainMove';
import { type EmptyPositions, emptyPositionsOf } from './emptyPositions';
import { tileOfText, unknownTile } from './gameTiles';
import type { GcgTurnEvent } from './gcgDocument';
import type { Finding } from './replayStep';

/** A placement laid on the board. */
export interface ResolvedPlay {
  /** Every square of the word: `NO_TILE` = the tile that lay there, else the tile played. */
  readonly tiles: readonly Tile[];
  /** The board with the tiles played. */
  readonly board: readonly Tile[];
  /** What the play scores by the rules; undefined if it cannot be told. */
  readonly score: number | undefined;
  readonly findings: readonly Finding[];
}

type Placement = GcgTurnEvent & { readonly kind: 'placement' };

/** Lays a placement on the board and says what is wrong with it. */
export function resolvePlay(
  play: Placement,
  board: readonly Tile[],
  rules: Rules,
  emptyPositions = emptyPositionsOf(rules),
): ResolvedPlay {
  const squares = play.word.map((_, index) => along(play.at.square, play.at.direction, index));
  const read = readWord(play, board, rules);
  if (!('tiles' in read)) return { tiles: [], board, score: undefined, findings: [read] };
  const { tiles } = read;
  const after = [...board];
  for (const [index, tile] of tiles.entries())
    if (tile !== NO_TILE)
      after[squareIndex(along(play.at.square, play.at.direction, index), rules.layout.cols)] = tile;
  const findings = [...checkPlace(play, tiles, squares, board, rules)];
  const score = findings.length === 0 ? computeScore(play, tiles, board, emptyPositions) : undefined;
  return { tiles, board: after, score, findings };
}

/** The tiles of the word, or the first square where it cannot stand. */
function readWord(
  { word, at }: Placement,
  board: readonly Tile[],
  rules: Rules,
): { readonly tiles: Tile[] } | Finding {
  const { distribution, layout } = rules;
  const tiles: Tile[] = [];
  for (const [index, text] of word.entries()) {
    const square = along(at.square, at.direction, index);
    const where = positionLabel(square, 'across');
    const tile = tileOfText(text, distribution);
    if (tile === undefined) return unknownTile(text, distribution);
    if (!isOnBoard(layout, square)) {
      const start = positionLabel(at.square, at.direction);
      const size = `${layout.rows}×${layout.cols}`;
      return { code: 'off-board', message: message('gcg.offBoard', { start, size }) };
    }
    const there = board[squareIndex(square, layout.cols)] ?? NO_TILE;
    if (tile === NO_TILE && there === NO_TILE)
      return { code: 'square-empty', message: message('gcg.squareEmpty', { square: where }) };
    if (tile !== NO_TILE && there !== NO_TILE && letterOf(tile) !== letterOf(there)) {
      const values = {
        tile: shortened(text),
        square: where,
        lying: letterGlyph(distribution, letterOf(there)),
      };
      return { code: 'square-taken', message: message('gcg.squareTaken', values) };
    }
    tiles.push(there === NO_TILE ? tile : NO_TILE);
  }
  return { tiles };
}

function* checkPlace(
  { at }: Placement,
  tiles: readonly Tile[],
  squares: readonly Square[],
  board: readonly Tile[],
  rules: Rules,
): Generator<Finding> {
  const { rows, cols, start } = rules.layout;
  const isTaken = (square: Square) => tileAt({ rows, cols, tiles: board }, square) !== NO_TILE;
  const newSquares = squares.filter((_, index) => tiles[index] !== NO_TILE);
  if (newSquares.length === 0) {
    yield { code: 'nothing-played', message: message('gcg.nothingPlayed') };
    return;
  }
  const next = [along(at.square, at.direction, -1), along(at.square, at.direction, squares.length)].find(
    isTaken,
  );
  if (next !== undefined)
    yield {
      code: 'word-goes-on',
      message: message('gcg.wordGoesOn', { square: positionLabel(next, 'across') }),
    };
  if (board.every((tile) => tile === NO_TILE)) {
    if (!newSquares.some(({ row, col }) => row === start.row && col === start.col))
      yield {
        code: 'start-not-covered',
        message: message('gcg.startNotCovered', { square: positionLabel(start, 'across') }),
      };
  } else if (!newSquares.some((square) => neighboursOf(square).some(isTaken)))
    yield { code: 'not-connected', message: message('gcg.notConnected') };
}

function computeScore(
  { at }: Placement,
  tiles: readonly Tile[],
  board: readonly Tile[],
  emptyPositions: EmptyPositions,
): number | undefined {
  const rack = tiles.filter((tile) => tile !== NO_TILE).map(rackTileOf);
  const empty = emptyPositions(rack.length);
  if (empty === undefined) return undefined;
  const position = replaceTiles(empty, new Uint8Array(board), new Uint8Array(rack));
  const move: Move = { kind: 'placement', ...at.square, direction: at.direction, tiles, score: 0 };
  const { mainWord, crossWords, total } = explainMove(position, move);
  // One tile may be written in the direction in which it makes no word: then only its cross-word counts.
  const isWordless = mainWord.letters.length === 1 && crossWords.length > 0;
  return isWordless ? total - mainWord.score : total;
}

const neighboursOf = (square: Square): Square[] =>
  [1, -1].flatMap((step) => [along(square, 'across', step), along(square, 'down', step)]);
