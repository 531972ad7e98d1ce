import { describe, expect, it } from 'vitest';
import { flightPhase, flightTiming } from '../../../src/renderer/playback/flightTiming';

describe('the timing of a flight', () => {
  it('sends tiles one after the other, then those that are drawn', () => {
    const { drawn, durationMs, placed } = flightTiming(3, 2);
    // Three tiles: 0–480, 120–600, 240–720; two drawn: 720–1040, 770–1090.
    expect(durationMs).toBe(1090);
    const inMs = (spans: typeof placed) =>
      spans.map(({ begin, end }) => [Math.round(begin * 1090), Math.round(end * 1090)]);
    expect(inMs(placed)).toEqual([
      [0, 480],
      [120, 600],
      [240, 720],
    ]);
    expect(inMs(drawn)).toEqual([
      [720, 1040],
      [770, 1090],
    ]);
  });

  it('ends with the last tile if none is drawn', () => {
    expect(flightTiming(1, 0)).toEqual({ placed: [{ begin: 0, end: 1 }], drawn: [], durationMs: 480 });
  });
});

describe('the phase of a flight', () => {
  const flight = { startedAtMs: 1000, durationMs: 400 };

  it('is the elapsed share of its time', () => {
    expect(flightPhase(flight, 900, false)).toBe(0);
    expect(flightPhase(flight, 1000, false)).toBe(0);
    expect(flightPhase(flight, 1100, false)).toBe(0.25);
    expect(flightPhase(flight, 1400, false)).toBe(1);
    expect(flightPhase(flight, 9000, false)).toBe(1);
  });

  it('is its end at once with reduced motion', () => {
    expect(flightPhase(flight, 1000, true)).toBe(1);
  });
});
