import { letterBit } from '../../alphabet/letterMask';
import { BLANK, blankAs, isBlank, type LetterCode, letterOf, NO_TILE, type Tile } from '../../alphabet/tile';
import { letterGlyph } from '../../alphabet/tileDistribution';
import type { Position } from '../../board/position';
import {
  along,
  crossing,
  isOnBoard,
  positionLabel,
  type Square,
  squareIndex,
  tileAt,
} from '../../board/square';
import { entryAt } from '../../certain';
import { GADDAG_ROOT, type Gaddag, NO_ARC } from '../../lexicon/gaddag';
import { type Message, message } from '../../message';
import { ACROSS_VALUE, BEHIND_FLAG, BRICK_FLAG, DOWN_VALUE, TraceCode } from '../traceEvent';
import { type Trace, TraceWriter } from '../traceWriter';
import { crossWordWith } from './crossWord';
import type { WantedPlay } from './wantedPlay';
import type { WhyNotCause, WhyNotCode } from './whyNotCause';

export interface WalkOutcome {
  /** In the order in which the walk meets them. */
  readonly causes: readonly WhyNotCause[];
  /** Up to the first cause, or to the move. */
  readonly trace: Trace;
  /**
   * The tile that the walk puts on each square, `NO_TILE` if it passes one. Valid only if there is no cause.
   */
  readonly laid: readonly Tile[];
}

/**
 * Walks one play through the GADDAG as the generator would: from its anchor backwards, over the separator,
 * onwards. The trace ends at the first obstacle; the rest is still searched for further causes.
 *
 * @param anchor the index in the play of the square where the walk begins. Null for a play that covers no
 * anchor: then the first square is used, and nothing is recorded.
 */
export function walkWanted(
  gaddag: Gaddag,
  position: Position,
  wanted: WantedPlay,
  anchor: number | null,
): WalkOutcome {
  return new WantedWalk(gaddag, position, wanted, anchor).run();
}

interface Missing {
  readonly place: number;
  readonly count: number;
  readonly squares: readonly number[];
}

interface Lack {
  /** Null for a blank. */
  readonly letter: string | null;
  readonly held: number;
  readonly needed: number;
  /** Whether a blank could have stood for the letter, but all are used. */
  readonly isBlankUsed: boolean;
}

/** Describes a shortage on the rack: `The word needs two Zs, but the rack has one.` */
function lackMessage({ held, isBlankUsed, letter, needed }: Lack): Message {
  if (letter === null)
    return needed === 1 ? message('whyNot.noBlank') : message('whyNot.tooFewBlanks', { held, needed });
  if (needed === 1) return message(isBlankUsed ? 'whyNot.noLetterNorBlank' : 'whyNot.noLetter', { letter });
  return message(isBlankUsed ? 'whyNot.tooFewLettersNorBlank' : 'whyNot.tooFewLetters', {
    letter,
    held,
    needed,
  });
}

class WantedWalk {
  private readonly writer: TraceWriter;
  private readonly causes: WhyNotCause[] = [];
  private readonly laid: Tile[];
  private readonly rack: Tile[];
  /** By kind of missing tile: the index of its cause. */
  private readonly missing = new Map<Tile, Missing>();
  private readonly start: number;
  private isWriting: boolean;
  private arc = GADDAG_ROOT;
  /** The letters followed, with `$` for the separator. */
  private path = '';

  constructor(
    private readonly gaddag: Gaddag,
    private readonly position: Position,
    private readonly wanted: WantedPlay,
    anchor: number | null,
  ) {
    this.start = anchor ?? 0;
    this.isWriting = anchor !== null;
    this.laid = wanted.tiles.map(() => NO_TILE);
    this.rack = [...position.rack];
    this.writer = new TraceWriter(wanted.tiles.length + 4);
  }

  run(): WalkOutcome {
    const { start, wanted } = this;
    const last = wanted.tiles.length - 1;
    const direction = wanted.direction === 'across' ? ACROSS_VALUE : DOWN_VALUE;
    this.write(TraceCode.AnchorEntered, start, direction);
    for (let nth = start; nth >= 0; nth--) this.visit(nth);
    if (start < last) this.crossSeparator();
    for (let nth = start + 1; nth <= last; nth++) this.visit(nth);
    if (this.arc !== NO_ARC && !this.gaddag.accepts(this.arc)) this.refuseEnd();
    if (this.laid.some((tile) => tile !== NO_TILE)) this.write(TraceCode.MoveRecorded, last, 0);
    return { causes: this.causes, trace: this.writer.finish(), laid: this.laid };
  }

