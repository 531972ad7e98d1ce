import type { Tile } from '../../alphabet/tile';
import type { Position } from '../../board/position';
import type { TurnRules } from '../../game/turnRules';
import { isSameTurn } from '../../game/turns/sameTurn';
import { PASS, type PlainTurn } from '../../game/turns/turn';
import type { Gaddag } from '../../lexicon/gaddag';
import { type Message, message } from '../../message';
import { fail, ok, type Result } from '../../result';
import type { Deadline } from '../agent';
import { EndgameGame, type EndgameProgress } from './endgameGame';
import { EndgameSearch, PASS_MOVE } from './endgameSearch';
import { LineMoves } from './lineMoves';
import { type LineTurn, moveOf, turnsOfLine } from './lineTurns';
import { RootSearch, type RootTurn } from './rootSearch';
import { type SearchedTurns, searchedTurns } from './searchedTurns';
import { ValueTable } from './valueTable';

/** A game of two players whose bag is empty. */
export interface Endgame extends EndgameProgress {
  /** The board, and the rack of the player on turn. */
  readonly position: Position;
  readonly otherRack: readonly Tile[];
  readonly turnRules: TurnRules;
}

export interface SolveOptions {
  /** Polled every few hundred microseconds. */
  readonly stop: Deadline;
  /** Maximum depth in plies, solved or not. */
  readonly maxPlies?: number;
  /**
   * Searches only this many of the first turns, the highest-scoring ones: an estimate, which never counts as
   * solved.
   */
  readonly mostTurns?: number | undefined;
  /** Prefers a good turn soon to a proof: deepens first, and keeps a better turn of an unfinished ply. */
  readonly isHurried?: boolean;
  /** Values below `low` and above `high` need only a bound. */
  readonly window?: { readonly low: number; readonly high: number };
  /** Turns that also get an exact value, which takes longer. */
  readonly wanted?: readonly PlainTurn[];
  /** Number of best turns to return with their values, in addition to those wanted. */
  readonly rated?: number;
  /** Called after each ply. */
  readonly onDepth?: (result: EndgameResult) => void;
}

export interface EndgameResult {
  /** Points that the player on turn gains on the opponent to the end, settlement included. */
  readonly value: number;
  /** Outside of the window, the value is a bound. */
  readonly bound: 'exact' | 'at-least' | 'at-most';
  /** Whether no deeper search can change the value. */
  readonly solved: boolean;
  /** The best line, as far as it was searched. */
  readonly line: readonly LineTurn[];
  readonly rated: readonly RatedTurn[];
  /** Plies searched in full; leaves below are evaluated by greedy play. */
  readonly depth: number;
  readonly nodes: number;
}

/** A legal turn, and its value with best play afterwards. */
export interface RatedTurn extends LineTurn {
  readonly value: number;
  /** Turns that are not among the best usually have only an upper bound. */
  readonly bound: 'exact' | 'at-most';
  readonly solved: boolean;
  readonly line: readonly LineTurn[];
}

/** Limit of rack codes: larger ones are not small integers. */
const MOST_RACK_CODES = 2 ** 30;
const DEFAULT_TABLE_BYTES = 1 << 27;
const DEFAULT_RATED = 0;

/**
 * Solves endgames of two players exactly: iterative deepening, each ply a principal variation search
 * (Marsland and Campbell 1982, https://doi.org/10.1145/356893.356895) whose leaves are evaluated by greedy
 * play, until no line was cut off. Keep one for each lexicon: it owns its working space.
 */
export class EndgameSolver {
  private readonly moves: LineMoves;
  private readonly game: EndgameGame;
  private readonly table: ValueTable;
  private readonly search: EndgameSearch;
  private readonly root: RootSearch;
  private stop: Deadline = () => false;
  private endgame: Endgame | undefined;

