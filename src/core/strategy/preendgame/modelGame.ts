import type { Tile } from '../../alphabet/tile';
import { tilesLeft } from '../../alphabet/tileCounts';
import { entryAt } from '../../certain';
import { rackOnTurn, turnTo } from '../../game/gameFacts';
import type { GameState } from '../../game/gameState';
import { finalScores } from '../../game/settlement';
import { countPlayed, without } from '../../game/turns/placement';
import type { PlainTurn } from '../../game/turns/turn';
import { gamesAfter } from './afterTurn';
import { type Deal, dealsOf } from './deals';
import {
  compareOutcomes,
  LOST,
  type Outcome,
  OutcomeSum,
  outcomeOf,
  ROUNDING,
  shareOf,
  WON,
} from './outcome';
import type { PlayerModel } from './playerModel';
import type { Turns } from './turnLister';

/** Returns the final spread of player 0; undefined if it was not determined. */
export type Judge = (state: GameState) => number | undefined;

export interface ModelRules {
  readonly model: PlayerModel;
  /** Tiles of the other rack that player 0 knew before the first turn. */
  readonly known: readonly Tile[];
  readonly listTurns: (state: GameState) => Turns;
  /** Evaluates games with an empty bag, and those at the horizon. */
  readonly judge: Judge;
  /** Depth limit in turns; then evaluate statically. */
  readonly horizon: number;
  /** Maximum number of deals that a player considers; undefined for all. */
  readonly mostDeals: number | undefined;
  readonly isStopped: () => boolean;
}

/** The deals that a player considers for turns that draw as many tiles, in the order to try them. */
interface ConsideredDeals {
  readonly areAll: boolean;
  readonly listed: Deal[];
  readonly total: number;
}

/** Cached decisions; the cache is cleared when it is full. */
const MOST_KEPT = 100_000;

/**
 * Plays games on while tiles are in the bag, by a model of what both players know. Whatever it cannot
 * determine (because it was stopped, or there are more turns than it lists) is undefined, and so is all that
 * depends on it.
 */
export class ModelGame {
  /** Decisions by the player's knowledge. */
  private readonly decisions = new Map<string, PlainTurn>();

  constructor(private readonly rules: ModelRules) {}

  valueAfter(state: GameState, turn: PlainTurn): Outcome | undefined {
    const games = gamesAfter(state, turn);
    if (games.length === 1) return this.valueOf(entryAt(games, 0));
    const sum = new OutcomeSum();
    for (const game of games) {
      const value = this.valueOf(game);
      if (value === undefined) return undefined;
      sum.add(value, 1);
    }
    return sum.mean;
  }

  private valueOf(state: GameState): Outcome | undefined {
    const { horizon, isStopped, judge, model } = this.rules;
    if (state.end !== undefined) return outcomeOf(spreadOf(finalScores(state)));
    if (state.bag.length === 0 || state.history.length >= horizon) {
      const spread = judge(state);
      return spread === undefined ? undefined : outcomeOf(spread);
    }
    if (isStopped()) return undefined;
    const seesAll = model === 'clairvoyant' || (model === 'guaranteed' && state.player === 1);
    if (seesAll) return this.best(state, (turn) => this.valueAfter(state, turn))?.value;
    const turn = this.decide(state);
    return turn === undefined ? undefined : this.valueAfter(state, turn);
  }

  /** The best turn for the player on turn; the first one of equals. */
  private best(
    state: GameState,
    weigh: (turn: PlainTurn, best: Outcome | undefined) => Outcome | undefined,
  ): { readonly turn: PlainTurn; readonly value: Outcome } | undefined {
    const { areAll, turns } = this.rules.listTurns(state);
    if (!areAll) return undefined;
    const sign = state.player === 0 ? 1 : -1;
    let found: { readonly turn: PlainTurn; readonly value: Outcome } | undefined;
    for (const turn of turns) {
      const value = weigh(turn, found?.value);
      if (value === undefined) return undefined;
      if (found === undefined || sign * compareOutcomes(value, found.value) > 0) found = { turn, value };
    }
    return found;
  }

