import { letterBit } from '../../alphabet/letterMask';
import { letterOf, NO_TILE, type Tile } from '../../alphabet/tile';
import type { Position } from '../../board/position';
import { certain } from '../../certain';
import { DAWG_ROOT, type Gaddag, NO_ARC } from '../../lexicon/gaddag';
import { ACROSS_VALUE, DOWN_VALUE, START_SET_SHIFT, TraceCode } from '../../trace/traceEvent';
import { ANY_LETTER, type Grid, SQUARE_WIDTH } from '../kernel/grid';
import type { MoveRecorder } from '../moveRecorder';
import type { GeneratorWork } from './generatorWork';
import { SearchBoard, type SearchObserver } from './searchBoard';

/** Also receives the starts at which the letters fit. */
export interface WholeBoardObserver extends SearchObserver {
  /** Returns a number for the set, for the value of the next event. See `StartSets` for its members. */
  keepStarts(starts: readonly number[]): number;
}

/** A square where a word can start: no tile lies before it in its line. */
interface Start {
  readonly grid: Grid;
  readonly line: number;
  readonly first: number;
}

/**
 * One walk of the DAWG for the whole board, written for reading and comparison. It has no anchors: each
 * letter is laid at once for all squares where a word could start, and the walk goes on with those where the
 * letter fits. So every beginning that the rack can form is followed once. A word that meets a tile on the
 * board goes on alone, as other words meet other tiles.
 *
 * A start joins the others when the tiles played reach the first square at which its word touches tiles.
 * Until then it takes any letter.
 *
 * `boardWalk` finds the same moves in the same way, with starts as bits of a few integers.
 */
export class WholeBoardGenerator {
  private readonly board: SearchBoard;
  /** By number of tiles that a word plays before it touches others. */
  private joining: Start[][] = [];
  private readonly played: Tile[] = [];

  constructor(
    gaddag: Gaddag,
    recorder: MoveRecorder,
    private readonly observer: WholeBoardObserver | null = null,
  ) {
    this.board = new SearchBoard(gaddag, recorder, observer);
  }

  /** Passes every legal placement to the recorder, each exactly once. */
  generate(position: Position): GeneratorWork {
    this.board.load(position);
    this.findStarts(position.rack.length);
    this.writeShared(TraceCode.WalkBegun, [], NO_TILE, DAWG_ROOT);
    this.walk(DAWG_ROOT, []);
    return this.board.work;
  }

  private findStarts(rackTiles: number): void {
    const { board } = this;
    this.joining = [];
    for (const grid of [board.across, board.down])
      for (let line = 0; line < grid.lineCount; line++) {
        board.enterLine(grid, line);
        for (let first = board.lineStart; first < board.lineEnd; first += SQUARE_WIDTH) {
          if (board.letterAt(first - SQUARE_WIDTH) !== 0) continue;
          const distance = this.distanceFrom(first);
          if (distance >= rackTiles) continue;
          while (this.joining.length <= distance) this.joining.push([]);
          this.joining[distance]?.push({ grid, line, first });
        }
      }
  }

  /** Number of tiles before the first square where a word touches others; infinite if a wall comes first. */
  private distanceFrom(first: number): number {
    const { board } = this;
    for (let square = first; !board.isWall(square); square += SQUARE_WIDTH)
      if (board.letterAt(square) !== 0 || board.isConnected(square)) return (square - first) / SQUARE_WIDTH;
    return Number.POSITIVE_INFINITY;
  }

  /**
   * Plays the letters after `arc`.
   *
   * @param touching the starts at which the tiles played fit and touch others
   */
  private walk(arc: number, touching: readonly Start[]): void {
    const { board, joining, played } = this;
    const count = played.length;
    const open: Start[] = [];
    const beforeTile: Start[] = [];
    let letters = 0;
    let crossSets = 0;
    for (const start of [...touching, ...(joining[count] ?? [])]) {
      const next = this.enter(start, count);
      if (board.letterAt(next) !== 0) beforeTile.push(start);
      else if (!board.isWall(next)) {
        open.push(start);
        letters |= board.lettersFor(arc, board.crossSetAt(next));
        crossSets |= board.crossSetAt(next);
      }
    }
    // The starts that join later are alike: they take any letter.
    if (count < joining.length - 1) {
      letters |= board.lettersFor(arc, ANY_LETTER);
      crossSets = ANY_LETTER;
    }
    const shown = open[0] ?? joining.slice(count + 1).find(({ length }) => length > 0)?.[0];
    if (shown !== undefined) board.writeRejections(this.enter(shown, count), arc, crossSets);
    if (board.gaddag.accepts(arc))
      for (const start of touching)
        if (board.letterAt(this.enter(start, count)) === 0)
          this.single(start, arc, (next) => this.record(start, next));
    if (shown !== undefined) this.playShared(arc, letters, open, shown);
    for (const start of beforeTile) this.single(start, arc, (next) => this.passTile(start, next, arc));
  }

