import { BestLines } from './bestLines';
import { type EndgameGame, MAX_PLIES } from './endgameGame';
import { gatherMoves, holdKnownBest, holdKnownOut } from './gatherMoves';
import type { LineMoves } from './lineMoves';
import { FACE, HASH, SCORE } from './moveRecords';
import { OutThreats } from './outThreats';
import { Playout } from './playout';
import { AT_LEAST, AT_MOST, EXACT, MOVE_MASK, TO_THE_END, type ValueTable } from './valueTable';

/** Stands for a pass where a move is expected. */
export const PASS_MOVE = -1;
/** The hash of a pass. */
export const PASS_HASH = 1;
const LOWEST = Number.NEGATIVE_INFINITY;
const NODES_BETWEEN_STOPS = 64;
/** Node limit of the move tried before others are generated. */
const FIRST_NODES = 10;
/** Node limits of successive rounds over a few moves, of which one is likely to cause a cutoff. */
const ROUNDS = [10, 100, 1000, 10_000, 100_000];
const MOVES_IN_ROUND = 4;
/** Minimum depth for rounds to pay off. */
const DEPTH_OF_ROUNDS = 20;

/**
 * Negamax with principal variation search. A node is complete if every line reached the end of the game or
 * was cut off by a bound that did: no deeper search changes its value.
 */
export class EndgameSearch {
  nodes = 0;
  /** Node limit. */
  mostNodes = Number.POSITIVE_INFINITY;
  /** Whether the value of the last node searched is independent of the search depth. */
  isComplete = true;
  isStopped = false;
  /** Whether `stop` ended the search. */
  private isEnded = false;

