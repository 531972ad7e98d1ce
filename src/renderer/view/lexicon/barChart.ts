import { fixed, numberFormat } from '../../../texts/numbers';
import { text } from '../../../texts/text';

/** Beyond this ratio of the largest to the smallest, bars from 0 would show nothing of the smallest. */
const MAX_LINEAR_RATIO = 60;

/** What the length of a bar means. */
export type BarScale =
  | { readonly kind: 'linear' }
  /** From `low` to `high`, both powers of ten. */
  | { readonly kind: 'log'; readonly low: number; readonly high: number; readonly decades: number };

/** Linear, from 0, wherever it shows all; else logarithmic. Values are not negative. */
export function scaleFor(values: readonly number[]): BarScale {
  const positive = values.filter((value) => value > 0);
  const min = Math.min(...positive);
  const max = Math.max(...positive);
  if (positive.length === 0 || max / min <= MAX_LINEAR_RATIO) return { kind: 'linear' };
  // One power below the smallest value at least, so that it has a bar, too.
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
  /** As printed, without the unit. Null while it is not known. */
  readonly value: string | null;
  /** 0 … 1 */
  readonly length: number;
}

export interface BarChartView {
  readonly title: string;
  /** What the lengths mean, in words. */
  readonly scaleText: string;
  /** Parts of the bar between two lines at a power of ten; 0 on a linear scale. */
  readonly decades: number;
  readonly bars: readonly BarView[];
}

export interface Measure {
  readonly id: string;
  readonly label: string;
  /** Null while it is not known. */
  readonly value: number | null;
}

/**
 * Digits behind the point are the same for all: as many as the smallest needs, fewer beside large numbers.
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
