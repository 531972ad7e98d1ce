import { BLANK, letterOf } from '../../alphabet/tile';
import type { Gaddag } from '../../lexicon/gaddag';
import { lettersBetween, setCross } from '../../movegen/kernel/crossSets';
import {
  CROSS_SCORE,
  CROSS_SET,
  type Grid,
  HAS_CROSS,
  isWall,
  LETTER,
  SQUARE_SHIFT,
  SQUARE_WIDTH,
  TILE_VALUE,
} from '../../movegen/kernel/grid';
import { DOWN_BIT, LINE_SHIFT, PLACE_FIELD } from '../../movegen/moveEntries';
import { HIGH, LOW, mixed } from './hashing';
import { type MoveRecords, PLACE, PLACE_SHIFT, TILE_BYTE, TILES } from './moveRecords';

/** Undo record of a square: grid, offset, line, the line's hash and number, the square. */
const NOTE = 6 + SQUARE_WIDTH;
/** Squares of both grids that the tiles of two racks can change, with their neighbours. */
const NOTES = 1 << 10;

/** The line has no number yet. */
export const UNKNOWN_LINE = -1;

/**
 * The board of a search: moves are laid and taken back, and both grids are kept up to date, cross-sets
 * included. Each line has a hash of all that moves in it depend on: its tiles, and the cross-sets and
 * cross-scores of its empty squares. Lines are numbered through, rows first.
 */
export class EndgameBoard {
  lineCount = 0;
  /** Hashes, by line. */
  hashLow = new Int32Array(0);
  hashHigh = new Int32Array(0);
  /** Cache key of a line's current state, for `LineMoves`; `UNKNOWN_LINE` after a change. */
  numbers = new Int32Array(0);
  /** Hash and number of the tiles laid since the beginning. */
  laidLow = 0;
  laidHigh = 0;
  laidCount = 0;
  /** Result of `lookAhead`. */
  nextLow = 0;
  nextHigh = 0;

  private rowCount = 0;
  private values: Uint8Array = new Uint8Array(0);
  private wanted = 0;
  private readonly notes = new Int32Array(NOTE * NOTES);
  private noteCount = 0;

  constructor(
    private readonly gaddag: Gaddag,
    readonly across: Grid,
    readonly down: Grid,
  ) {}

  /** Starts from the contents of the grids. */
  load(values: Uint8Array, wanted: number): void {
    this.values = values;
    this.wanted = wanted;
    this.rowCount = this.across.lineCount;
    this.lineCount = this.rowCount + this.down.lineCount;
    this.noteCount = 0;
    this.laidLow = 0;
    this.laidHigh = 0;
    this.laidCount = 0;
    this.hashLow = new Int32Array(this.lineCount);
    this.hashHigh = new Int32Array(this.lineCount);
    this.numbers = new Int32Array(this.lineCount).fill(UNKNOWN_LINE);
    this.hashLines(this.across, 0);
    this.hashLines(this.down, this.rowCount);
  }

  /** The argument for `takeBack` to return to this state. */
  get mark(): number {
    return this.noteCount;
  }

  lay(records: MoveRecords, move: number): void {
    const { ints, shorts } = records;
    const place = ints[move + PLACE]!;
    const isDown = (place & DOWN_BIT) !== 0;
    const along = isDown ? this.down : this.across;
    const crossing = isDown ? this.across : this.down;
    const line = (place >> LINE_SHIFT) & PLACE_FIELD;
    const begin = 2 * (move + TILES);
    const end = begin + (place & PLACE_FIELD);
    const lineStart = along.lineStart(line);
    this.lookAhead(records, move);
    for (let i = begin; i < end; i++) {
      const at = shorts[i]! >> PLACE_SHIFT;
      const tile = shorts[i]! & TILE_BYTE;
      const square = lineStart + (at << SQUARE_SHIFT);
      this.put(along, square, line, tile);
      this.put(crossing, crossing.lineStart(at) + (line << SQUARE_SHIFT), at, tile);
    }
    this.laidLow = this.nextLow;
    this.laidHigh = this.nextHigh;
    for (let i = begin; i < end; i++) {
      const at = shorts[i]! >> PLACE_SHIFT;
      this.crossBeside(crossing, at, crossing.lineStart(at) + (line << SQUARE_SHIFT), along);
    }
    this.crossBeside(along, line, lineStart + ((shorts[begin]! >> PLACE_SHIFT) << SQUARE_SHIFT), crossing);
    this.laidCount += end - begin;
  }

  /** Sets `nextLow` and `nextHigh` to `laidLow` and `laidHigh` as they would be after a move. */
  lookAhead({ ints, shorts }: MoveRecords, move: number): void {
    const place = ints[move + PLACE]!;
    const isDown = (place & DOWN_BIT) !== 0;
    const line = (place >> LINE_SHIFT) & PLACE_FIELD;
    const begin = 2 * (move + TILES);
    const end = begin + (place & PLACE_FIELD);
    let low = this.laidLow;
    let high = this.laidHigh;
    for (let i = begin; i < end; i++) {
      const at = shorts[i]! >> PLACE_SHIFT;
      const number = isDown ? at * this.lineCount + line : line * this.lineCount + at;
      low ^= mixed(number, shorts[i]! & TILE_BYTE, LOW);
      high ^= mixed(number, shorts[i]! & TILE_BYTE, HIGH);
    }
    this.nextLow = low;
    this.nextHigh = high;
  }

