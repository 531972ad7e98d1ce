import type { Position } from '../../board/position';
import type { TurnRules } from '../../game/turnRules';
import { PLACE_FIELD } from '../../movegen/moveEntries';
import { HIGH, LOW, mixed } from './hashing';
import type { LineMoves } from './lineMoves';
import { FACE, PLACE, SCORE, TAKEN, TILES } from './moveRecords';

/** Maximum depth in plies: every tile of both racks played alone, with passes in between. */
export const MAX_PLIES = 1000;
/** `turnsLeft` if the rules give no last turns. */
const NO_LAST_TURN = -1;

/** Progress of the game when the search begins. */
export interface EndgameProgress {
  /** Consecutive scoreless turns before this one. */
  readonly scorelessTurns: number;
  /** Turns left, if the rules give every player a last turn once the bag is empty. */
  readonly turnsLeft: number | undefined;
}

/**
 * The game that a search plays and takes back: two players, an empty bag, and the rules of turns. Values are
 * the points of the player on turn minus the opponent's, from here on.
 */
export class EndgameGame {
  /** The player on turn. */
  side: 0 | 1 = 0;
  /** Further scoreless turns that would end the game. */
  scorelessLeft = 0;
  turnsLeft = NO_LAST_TURN;
  endsWhenOut = true;
  /** Points for going out, per point on the opponent's rack. */
  outFactor = 2;
  /** Result of `lookAhead`. */
  nextLow = 0;
  nextHigh = 0;

  private scorelessFactor = 1;
  private isZeroPlayScoreless = true;
  private scorelessLimit = 0;
  private depth = 0;
  private readonly marks = new Int32Array(MAX_PLIES);
  private readonly laidLow = new Int32Array(MAX_PLIES);
  private readonly laidHigh = new Int32Array(MAX_PLIES);
  private readonly scoreless = new Int32Array(MAX_PLIES);
  private readonly taken = new Int32Array(MAX_PLIES);
  private readonly faces = new Int32Array(MAX_PLIES);
  private readonly counts = new Int32Array(MAX_PLIES);
  /** Tiles played, turn after turn. */
  private readonly tiles = new Uint16Array(MAX_PLIES);
  private tileCount = 0;

  constructor(readonly moves: LineMoves) {}

  begin(position: Position, rules: TurnRules, { scorelessTurns, turnsLeft }: EndgameProgress): void {
    this.side = 0;
    this.depth = 0;
    this.tileCount = 0;
    this.endsWhenOut = rules.ending === 'out';
    this.outFactor = this.endsWhenOut && rules.outSettlement !== 'none' ? 2 : 0;
    this.scorelessFactor = rules.scorelessSettlement === 'none' ? 0 : 1;
    this.isZeroPlayScoreless = rules.isZeroPlayScoreless;
    this.turnsLeft = this.endsWhenOut ? NO_LAST_TURN : (turnsLeft ?? 2);
    // Longer scoreless counts matter only if zero-point plays exist: otherwise a player who gains by two
    // passes gains by more of them, and one who does not moves at once.
    const counts = rules.isZeroPlayScoreless && mayScoreNothing(position, this.moves);
    this.scorelessLimit = counts ? rules.scorelessTurnLimit : Math.min(rules.scorelessTurnLimit, 2);
    // One more, so that an immediate pass has its true value, too.
    this.scorelessLeft = Math.min(rules.scorelessTurnLimit - scorelessTurns, this.scorelessLimit + 1);
  }

  get rackCode(): number {
    return this.moves.racks[this.side].code;
  }

  /** Points on the rack of the player on turn. */
  get ownFace(): number {
    return this.moves.racks[this.side].face;
  }

  get otherFace(): number {
    return this.moves.racks[this.side ^ 1]!.face;
  }

  /** Whether the game is over after a move that does not play the whole rack, or after a pass. */
  endsAfter(score: number, isPass: boolean): boolean {
    return this.turnsLeft === 1 || (this.scorelessLeft === 1 && this.isScoreless(score, isPass));
  }

  /** Whether a turn counts as scoreless. */
  isScoreless(score: number, isPass: boolean): boolean {
    return score === 0 && (isPass || this.isZeroPlayScoreless);
  }

  /** Settlement after a turn that ends the game without going out. @param face points of the tiles played */
  endValue(face: number): number {
    if (this.turnsLeft === 1) return 0;
    return this.scorelessFactor * (this.otherFace - (this.ownFace - face));
  }

  /** Value of going out with a play of this score. */
  outValue(score: number): number {
    return score + this.outFactor * this.otherFace;
  }

