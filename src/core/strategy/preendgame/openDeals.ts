/** The deals of a turn that are left to examine, by index. */
export class OpenDeals {
  private readonly waiting: Set<number>;
  /** To try again, because they took too long. */
  private readonly again: number[] = [];

  constructor(count: number) {
    this.waiting = new Set(Array(count).keys());
  }

  get isEmpty(): boolean {
    return this.waiting.size === 0 && this.again.length === 0;
  }

  /** Takes the deal of the least cost of those not tried before, or else one to try again. */
  take(costOf: (number: number) => number): number | undefined {
    let least: number | undefined;
    for (const number of this.waiting)
      if (least === undefined || costOf(number) < costOf(least)) least = number;
    if (least === undefined) return this.again.shift();
    this.waiting.delete(least);
    return least;
  }

  /** Takes out a deal that was examined. */
  close(number: number): void {
    this.waiting.delete(number);
  }

  /** Puts back a deal that took too long. */
  putBack(number: number): void {
    this.waiting.delete(number);
    this.again.push(number);
  }
}
