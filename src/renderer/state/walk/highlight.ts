/** A highlighted item. Everything else that shows the same item is highlighted, too. */
export type Highlight =
  /** An event of the walk. */
  | { readonly kind: 'step'; readonly step: number }
  /** row × cols + col. */
  | { readonly kind: 'square'; readonly square: number }
  | { readonly kind: 'arc'; readonly arc: number }
  /** A line of the algorithm, from 0. */
  | { readonly kind: 'line'; readonly line: number }
  /** Squares of the board, such as those of a sum in the score. */
  | { readonly kind: 'squares'; readonly squares: readonly number[] };

export function isSameHighlight(one: Highlight | null, other: Highlight | null): boolean {
  if (one === null || other === null) return one === other;
  return JSON.stringify(one) === JSON.stringify(other);
}
