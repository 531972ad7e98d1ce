import { describe, expect, it } from 'vitest';
import { dueToday, type PracticeCard } from '../../../src/core/school/practiceCard';
import { schedule } from '../../../src/core/school/schedule';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOON = new Date(2026, 4, 20, 12).getTime();

describe('the schedule of exercises', () => {
  it('brings an exercise answered wrongly back in a minute, then on later days', () => {
    const wrong = schedule(null, false, NOON);
    expect(wrong.dueMs - NOON).toBe(MINUTE);
    const once = schedule(wrong, true, wrong.dueMs);
    expect(once.dueMs - wrong.dueMs).toBe(10 * MINUTE);
    let card: PracticeCard = schedule(once, true, once.dueMs);
    let days = 0;
    for (let time = 0; time < 5; time++) {
      expect(card.days).toBeGreaterThan(days);
      expect(card.dueMs - card.lastMs).toBe(card.days * DAY);
      days = card.days;
      card = schedule(card, true, card.dueMs);
    }
    const lapsed = schedule(card, false, card.dueMs);
    expect(lapsed.lapses).toBe(1);
    expect(lapsed.dueMs - lapsed.lastMs).toBeLessThan(DAY);
  });

  it('lists what is due before midnight, in order of time', () => {
    const wrong = schedule(null, false, NOON);
    const cards = {
      'merge/2': { ...wrong, dueMs: new Date(2026, 4, 20, 23, 59).getTime() },
      'input/1': { ...wrong, dueMs: NOON - 3 * DAY },
      'crossSet/3': { ...wrong, dueMs: new Date(2026, 4, 21).getTime() },
      'lost/1': { ...wrong, dueMs: 0 },
    };
    const merge = { kind: 'merge', band: 2 };
    const input = { kind: 'input', band: 1 };
    expect(dueToday(cards, NOON)).toEqual([input, merge]);
    expect(dueToday(cards, NOON + DAY)).toEqual([input, merge, { kind: 'crossSet', band: 3 }]);
    expect(dueToday({}, NOON)).toEqual([]);
  });
});
