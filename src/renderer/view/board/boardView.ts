import { isBlank, letterOf, NO_TILE, type Tile } from '../../../core/alphabet/tile';
import { letterGlyph, tileValue } from '../../../core/alphabet/tileDistribution';
import type { Rules } from '../../../core/board/rules';
import type { Setup } from '../../../core/board/setup';
import type { Square } from '../../../core/board/square';
import { entryAt } from '../../../core/certain';
import type { GaddagMatch } from '../../../core/movegen/candidates/gaddagMatch';
import { text } from '../../../texts/text';
import type { BoardCursor } from '../../state/editing/boardCursor';
import { outlineCandidate } from '../candidates/outlinedCandidate';
import type { ShownMove } from '../candidates/shownMove';
import type { FlightView, TableView } from '../play/tableView';
import type {
  AnchorView,
  ArrowView,
  CarriedTileView,
  CrossCheckView,
  CursorView,
  FlawedWordView,
  HeatColumnView,
  OutlinedTileView,
  RackTileView,
  SceneView,
  SquareView,
  TileView,
  WalkView,
} from '../sceneView';
import type { BoardDetail } from './boardDetail';
import { partAt, partsOf, type SquarePart } from './tileRoles';

/** The empty board, for the scene. */
export function squaresOf({ layout }: Rules): readonly SquareView[] {
  return layout.letterMultipliers.map((letterMultiplier, index) => {
    const square = { row: Math.floor(index / layout.cols), col: index % layout.cols };
    return {
      ...square,
      letterMultiplier,
      wordMultiplier: layout.wordMultipliers[index] ?? 1,
      isStart: square.row === layout.start.row && square.col === layout.start.col,
      ...(layout.bricks[index] === true ? { isBrick: true } : {}),
    };
  });
}

/** Every visible tile on the board, including those of the shown move, row by row. */
export function boardTilesOf(setup: Setup, shown: ShownMove | null): readonly TileView[] {
  const { layout } = setup.rules;
  const parts = shown === null ? new Map<string, SquarePart>() : partsOf(shown.explanation);
  const placed = shown === null ? new Map<number, Tile>() : placedTiles(shown, layout.cols);
  return setup.tiles.flatMap((lying, index) => {
    const tile = placed.get(index) ?? lying;
    if (tile === NO_TILE) return [];
    const square = { row: Math.floor(index / layout.cols), col: index % layout.cols };
    return [tileView(setup.rules, tile, square, partAt(parts, square))];
  });
}

/** Squares whose tiles are marked, as row × cols + col. */
interface MarkedSquares {
  /** Those that a walk has passed, or of the last turn. */
  readonly passed?: readonly number[];
  readonly tried?: readonly number[];
}

/** The tiles on the board without a candidate. */
export function boardTilesMarked(
  { rules, tiles }: Setup,
  { passed = [], tried = [] }: MarkedSquares,
): readonly TileView[] {
  const { cols } = rules.layout;
  return tiles.flatMap((tile, index) => {
    if (tile === NO_TILE) return [];
    const square = { row: Math.floor(index / cols), col: index % cols };
    const role = tried.includes(index) ? 'tried' : passed.includes(index) ? 'through' : 'plain';
    return [tileView(rules, tile, square, { role, crossWordNumbers: [] })];
  });
}

/** The tiles on the board, except those on the given squares (row × cols + col). */
export const boardTilesWithout = (setup: Setup, squares: readonly number[]): readonly TileView[] =>
  boardTilesOf(
    { ...setup, tiles: setup.tiles.map((tile, index) => (squares.includes(index) ? NO_TILE : tile)) },
    null,
  );

function placedTiles({ explanation }: ShownMove, cols: number): ReadonlyMap<number, Tile> {
  const letters = explanation.mainWord.letters.filter(({ isNew }) => isNew);
  return new Map(letters.map(({ row, col, tile }) => [row * cols + col, tile]));
}

function tileView({ distribution }: Rules, tile: Tile, square: Square, part: SquarePart): TileView {
  return {
    ...square,
    id: `${square.row}:${square.col}`,
    glyph: letterGlyph(distribution, letterOf(tile)),
    value: tileValue(distribution, tile),
    isBlank: isBlank(tile),
    ...part,
  };
}

export const cursorOf = ({ col, direction, row }: BoardCursor): CursorView => ({ row, col, direction });

/** The inputs of the scene. Each is computed separately, so that it keeps its identity until it changes. */
export interface SceneParts {
  readonly rules: Rules;
  readonly detail: BoardDetail;
  readonly squares: readonly SquareView[];
  readonly tiles: readonly TileView[];
  readonly rack: readonly RackTileView[];
  /** Match of the shown move. */
  readonly match: GaddagMatch | null;
  readonly cursor: CursorView | null;
  readonly walk: WalkView | null;
  /** row × cols + col. */
  readonly lit: readonly number[];
  readonly crossChecks: readonly CrossCheckView[];
  readonly carried: CarriedTileView | null;
  /** Null if no game is played. */
  readonly table?: TableView | null;
  readonly flight?: FlightView | null;
  /** None without it. */
  readonly heat?: readonly HeatColumnView[];
  readonly opened?: readonly Square[];
  readonly flaws?: readonly FlawedWordView[];
  /** The outline of another play; omitted while cross-checks are shown. */
  readonly outlined?: readonly OutlinedTileView[];
  /** Anchors that can be opened. */
  readonly anchors?: readonly AnchorView[];
}

const squareOfNumber = (square: number, cols: number): Square => ({
  row: Math.floor(square / cols),
  col: square % cols,
});

/** Everything that the scene draws. */
export function sceneViewOf({
  anchors = [],
  carried,
  flaws = [],
  flight = null,
  heat = [],
  opened = [],
  crossChecks,
  cursor,
  detail,
  lit,
  match,
  outlined = [],
  rack,
  rules,
  squares,
  table = null,
  tiles,
  walk,
}: SceneParts): SceneView {
  const shown = outlineCandidate({ tiles, arrows: match === null ? [] : arrowsOf(match) }, crossChecks);
  return {
    rows: rules.layout.rows,
    cols: rules.layout.cols,
    squares,
    captions: { letter: text('boardView.letterCaption'), word: text('boardView.wordCaption') },
    rack,
    // The rack grows to show tiles beyond the limit, which are reported as a problem.
    rackSize: Math.max(rules.rackSize, rack.length),
    detail,
    ...(crossChecks.length === 0 ? { ...shown, outlined } : shown),
    cursor,
    crossChecks,
    anchors,
    carried,
    flaws,
    walk,
    table,
    flight,
    heat,
    opened,
    lit: lit.map((square) => squareOfNumber(square, rules.layout.cols)),
  };
}

/**
 * One arrow per arc between two letters of the match: from letter to letter against the reading direction,
 * the separator's jump from the word's first letter to the one after the anchor, and onwards in reading
 * direction. They take equal, consecutive parts of the phase.
 */
export function arrowsOf({ steps }: GaddagMatch): readonly ArrowView[] {
  const letters = steps.filter(({ kind }) => kind !== 'separator');
  const count = letters.length - 1;
  return letters.slice(1).map((step, index) => {
    const from = entryAt(letters, index);
    const isJump = step.kind !== from.kind;
    return {
      kind: isJump ? 'separator' : step.kind,
      from: from.square,
      to: step.square,
      begin: index / count,
      end: (index + 1) / count,
    };
  });
}
