import { afterEach, expect, it } from 'vitest';
import { chooseSearchMemory, tableBytesOf } from '../../../src/main/endgame/searchMemory';

afterEach(() => chooseSearchMemory(null));

it('searches use the default memory until it is changed', () => {
  expect(tableBytesOf(1)).toBeUndefined();
  chooseSearchMemory(64);
  expect(tableBytesOf(1)).toBe(67_108_864);
  chooseSearchMemory(null);
  expect(tableBytesOf(1)).toBeUndefined();
});

it('parallel tables share it, each of them a power of two', () => {
  chooseSearchMemory(100);
  // 67.1 million bytes are within 100 MB, 134.2 million are not; a third of it holds 33.6 million.
  expect([1, 3].map(tableBytesOf)).toEqual([67_108_864, 33_554_432]);
});

it('every table is large enough for the smallest endgames', () => {
  chooseSearchMemory(32);
  expect(tableBytesOf(1000)).toBe(262_144);
});