  private visit(nth: number): void {
    const tile = entryAt(this.wanted.tiles, nth);
    if (!this.isOnBoard(nth)) this.leaveBoard(nth);
    const lying = this.tileAt(nth);
    if (lying !== NO_TILE) this.passTile(nth, lying, tile);
    else if (this.isBrick(nth)) this.meetBrick(nth, tile);
    else if (tile !== NO_TILE) this.playTile(nth, tile);
    else {
      this.refuse('gap', message('whyNot.gap', { place: this.label(nth) }), nth);
      this.arc = NO_ARC;
    }
  }

  private leaveBoard(nth: number): void {
    if (this.causes.some(({ code }) => code === 'outside-board')) return;
    const { wanted, position } = this;
    const room = wanted.direction === 'across' ? position.cols - wanted.col : position.rows - wanted.row;
    const refusal = message('whyNot.leavesBoard', {
      length: wanted.tiles.length,
      room,
      place: this.label(0),
    });
    this.write(TraceCode.EdgeReached, nth - 1, BEHIND_FLAG);
    this.refuse('outside-board', refusal, nth - 1);
  }

  /** The trace ends before the brick; the letters after it are still checked for other causes. */
  private meetBrick(nth: number, tile: Tile): void {
    if (nth > this.start) this.write(TraceCode.EdgeReached, nth - 1, BRICK_FLAG | BEHIND_FLAG);
    else if (nth < this.start) this.write(TraceCode.EdgeReached, nth + 1, BRICK_FLAG);
    this.refuse('brick', message('whyNot.brick', { place: this.label(nth) }), nth);
    if (tile === NO_TILE) this.arc = NO_ARC;
    else {
      if (this.takeFromRack(tile) === null) this.missTile(nth, tile);
      this.followLetter(nth, letterOf(tile));
    }
  }

  private passTile(nth: number, lying: Tile, tile: Tile): void {
    const letter = letterOf(tile === NO_TILE ? lying : tile);
    if (letter !== letterOf(lying)) {
      const refusal = message('whyNot.otherTile', {
        place: this.label(nth),
        lying: this.glyph(letterOf(lying)),
        wanted: this.glyph(letter),
      });
      this.refuse('other-tile', refusal, nth);
    }
    this.followLetter(nth, letter);
    this.write(TraceCode.PlayThrough, nth, lying);
  }

  private playTile(nth: number, tile: Tile): void {
    const letter = letterOf(tile);
    const played = this.takeFromRack(tile);
    if (played === null) {
      this.write(TraceCode.NotOnRack, nth, letterBit(letter));
      this.missTile(nth, tile);
    } else this.laid[nth] = played;
    this.checkCrossWord(nth, letter);
    this.followLetter(nth, letter);
    this.write(TraceCode.TilePlaced, nth, played ?? NO_TILE);
  }

  /** The tile to play: the letter itself, else a blank for it; null if the rack has neither left. */
  private takeFromRack(tile: Tile): Tile | null {
    const at = isBlank(tile) ? -1 : this.rack.indexOf(tile);
    const place = at < 0 ? this.rack.indexOf(BLANK) : at;
    if (place < 0) return null;
    this.rack.splice(place, 1);
    return at < 0 ? blankAs(letterOf(tile)) : tile;
  }

  /** A letter that is missing twice is a single cause, at the place of the first. */
  private missTile(nth: number, tile: Tile): void {
    const isForBlank = isBlank(tile);
    const kind = isForBlank ? BLANK : tile;
    const missed = [...(this.missing.get(kind)?.squares ?? []), ...this.numbers(nth)];
    const count = (this.missing.get(kind)?.count ?? 0) + 1;
    const { rack } = this.position;
    const held = rack.filter((each) => each === kind).length;
    const lack = lackMessage({
      letter: isForBlank ? null : this.glyph(letterOf(tile)),
      held,
      needed: held + count,
      isBlankUsed: !isForBlank && rack.includes(BLANK),
    });
    const cause: WhyNotCause = { code: 'not-on-rack', message: lack, detail: null, squares: missed };
    const place = this.missing.get(kind)?.place ?? this.causes.length;
    this.causes[place] = cause;
    this.missing.set(kind, { place, count, squares: missed });
    this.isWriting = false;
  }

