import type { GraphNode } from '../../../core/lexicon/graphNode';

/** Looking around in the graph. */
export type GraphAction =
  | { readonly type: 'nodes-loaded'; readonly lexicon: string; readonly nodes: readonly GraphNode[] }
  | { readonly type: 'graph-moved'; readonly to: 'parent' | 'firstChild' | 'previous' | 'next' | 'root' }
  /** By its letter, or `$`. */
  | { readonly type: 'graph-arc-typed'; readonly text: string }
  | { readonly type: 'graph-arc-chosen'; readonly trail: readonly number[] }
  /** Shows or hides the arcs beside the one of this place on the trail; −1: the last. */
  | { readonly type: 'graph-turned'; readonly place: number }
  | { readonly type: 'graph-zoomed'; readonly factor: number | null };
