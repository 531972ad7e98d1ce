import type { Tile } from '../../alphabet/tile';
import { tilesLeft } from '../../alphabet/tileCounts';
import { entryAt } from '../../certain';
import { rackOnTurn } from '../../game/gameFacts';
import type { GameState } from '../../game/gameState';
import { finalScores } from '../../game/settlement';
import { without } from '../../game/turns/placement';
import type { PlainTurn } from '../../game/turns/turn';
import { gamesAfter } from './afterTurn';
import { ConsideredDeals } from './consideredDeals';
import { compareOutcomes, type Outcome, OutcomeSum, outcomeOf, ROUNDING, shareOf } from './outcome';
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
  /**
   * If only the result of a game counts, and the judge returns no more than a spread of its sign: the game
   * that determines the spread, too, for decisions between turns that win as much.
   */
  readonly exact?: ModelGame | undefined;
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
  /** Turns that win equally much, likewise. */
  private readonly equals = new Map<string, readonly PlainTurn[]>();

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
    const { exact, horizon, isStopped, judge, model } = this.rules;
    if (state.end !== undefined) return outcomeOf(spreadOf(finalScores(state)));
    if (state.bag.length === 0 || state.history.length >= horizon) {
      const spread = judge(state);
      return spread === undefined ? undefined : outcomeOf(spread);
    }
    if (isStopped()) return undefined;
    const seesAll = model === 'clairvoyant' || (model === 'guaranteed' && state.player === 1);
    if (seesAll) return this.best(state, (turn) => this.valueAfter(state, turn))?.value;
    if (exact !== undefined) return this.resultOf(state, exact);
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
    const considered = this.consideredIn(state, known);
    const found = this.best(state, (turn, best) => considered.weigh(turn, best));
    if (found === undefined) return undefined;
    if (this.decisions.size === MOST_KEPT) this.decisions.clear();
    this.decisions.set(key, found.turn);
    return found.turn;
  }

  /**
   * The result of such a decision. It is mostly the same after all turns that win most; else the spread
   * decides between them.
   */
  private resultOf(state: GameState, exact: ModelGame): Outcome | undefined {
    const turns = this.equalsFor(state);
    if (turns === undefined) return undefined;
    let result: Outcome | undefined;
    for (const turn of turns) {
      const value = this.valueAfter(state, turn);
      if (value === undefined) return undefined;
      if (result !== undefined && Math.abs(shareOf(value) - shareOf(result)) > ROUNDING) {
        const decided = exact.decide(state);
        return decided === undefined ? undefined : this.valueAfter(state, decided);
      }
      result ??= value;
    }
    return result;
  }

  /** The turns that win most for a player who does not see all; of those that win every deal, one. */
  private equalsFor(state: GameState): readonly PlainTurn[] | undefined {
    const known = this.knownTo(state);
    const key = keyOf(state, known);
    const kept = this.equals.get(key);
    if (kept !== undefined) return kept;
    const { areAll, turns } = this.rules.listTurns(state);
    if (!areAll) return undefined;
    const { player } = state;
    const considered = this.consideredIn(state, known);
    let best: Outcome | undefined;
    let found: PlainTurn[] = [];
    for (const turn of turns) {
      const value = considered.weigh(turn, best);
      if (value === undefined) return undefined;
      const gain = best === undefined ? 1 : shareOf(value, player) - shareOf(best, player);
      if (gain > ROUNDING) {
        best = value;
        found = [turn];
        if (shareOf(value, player) > 1 - ROUNDING) break;
      } else if (gain > -ROUNDING) found.push(turn);
    }
    if (this.equals.size === MOST_KEPT) this.equals.clear();
    this.equals.set(key, found);
    return found;
  }

  private consideredIn(state: GameState, known: readonly Tile[]): ConsideredDeals {
    const { bag, position } = state;
    const tiles = tilesLeft(position.rules.distribution, [...position.tiles, ...rackOnTurn(state)]);
    return new ConsideredDeals(
      state,
      { tiles, known, bagCount: bag.length },
      this.rules.mostDeals,
      (deal, turn) => this.valueAfter(deal, turn),
    );
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

export const spreadOf = ([own = 0, other = 0]: readonly number[]): number => own - other;

/** Cache key: everything that a decision depends on. */
function keyOf(state: GameState, known: readonly Tile[]): string {
  const { bag, player, position, scorelessTurns, scores } = state;
  const rack = sorted(rackOnTurn(state));
  const rest = [player, bag.length, scorelessTurns, spreadOf(scores), rack, sorted(known)].join('|');
  return `${String.fromCharCode(...position.tiles)}|${rest}`;
}

const sorted = (tiles: readonly Tile[]): string => tiles.toSorted((one, other) => one - other).join();