  /** Undoes everything laid since the mark. */
  takeBack(mark: number, tiles: number, laidLow: number, laidHigh: number): void {
    const { notes } = this;
    while (this.noteCount > mark) {
      const note = --this.noteCount * NOTE;
      const line = notes[note + 2]!;
      const squares = notes[note]! === 0 ? this.across.squares : this.down.squares;
      const square = notes[note + 1]!;
      this.hashLow[line] = notes[note + 3]!;
      this.hashHigh[line] = notes[note + 4]!;
      this.numbers[line] = notes[note + 5]!;
      for (let i = 0; i < SQUARE_WIDTH; i++) squares[square + i] = notes[note + 6 + i]!;
    }
    this.laidCount -= tiles;
    this.laidLow = laidLow;
    this.laidHigh = laidHigh;
  }

  /** Invalidates the numbers of all lines. */
  forgetNumbers(): void {
    this.numbers.fill(UNKNOWN_LINE);
    for (let i = 0; i < this.noteCount; i++) this.notes[i * NOTE + 5] = UNKNOWN_LINE;
  }

  private put(grid: Grid, square: number, line: number, tile: number): void {
    const { squares } = grid;
    const number = this.change(grid, square, line);
    squares[square + LETTER] = letterOf(tile);
    squares[square + CROSS_SET] = 0;
    squares[square + TILE_VALUE] = (tile & BLANK) !== 0 ? 0 : this.values[tile]!;
    this.addToHash(squares, square, number);
  }

  /** New cross-sets in `other` for the empty squares at both ends of the run that `square` lies in. */
  private crossBeside(grid: Grid, line: number, square: number, other: Grid): void {
    const { squares } = grid;
    let before = square;
    while (squares[before + LETTER] !== 0) before -= SQUARE_WIDTH;
    if (!isWall(squares, before)) this.cross(grid, line, before, other);
    let behind = square;
    while (squares[behind + LETTER] !== 0) behind += SQUARE_WIDTH;
    if (!isWall(squares, behind)) this.cross(grid, line, behind, other);
  }

  private cross(grid: Grid, line: number, square: number, other: Grid): void {
    const { squares } = grid;
    let sum = 0;
    for (let at = square - SQUARE_WIDTH; squares[at + LETTER] !== 0; at -= SQUARE_WIDTH)
      sum += squares[at + TILE_VALUE]!;
    for (let at = square + SQUARE_WIDTH; squares[at + LETTER] !== 0; at += SQUARE_WIDTH)
      sum += squares[at + TILE_VALUE]!;
    const place = (square - grid.lineStart(line)) >> SQUARE_SHIFT;
    const twin = other.lineStart(place) + (line << SQUARE_SHIFT);
    const number = this.change(other, twin, place);
    setCross(other.squares, twin, lettersBetween(this.gaddag, squares, square, this.wanted), sum);
    this.addToHash(other.squares, twin, number);
  }

  /** Records a square before it changes, and removes it from its line's hash. Returns the line's number. */
  private change(grid: Grid, square: number, line: number): number {
    const { notes } = this;
    const { squares } = grid;
    const isDown = grid === this.down;
    const number = isDown ? this.rowCount + line : line;
    const note = this.noteCount++ * NOTE;
    notes[note] = isDown ? 1 : 0;
    notes[note + 1] = square;
    notes[note + 2] = number;
    notes[note + 3] = this.hashLow[number]!;
    notes[note + 4] = this.hashHigh[number]!;
    notes[note + 5] = this.numbers[number]!;
    for (let i = 0; i < SQUARE_WIDTH; i++) notes[note + 6 + i] = squares[square + i]!;
    this.numbers[number] = UNKNOWN_LINE;
    this.addToHash(squares, square, number);
    return number;
  }

  private hashLines(grid: Grid, firstNumber: number): void {
    for (let line = 0; line < grid.lineCount; line++) {
      // Identical lines still have different premium squares.
      this.hashLow[firstNumber + line] = mixed(firstNumber + line, 1, LOW);
      this.hashHigh[firstNumber + line] = mixed(firstNumber + line, 1, HIGH);
      for (let place = 0; place < grid.lineLength; place++)
        this.addToHash(grid.squares, grid.lineStart(line) + (place << SQUARE_SHIFT), firstNumber + line);
    }
  }

  /** Adds a square, or removes it if it was added before. */
  private addToHash(squares: Int32Array, square: number, line: number): void {
    const letter = squares[square + LETTER]!;
    if (letter === 0 && squares[square + HAS_CROSS] === 0) return;
    // No cross-score is below 0.
    const one = letter === 0 ? squares[square + CROSS_SET]! : letter;
    const other = letter === 0 ? squares[square + CROSS_SCORE]! : ~squares[square + TILE_VALUE]!;
    this.hashLow[line]! ^= mixed(mixed(one, other, LOW), square, LOW);
    this.hashHigh[line]! ^= mixed(mixed(one, other, HIGH), square, HIGH);
  }
}
