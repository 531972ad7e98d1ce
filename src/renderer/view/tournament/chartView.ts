/** One agent in a chart. Beside a colour it has a letter and a dash: colour alone tells nothing. */
export interface ChartLine {
  /** As in the table. */
  readonly mark: string;
  readonly name: string;
  /** Which of the styles, from 0 on. */
  readonly style: number;
  readonly values: readonly number[];
  /** Of the band around the line; null for none. */
  readonly band: { readonly low: readonly number[]; readonly high: readonly number[] } | null;
}

/** What a chart shows, before it is drawn. */
export interface ChartView {
  readonly id: string;
  readonly title: string;
  /** What is to the right, and what is upwards. */
  readonly axes: string;
  /** A line from point to point, or a step for each point up to the next one. */
  readonly shape: 'line' | 'steps';
  readonly xs: readonly number[];
  readonly lines: readonly ChartLine[];
  /** A thin line across, at this height or at this place; null for none. */
  readonly reference: { readonly along: 'x' | 'y'; readonly at: number } | null;
  /** From the lowest to the highest that is shown; null: from nothing to the highest there is. */
  readonly range: readonly [number, number] | null;
  readonly unit: 'share' | 'count';
  /** The same in words. */
  readonly summary: string;
  /** What is said of one point, by its index. */
  readonly pointText: (index: number) => string;
}
