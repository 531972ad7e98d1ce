import { LETTER, SQUARE_SHIFT, SQUARE_WIDTH } from '../../movegen/kernel/grid';
import { DOWN_BIT, FIRST_SHIFT, LAST_SHIFT, LINE_SHIFT, PLACE_FIELD } from '../../movegen/moveEntries';
import { type EndgameGame, MAX_PLIES } from './endgameGame';
import { LIST_HEAD, LIST_OUTS, type LineMoves } from './lineMoves';
import { PLACE, PLACE_SHIFT, SCORE, TILES } from './moveRecords';

/** Each is one bit of an int32. */
const MOST_THREATS = 24;

/**
 * The moves with which the opponent could go out next. A move that leaves one of them possible is worth at
 * most its score minus that answer, which is known before it is searched.
 *
 * A move does not affect a threat if it plays no tile on its squares or next to one of its words.
 */
export class OutThreats {
  /** Scores by ply and threat, the highest first. */
  private readonly scores = new Float64Array(MAX_PLIES * MOST_THREATS);
  /** By ply and square, the threats that a tile there ends, as bits. */
  private readonly marks: Int32Array[] = [];

  constructor(
    private readonly game: EndgameGame,
    private readonly moves: LineMoves,
  ) {}

  /** Starts from another board. */
  begin(): void {
    this.marks.length = 0;
  }

  /** Finds the threats of the player who is not on turn. Returns their number. */
  find(ply: number): number {
    const { game, moves, scores } = this;
    if (!game.endsWhenOut) return 0;
    const { board, held, heldCount, recordSize, records } = moves;
    const other = game.side === 0 ? 1 : 0;
    const base = ply * MOST_THREATS;
    let count = 0;
    for (let line = 0; line < board.lineCount; line++) {
      const list = moves.listOf(line, other);
      const outs = records.ints[list + LIST_OUTS]!;
      for (let i = 0; i < outs; i++) {
        const move = list + LIST_HEAD + i * recordSize;
        const score = records.floats[(move + SCORE) >> 1]!;
        if (count === MOST_THREATS && score <= scores[base + count - 1]!) continue;
        if (heldCount + count + 1 >= held.length) break;
        let at = count < MOST_THREATS ? count++ : count - 1;
        for (; at > 0 && scores[base + at - 1]! < score; at--) {
          scores[base + at] = scores[base + at - 1]!;
          held[heldCount + at] = held[heldCount + at - 1]!;
        }
        scores[base + at] = score;
        held[heldCount + at] = move;
      }
      moves.heldCount = heldCount + count;
    }
    if (count > 0) this.markAll(ply, heldCount, count);
    moves.heldCount = heldCount;
    return count;
  }

  /** Value to the opponent of the best answer that the move leaves; −∞ if none. */
  answerTo(ply: number, count: number, move: number, faceLeft: number): number {
    const left = move < 0 ? 0 : this.endedBy(ply, move);
    for (let threat = 0; threat < count; threat++)
      if ((left & (1 << threat)) === 0)
        return this.scores[ply * MOST_THREATS + threat]! + this.game.outFactor * faceLeft;
    return Number.NEGATIVE_INFINITY;
  }

  /** The threats that a move ends. */
  private endedBy(ply: number, move: number): number {
    const marks = this.marks[ply]!;
    const { ints, shorts } = this.moves.records;
    const { stride } = this.moves.board.across;
    const place = ints[move + PLACE]!;
    const isDown = (place & DOWN_BIT) !== 0;
    const line = ((place >> LINE_SHIFT) & PLACE_FIELD) + 1;
    const begin = 2 * (move + TILES);
    const end = begin + (place & PLACE_FIELD);
    const step = isDown ? stride >> SQUARE_SHIFT : 1;
    const from = isDown ? (stride >> SQUARE_SHIFT) + line : line * (stride >> SQUARE_SHIFT) + 1;
    let ended = 0;
    for (let i = begin; i < end; i++) ended |= marks[from + (shorts[i]! >> PLACE_SHIFT) * step]!;
    return ended;
  }

  private markAll(ply: number, firstHeld: number, count: number): void {
    const { across } = this.moves.board;
    const size = (across.lineCount + 2) * (across.stride >> SQUARE_SHIFT);
    let marks = this.marks[ply];
    if (marks === undefined) {
      for (let i = this.marks.length; i <= ply; i++) this.marks[i] = new Int32Array(size);
      marks = this.marks[ply]!;
    }
    marks.fill(0);
    for (let i = 0; i < count; i++) this.mark(marks, this.moves.held[firstHeld + i]!, 1 << i);
  }

  private mark(marks: Int32Array, move: number, bit: number): void {
    const { ints, shorts } = this.moves.records;
    const { squares, stride } = this.moves.board.across;
    const place = ints[move + PLACE]!;
    const isDown = (place & DOWN_BIT) !== 0;
    const step = isDown ? stride : SQUARE_WIDTH;
    const crossStep = isDown ? SQUARE_WIDTH : stride;
    const line = ((place >> LINE_SHIFT) & PLACE_FIELD) + 1;
    // The square before the first one of the line.
    const from = line * crossStep;
    marks[(from + ((place >> FIRST_SHIFT) & PLACE_FIELD) * step) >> SQUARE_SHIFT]! |= bit;
    marks[(from + (((place >> LAST_SHIFT) & PLACE_FIELD) + 2) * step) >> SQUARE_SHIFT]! |= bit;
    const begin = 2 * (move + TILES);
    const end = begin + (place & PLACE_FIELD);
    for (let i = begin; i < end; i++) {
      const square = from + ((shorts[i]! >> PLACE_SHIFT) + 1) * step;
      marks[square >> SQUARE_SHIFT]! |= bit;
      let at = square - crossStep;
      while (squares[at + LETTER] !== 0) at -= crossStep;
      marks[at >> SQUARE_SHIFT]! |= bit;
      at = square + crossStep;
      while (squares[at + LETTER] !== 0) at += crossStep;
      marks[at >> SQUARE_SHIFT]! |= bit;
    }
  }
}
