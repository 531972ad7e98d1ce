interface ShareBarProps {
  /** 0 … 1. */
  readonly bar: { readonly low: number; readonly share: number; readonly high: number };
}

/** A win share on a scale from 0 to 1, with its confidence interval. */
export const ShareBar = ({ bar: { high, low, share } }: ShareBarProps) => (
  <span class="share-bar" aria-hidden="true">
    <i style={{ left: `${100 * low}%`, width: `${100 * (high - low)}%` }} />
    <b style={{ left: `${100 * share}%` }} />
  </span>
);
