import { RunningMean } from '../simulation/samples';

/** A figure of two samples whose nth members belong together. */
export interface PairedFigure {
  readonly shown: number;
  readonly other: number;
  /** Standard error of the difference. */
  readonly error: number;
}

/** The means of two samples of equal size. */
export function pairedMeans(shown: readonly number[], other: readonly number[]): PairedFigure {
  const difference = RunningMean.of(shown.map((value, nth) => value - (other[nth] ?? 0)));
  return {
    shown: RunningMean.of(shown).mean,
    other: RunningMean.of(other).mean,
    error: Math.sqrt(difference.errorSquared),
  };
}

/** By key, the share of each sample's members that have it. */
export function pairedShares(
  shown: readonly (readonly number[])[],
  other: readonly (readonly number[])[],
): ReadonlyMap<number, PairedFigure> {
  const having = (sample: readonly (readonly number[])[], key: number) =>
    sample.map((keys) => Number(keys.includes(key)));
  const keys = new Set([...shown, ...other].flat());
  return new Map([...keys].map((key) => [key, pairedMeans(having(shown, key), having(other, key))]));
}

/**
 * The standard deviations of two samples of equal size. They are equal if the sums of pairs are not
 * correlated with their differences (Pitman 1939, Morgan 1939, https://doi.org/10.1093/biomet/31.1-2.9). The
 * error is such that the difference is as many errors large as the t statistic of that correlation says.
 */
export function pairedDeviations(shown: readonly number[], other: readonly number[]): PairedFigure {
  const count = shown.length;
  const deviationOf = ({ squares }: RunningMean) => Math.sqrt(squares / (count - 1));
  const [one, two] = [shown, other].map(RunningMean.of).map(deviationOf) as [number, number];
  const sum = deviationOf(RunningMean.of(shown.map((value, nth) => value + (other[nth] ?? 0))));
  const difference = deviationOf(RunningMean.of(shown.map((value, nth) => value - (other[nth] ?? 0))));
  // The covariance of sums and differences is the difference of the variances.
  const correlation = (one ** 2 - two ** 2) / (sum * difference);
  const errors = correlation * Math.sqrt((count - 2) / (1 - correlation ** 2));
  return { shown: one, other: two, error: one === two ? 0 : (one - two) / errors };
}
