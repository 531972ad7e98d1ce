import type { Rules } from '../../core/board/rules';
import type { Seed } from '../../core/game/seed';
import { censusShapes } from '../../core/strategy/leaves/census/census';
import { LeaveTally, type TallySums } from '../../core/strategy/leaves/census/leaveTally';
import { smoothLeaves } from '../../core/strategy/leaves/census/smoothLeaves';
import type { LeaveShape } from '../../core/strategy/leaves/leaveShape';
import { LeaveTable } from '../../core/strategy/leaves/leaveTable';
import { isOfShard, type Shard, WHOLE } from '../../core/strategy/tournament/pairNumbers';

/** Everything that trained leaves depend on. */
export interface TrainingPlan {
  readonly rules: Rules;
  readonly seed: Seed;
  /** Boards of each generation, which uses the values of the previous one. */
  readonly generations: readonly number[];
  /** Identity of the lexicon. */
  readonly lexicon: { readonly id: string; readonly name: string };
}

/** State of a training, to be resumed. */
export interface TrainingState {
  readonly generation: number;
  /** Numbers of the boards of this generation that are done. */
  readonly done: readonly number[];
  readonly sums: TallySums;
  /** Leave values of the previous generation, with standard errors. */
  readonly values: Float32Array;
  readonly errors: Float32Array;
}

/** Leaves in training: generation by generation, board by board, in any order. */
export class LeaveTraining {
  readonly shape: LeaveShape;
  generation = 0;
  table: LeaveTable;
  errors: Float32Array;
  private tally: LeaveTally;
  private readonly done = new Set<number>();
  private nextNumber = 0;

  /** @param shard the boards that are looked at here; the others are somebody else's */
  constructor(
    readonly plan: TrainingPlan,
    private readonly shard: Shard = WHOLE,
  ) {
    this.shape = censusShapes(plan.rules).leaves;
    this.table = new LeaveTable(this.shape);
    this.errors = new Float32Array(this.shape.size);
    this.tally = new LeaveTally(this.shape);
  }

  get isFinished(): boolean {
    return this.generation >= this.plan.generations.length;
  }

  /** Boards of this generation: all, and those done. */
  get boards(): number {
    return this.plan.generations[this.generation] ?? 0;
  }

  get boardsDone(): number {
    return this.done.size;
  }

  /** Hands out at most `most` boards of this generation. */
  take(count: number): readonly number[] {
    const numbers: number[] = [];
    for (; numbers.length < count && this.nextNumber < this.boards; this.nextNumber++)
      if (!this.done.has(this.nextNumber) && isOfShard(this.nextNumber, this.shard))
        numbers.push(this.nextNumber);
    return numbers;
  }

  add(numbers: readonly number[], sums: TallySums): void {
    for (const number of numbers) this.done.add(number);
    this.tally.addTally(sums);
  }

  /** Starts the next generation if all boards of this one are done. */
  endGeneration(): void {
    if (this.done.size < this.boards || this.isFinished) return;
    const { errors, table } = smoothLeaves(this.shape, this.tally);
    this.begin(this.generation + 1, table.values, errors);
  }

  private begin(generation: number, values: Float32Array, errors: Float32Array): void {
    this.generation = generation;
    this.table = new LeaveTable(this.shape, values);
    this.errors = errors;
    this.tally = new LeaveTally(this.shape);
    this.done.clear();
    this.nextNumber = 0;
  }

  get state(): TrainingState {
    const { done, errors, generation, table, tally } = this;
    return { generation, done: [...done], sums: tally.sumsAlone(), values: table.values, errors };
  }

  /** Continues from a state of the same plan. */
  goOnFrom({ done, errors, generation, sums, values }: TrainingState): void {
    this.begin(generation, values, errors);
    this.add(done, sums);
  }

  /** Adds the boards of a shard; false for another generation or boards that are here, too. */
  join({ done, generation, sums }: TrainingState): boolean {
    if (generation !== this.generation || done.some((number) => this.done.has(number))) return false;
    this.add(done, sums);
    return true;
  }

  /** Boards of every generation, the first `generation` of them done. */
  get boardsBefore(): number {
    return this.plan.generations.slice(0, this.generation).reduce((sum, boards) => sum + boards, 0);
  }
}
