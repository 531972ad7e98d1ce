/** Limits the digits of numbers in a text. */
const RANGE = /^(\d{1,6})(?:-(\d{1,6}))?$/;

/** Non-negative integers, mostly consecutive, as a short text: 0-399,500. */
export class NumberSet {
  private readonly numbers = new Set<number>();

  get size(): number {
    return this.numbers.size;
  }

  has(number: number): boolean {
    return this.numbers.has(number);
  }

  add(number: number): void {
    this.numbers.add(number);
  }

  /** Adds all of them; returns false and adds nothing if one is already included. */
  joinAll(others: NumberSet): boolean {
    for (const number of others.numbers) if (this.numbers.has(number)) return false;
    for (const number of others.numbers) this.numbers.add(number);
    return true;
  }

  toString(): string {
    const sorted = [...this.numbers].sort((one, other) => one - other);
    const ranges: string[] = [];
    for (let i = 0; i < sorted.length; i++) {
      const first = sorted[i];
      while (i + 1 < sorted.length && sorted[i + 1] === sorted[i]! + 1) i++;
      ranges.push(first === sorted[i] ? `${first}` : `${first}-${sorted[i]}`);
    }
    return ranges.join(',');
  }

  /** Undefined if the text is invalid or the numbers do not ascend. */
  static parse(text: string): NumberSet | undefined {
    const set = new NumberSet();
    let before = -1;
    for (const range of text === '' ? [] : text.split(',')) {
      const [, first, last = first] = RANGE.exec(range) ?? [];
      if (first === undefined || Number(first) <= before || Number(last) < Number(first)) return undefined;
      for (let number = Number(first); number <= Number(last); number++) set.add(number);
      before = Number(last);
    }
    return set;
  }
}