  play(move: number): void {
    const { racks, records } = this.moves;
    const { floats, ints, shorts } = records;
    const rack = racks[this.side];
    const count = ints[move + PLACE]! & PLACE_FIELD;
    const begin = 2 * (move + TILES);
    this.note(ints[move + TAKEN]!, ints[move + FACE]!, count);
    for (let i = 0; i < count; i++) this.tiles[this.tileCount + i] = shorts[begin + i]!;
    rack.change(this.tiles, this.tileCount, count, 1);
    this.tileCount += count;
    rack.code -= ints[move + TAKEN]!;
    rack.face -= ints[move + FACE]!;
    rack.size -= count;
    this.moves.board.lay(records, move);
    this.endTurn(this.isScoreless(floats[(move + SCORE) >> 1]!, false));
  }

  pass(): void {
    this.note(0, 0, 0);
    this.endTurn(true);
  }

  takeBack(): void {
    const depth = --this.depth;
    this.side = this.side === 0 ? 1 : 0;
    this.scorelessLeft = this.scoreless[depth]!;
    if (this.turnsLeft !== NO_LAST_TURN) this.turnsLeft++;
    const count = this.counts[depth]!;
    if (count === 0) return;
    const rack = this.moves.racks[this.side];
    this.tileCount -= count;
    rack.change(this.tiles, this.tileCount, count, -1);
    rack.code += this.taken[depth]!;
    rack.face += this.faces[depth]!;
    rack.size += count;
    this.moves.board.takeBack(this.marks[depth]!, count, this.laidLow[depth]!, this.laidHigh[depth]!);
  }

  /**
   * Passes that the rules still require when the search considers the game over, because it counts fewer
   * scoreless turns.
   */
  passesLeft(scorelessTurns: number, rules: TurnRules): number {
    return this.scorelessLeft === 0 && this.turnsLeft !== 0 ? rules.scorelessTurnLimit - scorelessTurns : 0;
  }

  /** Low half of the hash of everything that the value of the game depends on. */
  hashLow(): number {
    const { board, racks } = this.moves;
    return board.laidLow ^ mixed(racks[0].code, mixed(racks[1].code, this.progressCode(), LOW), LOW);
  }

  hashHigh(): number {
    const { board, racks } = this.moves;
    return board.laidHigh ^ mixed(racks[0].code, mixed(racks[1].code, this.progressCode(), HIGH), HIGH);
  }

  /** Sets `nextLow` and `nextHigh` to the hash after a turn. @param move negative for a pass */
  lookAhead(move: number): void {
    const { board, racks, records } = this.moves;
    const isPass = move < 0;
    if (!isPass) board.lookAhead(records, move);
    const isScoreless = isPass || this.isScoreless(records.floats[(move + SCORE) >> 1]!, false);
    const taken = isPass ? 0 : records.ints[move + TAKEN]!;
    const first = racks[0].code - (this.side === 0 ? taken : 0);
    const second = racks[1].code - (this.side === 0 ? 0 : taken);
    const progress = progressCode(
      isScoreless ? this.scorelessLeft - 1 : this.scorelessLimit,
      this.turnsLeft === NO_LAST_TURN ? NO_LAST_TURN : this.turnsLeft - 1,
      this.side ^ 1,
    );
    const laidLow = isPass ? board.laidLow : board.nextLow;
    const laidHigh = isPass ? board.laidHigh : board.nextHigh;
    this.nextLow = laidLow ^ mixed(first, mixed(second, progress, LOW), LOW);
    this.nextHigh = laidHigh ^ mixed(first, mixed(second, progress, HIGH), HIGH);
  }

  private progressCode(): number {
    return progressCode(this.scorelessLeft, this.turnsLeft, this.side);
  }

  private note(taken: number, face: number, count: number): void {
    const { board } = this.moves;
    const depth = this.depth++;
    this.taken[depth] = taken;
    this.faces[depth] = face;
    this.counts[depth] = count;
    this.scoreless[depth] = this.scorelessLeft;
    if (count === 0) return;
    this.marks[depth] = board.mark;
    this.laidLow[depth] = board.laidLow;
    this.laidHigh[depth] = board.laidHigh;
  }

  private endTurn(isScoreless: boolean): void {
    this.scorelessLeft = isScoreless ? this.scorelessLeft - 1 : this.scorelessLimit;
    if (this.turnsLeft !== NO_LAST_TURN) this.turnsLeft--;
    this.side = this.side === 0 ? 1 : 0;
  }
}

const progressCode = (scorelessLeft: number, turnsLeft: number, side: number): number =>
  (((scorelessLeft << 2) | (turnsLeft & 3)) << 1) | side;

/** Whether a placement can score nothing, because of worthless tiles or zero multipliers. */
function mayScoreNothing(
  { letterMultipliers, rules, wordMultipliers }: Position,
  { racks }: LineMoves,
): boolean {
  const hasWorthless = racks.some((rack) =>
    rack.counts.some((count, kind) => count > 0 && rack.valueOf(kind) === 0),
  );
  const { bricks } = rules.layout;
  return (
    hasWorthless ||
    letterMultipliers.some((multiplier, square) => multiplier === 0 && !bricks[square]) ||
    wordMultipliers.some((multiplier, square) => multiplier === 0 && !bricks[square])
  );
}
