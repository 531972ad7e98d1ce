import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../../../src/core/alphabet/english';
import { constructionOf } from '../../../../../src/renderer/features/structures/state/building';
import type { Action } from '../../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../../src/renderer/state/appState';
import { reduce } from '../../../../../src/renderer/state/reduce';
import { said, sentence } from '../../../../said';
import { readMidgame } from '../../../view/midgame';

const run = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((current, action) => reduce(current, action, 0), state);
const typed = (text: string): Action => ({ type: 'building-words-typed', text });
const start = run(initialState(readMidgame()), typed('AB'));
const TICK = { type: 'building-ticked' } as const;
const PLAY = { type: 'building-play-toggled' } as const;

describe('a structure of typed words', () => {
  const refused = (words: string) => said(constructionOf({ kind: 'trie', typed: words }, ENGLISH));

  it('takes words in either case, separated by spaces, commas and lines', () => {
    const built = constructionOf({ kind: 'trie', typed: ' care,CARES\ncare' }, ENGLISH);
    expect(built.ok && built.value.strings).toEqual([
      [3, 1, 18, 5],
      [3, 1, 18, 5, 19],
    ]);
  });

  it('says what it cannot take', () => {
    expect(refused(' , ')).toEqual({ ok: false, error: sentence('building.noWords') });
    expect(refused('CAR 4X4')).toEqual({
      ok: false,
      error: sentence('building.unknownLetter', { letter: '“4”', word: '“4X4”' }),
    });
    expect(refused('A'.repeat(16))).toEqual({
      ok: false,
      error: sentence('building.longWord', { word: `“${'A'.repeat(16)}”`, most: 15 }),
    });
    expect(refused('AB '.repeat(41))).toEqual({
      ok: false,
      error: sentence('building.tooManyWords', { count: 41, most: 40 }),
    });
  });
});

describe('playing its construction', () => {
  // The trie of AB: it begins, adds A and B, and the word ends.
  const LENGTH = 4;

  it('goes step by step and stops at the end', () => {
    let state = run(start, PLAY);
    const seen: number[] = [];
    while (state.building.isPlaying && seen.length < 10) {
      state = run(state, TICK);
      seen.push(state.building.step);
    }
    expect(seen).toEqual([1, 2, 3, LENGTH]);
    expect(run(state, TICK)).toBe(state);
    expect(run(state, PLAY).building).toMatchObject({ step: 0, isPlaying: true });
  });

  it('is sought within its steps, which ends the playback', () => {
    const sought = run(start, PLAY, { type: 'building-step-sought', step: 99 });
    expect(sought.building).toMatchObject({ step: LENGTH, isPlaying: false });
    const before = run(sought, { type: 'building-step-sought', step: -1 });
    expect(before.building.step).toBe(0);
  });

  it('begins anew with other words or another structure', () => {
    const later = run(start, { type: 'building-step-sought', step: 3 });
    expect(run(later, typed('ABC')).building).toMatchObject({ step: 0, isPlaying: false });
    const other = run(later, { type: 'building-kind-chosen', kind: 'dawg' });
    expect(other.building).toMatchObject({ step: 0, kind: 'dawg' });
  });

  it('is stepped, replayed, and sought from mark to mark', () => {
    const later = run(start, { type: 'building-stepped', by: 10 }, { type: 'building-stepped', by: -1 });
    expect(later.building.step).toBe(LENGTH - 1);
    expect(run(later, { type: 'building-replayed' }).building).toMatchObject({ step: 0, isPlaying: true });
    const next = { type: 'building-mark-sought', by: 1 } as const;
    // The word is in at the last step; the new nodes before it, at 2 and 3, are passed over at first.
    expect(run(start, next).building.step).toBe(LENGTH);
    const all = run(start, { type: 'building-mark-toggled', kind: 'node' });
    expect([run(all, next), run(all, next, next)].map(({ building }) => building.step)).toEqual([2, 3]);
    expect(run(all, { type: 'building-mark-toggled', kind: 'node' }).building.passedOver).toEqual(['node']);
    expect(run(later, { type: 'building-mark-sought', by: -1 }).building.step).toBe(0);
  });

  it('changes places with the structure beside it', () => {
    const beside = run(start, { type: 'building-rival-chosen', rival: 'dawg' });
    const swapped = run(beside, { type: 'building-kind-chosen', kind: 'dawg' });
    expect(swapped.building).toMatchObject({ kind: 'dawg', rival: 'trie' });
  });

  it('takes the first 40 words of a list that are short enough, and shows them', () => {
    const words = ['A'.repeat(16), ...Array.from({ length: 50 }, (_, nth) => `A${'B'.repeat(nth % 14)}`)];
    const { building, sideTab } = run(start, { type: 'building-words-taken', words });
    expect(building.typed.split(' ')).toEqual(words.slice(1, 41));
    expect(sideTab).toBe('structures');
  });

  it('goes to the end with a question, which stays with other words and structures', () => {
    const asked = run(start, PLAY, { type: 'building-asked', question: { letters: 'A' } });
    expect(asked.building).toMatchObject({ step: LENGTH, isPlaying: false, question: { letters: 'A' } });
    expect(run(asked, typed('ABC')).building.question).toBe(asked.building.question);
    // BA and A$B: more steps than in the trie.
    const other = run(asked, { type: 'building-kind-chosen', kind: 'full-gaddag' });
    expect(other.building.step).toBeGreaterThan(LENGTH);
  });

  it('does not begin without words', () => {
    expect(run(start, typed('4'), PLAY).building.isPlaying).toBe(false);
  });
});
