import { entryAt } from '../../certain';
import type { GameState } from '../../game/gameState';
import { finalScores } from '../../game/settlement';
import { takeTurn } from '../../game/turns/takeTurn';
import { PASS, type PlainTurn } from '../../game/turns/turn';
import type { Gaddag } from '../../lexicon/gaddag';
import { BestMoveFinder } from '../../movegen/bestMove/bestMoveFinder';
import { EndgameSolver } from '../endgame/endgameSolver';
import { spreadOf } from './modelGame';

/** Cached values; the cache is cleared when it is full. */
const MOST_KEPT = 50_000;
const SMALL_TABLE_BYTES = 1 << 18;
const MEDIUM_TABLE_BYTES = 1 << 22;
const LARGE_TABLE_BYTES = 1 << 26;
/** Up to this many tiles on the racks, a small table suffices, which is quicker to clear. */
const FEW_TILES = 6;
/** Up to this many plies, a medium table suffices; in a small one, moves are generated over and over. */
const SHALLOW = 4;

/** Turns searched in endgames that are not solved: all would take as long as a proof. */
const MOST_ESTIMATED = 24;

/** Determines how games end. Keep one for each lexicon and thread: it owns its working space. */
export class EndgameJudge {
  private readonly finder: BestMoveFinder;
  private readonly small: EndgameSolver;
  /** Created on first use. */
  private medium: EndgameSolver | undefined;
  private large: EndgameSolver | undefined;
  /** Gain of the player on turn in solved endgames. */
  private readonly gains = new Map<string, number>();

  constructor(
    private readonly gaddag: Gaddag,
    private readonly isStopped: () => boolean,
    /** Memory for the tables of large endgames; a power of two. */
    private readonly tableBytes = LARGE_TABLE_BYTES,
  ) {
    this.finder = new BestMoveFinder(gaddag);
    this.small = new EndgameSolver(gaddag, { tableBytes: SMALL_TABLE_BYTES });
  }

  /**
   * The final spread of player 0 in a game with an empty bag; undefined if stopped or not solved.
   *
   * @param plies search depth after the highest-scoring turns, followed by greedy play; undefined for best
   * play to the end
   */
  judge(state: GameState, plies?: number): number | undefined {
    const sign = state.player === 0 ? 1 : -1;
    const key = plies === undefined ? keyOf(state) : '';
    const gain = this.gains.get(key) ?? this.search(state, plies);
    if (gain === undefined) return undefined;
    if (plies === undefined) this.keep(key, gain);
    return spreadOf(state.scores) + sign * gain;
  }

  /** As `judge` to the end, but of a game that is won or lost it returns only a spread of the right sign. */
  judgeResult(state: GameState): number | undefined {
    const sign = state.player === 0 ? 1 : -1;
    const lead = spreadOf(state.scores);
    const key = `${lead}|${keyOf(state)}`;
    const tied = -sign * lead;
    const gain = this.gains.get(keyOf(state)) ?? this.gains.get(key) ?? this.search(state, undefined, tied);
    if (gain === undefined) return undefined;
    this.keep(key, gain);
    return lead + sign * gain;
  }

  /** @param tied the gain that ties the game, if only the result counts */
  private search(state: GameState, plies: number | undefined, tied?: number): number | undefined {
    const { player, position, racks, scorelessTurns, turnRules, turnsLeft } = state;
    const endgame = { position, otherRack: entryAt(racks, 1 - player), turnRules, scorelessTurns, turnsLeft };
    const tiles = racks.reduce((sum, rack) => sum + rack.length, 0);
    const solved = this.solverFor(tiles, plies).solve(endgame, {
      stop: this.isStopped,
      ...(plies === undefined ? {} : { maxPlies: plies, mostTurns: MOST_ESTIMATED }),
      ...(tied === undefined ? {} : { window: { low: tied - 1, high: tied + 1 } }),
    });
    if (!solved.ok || this.isStopped()) return undefined;
    return plies !== undefined || solved.value.solved ? solved.value.value : undefined;
  }

  private solverFor(tiles: number, plies: number | undefined): EndgameSolver {
    if (tiles <= FEW_TILES) return this.small;
    if (plies !== undefined && plies <= SHALLOW) {
      this.medium ??= new EndgameSolver(this.gaddag, { tableBytes: MEDIUM_TABLE_BYTES });
      return this.medium;
    }
    this.large ??= new EndgameSolver(this.gaddag, { tableBytes: this.tableBytes });
    return this.large;
  }

  private keep(key: string, gain: number): void {
    if (this.gains.size >= MOST_KEPT) this.gains.clear();
    this.gains.set(key, gain);
  }

  /** Final spread of player 0 under greedy play by both: the highest score, or a pass without a move. */
  playOut(from: GameState): number | undefined {
    let state = from;
    while (state.end === undefined) {
      if (this.isStopped()) return undefined;
      const turn: PlainTurn = this.finder.find(state.position) ?? PASS;
      state = takeTurn(state, turn);
    }
    return spreadOf(finalScores(state));
  }
}

/** Cache key: everything that the rest of an endgame depends on. */
function keyOf({ player, position, racks, scorelessTurns, turnsLeft }: GameState): string {
  const tiles = racks.map((rack) => rack.toSorted((one, other) => one - other).join());
  return [player, scorelessTurns, turnsLeft, ...tiles, String.fromCharCode(...position.tiles)].join('|');
}
