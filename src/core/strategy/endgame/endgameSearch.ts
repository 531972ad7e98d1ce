import { type EndgameGame, MAX_PLIES } from './endgameGame';
import { gatherMoves } from './gatherMoves';
import type { LineMoves } from './lineMoves';
import { FACE, HASH, SCORE } from './moveRecords';
import { OutThreats } from './outThreats';
import { Playout } from './playout';
import { AT_LEAST, AT_MOST, EXACT, MOVE_MASK, TO_THE_END, type ValueTable } from './valueTable';

/** In place of a move. */
export const PASS_MOVE = -1;
/** The hash of a pass. */
export const PASS_HASH = 1;
const LOWEST = Number.NEGATIVE_INFINITY;
const NODES_BETWEEN_STOPS = 64;

/**
 * Negamax with principal variation search. A node whose every line reached the end of the game, or was cut
 * off by a bound that did, is complete: no deeper search changes its value.
 */
export class EndgameSearch {
  nodes = 0;
  /** After so many it stops. */
  mostNodes = Number.POSITIVE_INFINITY;
  /** Of the node searched last: its value does not hang on how deep the search went. */
  isComplete = true;
  isStopped = false;

  private readonly worth: Float64Array;
  private readonly lines: Int32Array[] = [];
  private readonly lineLengths = new Int32Array(MAX_PLIES);
  /** By ply: the hash of the best turn; 0 where none is known. */
  private readonly bestHashes = new Int32Array(MAX_PLIES);
  private readonly killers = new Int32Array(2 * MAX_PLIES);
  /** The highest value that the moves left out may have. */
  private bounded = LOWEST;
  private readonly playout: Playout;
  private readonly threats: OutThreats;

  constructor(
    private readonly game: EndgameGame,
    private readonly moves: LineMoves,
    private readonly table: ValueTable,
    private readonly stop: () => boolean,
  ) {
    this.worth = new Float64Array(moves.held.length);
    this.playout = new Playout(game, moves);
    this.threats = new OutThreats(game, moves);
  }

  begin(): void {
    this.nodes = 0;
    this.isStopped = false;
    this.killers.fill(0);
    this.threats.begin();
  }

  /**
   * The value for the player on turn; as far as it lies between `alpha` and `beta` it is exact, below it is
   * an upper bound, above a lower one.
   */
  search(ply: number, depth: number, alpha: number, beta: number): number {
    const { game, moves, table } = this;
    if (++this.nodes % NODES_BETWEEN_STOPS === 0 && this.stop()) this.isStopped = true;
    if (this.nodes >= this.mostNodes) this.isStopped = true;
    if (this.isStopped || moves.isStopped) return this.stopped();
    this.lineLengths[ply] = 0;
    const low = game.hashLow();
    const high = game.hashHigh();
    const isKnown = table.find(low, high);
    if (isKnown && beta - alpha <= 1 && table.depth >= depth && isDecided(table, alpha, beta)) {
      this.isComplete = table.depth === TO_THE_END;
      return table.value;
    }
    const known = isKnown ? table.move : 0;
    const weight = moves.racks[0].size + moves.racks[1].size;
    if (depth <= 0) {
      const judged = this.playout.value();
      if (judged !== undefined && !(this.playout.isOut && judged >= beta)) {
        this.isComplete = false;
        table.keep(low, high, judged, 0, EXACT, known, weight);
        return judged;
      }
    }
    const begin = moves.heldCount;
    const hasOut = gatherMoves(game, moves, this.worth, known, this.killers, 2 * ply);
    let value = hasOut ? this.goOut(ply, begin) : LOWEST;
    if (value >= beta) this.isComplete = true;
    else value = this.searchTurns(ply, depth, alpha, beta, value, begin);
    if (this.isStopped || moves.isStopped) return this.stopped();
    moves.heldCount = begin;
    const bound = value >= beta ? AT_LEAST : value > alpha ? EXACT : AT_MOST;
    const searched = this.isComplete ? TO_THE_END : Math.min(Math.max(depth, 0), TO_THE_END - 1);
    table.keep(low, high, value, searched, bound, this.bestHashes[ply]! & MOVE_MASK || known, weight);
    return value;
  }

  /** Takes note of the best way to play the whole rack, the first of the held moves; gives its value. */
  private goOut(ply: number, begin: number): number {
    const { held, records } = this.moves;
    this.bestHashes[ply] = records.ints[held[begin]! + HASH]!;
    this.lineLengths[ply + 1] = 0;
    this.extendLine(ply, this.bestHashes[ply]!);
    return this.game.outValue(this.worth[begin]!);
  }

