import { fixed, numberFormat } from '../../../../texts/numbers';
import { text } from '../../../../texts/text';

/** Beyond this ratio of largest to smallest value, the smallest bar of a linear chart would be invisible. */
const MAX_LINEAR_RATIO = 60;

/** The scale of bar lengths. */
export type BarScale =
  | { readonly kind: 'linear' }
  /** From `low` to `high`, both powers of ten. */
  | { readonly kind: 'log'; readonly low: number; readonly high: number; readonly decades: number };

/** Linear from 0 if all values stay visible, otherwise logarithmic. Values must not be negative. */
export function scaleFor(values: readonly number[]): BarScale {
  const positive = values.filter((value) => value > 0);
  const min = Math.min(...positive);
  const max = Math.max(...positive);
  if (positive.length === 0 || max / min <= MAX_LINEAR_RATIO) return { kind: 'linear' };
  // At least one power below the smallest value, so that it has a visible bar, too.
  const first = Math.ceil(Math.log10(min)) - 1;
  const last = Math.ceil(Math.log10(max));
  return { kind: 'log', low: 10 ** first, high: 10 ** last, decades: last - first };
}

/** Length of a bar, 0 … 1. */
export function barLength(value: number, scale: BarScale, max: number): number {
  if (value <= 0 || max <= 0) return 0;
  if (scale.kind === 'linear') return value / max;
  return Math.log10(value / scale.low) / scale.decades;
}

export interface BarView {
  readonly id: string;
  readonly label: string;
  /** As printed, without the unit. Null if unknown. */
  readonly value: string | null;
  /** 0 … 1 */
  readonly length: number;
}

export interface BarChartView {
  readonly title: string;
  /** Describes the scale in words. */
  readonly scaleText: string;
  /** Number of powers of ten, marked by lines; 0 on a linear scale. */
  readonly decades: number;
  readonly bars: readonly BarView[];
}

export interface Measure {
  readonly id: string;
  readonly label: string;
  /** Null if unknown. */
  readonly value: number | null;
}

/**
 * All values have the same number of decimals: as many as the smallest needs, fewer if there are large
 * numbers.
 */
export function barChartOf(title: string, measures: readonly Measure[], isWhole: boolean): BarChartView {
  const values = measures.flatMap(({ value }) => (value === null ? [] : [value]));
  const scale = scaleFor(values);
  const max = Math.max(0, ...values);
  const smallest = Math.min(...values.filter((value) => value > 0));
  const digits = isWhole || smallest >= 100 ? 0 : smallest >= 10 || max >= 1000 ? 1 : 2;
  return {
    title,
    scaleText: scaleText(scale),
    decades: scale.kind === 'log' ? scale.decades : 0,
    bars: measures.map(({ id, label, value }) => ({
      id,
      label,
      value: value === null ? null : fixed(value, digits),
      length: value === null ? 0 : barLength(value, scale, max),
    })),
  };
}

function scaleText(scale: BarScale): string {
  if (scale.kind === 'linear') return text('lexiconView.scaleLinear');
  const format = numberFormat('scale', { maximumFractionDigits: 4 });
  return text('lexiconView.scaleLog', { low: format.format(scale.low), high: format.format(scale.high) });
}
