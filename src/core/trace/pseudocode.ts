import { NO_TILE } from '../alphabet/tile';
import type { Position } from '../board/position';
import { type KeyedMessage, message } from '../message';
import type { ReplayEvent, ReplayState } from './replay';
import { BEHIND_FLAG, TraceCode } from './traceEvent';
import type { TraceAlgorithm } from './traceScope';

export interface PseudocodeLine {
  readonly text: KeyedMessage;
  /** Levels of indentation. */
  readonly indent: number;
}

const line = (indent: number, key: string): PseudocodeLine => ({ indent, text: message(key) });

/** Gordon's Gen and GoOn. */
export const GORDON_LINES: readonly PseudocodeLine[] = [
  line(0, 'pseudocode.genAnchors'),
  line(0, 'pseudocode.gen'),
  line(1, 'pseudocode.genTile'),
  line(1, 'pseudocode.genLetters'),
  line(2, 'pseudocode.genPlace'),
  line(0, 'pseudocode.goOnBackward'),
  line(1, 'pseudocode.goOnBackwardWord'),
  line(1, 'pseudocode.goOnBackwardGen'),
  line(1, 'pseudocode.goOnBackwardSeparator'),
  line(0, 'pseudocode.goOnForward'),
  line(1, 'pseudocode.goOnForwardWord'),
  line(1, 'pseudocode.goOnForwardGen'),
];

/** LeftPart and ExtendRight of Appel and Jacobson. */
export const APPEL_JACOBSON_LINES: readonly PseudocodeLine[] = [
  line(0, 'pseudocode.leftPartAnchors'),
  line(0, 'pseudocode.leftPart'),
  line(1, 'pseudocode.extendRightAnchor'),
  line(1, 'pseudocode.leftPartRoom'),
  line(2, 'pseudocode.leftPartLetters'),
  line(3, 'pseudocode.leftPartAppend'),
  line(0, 'pseudocode.extendRight'),
  line(1, 'pseudocode.extendRightTile'),
  line(1, 'pseudocode.extendRightWord'),
  line(1, 'pseudocode.extendRightLetters'),
  line(2, 'pseudocode.extendRightPlace'),
];

/** One walk for the whole board. */
export const BOARD_LINES: readonly PseudocodeLine[] = [
  line(0, 'pseudocode.share'),
  line(1, 'pseudocode.shareWord'),
  line(1, 'pseudocode.shareLetters'),
  line(2, 'pseudocode.sharePlace'),
  line(1, 'pseudocode.shareTile'),
  line(0, 'pseudocode.alone'),
  line(1, 'pseudocode.aloneTile'),
  line(1, 'pseudocode.aloneWord'),
  line(1, 'pseudocode.aloneLetters'),
  line(2, 'pseudocode.alonePlace'),
];

/** Index of the line that runs in the event of the state; null before the first event. */
export function pseudocodeLine(
  algorithm: TraceAlgorithm,
  position: Position,
  state: ReplayState,
): number | null {
  if (state.event === null) return null;
  return LINE_OF[algorithm](position, state, state.event);
}

const LINE_OF = { gaddag: gordonLine, dawg: appelJacobsonLine, board: boardLine };

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

/**
 * Whether a letter rejected at `square` was tried for the left part, not for the square where the word
 * continues.
 */
function isBeforeAnchor({ tiles, cols }: Position, state: ReplayState, square: number): boolean {
  const [last] = state.path;
  if (last !== undefined) return square === last.square;
  const next = square + (state.direction === 'across' ? 1 : cols);
  return square !== state.anchor && tiles[next] === NO_TILE;
}

function boardLine(position: Position, state: ReplayState, { code, square }: ReplayEvent): number {
  const isShared = state.starts !== null;
  const hasPassed = state.path.some(({ kind }) => kind === 'through');
  switch (code) {
    case TraceCode.WalkBegun:
      return 0;
    case TraceCode.MoveRecorded:
      return hasPassed ? 7 : 1;
    case TraceCode.StartSingled:
      return isTileNext(position, state) ? 4 : 1;
    case TraceCode.TileShared:
      return 3;
    case TraceCode.PlayThrough:
      return 6;
    case TraceCode.TilePlaced:
      return 9;
    case TraceCode.Backtracked:
      if (state.undone === null) return 0;
      if (state.undone.kind === 'through') return 6;
      return isShared ? 3 : 9;
    default:
      if (isShared) return 2;
      return position.tiles[square] === NO_TILE ? 8 : 6;
  }
}

/** Whether the word of a start that has just been singled out meets a tile. */
function isTileNext({ tiles, cols }: Position, { direction, event, path }: ReplayState): boolean {
  const first = event?.square ?? 0;
  return tiles[first + path.length * (direction === 'across' ? 1 : cols)] !== NO_TILE;
}
