import { BLANK, type LetterCode, letterOf, NO_TILE, type Tile } from '../alphabet/tile';
import { MAX_RACK_TILES } from '../board/checkRules';
import type { Position } from '../board/position';
import type { Direction, Square } from '../board/square';
import type { Gaddag } from '../lexicon/gaddag';
import { computeCrossSets } from '../movegen/kernel/crossSets';
import { CROSS_SET, Grid, HAS_CROSS, isWall, LETTER, SQUARE_WIDTH } from '../movegen/kernel/grid';
import { Rack } from '../movegen/kernel/rack';
import { DOWN_BIT, FIRST_SHIFT, LAST_SHIFT, LEFT_SHIFT, LINE_SHIFT } from '../movegen/moveList';
import type { MoveRecorder } from '../movegen/moveRecorder';
import { type Anchor, findAnchors } from './anchors';
import { ACROSS_VALUE, BEHIND_FLAG, BRICK_FLAG, DOWN_VALUE, TraceCode } from './traceEvent';
import type { TraceWriter } from './traceWriter';

/** Where a search may start: the anchor's square and the direction of the words sought there. */
export interface AnchorPlace extends Square {
  readonly direction: Direction;
}

export const bitOf = (letter: LetterCode): number => 1 << (letter - 1);

/**
 * The board and the rack as the traced generators use them, line by line: tiles are laid and taken back, what happens
 * is written down, and complete words are recorded as moves. Squares are offsets into `Grid.squares`.
 */
export class TracedBoard {
  private readonly across = new Grid('across');
  private readonly down = new Grid('down');
  readonly rack = new Rack();
  private position!: Position;
  private grid = this.across;
  lineStart = 0;
  /** The wall behind the last square. */
  lineEnd = 0;
  /** By place in the line: the tile that the walk has put there. */
  private laid = new Uint8Array(0);
  laidCount = 0;
  private found = 0;
  private readonly played = new Uint8Array(MAX_RACK_TILES);
  private readonly playedWords = new Int32Array(this.played.buffer);

  constructor(
    private readonly gaddag: Gaddag,
    private readonly trace: TraceWriter,
    private readonly recorder: MoveRecorder,
  ) {}

  /** Calls `search` for every anchor in turn, or only for the one wanted. Returns how many there were. */
  visitAnchors(
    position: Position,
    root: number,
    search: (anchor: Anchor) => void,
    wanted?: AnchorPlace,
  ): number {
    this.load(position);
    let visited = 0;
    for (const grid of [this.across, this.down])
      for (let line = 0; line < grid.lineCount; line++)
        for (const anchor of findAnchors(position, grid, line)) {
          this.enterLine(grid, line);
          if (wanted !== undefined && !this.isAt(anchor, wanted)) continue;
          const direction = grid.direction === 'across' ? ACROSS_VALUE : DOWN_VALUE;
          this.write(TraceCode.AnchorEntered, anchor.square, direction, root);
          search(anchor);
          this.write(TraceCode.AnchorLeft, anchor.square, direction, root);
          visited++;
        }
    return visited;
  }

  private load(position: Position): void {
    this.position = position;
    this.found = 0;
    this.rack.load(position.rack);
    this.across.load(position);
    this.down.load(position);
    computeCrossSets(this.gaddag, this.across, this.down);
    computeCrossSets(this.gaddag, this.down, this.across);
  }

  private enterLine(grid: Grid, line: number): void {
    this.grid = grid;
    this.lineStart = grid.lineStart(line);
    this.lineEnd = this.lineStart + grid.lineLength * SQUARE_WIDTH;
    this.laid = new Uint8Array(grid.lineLength);
    this.laidCount = 0;
  }

  private isAt(anchor: Anchor, { row, col, direction }: AnchorPlace): boolean {
    return (
      direction === this.grid.direction &&
      this.squareNumber(anchor.square) === row * this.position.cols + col &&
      col < this.position.cols
    );
  }

  get hasTilesLeft(): boolean {
    return this.laidCount < this.position.rack.length;
  }

  /** Letters that the rack can still play, as a mask; all of them while it has a blank. */
  get playable(): number {
    return this.rack.blankCount > 0 ? -1 : this.rack.letterMask;
  }

  crossSetAt(square: number): number {
    return this.grid.squares[square + CROSS_SET]!;
  }

  /** Whether words end before the square: outside the board and at bricks. */
  isWall(square: number): boolean {
    return isWall(this.grid.squares, square);
  }

