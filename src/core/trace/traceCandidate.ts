import { letterOf, NO_TILE } from '../alphabet/tile';
import type { Position } from '../board/position';
import { type Square, squareIndex } from '../board/square';
import { entryAt } from '../certain';
import { GADDAG_ROOT, type Gaddag, NO_ARC } from '../lexicon/gaddag';
import { computeGaddagMatch } from '../movegen/candidates/gaddagMatch';
import type { Move } from '../movegen/move';
import { ACROSS_VALUE, DOWN_VALUE, TraceCode } from './traceEvent';
import { type Trace, TraceWriter } from './traceWriter';

/** The walk that finds one move and nothing else: its arcs in order, then the move, without backtracking. */
export function traceCandidate(gaddag: Gaddag, position: Position, move: Move): Trace {
  const { anchor, steps } = computeGaddagMatch(position, move);
  const numberOf = (square: Square) => squareIndex(square, position.cols);
  const writer = new TraceWriter(steps.length + 2);
  const isAcross = move.direction === 'across';
  writer.write(TraceCode.AnchorEntered, numberOf(anchor), isAcross ? ACROSS_VALUE : DOWN_VALUE, GADDAG_ROOT);
  let arc = GADDAG_ROOT;
  let number = 0;
  for (const { kind, square } of steps) {
    number = numberOf(square);
    const laid = move.tiles[isAcross ? square.col - move.col : square.row - move.row] ?? NO_TILE;
    const tile = laid === NO_TILE ? entryAt(position.tiles, number) : laid;
    arc = kind === 'separator' ? gaddag.followSeparator(arc) : gaddag.followLetter(arc, letterOf(tile));
    if (arc === NO_ARC)
      throw new RangeError('The lexicon has no path for the move: it is none of this position.');
    if (kind === 'separator') writer.write(TraceCode.SeparatorCrossed, number, NO_TILE, arc);
    else writer.write(laid === NO_TILE ? TraceCode.PlayThrough : TraceCode.TilePlaced, number, tile, arc);
  }
  writer.write(TraceCode.MoveRecorded, number, 0, arc);
  return writer.finish();
}
