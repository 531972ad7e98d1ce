/**
 * One agent in a chart. It has a letter and a dash pattern in addition to its colour, so that colour is not
 * the only distinction.
 */
export interface ChartLine {
  /** As in the table. */
  readonly mark: string;
  readonly name: string;
  /** Index of its style, from 0. */
  readonly style: number;
  readonly values: readonly number[];
  /** The band around the line; null for none. */
  readonly band: { readonly low: readonly number[]; readonly high: readonly number[] } | null;
}

/** The content of a chart. */
export interface ChartView {
  readonly id: string;
  readonly title: string;
  /** Descriptions of the x and y axes. */
  readonly axes: string;
  /** A line from point to point, or a step from each point to the next. */
  readonly shape: 'line' | 'steps';
  readonly xs: readonly number[];
  readonly lines: readonly ChartLine[];
  /** A thin reference line at this x or y; null for none. */
  readonly reference: { readonly along: 'x' | 'y'; readonly at: number } | null;
  /** Range of the y axis; null for 0 to the maximum. */
  readonly range: readonly [number, number] | null;
  readonly unit: 'share' | 'count';
  /** The same in words. */
  readonly summary: string;
  /** Description of one point, by its index. */
  readonly pointText: (index: number) => string;
}
