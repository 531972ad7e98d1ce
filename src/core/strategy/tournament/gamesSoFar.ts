import { entryAt } from '../../certain';
import type { GameSummary } from './gameSummary';
import { pairCountOf, placeOfPair } from './pairNumbers';
import { ShareCurve } from './shareCurve';
import { testShares } from './sprt';
import type { TournamentPlan } from './tournamentPlan';
import type { TournamentReport } from './tournamentReport';
import { addPair, newTallies, type PairingTally, reportOf } from './tournamentTally';

/**
 * The games of a tournament, added in any order. If a test is to end them, pairs count in numerical order and
 * none after the deciding one, so that the result does not depend on the order.
 */
export class GamesSoFar {
  readonly tallies: readonly PairingTally[];
  readonly curve: ShareCurve;
  private readonly isThere: Uint8Array;
  /** With a test: pairs that arrived before their turn. */
  private readonly early = new Map<number, readonly GameSummary[]>();
  private next = 0;
  isDecided = false;
  /** Number of games added, counted or not. */
  played = 0;

  constructor(private readonly plan: TournamentPlan) {
    this.tallies = newTallies(plan.agents.length);
    this.curve = new ShareCurve(plan.agents.length);
    this.isThere = new Uint8Array(pairCountOf(plan));
  }

  has(number: number): boolean {
    return this.isThere[number] === 1;
  }

  /** Adds the games of a pair that has not been added yet. */
  add(number: number, games: readonly GameSummary[]): void {
    this.isThere[number] = 1;
    this.played += games.length;
    if (this.plan.sprt === null) this.count(number, games);
    else {
      this.early.set(number, games);
      this.countInOrder();
    }
  }

  get report(): TournamentReport {
    return reportOf(this.plan.agents, this.tallies, this.plan.sprt);
  }

  private countInOrder(): void {
    const { early, plan, tallies } = this;
    for (let games = early.get(this.next); games !== undefined; games = early.get(this.next)) {
      if (this.isDecided || plan.sprt === null) return;
      early.delete(this.next);
      this.count(this.next++, games);
      this.isDecided = testShares(entryAt(tallies, 0).pairResults, plan.sprt).decision !== null;
    }
  }

  private count(number: number, games: readonly GameSummary[]): void {
    addPair(entryAt(this.tallies, placeOfPair(this.plan, number).pairing), games);
    this.curve.add(games);
  }
}