  /** Plays each of the letters at the open starts where it fits; `shown` is one of those where any fits. */
  private playShared(arc: number, letters: number, open: readonly Start[], shown: Start): void {
    const { board, played } = this;
    const count = played.length;
    board.playLetters(this.enter(shown, count), arc, letters, (_square, tile, target) => {
      const fitting = open.filter(
        (start) => (board.crossSetAt(this.enter(start, count)) & letterBit(letterOf(tile))) !== 0,
      );
      played.push(tile);
      this.writeShared(TraceCode.TileShared, fitting, tile, target);
      this.walk(target, fitting);
      played.pop();
      this.enter(shown, count);
    });
  }

  /** Whether the next square of the start takes a tile from the rack. */
  private isOpen(start: Start, count: number): boolean {
    const next = this.enter(start, count);
    return this.board.letterAt(next) === 0 && !this.board.isWall(next);
  }

  /** The starts that join after more than that many tiles. */
  private laterThan(count: number): readonly Start[] {
    return this.joining.slice(count + 1).flat();
  }

  /** Reports an event of all starts at which the tiles played fit, the one to be shown first. */
  private writeShared(code: TraceCode, touching: readonly Start[], tile: Tile, arc: number): void {
    const { board, observer, played } = this;
    if (observer === null) return;
    const count = played.length;
    const starts = [...touching, ...this.laterThan(count - 1)];
    const [open, others] = [true, false].map((isWanted) =>
      starts.filter((start) => this.isOpen(start, count) === isWanted),
    );
    const members = [...(open ?? []), ...(others ?? [])];
    const [shown] = members;
    if (shown === undefined) return;
    const set = observer.keepStarts(
      members.map((start) => {
        const first = this.enter(start, 0);
        return 2 * board.squareNumber(first) + (start.grid.direction === 'down' ? 1 : 0);
      }),
    );
    const last = Math.max(0, count - 1);
    board.write(code, this.enter(shown, last), (set << START_SET_SHIFT) | tile, arc);
  }

  /** Goes on with one start alone, from the square behind the tiles played. */
  private single(start: Start, arc: number, goOn: (next: number) => void): void {
    const direction = start.grid.direction === 'down' ? DOWN_VALUE : ACROSS_VALUE;
    this.board.write(TraceCode.StartSingled, this.enter(start, 0), direction, arc);
    goOn(this.enter(start, this.played.length));
    this.board.write(TraceCode.Backtracked, this.enter(start, 0), NO_TILE, arc);
  }

  /** Makes the start's line the current one, and returns the square behind that many empty ones. */
  private enter({ grid, line, first }: Start, count: number): number {
    this.board.enterLine(grid, line);
    return first + count * SQUARE_WIDTH;
  }

  /** Goes on behind a tile on the board, for the words of one start. */
  private passTile(start: Start, square: number, arc: number): void {
    const { board } = this;
    const target = board.passTile(square, board.letterAt(square), arc);
    if (target === NO_ARC) return;
    this.goOn(start, square + SQUARE_WIDTH, target);
    board.write(TraceCode.Backtracked, square, board.oldTileAt(square), arc);
  }

  private goOn(start: Start, square: number, arc: number): void {
    const { board, played } = this;
    if (board.letterAt(square) !== 0) {
      this.passTile(start, square, arc);
      return;
    }
    if (board.gaddag.accepts(arc)) this.record(start, square);
    if (board.isWall(square)) return;
    board.tryRack(square, arc, board.crossSetAt(square), (_square, tile, target) => {
      played.push(tile);
      board.write(TraceCode.TilePlaced, square, tile, target);
      this.goOn(start, square + SQUARE_WIDTH, target);
      played.pop();
    });
  }

  /** Lays the tiles played on the empty squares of the word before `end`, for its score. */
  private record({ first }: Start, end: number): void {
    const { board, played } = this;
    let nth = 0;
    for (let square = first; square < end; square += SQUARE_WIDTH)
      if (board.letterAt(square) === 0) board.lay(square, certain(played[nth++], 'a tile played'));
    board.record(first, end - SQUARE_WIDTH);
    for (let square = first; square < end; square += SQUARE_WIDTH) board.lift(square);
  }
}
