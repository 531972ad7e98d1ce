import { lowestLetter } from '../../../core/alphabet/letterMask';
import type { GraphNode } from '../../../core/lexicon/graphNode';

/** What is known of the graph, and where in it a person looks. */
export interface GraphState {
  /** Of this lexicon. */
  readonly lexicon: string | null;
  readonly nodes: ReadonlyMap<number, GraphNode>;
  /** Arcs from the root on; null: the path of the walk. */
  readonly trail: readonly number[] | null;
  /** Arcs of the trail whose siblings are shown, though they are not the last, or hidden, though they are. */
  readonly turned: ReadonlySet<number>;
  /** 1: fitted to the panel. */
  readonly zoom: number;
}

export const EMPTY_GRAPH: GraphState = {
  lexicon: null,
  nodes: new Map(),
  trail: null,
  turned: new Set(),
  zoom: 1,
};

/** More are not kept, the oldest make room: a path with all its siblings has some hundreds. */
export const MAX_GRAPH_NODES = 2000;

/** The arcs of a node in the order drawn: the separator's, then the letters'. */
export const arcsOf = ({ letterArcs, separatorArc }: GraphNode): readonly number[] =>
  separatorArc < 0 ? letterArcs : [separatorArc, ...letterArcs];

/** Letter of an arc of a node; 0 for the separator. */
export function letterOfArc(node: GraphNode, arc: number): number {
  if (arc === node.separatorArc) return 0;
  let rest = node.letterMask;
  for (let nth = node.letterArcs.indexOf(arc); nth > 0; nth--) rest &= rest - 1;
  return lowestLetter(rest);
}

/** The arc of a letter (0: the separator); null where there is none. */
export function arcOfLetter(node: GraphNode, letter: number): number | null {
  return arcsOf(node).find((arc) => letterOfArc(node, arc) === letter) ?? null;
}

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
