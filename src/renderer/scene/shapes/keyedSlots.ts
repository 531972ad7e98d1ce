/**
 * Gives every key a place in a dense array, 0 … size − 1. A released place is filled with the last one, so
 * the places in use never have holes.
 */
export class KeyedSlots {
  private readonly slots = new Map<string, number>();
  private readonly keys: string[] = [];

  get size(): number {
    return this.keys.length;
  }

  slotOf(key: string): number | undefined {
    return this.slots.get(key);
  }

  /** The place of `key`, a new one at the end if it has none. */
  acquire(key: string): number {
    const known = this.slots.get(key);
    if (known !== undefined) return known;
    this.slots.set(key, this.keys.length);
    return this.keys.push(key) - 1;
  }

  /** Frees the place of `key`. Returns the key that has moved into it, or null if none had to move. */
  release(key: string): string | null {
    const slot = this.slots.get(key);
    if (slot === undefined) return null;
    this.slots.delete(key);
    const last = this.keys.pop();
    if (last === undefined || last === key) return null;
    this.keys[slot] = last;
    this.slots.set(last, slot);
    return last;
  }

  clear(): void {
    this.slots.clear();
    this.keys.length = 0;
  }
}
