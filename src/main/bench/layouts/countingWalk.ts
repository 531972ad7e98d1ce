import { letterBit } from '../../../core/alphabet/letterMask';
import { MAX_LETTERS } from '../../../core/alphabet/tile';
import { MAX_BOARD_SIDE } from '../../../core/board/boardLayout';
import type { Position } from '../../../core/board/position';
import type { Gaddag } from '../../../core/lexicon/gaddag';
import { AnchorTable } from '../../../core/movegen/kernel/anchorTable';
import { computeCrossSets } from '../../../core/movegen/kernel/crossSets';
import {
  ANY_LETTER,
  CROSS_SET,
  Grid,
  HAS_CROSS,
  LETTER,
  SQUARE_WIDTH,
} from '../../../core/movegen/kernel/grid';
import { Rack } from '../../../core/movegen/kernel/rack';
import { NOWHERE, type NodeLayout } from './nodeLayout';

type Way = 'backward' | 'forward';

/**
 * Gordon's algorithm with nothing in it but the walk: counts the legal placements of a position, through the
 * cursor of a layout. It is the same code for every layout, so what differs is the layout.
 */
export class CountingWalk {
  private readonly across = new Grid('across');
  private readonly down = new Grid('down');
  private readonly anchors = new AnchorTable();
  private readonly rack = new Rack();
  /** Letters and places to be tried yet, of all squares from the anchor to the present one. */
  private readonly stack = new Int32Array(2 * MAX_LETTERS * MAX_BOARD_SIDE);
  private squares = this.across.squares;
  private isDown = false;
  private anchor = 0;
  private leftLimit = 0;
  private moves = 0;
  private played = 0;
  /** Whether the tile laid first makes a cross-word. */
  private makesCross = false;

  constructor(
    private readonly gaddag: Gaddag,
    private readonly layout: NodeLayout,
  ) {}

  /** Makes ready to count, with cross-sets from the product's own layout. */
  load(position: Position): void {
    this.rack.load(position.rack);
    this.across.load(position);
    this.down.load(position);
    computeCrossSets(this.gaddag, this.across, this.down);
    computeCrossSets(this.gaddag, this.down, this.across);
    this.anchors.load(position, this.across, this.down);
  }

  /** The number of legal placements of the position loaded. */
  count(): number {
    const { anchors } = this;
    this.moves = 0;
    for (let i = 0; i < anchors.length; i++) {
      const grid = anchors.grids[i]!;
      this.squares = grid.squares;
      this.isDown = grid.direction === 'down';
      this.anchor = anchors.lasts[i]!;
      this.leftLimit = anchors.leftLimits[i]!;
      this.goBack(this.anchor, this.layout.root, 0);
    }
    return this.moves;
  }

  /** What can lie on `square`, at the anchor or before it? */
  private goBack(square: number, place: number, top: number): void {
    const letter = this.squares[square + LETTER]!;
    if (letter !== 0) {
      const next = this.layout.follow(place, letter);
      if (next !== NOWHERE) this.turnOrGoBack(square, next, top);
      return;
    }
    this.tryLetters(square, place, top, 'backward');
  }

  private turnOrGoBack(first: number, place: number, top: number): void {
    const before = first - SQUARE_WIDTH;
    if (this.squares[before + LETTER] !== 0) {
      this.goBack(before, place, top);
      return;
    }
    const behind = this.anchor + SQUARE_WIDTH;
    if (this.layout.accepts(place)) this.countMove();
    const separator = this.layout.followSeparator(place);
    if (separator !== NOWHERE) this.goForward(behind, separator, top);
    if (before >= this.leftLimit) this.goBack(before, place, top);
  }

  /** What can lie on `square`, behind the anchor? */
  private goForward(square: number, place: number, top: number): void {
    const letter = this.squares[square + LETTER]!;
    if (letter !== 0) {
      const next = this.layout.follow(place, letter);
      if (next !== NOWHERE) this.endOrGoForward(square, next, top);
      return;
    }
    this.tryLetters(square, place, top, 'forward');
  }

  private endOrGoForward(last: number, place: number, top: number): void {
    const behind = last + SQUARE_WIDTH;
    if (this.squares[behind + LETTER] === 0 && this.layout.accepts(place)) this.countMove();
    this.goForward(behind, place, top);
  }

  private tryLetters(square: number, place: number, top: number, way: Way): void {
    const playable = this.rack.blankCount > 0 ? ANY_LETTER : this.rack.letterMask;
    const allowed = this.squares[square + CROSS_SET]! & playable;
    if (allowed === 0) return;
    const end = this.layout.branch(place, allowed, this.stack, top);
    for (let at = top; at < end; at += 2) this.lay(square, at, end, way);
  }

  /**
   * Lays the letter at `at` of the stack on `square`, once as a letter tile and once
   * as a blank, and walks on.
   */
  private lay(square: number, at: number, top: number, way: Way): void {
    const { rack } = this;
    const letter = this.stack[at]!;
    const place = this.stack[at + 1]!;
    if (this.played++ === 0) this.makesCross = this.squares[square + HAS_CROSS] !== 0;
    if (rack.counts[letter]! > 0) {
      if (--rack.counts[letter]! === 0) rack.letterMask &= ~letterBit(letter);
      this.walkOn(square, place, top, way);
      rack.counts[letter]!++;
      rack.letterMask |= letterBit(letter);
    }
    if (rack.blankCount > 0) {
      rack.blankCount--;
      this.walkOn(square, place, top, way);
      rack.blankCount++;
    }
    this.played--;
  }

  private walkOn(square: number, place: number, top: number, way: Way): void {
    if (way === 'backward') this.turnOrGoBack(square, place, top);
    else this.endOrGoForward(square, place, top);
  }

  /**
   * A word without a tile of the rack is no move; one tile that makes words both ways
   * counts as an across move.
   */
  private countMove(): void {
    if (this.played > 1 || (this.played === 1 && !(this.isDown && this.makesCross))) this.moves++;
  }
}