  /**
   * Tries the held moves from `begin` on, and a pass.
   *
   * @param out the value of going out, which the first of them does; −∞ where none does
   */
  private searchTurns(
    ply: number,
    depth: number,
    alpha: number,
    beta: number,
    out: number,
    begin: number,
  ): number {
    const { moves, threats } = this;
    const hasOut = out > LOWEST;
    const first = hasOut ? begin + 1 : begin;
    const isForced = moves.heldCount === begin;
    const threatCount = threats.find(ply);
    this.bounded = out;
    const end =
      threatCount === 0 ? moves.heldCount : this.dropRefuted(ply, Math.max(alpha, out), first, threatCount);
    let best = this.bounded;
    let lower = Math.max(alpha, best);
    let isComplete = !moves.isIncomplete;
    if (!hasOut) this.bestHashes[ply] = 0;
    for (let i = first; i <= end && lower < beta; i++) {
      if (i < end) this.bringBestForward(i, end);
      const move = i < end ? moves.held[i]! : PASS_MOVE;
      const hash = move < 0 ? PASS_HASH : moves.records.ints[move + HASH]!;
      // Who can only pass has not moved on; it ends, because passes are counted.
      const nextDepth = isForced ? depth : depth - 1;
      const value = this.searchTurn(ply, nextDepth, lower, beta, move, i === first && !hasOut, threatCount);
      if (this.isStopped) return 0;
      if (!this.isComplete) isComplete = false;
      if (value > best) best = value;
      if (value <= lower) continue;
      lower = value;
      this.bestHashes[ply] = hash;
      this.extendLine(ply, hash);
      if (value < beta) continue;
      // Whatever came before does not matter if this is enough.
      isComplete = this.isComplete;
      this.noteKiller(ply, hash);
    }
    this.isComplete = isComplete;
    return best;
  }

  /**
   * Puts moves last that an answer refutes however the game goes on; gives where they begin. `bounded` is
   * raised to what they are worth at most.
   */
  private dropRefuted(ply: number, alpha: number, first: number, threatCount: number): number {
    const { game, moves, threats, worth } = this;
    const { held } = moves;
    const { floats, ints } = moves.records;
    let end = moves.heldCount;
    for (let i = first; i < end; ) {
      const move = held[i]!;
      const score = floats[(move + SCORE) >> 1]!;
      const bound = score - threats.answerTo(ply, threatCount, move, game.ownFace - ints[move + FACE]!);
      if (bound > alpha || game.endsAfter(score, false)) {
        i++;
        continue;
      }
      if (bound > this.bounded) this.bounded = bound;
      held[i] = held[--end]!;
      worth[i] = worth[end]!;
      held[end] = move;
    }
    return end;
  }

  /** The value of a turn for who takes it. */
  private searchTurn(
    ply: number,
    depth: number,
    alpha: number,
    beta: number,
    move: number,
    isFirst: boolean,
    threatCount: number,
  ): number {
    const { game, threats } = this;
    const { floats, ints } = this.moves.records;
    const isPass = move < 0;
    const score = isPass ? 0 : floats[(move + SCORE) >> 1]!;
    const face = isPass ? 0 : ints[move + FACE]!;
    this.isComplete = true;
    if (game.endsAfter(score, isPass)) {
      this.lineLengths[ply + 1] = 0;
      return score + game.endValue(face);
    }
    if (threatCount > 0) {
      const bound = score - threats.answerTo(ply, threatCount, move, game.ownFace - face);
      if (bound <= alpha) return bound;
    }
    if (isPass) game.pass();
    else game.play(move);
    const value = this.searchAfter(ply + 1, depth, score, alpha, beta, isFirst);
    game.takeBack();
    return value;
  }

  private searchAfter(
    ply: number,
    depth: number,
    score: number,
    alpha: number,
    beta: number,
    isFirst: boolean,
  ): number {
    if (!isFirst && beta - alpha > 1) {
      const value = score - this.search(ply, depth, score - alpha - 1, score - alpha);
      if (value <= alpha || value >= beta || this.isStopped) return value;
    }
    return score - this.search(ply, depth, score - beta, score - alpha);
  }

  /** The best line of the node searched last at a ply, if its value is exact: hashes of its turns. */
  line(ply: number): Int32Array {
    return this.lineOf(ply).slice(0, this.lineLengths[ply]!);
  }

  private bringBestForward(at: number, end: number): void {
    const { worth } = this;
    const { held } = this.moves;
    let best = at;
    for (let i = at + 1; i < end; i++) if (worth[i]! > worth[best]!) best = i;
    if (best === at) return;
    const move = held[best]!;
    const value = worth[best]!;
    held[best] = held[at]!;
    worth[best] = worth[at]!;
    held[at] = move;
    worth[at] = value;
  }

  private noteKiller(ply: number, hash: number): void {
    const { killers } = this;
    if (killers[2 * ply] === hash) return;
    killers[2 * ply + 1] = killers[2 * ply]!;
    killers[2 * ply] = hash;
  }

  private extendLine(ply: number, hash: number): void {
    const line = this.lineOf(ply);
    const rest = this.lineOf(ply + 1);
    const length = this.lineLengths[ply + 1]!;
    line[0] = hash;
    for (let i = 0; i < length; i++) line[i + 1] = rest[i]!;
    this.lineLengths[ply] = length + 1;
  }

  private lineOf(ply: number): Int32Array {
    let line = this.lines[ply];
    if (line === undefined) {
      line = new Int32Array(MAX_PLIES);
      this.lines[ply] = line;
    }
    return line;
  }

  private stopped(): number {
    this.isStopped = true;
    this.isComplete = false;
    return 0;
  }
}

function isDecided({ bound, value }: ValueTable, alpha: number, beta: number): boolean {
  if (bound === EXACT) return true;
  return bound === AT_LEAST ? value >= beta : value <= alpha;
}
