import type { GraphNode } from '../../core/lexicon/graphNode';
import type { AppState } from './appState';
import { recordingOf } from './walkState';

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

/** More are not kept: the oldest make room. */
export const MAX_GRAPH_NODES = 20_000;
/** The engine answers for so many at once. */
export const MAX_NODES_A_REQUEST = 1000;

const ROOT_OF = { gaddag: 0, dawg: 1 } as const;

/** The arcs from the root to the node that is looked at. */
export function trailOf({ graph, walk, walkOptions }: AppState): readonly number[] {
  if (graph.trail !== null) return graph.trail;
  const recording = walk === null ? null : recordingOf(walk, walkOptions);
  if (walk === null || walk.run === null || recording === null) return [];
  const path = recording.replay.at(walk.step).path;
  return [ROOT_OF[walk.run.algorithm], ...path.map(({ arc }) => arc)];
}

/** The arcs of a node in the order drawn: the separator's, then the letters'. */
export const arcsOf = ({ letterArcs, separatorArc }: GraphNode): readonly number[] =>
  separatorArc < 0 ? letterArcs : [separatorArc, ...letterArcs];

/** Letter of an arc of a node; 0 for the separator. */
export function letterOfArc(node: GraphNode, arc: number): number {
  if (arc === node.separatorArc) return 0;
  let rest = node.letterMask;
  for (let nth = node.letterArcs.indexOf(arc); nth > 0; nth--) rest &= rest - 1;
  return 32 - Math.clz32(rest & -rest);
}

/** The arc of a letter (0: the separator); null where there is none. */
export function arcOfLetter(node: GraphNode, letter: number): number | null {
  return arcsOf(node).find((arc) => letterOfArc(node, arc) === letter) ?? null;
}

/** Arcs whose nodes must be asked for, so that the trail and what hangs on it can be drawn. */
export function arcsToLoad(state: AppState): readonly number[] {
  const { nodes } = state.graph;
  const trail = trailOf(state);
  const wanted = trail.flatMap((arc) => {
    const node = nodes.get(arc);
    return node === undefined ? [arc] : [arc, ...arcsOf(node)];
  });
  return [...new Set(wanted)].filter((arc) => !nodes.has(arc)).slice(0, MAX_NODES_A_REQUEST);
}