  private checkCrossWord(nth: number, letter: LetterCode): void {
    const { position, wanted } = this;
    if (!this.isOnBoard(nth)) return;
    const direction = crossing(wanted.direction);
    const crossWord = crossWordWith(position, this.number(nth), direction, letter);
    if (crossWord.letters.length === 1 || this.gaddag.acceptsWord(crossWord.letters)) return;
    this.write(TraceCode.CrossSetRejected, nth, letterBit(letter));
    const refusal = message('whyNot.crossWord', {
      word: crossWord.word,
      place: positionLabel(crossWord, direction),
    });
    const others = crossWord.letters
      .map((_, i) => along(crossWord, direction, i))
      .map((square) => squareIndex(square, position.cols))
      .filter((square) => square !== this.number(nth));
    this.refuse('cross-word', refusal, nth, { others });
  }

  private followLetter(nth: number, letter: LetterCode): void {
    if (this.arc === NO_ARC) return;
    const next = this.gaddag.followLetter(this.arc, letter);
    const glyph = this.glyph(letter);
    if (next === NO_ARC) {
      this.write(TraceCode.NoArc, nth, letterBit(letter));
      this.refuse('no-arc', this.notInLexicon, nth, { detail: this.noArcDetail(glyph, nth) });
    }
    this.path += glyph;
    this.arc = next;
  }

  private noArcDetail(letter: string, nth: number): Message {
    const { path } = this;
    if (path.includes('$'))
      return message('whyNot.noArcForward', { letter, path, part: this.wordPart(0, nth) });
    const part = this.wordPart(nth, this.start);
    return path === ''
      ? message('whyNot.noArcAtRoot', { letter, part })
      : message('whyNot.noArcBackward', { letter, path, part });
  }

  private crossSeparator(): void {
    if (this.arc === NO_ARC) return;
    const next = this.gaddag.followSeparator(this.arc);
    if (next === NO_ARC) {
      const detail = message('whyNot.noSeparator', { path: this.path, part: this.wordPart(0, this.start) });
      this.refuse('no-arc', this.notInLexicon, this.start, { detail });
    }
    this.path += '$';
    this.arc = next;
    this.write(TraceCode.SeparatorCrossed, this.start, NO_TILE);
  }

  private refuseEnd(): void {
    const { path, word } = this;
    const detail = message(path.includes('$') ? 'whyNot.noEndForward' : 'whyNot.noEndBackward', {
      path,
      word,
    });
    this.refuse('no-word', this.notInLexicon, this.wanted.tiles.length - 1, { detail });
  }

  /** @param more further details of the walk, and other squares involved */
  private refuse(
    code: WhyNotCode,
    refusal: Message,
    nth: number,
    { detail = null, others = [] }: { detail?: Message | null; others?: readonly number[] } = {},
  ): void {
    this.causes.push({ code, message: refusal, detail, squares: [...this.numbers(nth), ...others] });
    this.isWriting = false;
  }

  private write(code: TraceCode, nth: number, value: number): void {
    if (this.isWriting) this.writer.write(code, this.number(nth), value, this.arc);
  }

  private isOnBoard(nth: number): boolean {
    return isOnBoard(this.position, this.square(nth));
  }

  private isBrick(nth: number): boolean {
    return this.isOnBoard(nth) && this.position.rules.layout.bricks[this.number(nth)] === true;
  }

  private tileAt(nth: number): Tile {
    return tileAt(this.position, this.square(nth));
  }

  /** The square's index, or nothing if it is off the board. */
  private numbers(nth: number): number[] {
    return this.isOnBoard(nth) ? [this.number(nth)] : [];
  }

  private number(nth: number): number {
    return squareIndex(this.square(nth), this.position.cols);
  }

  private square(nth: number): Square {
    return along(this.wanted, this.wanted.direction, nth);
  }

  private label(nth: number): string {
    return positionLabel(this.square(nth), 'across');
  }

  private get notInLexicon(): Message {
    return message('whyNot.notInLexicon', { word: this.word });
  }

  private get word(): string {
    return this.wordPart(0, this.wanted.tiles.length - 1);
  }

  private wordPart(from: number, to: number): string {
    return this.wanted.tiles
      .slice(from, to + 1)
      .map((tile, i) => this.glyph(letterOf(tile === NO_TILE ? this.tileAt(from + i) : tile)))
      .join('');
  }

  private glyph(letter: LetterCode): string {
    return letterGlyph(this.position.rules.distribution, letter);
  }
}
