import { enlarged } from '../enlarged';
import { newMemory } from '../sharedMemory';
import { ACCEPTS_SHIFT, ARC_TARGET, DAWG_ROOT, firstLetterArc, type Gaddag, targetMask } from './gaddag';
import { popcount } from './popcount';

/**
 * The words of a lexicon as a minimal left-to-right automaton, for the search for all moves. Its nodes are
 * those of the GADDAG's DAWG, which lie scattered all over the GADDAG. Here they take a quarter of its memory
 * and stay in the processor's caches. Nodes are addressed by their offset:
 *
 *   0   inner    the letters whose arc leads to a node with arcs, as a mask: bit c − 1 for letter c
 *   1   ends     the letters that end a word, as a mask
 *   2 … targets  the node of each inner letter, ascending
 *
 * Node `NO_NODE` has no letters.
 */
export type WordGraph = Int32Array;

export const NO_NODE = 0;
export const GRAPH_ROOT = 2;
export const ENDS = 1;
export const TARGETS = 2;

/** English has an arc for every fourth word of its GADDAG. */
const EXPECTED_PART = 0.3;

/** Copies the DAWG of a GADDAG in breadth-first order, like `moveBreadthFirst`. */
export function wordGraphFrom({ arcs }: Gaddag): WordGraph {
  /** By first arc of a node of the GADDAG: where the node was moved. */
  const moved = new Int32Array(arcs.length);
  let graph = new Int32Array(Math.ceil(arcs.length * EXPECTED_PART) + 64);
  let end = GRAPH_ROOT;
  /** Moves the node that an arc leads to. Its targets are arcs of the GADDAG until they are scanned. */
  const move = (word: number): number => {
    const first = firstLetterArc(word);
    if (moved[first] !== 0) return moved[first]!;
    if (end + TARGETS + 32 > graph.length) graph = enlarged(graph, new Int32Array(graph.length * 2));
    const node = end;
    end += TARGETS;
    let inner = 0;
    let ends = 0;
    let arc = first;
    for (let rest = targetMask(arcs, word) | 0; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const next = arcs[arc++]!;
      if (((next >>> ACCEPTS_SHIFT) & 1) !== 0) ends |= bit;
      if ((next & ARC_TARGET) === 0) continue;
      inner |= bit;
      graph[end++] = next;
    }
    graph[node] = inner;
    graph[node + ENDS] = ends;
    moved[first] = node;
    return node;
  };
  if ((arcs[DAWG_ROOT]! & ARC_TARGET) === 0) end += TARGETS;
  else move(arcs[DAWG_ROOT]!);
  for (let node = GRAPH_ROOT; node < end; ) {
    const targets = node + TARGETS;
    const next = targets + popcount(graph[node]!);
    for (let at = targets; at < next; at++) {
      const target = move(graph[at]! >>> 0);
      graph[at] = target;
    }
    node = next;
  }
  const shared = new Int32Array(newMemory(end * Int32Array.BYTES_PER_ELEMENT));
  shared.set(graph.subarray(0, end));
  return shared;
}

const graphs = new WeakMap<Gaddag, WordGraph>();

/** The graph of a lexicon, made on first use unless it was read from a file or comes from another thread. */
export function wordGraphOf(gaddag: Gaddag): WordGraph {
  const graph = graphs.get(gaddag) ?? wordGraphFrom(gaddag);
  graphs.set(gaddag, graph);
  return graph;
}

export function keepWordGraph(gaddag: Gaddag, graph: WordGraph): void {
  graphs.set(gaddag, graph);
}
