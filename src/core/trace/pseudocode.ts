import { NO_TILE } from '../alphabet/tile';
import type { Position } from '../board/position';
import type { ReplayEvent, ReplayState } from './replay';
import { BEHIND_FLAG, TraceCode } from './traceEvent';
import type { TraceAlgorithm } from './traceScope';

export interface PseudocodeLine {
  readonly text: string;
  /** Levels of indentation. */
  readonly indent: number;
}

const line = (indent: number, text: string): PseudocodeLine => ({ indent, text });

/** Gordon's Gen and GoOn. */
export const GORDON_LINES: readonly PseudocodeLine[] = [
  line(0, 'for each anchor: Gen(anchor, root)'),
  line(0, 'Gen(square, arc):'),
  line(1, 'a tile lies there: if it has an arc, pass it, GoOn'),
  line(1, 'else for each letter with an arc, on the rack'),
  line(2, 'and in the cross-set: place it, GoOn, take it back'),
  line(0, 'GoOn(square, arc), at the anchor or before it:'),
  line(1, 'a word ends, the square before is free: record it'),
  line(1, 'Gen(before, arc), unless edge or anchor before'),
  line(1, 'separator, room behind: Gen(behind the anchor, $)'),
  line(0, 'GoOn(square, arc), behind the anchor:'),
  line(1, 'a word ends, the next square is free: record it'),
  line(1, 'Gen(next, arc), unless edge'),
];

/** LeftPart and ExtendRight of Appel and Jacobson. */
export const APPEL_JACOBSON_LINES: readonly PseudocodeLine[] = [
  line(0, 'for each anchor: LeftPart(root)'),
  line(0, 'LeftPart(arc):'),
  line(1, 'ExtendRight(anchor, arc)'),
  line(1, 'if one more square is free before the anchor:'),
  line(2, 'for each letter with an arc, on the rack:'),
  line(3, 'append it, LeftPart, take it back'),
  line(0, 'ExtendRight(square, arc):'),
  line(1, 'a tile: if it has an arc, pass it, ExtendRight'),
  line(1, 'else if a word ends: record it'),
  line(1, 'unless edge, each letter with an arc, on the rack'),
  line(2, 'and in cross-set: place, ExtendRight, take back'),
];

/** The line, from 0, that runs in the event of the state; null before the first. */
export function pseudocodeLine(
  algorithm: TraceAlgorithm,
  position: Position,
  state: ReplayState,
): number | null {
  if (state.event === null) return null;
  return algorithm === 'gaddag'
    ? gordonLine(position, state, state.event)
    : appelJacobsonLine(position, state, state.event);
}

function gordonLine(position: Position, state: ReplayState, { code, square, value }: ReplayEvent): number {
  const isForward = state.path.some(({ kind }) => kind === 'separator');
  switch (code) {
    case TraceCode.AnchorEntered:
    case TraceCode.AnchorLeft:
      return 0;
    case TraceCode.PlayThrough:
      return 2;
    case TraceCode.NoArc:
      return position.tiles[square] === NO_TILE ? 3 : 2;
    case TraceCode.NotOnRack:
      return 3;
    case TraceCode.MoveRecorded:
      return isForward ? 10 : 6;
    case TraceCode.EdgeReached:
      if (isForward) return 11;
      return (value & BEHIND_FLAG) !== 0 ? 8 : 7;
    case TraceCode.PreviousAnchorReached:
      return 7;
    case TraceCode.SeparatorCrossed:
      return 8;
    case TraceCode.Backtracked:
      return GORDON_STEPS[state.undone?.kind ?? 'placed'];
    default:
      return 4;
  }
}

const GORDON_STEPS = { placed: 4, leftPart: 4, through: 2, separator: 8 } as const;
const APPEL_JACOBSON_STEPS = { placed: 10, leftPart: 5, through: 7, separator: 7 } as const;

function appelJacobsonLine(position: Position, state: ReplayState, { code, square }: ReplayEvent): number {
  const isInLeftPart = state.path.every(({ kind }) => kind === 'leftPart');
  switch (code) {
    case TraceCode.AnchorEntered:
    case TraceCode.AnchorLeft:
      return 0;
    case TraceCode.PlayThrough:
      return 7;
    case TraceCode.LeftPartPlaced:
      return 5;
    case TraceCode.MoveRecorded:
      return 8;
    case TraceCode.EdgeReached:
    case TraceCode.PreviousAnchorReached:
      return isInLeftPart ? 3 : 9;
    case TraceCode.NotOnRack:
    case TraceCode.NoArc:
      if (position.tiles[square] !== NO_TILE) return 7;
      return isInLeftPart && isBeforeAnchor(position, state, square) ? 4 : 9;
    case TraceCode.Backtracked:
      return APPEL_JACOBSON_STEPS[state.undone?.kind ?? 'placed'];
    default:
      return 10;
  }
}

/** Whether a letter refused on `square` was meant for the left part, not for the square where the word goes on. */
function isBeforeAnchor({ tiles, cols }: Position, state: ReplayState, square: number): boolean {
  const [last] = state.path;
  if (last !== undefined) return square === last.square;
  const next = square + (state.direction === 'across' ? 1 : cols);
  return square !== state.anchor && tiles[next] === NO_TILE;
}