  private readonly worth: Float64Array;
  private readonly lines = new BestLines();
  /** Hash of the best turn by ply; 0 if unknown. */
  private readonly bestHashes = new Int32Array(MAX_PLIES);
  private readonly killers = new Int32Array(2 * MAX_PLIES);
  /** Upper bound of the moves left out. */
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
    this.isEnded = false;
    this.killers.fill(0);
    this.threats.begin();
  }

  /**
   * The value for the player on turn: exact between `alpha` and `beta`, an upper bound below, a lower bound
   * above.
   *
   * @param seemsEnough whether `beta` is likely to be reached
   */
  search(ply: number, depth: number, alpha: number, beta: number, seemsEnough: boolean): number {
    const { game, moves, table } = this;
    if (++this.nodes % NODES_BETWEEN_STOPS === 0 && this.stop()) this.isEnded = true;
    if (this.isEnded || this.nodes >= this.mostNodes) this.isStopped = true;
    if (this.isStopped || moves.isStopped) return this.stopped();
    this.lines.end(ply);
    const low = game.hashLow();
    const high = game.hashHigh();
    if (this.isKnown(low, high, depth, alpha, beta)) return table.value;
    const known = table.move;
    const weight = moves.racks[0].size + moves.racks[1].size;
    const judged = depth <= 0 ? this.judge(beta) : undefined;
    if (judged !== undefined) {
      table.keep(low, high, judged, 0, EXACT, known, weight);
      return judged;
    }
    const begin = moves.heldCount;
    let value = beta - alpha <= 1 ? this.goOutAtOnce(ply) : LOWEST;
    if (value < beta && seemsEnough) value = this.tryFirst(ply, depth, alpha, beta, known);
    if (value < beta && !this.isStopped) {
      const hasOut = gatherMoves(game, moves, this.worth, known, this.killers, 2 * ply);
      value = hasOut ? this.goOut(ply, begin) : LOWEST;
      if (value < beta) value = this.searchTurns(ply, depth, alpha, beta, value, begin, seemsEnough);
    }
    if (this.isStopped || moves.isStopped) return this.stopped();
    moves.heldCount = begin;
    const bound = value >= beta ? AT_LEAST : value > alpha ? EXACT : AT_MOST;
    const searched = this.isComplete ? TO_THE_END : Math.min(Math.max(depth, 0), TO_THE_END - 1);
    table.keep(low, high, value, searched, bound, this.bestHashes[ply]! & MOVE_MASK || known, weight);
    return value;
  }

  /** Whether the table decides the node; if so, its entry has been read. */
  private isKnown(low: number, high: number, depth: number, alpha: number, beta: number): boolean {
    const { table } = this;
    const isFound = table.find(low, high);
    if (!isFound || beta - alpha > 1 || table.depth < depth || !isDecided(table, alpha, beta)) return false;
    this.isComplete = table.depth === TO_THE_END;
    return true;
  }

  /** Heuristic value of a leaf; undefined if going out causes a cutoff or only a pass is possible. */
  private judge(beta: number): number | undefined {
    const judged = this.playout.value();
    if (judged === undefined || (this.playout.isOut && judged >= beta)) return undefined;
    this.isComplete = false;
    return judged;
  }

  /** Value of going out by a move that is generated already; −∞ if there is none. */
  private goOutAtOnce(ply: number): number {
    const { game, moves } = this;
    const slot = moves.heldCount;
    const hasOut = holdKnownOut(game, moves);
    moves.heldCount = slot;
    if (!hasOut) return LOWEST;
    this.worth[slot] = moves.records.floats[(moves.held[slot]! + SCORE) >> 1]!;
    return this.goOut(ply, slot);
  }

  /**
   * Tries the best-looking move that is generated already: if it causes a cutoff, the others need not be
   * generated. Returns −∞ if there is none.
   */
  private tryFirst(ply: number, depth: number, alpha: number, beta: number, known: number): number {
    const { game, moves } = this;
    const slot = moves.heldCount;
    const value = holdKnownBest(game, moves, known, this.killers, 2 * ply)
      ? this.searchWithin(FIRST_NODES, ply, depth - 1, alpha, beta, slot, 0)
      : LOWEST;
    moves.heldCount = slot;
    return value;
  }

  /**
   * One of a few moves is likely to cause a cutoff, but the work to prove it differs by orders of magnitude:
   * all of them get a few nodes, then more. Returns −∞ if none does.
   */
  private tryInRounds(
    ply: number,
    depth: number,
    alpha: number,
    beta: number,
    first: number,
    end: number,
    threatCount: number,
  ): number {
    if (depth <= DEPTH_OF_ROUNDS || end - first < 2) return LOWEST;
    const last = Math.min(end, first + MOVES_IN_ROUND);
    for (const nodes of ROUNDS)
      for (let i = first; i < last; i++) {
        if (nodes === ROUNDS[0]) this.bringBestForward(i, end);
        const value = this.searchWithin(nodes, ply, depth - 1, alpha, beta, i, threatCount);
        if (value >= beta || this.isStopped) return value;
      }
    return LOWEST;
  }

  /** Value of a held move if it reaches `beta` within the node limit, else −∞. */
  private searchWithin(
    nodes: number,
    ply: number,
    depth: number,
    alpha: number,
    beta: number,
    slot: number,
    threatCount: number,
  ): number {
    const { moves, mostNodes } = this;
    const { heldCount } = moves;
    const hash = moves.records.ints[moves.held[slot]! + HASH]!;
    this.mostNodes = Math.min(mostNodes, this.nodes + nodes);
    const value = this.searchTurn(ply, depth, alpha, beta, moves.held[slot]!, true, threatCount, false);
    this.mostNodes = mostNodes;
    if (this.isStopped) {
      const isOver = this.isEnded || moves.isStopped || this.nodes >= mostNodes;
      this.isStopped = isOver;
      moves.heldCount = heldCount;
      return LOWEST;
    }
    if (value < beta) return LOWEST;
    this.noteBest(ply, hash, true);
    return value;
  }

  /** Records the best way to go out, the held move at `begin`. Returns its value. */
  private goOut(ply: number, begin: number): number {
    const { held, records } = this.moves;
    this.isComplete = true;
    this.bestHashes[ply] = records.ints[held[begin]! + HASH]!;
    this.lines.end(ply + 1);
    this.lines.extend(ply, this.bestHashes[ply]!);
    return this.game.outValue(this.worth[begin]!);
  }

  /**
   * Tries the held moves from `begin` on, and a pass.
   *
   * @param out the value of going out, which the first of them does; −∞ if none does
   */
  private searchTurns(
    ply: number,
    depth: number,
    alpha: number,
    beta: number,
    out: number,
    begin: number,
    seemsEnough: boolean,
  ): number {
    const { moves, threats } = this;
    const hasOut = out > LOWEST;
    const first = hasOut ? begin + 1 : begin;
    const isForced = moves.heldCount === begin;
    const threatCount = threats.find(ply);
    this.bounded = out;
    const end = this.dropRefuted(ply, Math.max(alpha, out), first, threatCount);
    let best = this.bounded;
    let lower = Math.max(alpha, best);
    let isComplete = !moves.isIncomplete;
    const isNarrow = beta - alpha <= 1;
    if (!hasOut) this.bestHashes[ply] = 0;
    const found =
      seemsEnough && isNarrow ? this.tryInRounds(ply, depth, lower, beta, first, end, threatCount) : LOWEST;
    if (found >= beta || this.isStopped) return found;
    for (let i = first; i <= end && lower < beta; i++) {
      if (i < end) this.bringBestForward(i, end);
      const move = i < end ? moves.held[i]! : PASS_MOVE;
      const hash = this.hashOf(move);
      // A forced pass costs no depth; it terminates, because passes are counted.
      const nextDepth = isForced ? depth : depth - 1;
      const isFirst = i === first && !hasOut;
      const value = this.searchTurn(ply, nextDepth, lower, beta, move, isFirst, threatCount, isNarrow);
      if (this.isStopped) return 0;
      if (!this.isComplete) isComplete = false;
      if (value > best) best = value;
      if (value <= lower) continue;
      lower = value;
      // At a cutoff, the moves before do not matter.
      if (value >= beta) isComplete = this.isComplete;
      this.noteBest(ply, hash, value >= beta);
    }
    this.isComplete = isComplete;
    return best;
  }

  /**
   * Moves to the end the moves that an answer refutes in any case. Returns where they begin, and raises
   * `bounded` to their upper bound.
   */
  private dropRefuted(ply: number, alpha: number, first: number, threatCount: number): number {
    const { game, moves, threats, worth } = this;
    const { held } = moves;
    const { floats, ints } = moves.records;
    let end = moves.heldCount;
    for (let i = first; i < end && threatCount > 0; ) {
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

  /** Value of a turn for the player who takes it. */
  private searchTurn(
    ply: number,
    depth: number,
    alpha: number,
    beta: number,
    move: number,
    isFirst: boolean,
    threatCount: number,
    seemsEnough: boolean,
  ): number {
    const { game, threats } = this;
    const { floats, ints } = this.moves.records;
    const isPass = move < 0;
    const score = isPass ? 0 : floats[(move + SCORE) >> 1]!;
    const face = isPass ? 0 : ints[move + FACE]!;
    this.isComplete = true;
    if (game.endsAfter(score, isPass)) {
      this.lines.end(ply + 1);
      return score + game.endValue(face);
    }
    if (threatCount > 0) {
      const bound = score - threats.answerTo(ply, threatCount, move, game.ownFace - face);
      if (bound <= alpha) return bound;
    }
    if (beta - alpha <= 1) {
      // Probe the transposition table before playing the move.
      game.lookAhead(move);
      if (this.isKnown(game.nextLow, game.nextHigh, depth, score - beta, score - alpha)) {
        this.lines.end(ply + 1);
        return score - this.table.value;
      }
    }
    if (isPass) game.pass();
    else game.play(move);
    const value = this.searchAfter(ply + 1, depth, score, alpha, beta, isFirst, seemsEnough);
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
    seemsEnough: boolean,
  ): number {
    if (!isFirst && beta - alpha > 1) {
      const value = score - this.search(ply, depth, score - alpha - 1, score - alpha, true);
      if (value <= alpha || value >= beta || this.isStopped) return value;
    }
    return score - this.search(ply, depth, score - beta, score - alpha, seemsEnough);
  }

  /** Best line of the last node searched at a ply, as hashes; valid if its value is exact. */
  line(ply: number): Int32Array {
    return this.lines.at(ply);
  }

  private hashOf(move: number): number {
    return move < 0 ? PASS_HASH : this.moves.records.ints[move + HASH]!;
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

  private noteBest(ply: number, hash: number, isEnough: boolean): void {
    const { killers } = this;
    this.bestHashes[ply] = hash;
    this.lines.extend(ply, hash);
    if (!isEnough || killers[2 * ply] === hash) return;
    killers[2 * ply + 1] = killers[2 * ply]!;
    killers[2 * ply] = hash;
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