  /** The tile that lay on the square before the search. */
  oldTileAt(square: number): Tile {
    return this.position.tiles[this.squareNumber(square)]!;
  }

  /** The letter on a square, of the board or of the walk; 0 for empty squares and walls. */
  letterAt(square: number): LetterCode {
    const onBoard = this.grid.squares[square + LETTER]!;
    if (onBoard !== 0 || square < this.lineStart || square >= this.lineEnd) return onBoard;
    return letterOf(this.laid[this.placeInLine(square)]!);
  }

  lay(square: number, tile: Tile): void {
    this.laid[this.placeInLine(square)] = tile;
  }

  lift(square: number): void {
    this.laid[this.placeInLine(square)] = NO_TILE;
  }

  takeFromRack(tile: Tile): void {
    this.laidCount++;
    if ((tile & BLANK) !== 0) this.rack.blankCount--;
    else if (--this.rack.counts[tile]! === 0) this.rack.letterMask &= ~bitOf(tile);
  }

  returnToRack(tile: Tile): void {
    this.laidCount--;
    if ((tile & BLANK) !== 0) this.rack.blankCount++;
    else {
      this.rack.counts[tile]!++;
      this.rack.letterMask |= bitOf(tile);
    }
  }

  /**
   * Records the word from `first` to `last`, unless it plays nothing or stands in the list as an across play. The
   * recorded score is 0: what a move is worth is not the business of the search.
   */
  record(first: number, last: number, anchor: number): void {
    if (this.laidCount === 0) return;
    const isDown = this.grid.direction === 'down';
    if (isDown && this.laidCount === 1 && this.makesCrossWord(first, last)) return;
    const upToAnchor = this.collectPlayed(first, last, anchor);
    const line = this.lineStart / this.grid.stride;
    const place =
      (isDown ? DOWN_BIT : 0) |
      ((Math.floor(line) - 1) << LINE_SHIFT) |
      (this.placeInLine(first) << FIRST_SHIFT) |
      (this.placeInLine(last) << LAST_SHIFT) |
      (upToAnchor << LEFT_SHIFT) |
      this.laidCount;
    this.write(TraceCode.MoveRecorded, last, this.found++, 0);
    this.recorder.add(place, 0, this.playedWords);
  }

  private makesCrossWord(first: number, last: number): boolean {
    for (let square = first; square <= last; square += SQUARE_WIDTH)
      if (this.laid[this.placeInLine(square)] !== NO_TILE) return this.grid.squares[square + HAS_CROSS] !== 0;
    return false;
  }

  /** Lists the tiles laid as recorders want them: from the anchor backwards, then onwards. Returns how many were back. */
  private collectPlayed(first: number, last: number, anchor: number): number {
    let count = 0;
    const collect = (square: number) => {
      const tile = this.laid[this.placeInLine(square)]!;
      if (tile !== NO_TILE) this.played[count++] = tile;
    };
    for (let square = Math.min(anchor, last); square >= first; square -= SQUARE_WIDTH) collect(square);
    const upToAnchor = count;
    for (let square = anchor + SQUARE_WIDTH; square <= last; square += SQUARE_WIDTH) collect(square);
    return upToAnchor;
  }

  private placeInLine(square: number): number {
    return (square - this.lineStart) / SQUARE_WIDTH;
  }

  /** row × cols + col of an offset in the grid. */
  private squareNumber(square: number): number {
    const line = this.lineStart / this.grid.stride;
    const lineNumber = Math.floor(line) - 1;
    const place = this.placeInLine(square);
    const { cols } = this.position;
    return this.grid.direction === 'across' ? lineNumber * cols + place : place * cols + lineNumber;
  }

  /** The walk stands on `square` and goes no further, for the wall beside it. */
  writeEdge(square: number, wall: number, arc: number): void {
    const isBrick = wall >= this.lineStart && wall < this.lineEnd;
    const flags = (isBrick ? BRICK_FLAG : 0) | (wall > square ? BEHIND_FLAG : 0);
    this.write(TraceCode.EdgeReached, square, flags, arc);
  }

  writeMask(code: TraceCode, square: number, mask: number, arc: number): void {
    if (mask !== 0) this.write(code, square, mask, arc);
  }

  write(code: TraceCode, square: number, value: number, arc: number): void {
    this.trace.write(code, this.squareNumber(square), value, arc);
  }
}