  /** @param tableBytes memory for values and for moves together, about; a power of two */
  constructor(
    gaddag: Gaddag,
    { tableBytes = DEFAULT_TABLE_BYTES }: { readonly tableBytes?: number | undefined } = {},
  ) {
    const stop = () => this.stop();
    this.moves = new LineMoves(gaddag, { heldMoves: tableBytes / 128, tableInts: tableBytes / 8 }, stop);
    this.game = new EndgameGame(this.moves);
    this.table = new ValueTable(tableBytes / 4);
    this.search = new EndgameSearch(this.game, this.moves, this.table, stop);
    this.root = new RootSearch(this.game, this.moves, this.search);
  }

  /** The value of an endgame and its best line; if stopped, those of the last full ply. */
  solve(endgame: Endgame, options: SolveOptions): Result<EndgameResult, Message> {
    const { game, moves, root, search } = this;
    this.stop = options.stop;
    this.endgame = endgame;
    moves.load(endgame.position, new Uint8Array(endgame.otherRack));
    if (moves.racks.some(({ codes }) => codes > MOST_RACK_CODES))
      return fail(message('endgame.racksTooLarge'));
    game.begin(endgame.position, endgame.turnRules, endgame);
    this.table.clear();
    search.begin();
    root.begin(options.mostTurns, options.isHurried);
    this.markWanted(options.wanted ?? []);
    const { low, high } = options.window ?? { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
    const maxPlies = options.maxPlies ?? Number.POSITIVE_INFINITY;
    let told: EndgameResult | undefined;
    while (!root.isOver && root.depth < maxPlies && root.deepen(low, high, options.maxPlies === undefined)) {
      if (options.onDepth === undefined) continue;
      told = this.result(options);
      options.onDepth(told);
    }
    // Building lines takes time, which a caller who stops should not have to wait for again.
    return ok(told === undefined ? this.result(options) : { ...told, nodes: search.nodes });
  }

  /**
   * The search tree below a path of turns of the endgame solved last, as far as it is still stored; undefined
   * if the path is not legal.
   *
   * @param path the keys of the turns
   * @param most maximum number of turns to return
   */
  searched(path: readonly number[], most: number): SearchedTurns | undefined {
    const { game, moves, root, table } = this;
    if (this.endgame === undefined) return undefined;
    this.stop = () => false;
    moves.goOn();
    return searchedTurns({ game, moves, table, rootTurns: root.turns }, path, most);
  }

  private markWanted(wanted: readonly PlainTurn[]): void {
    if (wanted.length === 0) return;
    for (const turn of this.root.turns) {
      const plain = this.turnOf(turn);
      turn.isWanted = wanted.some((other) => isSameTurn(plain, other));
    }
  }

  private result({ rated = DEFAULT_RATED, window }: SolveOptions): EndgameResult {
    const { best, depth, isComplete, isCut, turns } = this.root;
    const value = best?.value ?? 0;
    const told = turns.filter((turn, nth) => nth < rated || turn.isWanted);
    return {
      value,
      bound: boundOf(value, window),
      solved: isComplete && !isCut,
      line: best === undefined ? [] : this.lineOf(best),
      rated: told.map((turn) => this.rate(turn)),
      depth,
      nodes: this.search.nodes,
    };
  }

  private rate(turn: RootTurn): RatedTurn {
    return {
      turn: this.turnOf(turn),
      points: turn.score,
      value: turn.value,
      bound: turn.isExact ? 'exact' : 'at-most',
      solved: turn.isComplete,
      line: this.lineOf(turn),
    };
  }

  private turnOf({ slot }: RootTurn): PlainTurn {
    const { held, records } = this.moves;
    return slot < 0 ? PASS : moveOf(records, held[slot]!);
  }

  private lineOf(turn: RootTurn): readonly LineTurn[] {
    if (this.endgame === undefined) return [];
    const first = turn.slot < 0 ? PASS_MOVE : this.moves.held[turn.slot]!;
    return turnsOfLine(first, turn.line, this.game, this.moves, this.endgame);
  }
}

function boundOf(value: number, window: SolveOptions['window']): EndgameResult['bound'] {
  if (window !== undefined && value <= window.low) return 'at-most';
  return window !== undefined && value >= window.high ? 'at-least' : 'exact';
}
