/** An agent or a first turn, and what it has won. */
export interface ShareRow {
  readonly rank: number;
  readonly mark: string;
  /** Index of its style in the charts. */
  readonly style: number;
  readonly name: string;
  readonly wins: string;
  readonly losses: string;
  readonly ties: string;
  readonly share: string;
  readonly interval: string;
  /** Win share and interval for a bar: 0 … 1. */
  readonly bar: { readonly low: number; readonly share: number; readonly high: number };
  readonly margin: string;
}
