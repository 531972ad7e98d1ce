import type { EndgameGame } from './endgameGame';
import { type EndgameSearch, PASS_HASH, PASS_MOVE } from './endgameSearch';
import { LIST_COUNT, LIST_HEAD, type LineMoves } from './lineMoves';
import { FACE, HASH, SCORE, TAKEN } from './moveRecords';
import { OutThreats } from './outThreats';
import { TO_THE_END } from './valueTable';

/** A legal turn at the root. */
export interface RootTurn {
  /** Its index among the held moves; −1 for a pass. */
  readonly slot: number;
  readonly hash: number;
  readonly score: number;
  readonly face: number;
  /** Whether it plays the whole rack. */
  readonly goesOut: boolean;
  readonly endsGame: boolean;
  /** Whether to find its exact value, however bad it is. */
  isWanted: boolean;
  value: number;
  /** If false, the value is an upper bound. */
  isExact: boolean;
  isComplete: boolean;
  /** Hashes of the turns that follow, if the value is exact. */
  line: Int32Array;
}

/** Half-width around the value of the previous depth. */
const FIRST_WINDOW = 8;
/** Shallower values are only guesses. */
const DEPTH_TO_PROVE = 2;
/** Node limit of an attempt to prove: `nodes` plus `share` times the nodes so far. */
interface ProofBudget {
  readonly nodes: number;
  readonly share: number;
}
const FOR_PROOF: ProofBudget = { nodes: 2_000_000, share: 4 };
/** For little time, which a long failed attempt would use up. */
const FOR_TURN: ProofBudget = { nodes: 2000, share: 1 };
const NO_LINE = new Int32Array(0);

/** The turns at the root with their values, by iterative deepening. */
export class RootSearch {
  readonly turns: RootTurn[] = [];
  /** The best turn of the last full depth. */
  best: RootTurn | undefined;
  depth = 0;
  isComplete = false;
  /** Whether no deeper search is useful: one to the end is the last, even if moves lacked memory. */
  isOver = false;
  /** Whether some turns are not searched. */
  isCut = false;
  private readonly threats: OutThreats;
  private threatCount = 0;
  /** Earlier findings about the turns that the current depth has reached. */
  private readonly before: Findings[] = [];
  /** The best turn of the current depth above the lower end of its window. */
  private ahead: { readonly turn: RootTurn; readonly findings: Findings } | undefined;
  private isHurried = false;

  constructor(
    private readonly game: EndgameGame,
    private readonly moves: LineMoves,
    private readonly search: EndgameSearch,
  ) {
    this.threats = new OutThreats(game, moves);
  }

  /**
   * Lists the turns; the moves stay held.
   * @param most maximum number of turns to search
   * @param isHurried whether a good turn soon counts more than a proof
   */
  begin(most = Number.POSITIVE_INFINITY, isHurried = false): void {
    this.isHurried = isHurried;
    this.turns.length = 0;
    this.threats.begin();
    this.depth = 0;
    this.isComplete = false;
    this.isOver = false;
    const { board, held } = this.moves;
    for (let line = 0; line < board.lineCount && !this.moves.isStopped; line++) {
      const list = this.moves.listOf(line, 0);
      const { ints } = this.moves.records;
      for (let i = 0; i < ints[list + LIST_COUNT]!; i++) {
        if (this.moves.heldCount >= held.length / 2) {
          this.moves.isIncomplete = true;
          break;
        }
        const slot = this.moves.heldCount++;
        held[slot] = list + LIST_HEAD + i * this.moves.recordSize;
        this.addMove(slot);
      }
    }
    this.turns.push(
      turnOf({
        slot: PASS_MOVE,
        hash: PASS_HASH,
        score: 0,
        face: 0,
        goesOut: false,
        endsGame: this.game.endsAfter(0, true),
      }),
    );
    this.turns.sort((one, other) => other.score + other.face - one.score - one.face);
    this.isCut = this.turns.length > most;
    if (this.isCut) this.turns.length = most;
    this.best = this.turns[0];
  }

  /**
   * Searches one ply deeper; false if stopped.
   *
   * @param mayProve whether to first try, from some depth on, to follow every line to its end within a node
   * limit: with a good guess of the value, that is less work than all depths on the way
   */
  deepen(low: number, high: number, mayProve: boolean): boolean {
    const { moves, search } = this;
    if (!mayProve || this.depth < DEPTH_TO_PROVE) return this.searchDepth(this.depth + 1, low, high);
    const { heldCount } = moves;
    const { nodes, share } = this.isHurried ? FOR_TURN : FOR_PROOF;
    search.mostNodes = nodes + (1 + share) * search.nodes;
    const isProven = this.searchDepth(TO_THE_END, low, high);
    const hasStopped = search.nodes < search.mostNodes || moves.isStopped;
    search.mostNodes = Number.POSITIVE_INFINITY;
    if (isProven || hasStopped) return isProven;
    search.isStopped = false;
    moves.heldCount = heldCount;
    return this.searchDepth(this.depth + 1, low, high);
  }

  private searchDepth(depth: number, low: number, high: number): boolean {
    this.before.length = 0;
    this.ahead = undefined;
    const last = Math.min(Math.max(this.best?.value ?? 0, low), high);
    const isFirst = this.depth === 0;
    let width = FIRST_WINDOW;
    let alpha = isFirst ? low : Math.max(low, last - width);
    let beta = isFirst ? high : Math.min(high, last + width);
    for (;;) {
      const best = this.searchAll(depth, alpha, beta);
      if (best === undefined) {
        this.leaveDepth();
        return false;
      }
      width *= 4;
      if (best.value <= alpha && alpha > low) alpha = width > 1000 ? low : Math.max(low, last - width);
      else if (best.value >= beta && beta < high) beta = width > 1000 ? high : Math.min(high, last + width);
      else {
        this.best = best;
        break;
      }
    }
    this.endDepth(depth, high);
    return true;
  }

