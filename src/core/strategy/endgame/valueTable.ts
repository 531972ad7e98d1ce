/** Bound of an entry: its value is exact, or the true one is at least or at most this. */
export const EXACT = 1;
export const AT_LEAST = 2;
export const AT_MOST = 3;

/** The depth of a value that no deeper search can change: every line was followed to the end of the game. */
export const TO_THE_END = 63;

const ENTRY_INTS = 4;
const VALUE = 0;
const LOW_CHECK = 1;
const HIGH_CHECK = 2;
const FACTS = 3;
/** Layout of an entry's facts. */
const MOVE_BITS = 12;
export const MOVE_MASK = (1 << MOVE_BITS) - 1;
const DEPTH_SHIFT = MOVE_BITS;
const BOUND_SHIFT = DEPTH_SHIFT + 6;
const WEIGHT_SHIFT = BOUND_SHIFT + 2;
const WEIGHT_MASK = 0x3f;
const AGE_SHIFT = WEIGHT_SHIFT + 6;
const AGES = 64;

/**
 * The values of positions searched (transposition table): 16 bytes an entry, its value, the position's
 * hash, and its facts. Entries come in pairs: one for the position with more tiles, one for the latest.
 * Values beyond int32 are not kept.
 */
export class ValueTable {
  value = 0;
  depth = 0;
  bound = 0;
  /** Lowest bits of the best move's hash; 0 for none. */
  move = 0;

  private readonly ints: Int32Array;
  private readonly mask: number;
  private age = 0;

  /** @param bytes a power of two */
  constructor(bytes: number) {
    this.ints = new Int32Array(bytes / 4);
    this.mask = bytes / 4 / ENTRY_INTS - 2;
  }

  /** Forgets everything. */
  clear(): void {
    this.age = (this.age + 1) % AGES;
    if (this.age === 0) {
      this.ints.fill(0);
      this.age = 1;
    }
  }

  /** Reads the entry of a position; false if there is none. */
  find(low: number, high: number): boolean {
    const { ints } = this;
    let entry = (low & this.mask) * ENTRY_INTS;
    if (!this.isOf(entry, low, high)) {
      entry += ENTRY_INTS;
      if (!this.isOf(entry, low, high)) {
        this.move = 0;
        return false;
      }
    }
    const facts = ints[entry + FACTS]!;
    this.value = ints[entry + VALUE]!;
    this.move = facts & MOVE_MASK;
    this.depth = (facts >> DEPTH_SHIFT) & TO_THE_END;
    this.bound = (facts >> BOUND_SHIFT) & 3;
    return true;
  }

  /** @param weight how much work it is to search again: the number of tiles left */
  keep(
    low: number,
    high: number,
    value: number,
    depth: number,
    bound: number,
    move: number,
    weight: number,
  ): void {
    if (value !== (value | 0)) return;
    const { ints } = this;
    const capped = Math.min(weight, WEIGHT_MASK);
    let entry = (low & this.mask) * ENTRY_INTS;
    const facts = ints[entry + FACTS]!;
    const isCurrent = facts >>> AGE_SHIFT === this.age;
    if (isCurrent && ((facts >> WEIGHT_SHIFT) & WEIGHT_MASK) > capped && !this.isOf(entry, low, high))
      entry += ENTRY_INTS;
    ints[entry + VALUE] = value;
    ints[entry + LOW_CHECK] = low;
    ints[entry + HIGH_CHECK] = high;
    ints[entry + FACTS] =
      move |
      (depth << DEPTH_SHIFT) |
      (bound << BOUND_SHIFT) |
      (capped << WEIGHT_SHIFT) |
      (this.age << AGE_SHIFT);
  }

  private isOf(entry: number, low: number, high: number): boolean {
    const { age, ints } = this;
    return (
      ints[entry + HIGH_CHECK] === high &&
      ints[entry + LOW_CHECK] === low &&
      ints[entry + FACTS]! >>> AGE_SHIFT === age
    );
  }
}
