import type { Position } from '../board/position';
import { type Grid, HAS_CROSS, isWall, LETTER, SQUARE_WIDTH } from '../movegen/kernel/grid';

/** A square from which words are sought, as offsets into `Grid.squares`. */
export interface Anchor {
  readonly square: number;
  /** The first square that a word of this anchor may cover: behind the anchor before it. */
  readonly leftLimit: number;
}

/**
 * The anchors of a line, in order: the last tile of each run, and each empty square that touches tiles only across the
 * line. On an empty board the start square is the only one, unless it is a brick. Cross-sets must have been computed.
 */
export function findAnchors(position: Position, grid: Grid, line: number): Anchor[] {
  const lineStart = grid.lineStart(line);
  if (position.isEmptyBoard) {
    const { row, col } = position.rules.layout.start;
    const [startLine, place] = grid.direction === 'across' ? [row, col] : [col, row];
    const square = lineStart + place * SQUARE_WIDTH;
    return line === startLine && !isWall(grid.squares, square) ? [{ square, leftLimit: lineStart }] : [];
  }
  const { squares } = grid;
  const anchors: Anchor[] = [];
  let leftLimit = lineStart;
  for (let place = 0; place < grid.lineLength; place++) {
    const square = lineStart + place * SQUARE_WIDTH;
    const hasTile = squares[square + LETTER] !== 0;
    const hasTileAhead = squares[square + SQUARE_WIDTH + LETTER] !== 0;
    if (hasTileAhead) continue;
    if (hasTile) {
      anchors.push({ square, leftLimit });
      // The square behind a run belongs to the run: a word that begins there would have to begin earlier.
      leftLimit = square + 2 * SQUARE_WIDTH;
    } else if (squares[square + HAS_CROSS] !== 0 && square >= leftLimit) {
      anchors.push({ square, leftLimit });
      leftLimit = square + SQUARE_WIDTH;
    }
  }
  return anchors;
}