  /** Restores the results of the last full depth, but a hurried search keeps a turn that proved better. */
  private leaveDepth(): void {
    for (let nth = 0; nth < this.before.length; nth++) restore(this.turns[nth]!, this.before[nth]!);
    if (!this.isHurried || this.ahead === undefined) return;
    const { findings, turn } = this.ahead;
    restore(turn, findings);
    this.best = turn;
  }

  private endDepth(depth: number, high: number): void {
    this.depth++;
    // Above the window one turn is enough.
    const decisive = this.best !== undefined && this.best.value >= high ? [this.best] : this.turns;
    this.isComplete = !this.moves.isIncomplete && decisive.every(({ isComplete }) => isComplete);
    this.isOver = this.isComplete || depth >= TO_THE_END;
    this.turns.sort((one, other) => rank(other) - rank(one));
  }

  private searchAll(depth: number, alpha: number, beta: number): RootTurn | undefined {
    let lower = alpha;
    this.threatCount = this.threats.find(0);
    let best: RootTurn | undefined;
    for (let nth = 0; nth < this.turns.length; nth++) {
      const turn = this.turns[nth]!;
      if (nth === this.before.length) this.before.push(findingsOf(turn));
      this.searchTurn(turn, depth, lower, beta, best !== undefined);
      if (this.search.isStopped) return undefined;
      if (turn.value > Math.max(alpha, this.ahead?.findings.value ?? alpha) || turn === this.ahead?.turn)
        this.ahead = { turn, findings: findingsOf(turn) };
      if (best === undefined || turn.value > best.value) best = turn;
      lower = Math.max(lower, turn.value);
      if (lower >= beta) break;
    }
    return best;
  }

  private searchTurn(turn: RootTurn, depth: number, alpha: number, beta: number, isLater: boolean): void {
    const { game, moves, search } = this;
    const { face, score, slot } = turn;
    if (turn.endsGame) {
      turn.value = turn.goesOut ? game.outValue(score) : score + game.endValue(face);
      turn.isExact = true;
      turn.isComplete = true;
      turn.line = NO_LINE;
      return;
    }
    if (isLater && !turn.isWanted && this.threatCount > 0 && this.isRefuted(turn, alpha)) return;
    if (slot < 0) game.pass();
    else game.play(moves.held[slot]!);
    const wide = turn.isWanted;
    const low = wide ? Number.NEGATIVE_INFINITY : alpha;
    const high = wide ? Number.POSITIVE_INFINITY : beta;
    let value = Number.NaN;
    const isProbe = isLater && !wide && high - low > 1;
    if (isProbe) value = score - search.search(1, depth - 1, score - low - 1, score - low, true);
    if (!isProbe || (value > low && value < high && !search.isStopped))
      value = score - search.search(1, depth - 1, score - high, score - low, false);
    game.takeBack();
    if (search.isStopped) return;
    turn.value = value;
    turn.isExact = value > low && value < high;
    turn.isComplete = search.isComplete;
    turn.line = turn.isExact ? search.line(1) : NO_LINE;
  }

  /** Whether the turn leaves the opponent a way to go out that refutes it. */
  private isRefuted(turn: RootTurn, alpha: number): boolean {
    const { face, score, slot } = turn;
    const move = slot < 0 ? PASS_MOVE : this.moves.held[slot]!;
    const bound = score - this.threats.answerTo(0, this.threatCount, move, this.game.ownFace - face);
    if (bound > alpha) return false;
    turn.value = bound;
    turn.isExact = false;
    turn.isComplete = true;
    turn.line = NO_LINE;
    return true;
  }

  private addMove(slot: number): void {
    const { floats, ints } = this.moves.records;
    const move = this.moves.held[slot]!;
    const score = floats[(move + SCORE) >> 1]!;
    const goesOut = this.game.endsWhenOut && ints[move + TAKEN] === this.game.rackCode;
    const endsGame = goesOut || this.game.endsAfter(score, false);
    this.turns.push(
      turnOf({ slot, hash: ints[move + HASH]!, score, face: ints[move + FACE]!, goesOut, endsGame }),
    );
  }
}

/** Field by field: with blanks there are thousands of them, and a search of few plies takes no longer. */
const turnOf = ({
  endsGame,
  face,
  goesOut,
  hash,
  score,
  slot,
}: Pick<RootTurn, 'slot' | 'hash' | 'score' | 'face' | 'goesOut' | 'endsGame'>): RootTurn => ({
  slot,
  hash,
  score,
  face,
  goesOut,
  endsGame,
  isWanted: false,
  value: score,
  isExact: false,
  isComplete: false,
  line: NO_LINE,
});

/** The results of a search for a turn. */
type Findings = Pick<RootTurn, 'value' | 'isExact' | 'isComplete' | 'line'>;

const findingsOf = ({ isComplete, isExact, line, value }: RootTurn): Findings => ({
  value,
  isExact,
  isComplete,
  line,
});

function restore(turn: RootTurn, { isComplete, isExact, line, value }: Findings): void {
  turn.value = value;
  turn.isExact = isExact;
  turn.isComplete = isComplete;
  turn.line = line;
}

/** The exact ones, then by value. */
const rank = ({ isExact, value }: RootTurn): number => value + (isExact ? 0.5 : 0);
