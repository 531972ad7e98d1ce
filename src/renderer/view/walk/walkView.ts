import { isBlank, letterOf } from '../../../core/alphabet/tile';
import { letterGlyph, tileValue } from '../../../core/alphabet/tileDistribution';
import type { Position } from '../../../core/board/position';
import type { Square } from '../../../core/board/square';
import { certain } from '../../../core/certain';
import { readPartialPlay } from '../../../core/trace/partialPlay';
import type { PathStep, ReplayState } from '../../../core/trace/replay';
import { TraceCode } from '../../../core/trace/traceEvent';
import { type CalloutScene, calloutOf } from '../board/callout';
import type { AnchorView, ArrowView, GhostTileView, TilePlace, WalkView } from '../sceneView';

/** The parts of a walk on the board, besides the step itself. */
export interface WalkSceneParts extends CalloutScene {
  readonly isFollowed: boolean;
}

/** One step of a walk, for the scene. */
export function walkViewOf(parts: WalkSceneParts): WalkView {
  const { isFollowed, position, state } = parts;
  const path = fullPath(state);
  return {
    ghosts: ghostsOf(position, state),
    arrows: walkArrows(position, state, path),
    isUndoing: state.undone !== null,
    anchor: state.anchor === null ? null : squareAt(position, state.anchor),
    starts: startsOf(position, state),
    cursor: cursorOf(position, state),
    callout: calloutOf(parts, squaresOf(position, state, path)),
    isFollowed,
  };
}

export const squareAt = ({ cols }: Position, square: number): Square => ({
  row: Math.floor(square / cols),
  col: square % cols,
});

/** The path including the step that the event undoes: it stays visible during the event. */
const fullPath = ({ path, undone }: ReplayState): readonly PathStep[] =>
  undone === null ? path : [...path, undone];

/** Rack places whose tiles are away during the event, including the returning one. */
export const liftedRackPlaces = (position: Position, state: ReplayState): readonly number[] =>
  readPartialPlay(position, { ...state, path: fullPath(state) }).usedRackPlaces;

/** Square of the tile of every step of the path; the separator's is the anchor. */
function squaresOf(position: Position, { direction }: ReplayState, path: readonly PathStep[]): number[] {
  const back = direction === 'across' ? 1 : position.cols;
  const leftCount = path.filter(({ kind }) => kind === 'leftPart').length;
  return path.map(({ kind, square }, nth) =>
    kind === 'leftPart' ? square - (leftCount - 1 - nth) * back : square,
  );
}

function ghostsOf(position: Position, state: ReplayState): GhostTileView[] {
  const path = fullPath(state);
  const rackPlaces = liftedRackPlaces(position, state);
  const before = squaresOf(position, state, isPushed(state) ? path.slice(0, -1) : path);
  const after = squaresOf(position, state, state.path);
  let placed = 0;
  return path.flatMap(({ kind, tile }, nth): GhostTileView[] => {
    if (kind !== 'placed' && kind !== 'leftPart') return [];
    const index = certain(rackPlaces[placed++], 'the place of a tile on the rack');
    const { distribution } = position.rules;
    const placeOf = (square: number | undefined): TilePlace =>
      square === undefined ? { kind: 'rack', index } : { kind: 'square', ...squareAt(position, square) };
    return [
      {
        id: `rack:${index}`,
        glyph: letterGlyph(distribution, letterOf(tile)),
        value: tileValue(distribution, tile),
        isBlank: isBlank(tile),
        from: placeOf(before[nth]),
        to: placeOf(after[nth]),
        isLeaving: after[nth] === undefined,
      },
    ];
  });
}

const PUSHING: readonly TraceCode[] = [
  TraceCode.TilePlaced,
  TraceCode.PlayThrough,
  TraceCode.SeparatorCrossed,
  TraceCode.LeftPartPlaced,
  TraceCode.TileShared,
];

/** Whether the event has extended the path. */
const isPushed = ({ event }: ReplayState): boolean => event !== null && PUSHING.includes(event.code);

/**
 * From letter to letter; the separator's arrow leads from the word's first letter to the square after the
 * anchor.
 */
export function walkArrows(position: Position, state: ReplayState, path: readonly PathStep[]): ArrowView[] {
  const squares = squaresOf(position, state, path);
  const ahead = state.direction === 'across' ? 1 : position.cols;
  const arrows: ArrowView[] = [];
  let isTurned = path.some(({ kind }) => kind === 'leftPart') || readsOn(squares);
  path.forEach(({ kind }, nth) => {
    const from = squares[nth - 1];
    if (from === undefined) return;
    const isSeparator = kind === 'separator';
    const isAfterJump = path[nth - 1]?.kind === 'separator';
    if (!isAfterJump) {
      const square = certain(squares[nth], 'the square of a step');
      const to = isSeparator ? square + ahead : square;
      const arrowKind = isSeparator ? 'separator' : isTurned ? 'forward' : 'reverse';
      arrows.push({
        kind: arrowKind,
        from: squareAt(position, from),
        to: squareAt(position, to),
        ...timeOf(state, nth === path.length - 1),
      });
    }
    if (isSeparator) isTurned = true;
  });
  return arrows;
}

/** A walk on the DAWG without a left part reads forwards from its first letter. */
const readsOn = ([first, second]: readonly number[]): boolean =>
  first !== undefined && second !== undefined && second > first;

const timeOf = (state: ReplayState, isLast: boolean) =>
  isLast && (isPushed(state) || state.undone !== null) ? { begin: 0, end: 1 } : { begin: -1, end: 0 };

/** Starts of both directions on one square are one mark. */
function startsOf(position: Position, { starts }: ReplayState): AnchorView[] {
  const marks = new Map<number, { across: boolean; down: boolean }>();
  for (const { isDown, square } of starts ?? []) {
    const mark = marks.get(square) ?? { across: false, down: false };
    mark[isDown ? 'down' : 'across'] = true;
    marks.set(square, mark);
  }
  return [...marks].map(([square, ways]) => ({ ...squareAt(position, square), ...ways }));
}

function cursorOf(position: Position, { anchor, direction, event, path }: ReplayState): Square | null {
  if (event === null || event.code === TraceCode.AnchorLeft) return null;
  const ahead = direction === 'across' ? 1 : position.cols;
  if (event.code === TraceCode.SeparatorCrossed) return squareAt(position, event.square + ahead);
  if (event.code !== TraceCode.Backtracked) return squareAt(position, event.square);
  const last = path.at(-1);
  if (last === undefined) return anchor === null ? null : squareAt(position, anchor);
  return squareAt(position, last.kind === 'separator' ? last.square + ahead : last.square);
}
