import { entryAt } from '../../certain';
import { DealResults } from './dealResults';
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
  /** From a position. */
  private readonly deals: DealResults | undefined;
  private readonly isThere: Uint8Array;
  /** With a test: pairs that arrived before their turn. */
  private readonly early = new Map<number, readonly GameSummary[]>();
  private next = 0;
  isDecided = false;
  /** Number of games added, counted or not. */
  played = 0;

  constructor(private readonly plan: TournamentPlan) {
    this.tallies = newTallies(plan);
    this.curve = new ShareCurve(plan);
    this.deals = plan.start === undefined ? undefined : new DealResults(plan);
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
    const report = reportOf(this.plan, this.tallies);
    return this.deals?.compareIn(report) ?? report;
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
    addPair(this.plan, entryAt(this.tallies, placeOfPair(this.plan, number).pairing), games);
    this.curve.add(games);
    this.deals?.add(games);
  }
}
