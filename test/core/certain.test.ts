import { describe, expect, it } from 'vitest';
import { certain, entryAt } from '../../src/core/certain';

describe('a value that must exist', () => {
  it('is returned unchanged, even if it is falsy', () => {
    expect(certain(0, 'the number')).toBe(0);
    expect(certain<string | null>(null, 'the text')).toBeNull();
  });

  it('is named in an error if it is missing', () => {
    expect(() => certain(undefined, 'the last tile')).toThrow('the last tile');
  });
});

describe('an entry that a list must have', () => {
  it('is the one at the index, in arrays of any kind', () => {
    expect(entryAt(['a', 'b'], 1)).toBe('b');
    expect(entryAt(Uint8Array.of(7, 0), 1)).toBe(0);
  });

  it('is named in an error if the list is too short', () => {
    expect(() => entryAt(['a', 'b'], 2)).toThrow('entry 2 of 2');
    expect(() => entryAt([], -1)).toThrow('entry -1 of 0');
  });
});
