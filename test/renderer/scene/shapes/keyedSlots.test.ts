import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeyedSlots } from '../../../../src/renderer/scene/shapes/keyedSlots';

describe('KeyedSlots', () => {
  it('moves the last one to the place of a released key', () => {
    const slots = new KeyedSlots();
    for (const key of ['a', 'b', 'c']) slots.acquire(key);
    expect(slots.release('a')).toBe('c');
    expect(slots.slotOf('c')).toBe(0);
    expect(slots.slotOf('b')).toBe(1);
    expect(slots.slotOf('a')).toBeUndefined();
    expect(slots.release('b')).toBeNull();
    expect(slots.release('unknown')).toBeNull();
    expect(slots.size).toBe(1);
  });

  it('keeps its places dense and distinct', () => {
    const steps = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 12 })), { maxLength: 200 });
    fc.assert(
      fc.property(steps, (sequence) => {
        const slots = new KeyedSlots();
        const keys = new Set<string>();
        for (const [isAcquired, number] of sequence) {
          const key = String(number);
          if (isAcquired) {
            slots.acquire(key);
            keys.add(key);
          } else {
            slots.release(key);
            keys.delete(key);
          }
        }
        const places = [...keys].map((key) => slots.slotOf(key)).sort((a, b) => Number(a) - Number(b));
        expect(places).toEqual(Array.from({ length: keys.size }, (_, at) => at));
      }),
    );
  });
});
