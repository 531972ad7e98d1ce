import { describe, expect, it } from 'vitest';
import {
  barChartOf,
  barLength,
  scaleFor,
} from '../../../../../src/renderer/features/structures/view/barChart';

const measures = (...values: readonly (number | null)[]) =>
  values.map((value, index) => ({ id: String(index), label: `L${index}`, value }));

describe('the scale of bars', () => {
  it('is linear from 0 as long as the smallest bar is visible', () => {
    expect(scaleFor([10, 200, 600])).toEqual({ kind: 'linear' });
    expect(scaleFor([])).toEqual({ kind: 'linear' });
    expect(scaleFor([0, 5])).toEqual({ kind: 'linear' });
  });

  it('is logarithmic between powers of ten otherwise, the lower one below the smallest value', () => {
    expect(scaleFor([10, 2500])).toEqual({ kind: 'log', low: 1, high: 10_000, decades: 4 });
    expect(scaleFor([0.5, 300])).toEqual({ kind: 'log', low: 0.1, high: 1000, decades: 4 });
  });

  it('gives lengths as shares of the largest, or of the powers of ten', () => {
    expect(barLength(150, { kind: 'linear' }, 600)).toBe(0.25);
    const log = { kind: 'log', low: 1, high: 10_000, decades: 4 } as const;
    expect(barLength(100, log, 2500)).toBeCloseTo(0.5, 10);
    expect(barLength(1000, log, 2500)).toBeCloseTo(0.75, 10);
    expect(barLength(0, log, 2500)).toBe(0);
  });
});

describe('a bar chart', () => {
  it('prints all numbers with the same decimals and describes its scale', () => {
    const chart = barChartOf('Time in ms', measures(4.5, 12.25, null), false);
    expect(chart.bars.map(({ value }) => value)).toEqual(['4.50', '12.25', null]);
    expect(chart.bars[1]?.length).toBe(1);
    expect([chart.scaleText, chart.decades]).toEqual(['linear, from 0', 0]);
    const wide = barChartOf('Time in ms', measures(0.61, 1894), false);
    expect(wide.bars.map(({ value }) => value)).toEqual(['0.6', '1,894.0']);
  });

  it('names the powers of ten of a logarithmic one', () => {
    const chart = barChartOf('Arcs', measures(1200, 480_000, 0), true);
    expect(chart.bars.map(({ value }) => value)).toEqual(['1,200', '480,000', '0']);
    expect(chart.scaleText).toBe('logarithmic, 1,000–1,000,000, lines at ×10');
    expect(chart.decades).toBe(3);
  });
});
