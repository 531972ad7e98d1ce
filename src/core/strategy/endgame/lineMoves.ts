import { BLANK, isBlank, letterOf } from '../../alphabet/tile';
import { MAX_RACK_TILES } from '../../board/checkRules';
import { type Position, replaceTiles } from '../../board/position';
import type { Gaddag } from '../../lexicon/gaddag';
import { WalkLimits } from '../../movegen/bestMove/walkLimits';
import { markRuns } from '../../movegen/kernel/crossSets';
import { GordonWalk } from '../../movegen/kernel/gordonWalk';
import { type Grid, LETTER, SQUARE_SHIFT, SQUARE_WIDTH } from '../../movegen/kernel/grid';
import { FIRST_SHIFT, LEFT_SHIFT, PLACE_FIELD } from '../../movegen/moveEntries';
import type { MoveRecorder } from '../../movegen/moveRecorder';
import { EndgameBoard, UNKNOWN_LINE } from './endgameBoard';
import { EndgameRack } from './endgameRack';
import { HIGH, LOW, mixed } from './hashing';
import {
  createRecords,
  FACE,
  HASH,
  type MoveRecords,
  PLACE,
  PLACE_SHIFT,
  recordSize,
  SCORE,
  TAKEN,
  TILES,
} from './moveRecords';
import { sortList } from './sortList';

/** Before the records of a list: how many there are, and how many of them play the whole rack. */
export const LIST_COUNT = 0;
export const LIST_OUTS = 1;
export const LIST_HEAD = 2;
/** Shared by all lists without moves. */
const EMPTY_LIST = 2;
const FIRST_LIST = 4;

/** For each list that is known at a time there is room for a few moves, and each line has a few lists. */
const INTS_OF_LIST = 16;
const INTS_OF_LINE = 32;
/** Masks of counts: how often `stop` is asked while lists are generated, and moves of one. */
const LISTS_BETWEEN_STOPS = 0x3f;
const MOVES_BETWEEN_STOPS = 0xfff;
/** Of a table, that may be full. */
const MOST_FULL = 0.7;

/**
 * All moves of a line for a rack, generated once for each state of the line: a search sees the same ones
 * again and again, because a move changes few lines and transpositions meet. Lists begin with the moves that
 * play the whole rack, and each part begins with the highest score.
 *
 * When the memory for records is used up, all lists are forgotten but the moves in `held`.
 */
export class LineMoves implements MoveRecorder {
  readonly records: MoveRecords;
  readonly racks: readonly [EndgameRack, EndgameRack] = [new EndgameRack(), new EndgameRack()];
  readonly board: EndgameBoard;
  recordSize = 0;
  /** Moves that somebody still needs; their offsets change when lists are forgotten. */
  readonly held: Int32Array;
  heldCount = 0;
  /** Set where there were more moves than there is memory for: what was found is not everything. */
  isIncomplete = false;
  /** Set from outside: end every walk. */
  isStopped = false;
  private generated = 0;

  private readonly walk: GordonWalk;
  private readonly limits = new WalkLimits();
  private top = FIRST_LIST;
  private position: Position | undefined;
  private isEmptyBoard = false;

  /** By number: the hash of a line as it has been. */
  private readonly lineLow: Int32Array;
  private readonly lineHigh: Int32Array;
  private lineCount = 0;
  /** By entry: number of the line and player, code of the rack, offset of the list (0: no entry). */
  private readonly listLines: Int32Array;
  private readonly listRacks: Int32Array;
  private readonly listOffsets: Int32Array;
  private listCount = 0;
  /** What `listOf` gave last for a line and a player. */
  private lastNumbers = new Int32Array(0);
  private lastRacks = new Int32Array(0);
  private lastOffsets = new Int32Array(0);

  /** The player and the grid of the walk in hand. */
  private rack = this.racks[0];
  private addedCount = 0;
  private squares: Int32Array;
  private lineStart = 0;
  private readonly tiles = new Uint8Array(2 * MAX_RACK_TILES);
  private readonly playedTiles = new Uint8Array(4 * Math.ceil(MAX_RACK_TILES / 4));
  private readonly playedWords = new Int32Array(this.playedTiles.buffer);

  /**
   * @param tableInts room for moves; a power of two
   * @param stop asked now and then during long walks
   */
  constructor(
    gaddag: Gaddag,
    { heldMoves, tableInts }: { readonly heldMoves: number; readonly tableInts: number },
    private readonly stop: () => boolean,
  ) {
    this.walk = new GordonWalk(gaddag, this.limits);
    this.board = new EndgameBoard(gaddag, this.walk.across, this.walk.down);
    this.squares = this.walk.across.squares;
    this.records = createRecords(tableInts);
    this.held = new Int32Array(heldMoves);
    this.lineLow = new Int32Array(tableInts / INTS_OF_LINE);
    this.lineHigh = new Int32Array(tableInts / INTS_OF_LINE);
    this.listLines = new Int32Array(tableInts / INTS_OF_LIST);
    this.listRacks = new Int32Array(tableInts / INTS_OF_LIST);
    this.listOffsets = new Int32Array(tableInts / INTS_OF_LIST);
  }

