/**
 * Assigns every key an index in a dense array, 0 … size − 1. A released index is filled with the last one, so
 * that the array never has holes.
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

  /** The index of `key`; a new key is added at the end. */
  acquire(key: string): number {
    const known = this.slots.get(key);
    if (known !== undefined) return known;
    this.slots.set(key, this.keys.length);
    return this.keys.push(key) - 1;
  }

  /** Frees the index of `key`. Returns the key that has moved into it, or null if none did. */
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
