import type { Tile } from '../../alphabet/tile';
import { entryAt } from '../../certain';
import type { PlainTurn } from '../../game/turns/turn';
import type { Deals } from './deals';
import { OpenDeals } from './openDeals';
import { type Outcome, OutcomeSum, shareOf, TIED } from './outcome';
import { LAST_STAGE, RESULT_STAGE, STAGES, type Stage } from './stages';

/** First time limit of a deal, and its growth with each try. */
const FIRST_MS = 500;
const GROWTH = 4;

/** The bag in the order in which its tiles are drawn, and whether the game is then likelier won than lost. */
export interface DrawnOutcome {
  readonly bag: readonly Tile[];
  readonly result: 'win' | 'tie' | 'loss';
  /** Whether the result is exact for the model; else it is an estimate. */
  readonly isKnown: boolean;
}

/** A turn of the player on turn, and the results for it so far. */
export class Candidate {
  /** By deal. */
  private readonly outcomes: Outcome[] = [];
  /** The stage of the outcome, by deal. */
  private readonly stages: number[] = [];
  /** Deals handed out, by stage, for estimates. */
  private readonly asked = STAGES.map(() => 0);
  /** Deals whose result is left to find, and those left to examine to the end. */
  private readonly openResults: OpenDeals;
  private readonly openEnds: OpenDeals;
  /** Deals whose result is known. */
  private readonly known = new Set<number>();
  /** Deals examined to the end. */
  private examined = 0;
  /** All orderings, and those not won for certain, half of the ties included. */
  private readonly orderings: number;
  private lost = 0;
  /** How often a deal took too long. */
  tries = 0;
  private mean: Outcome | undefined;

  constructor(
    readonly turn: PlainTurn,
    readonly deals: Deals,
  ) {
    this.openResults = new OpenDeals(deals.listed.length);
    this.openEnds = new OpenDeals(deals.listed.length);
    this.orderings = deals.listed.reduce((sum, { weight }) => sum + weight, 0);
  }

  /** Whether a stage has deals left to hand out. */
  isOpenAt(stage: number): boolean {
    if (stage < RESULT_STAGE) return this.askedAt(stage) < this.wantedAt(stage);
    return this.deals.areAll && !this.openAt(stage).isEmpty;
  }

  /** Takes the indices of the next deals of a stage. */
  takeAt(stage: number): readonly number[] {
    if (stage >= RESULT_STAGE) {
      // The deal that is likeliest lost comes first: if the turn cannot be the best, that shows soonest.
      const number = this.openAt(stage).take((each) => shareOf(this.outcomes[each] ?? TIED));
      return number === undefined ? [] : [number];
    }
    const from = this.askedAt(stage);
    const count = this.wantedAt(stage) - from;
    this.asked[stage] = from + count;
    return Array.from({ length: count }, (_, nth) => from + nth);
  }

  note(stage: number, numbers: readonly number[], outcomes: readonly (Outcome | undefined)[]): void {
    for (const [nth, number] of numbers.entries()) {
      const outcome = outcomes[nth];
      if (outcome !== undefined) this.noteOutcome(stage, number, outcome);
      else if (stage >= RESULT_STAGE) this.openAt(stage).putBack(number);
    }
    this.mean = undefined;
    if (stage >= RESULT_STAGE && outcomes.includes(undefined)) this.tries++;
  }

  private noteOutcome(stage: number, number: number, outcome: Outcome): void {
    const before = this.outcomes[number];
    if (stage === RESULT_STAGE) {
      if (this.known.has(number)) return;
      // Its spread is only of the right sign.
      this.outcomes[number] = { ...outcome, spread: (before ?? this.estimate ?? outcome).spread };
      this.stages[number] ??= 0;
    } else if (stage >= (this.stages[number] ?? 0)) {
      const isResultKept = stage !== LAST_STAGE && before !== undefined && this.known.has(number);
      this.outcomes[number] = isResultKept ? { ...before, spread: outcome.spread } : outcome;
      this.stages[number] = stage;
    }
    if (stage < RESULT_STAGE) return;
    if (!this.known.has(number))
      this.lost += (1 - shareOf(outcome)) * entryAt(this.deals.listed, number).weight;
    this.known.add(number);
    this.openResults.close(number);
    if (stage !== LAST_STAGE) return;
    this.openEnds.close(number);
    this.examined++;
  }

  /** The share of the orderings that the turn wins if it wins all whose result is not known. */
  get bestShare(): number {
    return this.deals.areAll ? 1 - this.lost / this.orderings : 1;
  }

  get millisecondsForTry(): number {
    return FIRST_MS * GROWTH ** this.tries;
  }

  /** Mean outcome of the deals so far; undefined before the first one. */
  get estimate(): Outcome | undefined {
    if (this.mean === undefined) {
      const sum = this.sum;
      if (sum.weight > 0) this.mean = sum.mean;
    }
    return this.mean;
  }

  get sum(): OutcomeSum {
    const { listed } = this.deals;
    const sum = new OutcomeSum();
    for (const [number, outcome] of this.outcomes.entries())
      if (outcome !== undefined) sum.add(outcome, entryAt(listed, number).weight);
    return sum;
  }

  get draws(): readonly DrawnOutcome[] {
    // Deals without an outcome are holes, which are passed over.
    return this.outcomes.flatMap(({ losses, wins }, number): DrawnOutcome[] => {
      const { bag } = entryAt(this.deals.listed, number);
      const result = wins > losses ? 'win' : wins < losses ? 'loss' : 'tie';
      return [{ bag, result, isKnown: this.known.has(number) }];
    });
  }

  /** The lowest stage of any deal so far. */
  get stage(): number | undefined {
    let lowest: number | undefined;
    for (const stage of this.stages) if (stage !== undefined) lowest = Math.min(stage, lowest ?? stage);
    return lowest;
  }

  /** Whether every deal is examined to the end of the game. */
  get isExamined(): boolean {
    const { areAll, listed } = this.deals;
    return areAll && this.examined === listed.length;
  }

  /** Whether the result of every deal is known. */
  get isResultKnown(): boolean {
    const { areAll, listed } = this.deals;
    return areAll && this.known.size === listed.length;
  }

  private openAt(stage: number): OpenDeals {
    return stage === LAST_STAGE ? this.openEnds : this.openResults;
  }

  private askedAt(stage: number): number {
    return entryAt(this.asked, stage);
  }

  private wantedAt(stage: number): number {
    const { length } = this.deals.listed;
    const { deals }: Stage = entryAt(STAGES, stage);
    return Math.min(length, deals ?? length);
  }
}