  /** Begins with a position; its rack is that of player 0. */
  load(position: Position, otherRack: Uint8Array): void {
    const { rack, rules, tiles, tileValues } = position;
    const longer = otherRack.length > rack.length ? otherRack : rack;
    this.position = longer === rack ? position : replaceTiles(position, tiles, longer);
    this.racks[0].load(rack, tileValues);
    this.racks[1].load(otherRack, tileValues);
    this.recordSize = recordSize(longer.length);
    this.limits.openAll();
    this.limits.floor[0] = Number.NEGATIVE_INFINITY;
    this.isIncomplete = false;
    this.isStopped = false;
    this.heldCount = 0;
    const wanted = wantedLetters([...rack, ...otherRack], rules.distribution.letters.length);
    this.walk.loadBoard(this.position, this, wanted);
    this.isEmptyBoard = position.isEmptyBoard;
    this.board.load(tileValues, wanted);
    this.lastNumbers = new Int32Array(2 * this.board.lineCount).fill(UNKNOWN_LINE);
    this.lastRacks = new Int32Array(2 * this.board.lineCount);
    this.lastOffsets = new Int32Array(2 * this.board.lineCount);
    this.forgetLists();
  }

  /** The list of a player's moves in a line of the board as it is now. Lists got before may be gone. */
  listOf(line: number, player: 0 | 1): number {
    const { board, lastNumbers, lastOffsets, lastRacks } = this;
    const { code } = this.racks[player];
    let number = board.numbers[line]!;
    const last = 2 * line + player;
    if (number !== UNKNOWN_LINE && number === lastNumbers[last] && code === lastRacks[last])
      return lastOffsets[last]!;
    if (number === UNKNOWN_LINE) number = this.numberOf(line);
    const owned = 2 * number + player;
    let entry = this.entryOf(owned, code);
    let list = this.listOffsets[entry]!;
    if (list === 0) {
      list = this.generate(line, player);
      if (this.isStopped) return EMPTY_LIST;
      // Lists may have been forgotten meanwhile, and lines renumbered.
      if (board.numbers[line] !== number) number = this.numberOf(line);
      entry = this.entryOf(2 * number + player, code);
      this.listLines[entry] = 2 * number + player;
      this.listRacks[entry] = code;
      this.listOffsets[entry] = list;
      this.listCount++;
    }
    lastNumbers[last] = number;
    lastRacks[last] = code;
    lastOffsets[last] = list;
    return list;
  }

  /** After a stop: lines are walked again. */
  goOn(): void {
    this.isStopped = false;
    this.limits.floor[0] = Number.NEGATIVE_INFINITY;
    this.limits.openAll();
  }

  /** Ends the walk in hand, and every later one. */
  private endWalks(): void {
    this.isStopped = true;
    this.limits.floor[0] = Number.POSITIVE_INFINITY;
    this.limits.withLeft.fill(0);
    this.limits.withPlayed.fill(0);
  }

  add(place: number, score: number, played: Int32Array): void {
    const { floats, ints, shorts } = this.records;
    const size = this.recordSize;
    if ((++this.addedCount & MOVES_BETWEEN_STOPS) === 0 && this.stop()) this.endWalks();
    if (this.top + size > ints.length) this.isIncomplete = true;
    if (this.isStopped || this.isIncomplete) return;
    const move = this.top;
    this.top += size;
    const count = place & PLACE_FIELD;
    const left = (place >> LEFT_SHIFT) & PLACE_FIELD;
    this.playedWords[0] = played[0]!;
    for (let i = 4; i < count; i += 4) this.playedWords[i >> 2] = played[i >> 2]!;
    let at = this.lineStart + (((place >> FIRST_SHIFT) & PLACE_FIELD) << SQUARE_SHIFT);
    let taken = 0;
    let face = 0;
    let hash = mixed(place >> FIRST_SHIFT, 0, LOW);
    for (let i = 0; i < count; i++, at += SQUARE_WIDTH) {
      while (this.squares[at + LETTER] !== 0) at += SQUARE_WIDTH;
      const tile = this.playedTiles[i < left ? left - 1 - i : i]!;
      taken += this.rack.weightOf(tile);
      if ((tile & BLANK) === 0) face += this.rack.valueOf(tile);
      hash = mixed(hash, tile, HIGH);
      shorts[2 * (move + TILES) + i] = (((at - this.lineStart) >> SQUARE_SHIFT) << PLACE_SHIFT) | tile;
    }
    floats[(move + SCORE) >> 1] = score;
    ints[move + PLACE] = place;
    ints[move + TAKEN] = taken;
    ints[move + HASH] = hash;
    ints[move + FACE] = face;
  }

