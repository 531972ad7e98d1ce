import type { Tile } from '../../alphabet/tile';
import { entryAt } from '../../certain';
import type { PlainTurn } from '../../game/turns/turn';
import type { Deals } from './deals';
import { type Outcome, OutcomeSum, shareOf } from './outcome';
import { LAST_STAGE, STAGES, type Stage } from './stages';

/** First time limit of a deal, and its growth with each try. */
const FIRST_MS = 500;
const GROWTH = 4;

/** The bag in the order in which its tiles are drawn, and whether the game is then likelier won than lost. */
export interface DrawnOutcome {
  readonly bag: readonly Tile[];
  readonly result: 'win' | 'tie' | 'loss';
}

/** A turn of the player on turn, and the results for it so far. */
export class Candidate {
  /** By deal. */
  private readonly outcomes: Outcome[] = [];
  /** The stage of the outcome, by deal. */
  private readonly stages: number[] = [];
  /** Deals handed out, by stage before the last. */
  private readonly asked = STAGES.map(() => 0);
  /** Deals not yet handed out at the last stage. */
  private readonly waiting: Set<number>;
  /** Deals to try again, because examining them to the end took too long. */
  private readonly unfinished: number[] = [];
  /** Deals examined to the end, which are not handed out again. */
  private examined = 0;
  /** All orderings, and those that the deals examined to the end did not win, half of the ties included. */
  private readonly orderings: number;
  private lost = 0;
  /** How often one of them took too long. */
  tries = 0;
  private mean: Outcome | undefined;

  constructor(
    readonly turn: PlainTurn,
    readonly deals: Deals,
  ) {
    this.waiting = new Set(deals.listed.keys());
    this.orderings = deals.listed.reduce((sum, { weight }) => sum + weight, 0);
  }

  /** Whether a stage has deals left to hand out. */
  isOpenAt(stage: number): boolean {
    if (stage !== LAST_STAGE) return this.askedAt(stage) < this.wantedAt(stage);
    return this.deals.areAll && this.unfinished.length + this.waiting.size > 0;
  }

  /** Takes the indices of the next deals of a stage. */
  takeAt(stage: number): readonly number[] {
    if (stage === LAST_STAGE) return this.takeToTheEnd();
    const from = this.askedAt(stage);
    const count = this.wantedAt(stage) - from;
    this.asked[stage] = from + count;
    return Array.from({ length: count }, (_, nth) => from + nth);
  }

  /** The deal that is likeliest lost comes first: if the turn cannot be the best, that shows soonest. */
  private takeToTheEnd(): readonly number[] {
    const shareAt = (number: number): number => {
      const outcome = this.outcomes[number];
      return outcome === undefined ? 0.5 : shareOf(outcome);
    };
    let worst = this.waiting.size === 0 ? this.unfinished.shift() : undefined;
    for (const number of this.waiting)
      if (worst === undefined || shareAt(number) < shareAt(worst)) worst = number;
    if (worst === undefined) return [];
    this.waiting.delete(worst);
    return [worst];
  }

  note(stage: number, numbers: readonly number[], outcomes: readonly (Outcome | undefined)[]): void {
    this.mean = undefined;
    for (const [nth, number] of numbers.entries()) {
      const outcome = outcomes[nth];
      if (outcome === undefined) {
        if (stage === LAST_STAGE) {
          this.waiting.delete(number);
          this.unfinished.push(number);
        }
      } else if (stage >= (this.stages[number] ?? 0)) {
        if (stage === LAST_STAGE) {
          this.examined++;
          this.waiting.delete(number);
          this.lost += (1 - shareOf(outcome)) * entryAt(this.deals.listed, number).weight;
        }
        this.outcomes[number] = outcome;
        this.stages[number] = stage;
      }
    }
    if (stage === LAST_STAGE && outcomes.includes(undefined)) this.tries++;
  }

  /** The share of the orderings that the turn wins if it wins all that are not examined to the end. */
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
      return [{ bag, result: wins > losses ? 'win' : wins < losses ? 'loss' : 'tie' }];
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

  private askedAt(stage: number): number {
    return entryAt(this.asked, stage);
  }

  private wantedAt(stage: number): number {
    const { length } = this.deals.listed;
    const { deals }: Stage = entryAt(STAGES, stage);
    return Math.min(length, deals ?? length);
  }
}
