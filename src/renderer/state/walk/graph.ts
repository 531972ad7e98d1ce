import { lowestLetter } from '../../../core/alphabet/letterMask';
import type { GraphNode } from '../../../core/lexicon/graphNode';

/** The loaded part of the graph, and the user's position in it. */
export interface GraphState {
  /** The lexicon that it belongs to. */
  readonly lexicon: string | null;
  readonly nodes: ReadonlyMap<number, GraphNode>;
  /** Arcs from the root on; null for the path of the walk. */
  readonly trail: readonly number[] | null;
  /**
   * Arcs of the trail whose siblings are shown although they are not the last, or hidden although they are.
   */
  readonly turned: ReadonlySet<number>;
  /** 1 if fitted to the panel. */
  readonly zoom: number;
}

export const EMPTY_GRAPH: GraphState = {
  lexicon: null,
  nodes: new Map(),
  trail: null,
  turned: new Set(),
  zoom: 1,
};

/** Maximum number of nodes kept; the oldest are dropped. A path with all its siblings has some hundreds. */
export const MAX_GRAPH_NODES = 2000;

/** The arcs of a node in drawing order: the separator's, then the letters'. */
export const arcsOf = ({ letterArcs, separatorArc }: GraphNode): readonly number[] =>
  separatorArc < 0 ? letterArcs : [separatorArc, ...letterArcs];

/** Letter of an arc of a node; 0 for the separator. */
export function letterOfArc(node: GraphNode, arc: number): number {
  if (arc === node.separatorArc) return 0;
  let rest = node.letterMask;
  for (let nth = node.letterArcs.indexOf(arc); nth > 0; nth--) rest &= rest - 1;
  return lowestLetter(rest);
}

/** The arc for a letter (0 for the separator); null if there is none. */
export function arcOfLetter(node: GraphNode, letter: number): number | null {
  return arcsOf(node).find((arc) => letterOfArc(node, arc) === letter) ?? null;
}

/** Navigation in the graph. */
export type GraphAction =
  | { readonly type: 'nodes-loaded'; readonly lexicon: string; readonly nodes: readonly GraphNode[] }
  | { readonly type: 'graph-moved'; readonly to: 'parent' | 'firstChild' | 'previous' | 'next' | 'root' }
  /** By its letter, or `$`. */
  | { readonly type: 'graph-arc-typed'; readonly text: string }
  | { readonly type: 'graph-arc-chosen'; readonly trail: readonly number[] }
  /** Shows or hides the siblings of the arc at this place of the trail; −1 for the last. */
  | { readonly type: 'graph-turned'; readonly place: number }
  | { readonly type: 'graph-zoomed'; readonly factor: number | null };