  private generate(line: number, player: 0 | 1): number {
    if ((++this.generated & LISTS_BETWEEN_STOPS) === 0 && this.stop()) this.endWalks();
    if (this.isStopped) return EMPTY_LIST;
    if (this.top > 0.9 * this.records.ints.length) this.forgetLists();
    const rack = this.racks[player];
    const list = this.top;
    if (rack.size === 0) return EMPTY_LIST;
    this.top += LIST_HEAD;
    this.rack = rack;
    const length = rack.write(this.tiles);
    this.walk.takeRack(this.tiles.subarray(0, length));
    this.walkLine(line);
    const count = (this.top - list - LIST_HEAD) / this.recordSize;
    if (count === 0) {
      this.top = list;
      return EMPTY_LIST;
    }
    const { ints } = this.records;
    ints[list + LIST_COUNT] = count;
    ints[list + LIST_OUTS] = sortList(this.records, list + LIST_HEAD, count, this.recordSize, rack.code);
    return list;
  }

  private walkLine(line: number): void {
    const { anchors } = this.walk;
    const { down } = this.board;
    const rows = this.board.across.lineCount;
    const grid: Grid = line < rows ? this.board.across : down;
    const lineInGrid = line < rows ? line : line - rows;
    this.squares = grid.squares;
    this.lineStart = grid.lineStart(lineInGrid);
    if (this.isEmptyBoard && this.board.laidCount === 0 && this.position !== undefined) {
      anchors.load(this.position, this.board.across, down);
      for (let anchor = 0; anchor < anchors.length; anchor++)
        if (anchors.grids[anchor] === grid && anchors.lines[anchor] === lineInGrid)
          this.walk.walkFrom(anchor);
      return;
    }
    markRuns(this.walk.gaddag, grid, this.lineStart);
    anchors.loadLine(grid, lineInGrid);
    for (let anchor = 0; anchor < anchors.length; anchor++) this.walk.walkFrom(anchor);
  }

  /** The number of the line as it is now. */
  private numberOf(line: number): number {
    const { board, lineHigh, lineLow } = this;
    const low = board.hashLow[line]!;
    const high = board.hashHigh[line]! | 1;
    if (this.lineCount > MOST_FULL * lineLow.length || this.listCount > MOST_FULL * this.listLines.length)
      this.forgetLists();
    const mask = lineLow.length - 1;
    let number = low & mask;
    while (lineHigh[number] !== 0 && (lineHigh[number] !== high || lineLow[number] !== low))
      number = (number + 1) & mask;
    if (lineHigh[number] === 0) {
      lineLow[number] = low;
      lineHigh[number] = high;
      this.lineCount++;
    }
    board.numbers[line] = number;
    return number;
  }

  /** Where the list of a line's number and player stands, or where it would. */
  private entryOf(owned: number, code: number): number {
    const { listLines, listOffsets, listRacks } = this;
    const mask = listLines.length - 1;
    let entry = mixed(owned, code, LOW) & mask;
    while (listOffsets[entry] !== 0 && (listLines[entry] !== owned || listRacks[entry] !== code))
      entry = (entry + 1) & mask;
    return entry;
  }

  private forgetLists(): void {
    const { held, heldCount, recordSize } = this;
    const { ints } = this.records;
    const kept = new Int32Array(heldCount * recordSize);
    for (let i = 0; i < heldCount; i++)
      if (held[i]! > 0) kept.set(ints.subarray(held[i]!, held[i]! + recordSize), i * recordSize);
    ints[EMPTY_LIST + LIST_COUNT] = 0;
    ints[EMPTY_LIST + LIST_OUTS] = 0;
    this.top = FIRST_LIST;
    ints.set(kept, this.top);
    for (let i = 0; i < heldCount; i++) if (held[i]! > 0) held[i] = this.top + i * recordSize;
    this.top += kept.length;
    this.lineHigh.fill(0);
    this.lineCount = 0;
    this.listOffsets.fill(0);
    this.listCount = 0;
    this.lastNumbers.fill(UNKNOWN_LINE);
    this.board.forgetNumbers();
  }
}

/** All letters that the tiles can be played as, as a mask. */
function wantedLetters(tiles: readonly number[], letters: number): number {
  const all = 0xffff_ffff >>> (32 - letters);
  return tiles.reduce((mask, tile) => (isBlank(tile) ? all : mask | (1 << (letterOf(tile) - 1))), 0) | 0;
}
