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
import { arrangeList } from './arrangeList';
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

/** Header of a list: number of records, and of those that play the whole rack. */
export const LIST_COUNT = 0;
export const LIST_OUTS = 1;
export const LIST_HEAD = 2;
/** Shared by all lists without moves. */
const EMPTY_LIST = 2;
const FIRST_LIST = 4;

/** Memory per list, for a few moves, and per line, for a few lists. */
const INTS_OF_LIST = 16;
const INTS_OF_LINE = 32;
/** Fields of an entry in `lists`. */
const OWNED = 0;
const RACK = 1;
const OFFSET = 2;
const LIST_INTS = 4;
/** Racks of a player whose lists are in `recent`, by the highest bits of a hash. */
const RECENT_RACKS = 32;
const RECENT_SHIFT = 27;
/** Count masks: `stop` is polled once per this many lists, and moves of a list. */
const LISTS_BETWEEN_STOPS = 0x7;
const MOVES_BETWEEN_STOPS = 0xff;
/** Maximum load of a hash table. */
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
  /** Moves in use; their offsets change when lists are forgotten. */
  readonly held: Int32Array;
  heldCount = 0;
  /** Set if memory ran out, so that moves are missing. */
  isIncomplete = false;
  /** Set if `stop` ended all walks. */
  isStopped = false;
  private generated = 0;

  private readonly walk: GordonWalk;
  private readonly limits = new WalkLimits();
  private top = FIRST_LIST;
  private position: Position | undefined;
  private isEmptyBoard = false;

  /** The two halves of a line's hash, by number. */
  private readonly lines: Int32Array;
  private readonly lineMask: number;
  private lineCount = 0;
  /** Entries: number of the line and player, code of the rack, offset of the list (0: no entry). */
  private readonly lists: Int32Array;
  private readonly listMask: number;
  private listCount = 0;
  /** The list for the most tiles (0: none) and their code, by number of the line and player. */
  private readonly wideLists: Int32Array;
  /** Recent results of `listOf`: entries like those of `lists`, for each line, player and a few racks. */
  private recent = new Int32Array(0);

  /** The rack of the current walk. */
  private rack = this.racks[0];
  private addedCount = 0;
  private squares: Int32Array;
  private lineStart = 0;
  private readonly tiles = new Uint8Array(2 * MAX_RACK_TILES);
  private readonly playedTiles = new Uint8Array(4 * Math.ceil(MAX_RACK_TILES / 4));
  private readonly playedWords = new Int32Array(this.playedTiles.buffer);

  /**
   * @param tableInts room for moves; a power of two
   * @param stop polled during long walks
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
    this.lines = new Int32Array((2 * tableInts) / INTS_OF_LINE);
    this.lineMask = tableInts / INTS_OF_LINE - 1;
    this.lists = new Int32Array((LIST_INTS * tableInts) / INTS_OF_LIST);
    this.listMask = tableInts / INTS_OF_LIST - 1;
    this.wideLists = new Int32Array((4 * tableInts) / INTS_OF_LINE);
  }

  /** Starts from a position, whose rack is that of player 0. */
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
    this.recent = new Int32Array(RECENT_RACKS * 2 * this.board.lineCount * LIST_INTS);
    this.forgetLists();
  }

  /** The list of a player's moves in a line of the current board. Invalidates lists returned before. */
  listOf(line: number, player: 0 | 1): number {
    const known = this.knownListOf(line, player);
    if (known !== 0) return known;
    const { board } = this;
    const { code } = this.racks[player];
    const list = this.find(line, board.numbers[line]!, player);
    if (this.isStopped) return EMPTY_LIST;
    // Lists may have been forgotten meanwhile, and lines renumbered.
    const number = board.numbers[line] === UNKNOWN_LINE ? this.numberOf(line) : board.numbers[line]!;
    const owned = 2 * number + player;
    const entry = this.entryOf(owned, code);
    this.lists[entry + OWNED] = owned;
    this.lists[entry + RACK] = code;
    this.lists[entry + OFFSET] = list;
    this.listCount++;
    this.noteRecent(this.recentOf(line, player, code), owned, code, list);
    return list;
  }

  /** Like `listOf` if the list is generated already, else 0. */
  knownListOf(line: number, player: 0 | 1): number {
    const { board, recent } = this;
    const { code } = this.racks[player];
    const at = this.recentOf(line, player, code);
    let number = board.numbers[line]!;
    if (number === UNKNOWN_LINE) number = this.numberOf(line);
    const owned = 2 * number + player;
    if (recent[at + OFFSET] !== 0 && recent[at + OWNED] === owned && recent[at + RACK] === code)
      return recent[at + OFFSET]!;
    const list = this.lists[this.entryOf(owned, code) + OFFSET]!;
    if (list !== 0) this.noteRecent(at, owned, code, list);
    return list;
  }

  private recentOf(line: number, player: 0 | 1, code: number): number {
    const rack = (Math.imul(code, LOW) >>> RECENT_SHIFT) * 2 + player;
    return (rack * this.board.lineCount + line) * LIST_INTS;
  }

  private noteRecent(at: number, owned: number, code: number, list: number): void {
    const { recent } = this;
    recent[at + OWNED] = owned;
    recent[at + RACK] = code;
    recent[at + OFFSET] = list;
  }

  /** Allows walks again after a stop. */
  goOn(): void {
    this.isStopped = false;
    this.limits.floor[0] = Number.NEGATIVE_INFINITY;
    this.limits.openAll();
  }

  /** Ends the current walk and every later one. */
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

  /** The list for a rack: filtered from one for more tiles, if there is one, else generated. */
  private find(line: number, number: number, player: 0 | 1): number {
    const rack = this.racks[player];
    if (rack.size === 0) return EMPTY_LIST;
    if (this.top > 0.9 * this.records.ints.length) this.forgetLists();
    const { wideLists } = this;
    let owned = 4 * number + 2 * player;
    if (!rack.holds(wideLists[owned + 1]!, rack.code)) {
      const isFirst = wideLists[owned] === 0 || rack.guards === 0;
      const code = isFirst ? rack.code : rack.join(wideLists[owned + 1]!, rack.code);
      const list = this.generate(line, rack, code);
      if (this.isStopped) return EMPTY_LIST;
      // Lists may have been forgotten meanwhile, and lines renumbered.
      owned = 4 * (this.board.numbers[line] === number ? number : this.numberOf(line)) + 2 * player;
      wideLists[owned] = list;
      wideLists[owned + 1] = code;
    }
    const wide = wideLists[owned]!;
    return wideLists[owned + 1] === rack.code ? wide : this.filter(wide, rack);
  }

  /** The moves of a list that a rack can play. */
  private filter(wide: number, { code, guards }: EndgameRack): number {
    const { recordSize, records } = this;
    const { ints } = records;
    const count = ints[wide + LIST_COUNT]!;
    if (count === 0) return EMPTY_LIST;
    const list = this.top;
    if (list + LIST_HEAD + count * recordSize > ints.length) {
      this.isIncomplete = true;
      return EMPTY_LIST;
    }
    const first = wide + LIST_HEAD;
    const end = first + count * recordSize;
    const guarded = code | guards;
    let at = list + LIST_HEAD;
    for (let move = first; move < end; move += recordSize) {
      if (((guarded - ints[move + TAKEN]!) & guards) !== guards) continue;
      for (let i = 0; i < recordSize; i++) ints[at + i] = ints[move + i]!;
      at += recordSize;
    }
    if (at === list + LIST_HEAD) return EMPTY_LIST;
    this.endList(list, at, code);
    this.top = at;
    return list;
  }

  private generate(line: number, rack: EndgameRack, code: number): number {
    if ((++this.generated & LISTS_BETWEEN_STOPS) === 0 && this.stop()) this.endWalks();
    if (this.isStopped) return EMPTY_LIST;
    const list = this.top;
    this.top += LIST_HEAD;
    this.rack = rack;
    const length = rack.write(this.tiles, code);
    this.walk.takeRack(this.tiles.subarray(0, length));
    this.walkLine(line);
    if (this.top === list + LIST_HEAD) {
      this.top = list;
      return EMPTY_LIST;
    }
    this.endList(list, this.top, code);
    return list;
  }

  /** Arranges the records of a list and fills in its header. */
  private endList(list: number, end: number, wholeRack: number): void {
    const { recordSize, records } = this;
    const first = list + LIST_HEAD;
    records.ints[list + LIST_COUNT] = (end - first) / recordSize;
    records.ints[list + LIST_OUTS] = arrangeList(records, first, end, recordSize, wholeRack);
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

  /** The number of the line's current state. */
  private numberOf(line: number): number {
    const { board, lineMask, lines } = this;
    const low = board.hashLow[line]!;
    const high = board.hashHigh[line]! | 1;
    if (this.lineCount > MOST_FULL * lineMask || this.listCount > MOST_FULL * this.listMask)
      this.forgetLists();
    let number = low & lineMask;
    while (lines[2 * number + 1] !== 0 && (lines[2 * number + 1] !== high || lines[2 * number] !== low))
      number = (number + 1) & lineMask;
    if (lines[2 * number + 1] === 0) {
      lines[2 * number] = low;
      lines[2 * number + 1] = high;
      this.lineCount++;
    }
    board.numbers[line] = number;
    return number;
  }

  /** The entry for a line's number, player and rack, or the free one where it belongs. */
  private entryOf(owned: number, code: number): number {
    const { listMask, lists } = this;
    let entry = (mixed(owned, code, LOW) & listMask) * LIST_INTS;
    while (lists[entry + OFFSET] !== 0 && (lists[entry + OWNED] !== owned || lists[entry + RACK] !== code))
      entry = (entry + LIST_INTS) & (lists.length - 1);
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
    this.lines.fill(0);
    this.lineCount = 0;
    this.lists.fill(0);
    this.listCount = 0;
    this.wideLists.fill(0);
    this.recent.fill(0);
    this.board.forgetNumbers();
  }
}

/** All letters that the tiles can be played as, as a mask. */
function wantedLetters(tiles: readonly number[], letters: number): number {
  const all = 0xffff_ffff >>> (32 - letters);
  return tiles.reduce((mask, tile) => (isBlank(tile) ? all : mask | (1 << (letterOf(tile) - 1))), 0) | 0;
}
