import { entryAt } from '../../certain';
import type { PlainTurn } from '../../game/turns/turn';
import type { Deals } from './deals';
import { type Outcome, OutcomeSum } from './outcome';
import { LAST_STAGE, STAGES, type Stage } from './stages';

/** The first time that is spent on a deal before others get theirs, and how it grows. */
const FIRST_MS = 500;
const GROWTH = 4;

/** A turn of the player on turn, and all that has been found out about it. */
export class Candidate {
  /** By deal. */
  private readonly outcomes: Outcome[] = [];
  /** By deal: the stage that its outcome is from. */
  private readonly stages: number[] = [];
  /** By stage: deals that were asked about. */
  private readonly asked = STAGES.map(() => 0);
  /** Deals that took too long to be examined to the end, to be tried again. */
  private readonly unfinished: number[] = [];
  /** Deals examined to the end; none is handed out again. */
  private examined = 0;
  /** How often one of them took too long. */
  tries = 0;
  private mean: Outcome | undefined;

  constructor(
    readonly turn: PlainTurn,
    readonly deals: Deals,
  ) {}

  /** Whether there is something left to be found out at a stage that nobody works at. */
  isOpenAt(stage: number): boolean {
    const { unfinished } = this;
    if (stage !== LAST_STAGE) return this.askedAt(stage) < this.wantedAt(stage);
    return this.deals.areAll && (unfinished.length > 0 || this.askedAt(stage) < this.wantedAt(stage));
  }

  /** Deals by number, to be looked at next. */
  takeAt(stage: number): readonly number[] {
    const again = stage === LAST_STAGE ? this.unfinished.shift() : undefined;
    if (again !== undefined) return [again];
    const from = this.askedAt(stage);
    const count = stage === LAST_STAGE ? 1 : this.wantedAt(stage) - from;
    this.asked[stage] = from + count;
    return Array.from({ length: count }, (_, nth) => from + nth);
  }

  note(stage: number, numbers: readonly number[], outcomes: readonly (Outcome | undefined)[]): void {
    this.mean = undefined;
    for (const [nth, number] of numbers.entries()) {
      const outcome = outcomes[nth];
      if (outcome === undefined) {
        if (stage === LAST_STAGE) this.unfinished.push(number);
      } else if (stage >= (this.stages[number] ?? 0)) {
        if (stage === LAST_STAGE) this.examined++;
        this.outcomes[number] = outcome;
        this.stages[number] = stage;
      }
    }
    if (stage === LAST_STAGE && outcomes.includes(undefined)) this.tries++;
  }

  get millisecondsForTry(): number {
    return FIRST_MS * GROWTH ** this.tries;
  }

  /** Of the deals that were looked at; undefined before the first one. */
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

  /** The stage of the deal that was looked at least. */
  get stage(): number | undefined {
    let lowest: number | undefined;
    for (const stage of this.stages) if (stage !== undefined) lowest = Math.min(stage, lowest ?? stage);
    return lowest;
  }

  /** Whether all is known: every deal, to the end of the game. */
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