  /** Decision of a player who knows only the board, the own rack and the tiles known to player 0. */
  private decide(state: GameState): PlainTurn | undefined {
    const known = this.knownTo(state);
    const key = keyOf(state, known);
    const kept = this.decisions.get(key);
    if (kept !== undefined) return kept;
    const { bag, player, position } = state;
    const unseen = {
      tiles: tilesLeft(position.rules.distribution, [...position.tiles, ...rackOnTurn(state)]),
      known,
      bagCount: bag.length,
    };
    const byDrawn = new Map<number, ConsideredDeals>();
    const dealsFor = (turn: PlainTurn): ConsideredDeals => {
      const drawn = drawnBy(turn, bag.length);
      const kept = byDrawn.get(drawn);
      if (kept !== undefined) return kept;
      const { areAll, listed } = dealsOf(unseen, drawn, this.rules.mostDeals);
      const total = listed.reduce((sum, { weight }) => sum + weight, 0);
      const deals = { areAll, listed: [...listed], total };
      byDrawn.set(drawn, deals);
      return deals;
    };
    const lost = player === 0 ? LOST : WON;
    const found = this.best(state, (turn, best) => {
      const { areAll, listed, total } = dealsFor(turn);
      if (!areAll && this.rules.mostDeals === undefined) return undefined;
      const sum = new OutcomeSum();
      // Orderings that a turn may lose before it is worse than the best so far.
      let spare =
        best === undefined ? Number.POSITIVE_INFINITY : total * (1 - shareOf(best, player) + ROUNDING);
      for (const [nth, deal] of listed.entries()) {
        const value = this.valueAfter(withDeal(state, player, deal), turn);
        if (value === undefined) return undefined;
        sum.add(value, deal.weight);
        spare -= (1 - shareOf(value, player)) * deal.weight;
        if (spare >= 0) continue;
        // Whatever the others are; and this deal comes first for the next turn, which often loses it, too.
        listed.unshift(...listed.splice(nth, 1));
        sum.add(lost, total - sum.weight);
        return sum.mean;
      }
      return sum.mean;
    });
    if (found === undefined) return undefined;
    if (this.decisions.size === MOST_KEPT) this.decisions.clear();
    this.decisions.set(key, found.turn);
    return found.turn;
  }

  /** Known tiles of the other rack: those that player 0 knew and the opponent has not played. */
  private knownTo({ history, player }: GameState): readonly Tile[] {
    if (player === 1) return [];
    let { known } = this.rules;
    for (const { player: by, turn } of history) {
      if (by === 0) continue;
      if (turn.kind === 'exchange') return [];
      if (turn.kind === 'placement') known = without(known, turn.tiles);
    }
    return known;
  }
}

/** The game with the tiles that a player does not see placed as in the deal. */
export function withDeal(state: GameState, viewer: number, { bag, otherRack }: Deal): GameState {
  const racks = state.racks.with(1 - viewer, otherRack);
  const { player, position } = state;
  return {
    ...state,
    // Player 1 draws from the back.
    bag: viewer === 0 ? bag : bag.toReversed(),
    racks,
    position: player === viewer ? position : turnTo(position, position.tiles, entryAt(racks, player)),
  };
}

/** Number of tiles that a turn draws together. */
export function drawnBy(turn: PlainTurn, bagCount: number): number {
  if (turn.kind === 'pass') return 0;
  return Math.min(bagCount, turn.kind === 'exchange' ? turn.tiles.length : countPlayed(turn.tiles));
}

export const spreadOf = ([own = 0, other = 0]: readonly number[]): number => own - other;

/** Cache key: everything that a decision depends on. */
function keyOf(state: GameState, known: readonly Tile[]): string {
  const { bag, player, position, scorelessTurns, scores } = state;
  const rack = sorted(rackOnTurn(state));
  const rest = [player, bag.length, scorelessTurns, spreadOf(scores), rack, sorted(known)].join('|');
  return `${String.fromCharCode(...position.tiles)}|${rest}`;
}

const sorted = (tiles: readonly Tile[]): string => tiles.toSorted((one, other) => one - other).join();
