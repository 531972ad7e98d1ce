import { letterOf, NO_TILE, rackTileOf, type Tile } from '../../../alphabet/tile';
import { letterGlyph } from '../../../alphabet/tileDistribution';
import { replaceTiles } from '../../../board/position';
import type { Rules } from '../../../board/rules';
import { along, isOnBoard, positionLabel, type Square, squareIndex } from '../../../board/square';
import { findPlaceFaults, type PlaceFault } from '../../../game/turns/checkPlace';
import { layTiles } from '../../../game/turns/placement';
import { readPlacement } from '../../../game/turns/placementWords';
import { message } from '../../../message';
import type { Move } from '../../../movegen/move';
import { shortened } from '../../../quoted';
import type { GcgTurnEvent } from '../gcgDocument';
import { type EmptyPositions, emptyPositionsOf } from './emptyPositions';
import { tileOfText, unknownTile } from './gameTiles';
import type { Finding } from './replayStep';

/** A placement laid on the board. */
export interface ResolvedPlay {
  /** Every square of the word: `NO_TILE` for a tile on the board, otherwise the tile played. */
  readonly tiles: readonly Tile[];
  /** The board with the tiles played. */
  readonly board: readonly Tile[];
  /** The score of the play by the rules; undefined if it cannot be computed. */
  readonly score: number | undefined;
  readonly findings: readonly Finding[];
}

type Placement = GcgTurnEvent & { readonly kind: 'placement' };

/** Lays a placement on the board and reports what is wrong with it. */
export function resolvePlay(
  play: Placement,
  board: readonly Tile[],
  rules: Rules,
  emptyPositions = emptyPositionsOf(rules),
): ResolvedPlay {
  const read = readWord(play, board, rules);
  if (!('tiles' in read)) return { tiles: [], board, score: undefined, findings: [read] };
  const { tiles } = read;
  const { layout } = rules;
  const move: Move = { kind: 'placement', ...play.at.square, direction: play.at.direction, tiles, score: 0 };
  const after = [...board];
  layTiles(after, layout.cols, move);
  const faults = [...findPlaceFaults({ layout, tiles: board }, move)];
  const findings = faults.flatMap((fault) => findingOf(fault, rules));
  const score = findings.length === 0 ? computeScore(move, board, emptyPositions) : undefined;
  return { tiles, board: after, score, findings };
}

/** The tiles of the word, or the first square where it does not fit. */
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

function findingOf(fault: PlaceFault, { layout: { start } }: Rules): Finding[] {
  switch (fault.code) {
    case 'nothing-played':
      return [{ code: fault.code, message: message('gcg.nothingPlayed') }];
    case 'word-goes-on':
      return [{ code: fault.code, message: message('gcg.wordGoesOn', { square: label(fault.square) }) }];
    case 'start-not-covered':
      return [{ code: fault.code, message: message('gcg.startNotCovered', { square: label(start) }) }];
    case 'not-connected':
      return [{ code: fault.code, message: message('gcg.notConnected') }];
    case 'brick':
      return [{ code: fault.code, message: message('game.brick', { square: label(fault.square) }) }];
    default:
      // The word has been checked square by square.
      return [];
  }
}

const label = (square: Square): string => positionLabel(square, 'across');

function computeScore(
  move: Move,
  board: readonly Tile[],
  emptyPositions: EmptyPositions,
): number | undefined {
  const rack = move.tiles.filter((tile) => tile !== NO_TILE).map(rackTileOf);
  const empty = emptyPositions(rack.length);
  if (empty === undefined) return undefined;
  return readPlacement(replaceTiles(empty, new Uint8Array(board), new Uint8Array(rack)), move).score;
}
