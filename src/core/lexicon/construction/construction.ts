import type { LetterCode } from '../../alphabet/tile';
import { certain, entryAt } from '../../certain';
import { SEPARATOR } from '../structures/lexiconAutomaton';

/** The constructions that can be watched, simplest first. */
export const CONSTRUCTIONS = ['trie', 'dawg', 'full-gaddag', 'gordon-gaddag', 'minimal-gaddag'] as const;
export type ConstructionKind = (typeof CONSTRUCTIONS)[number];

/** A letter code, or SEPARATOR. */
export type PathSymbol = number;

/**
 * One step of a construction. Nodes are numbered in the order of their creation; the root is node 0.
 *
 *   begin       a string begins at the root; `text` is its number
 *   follow      an arc that exists is followed
 *   add         an arc to a new node is added
 *   force       an arc to an existing node is added
 *   end         a word ends at the node
 *   complete    a letter is added to the node's letter set: it completes a word
 *   register    the node is the first one with its ending and its arcs
 *   merge       the node equals a registered one, `target`: the arc to it leads there now, and it is gone
 */
export type BuildStep =
  | { readonly kind: 'begin'; readonly text: number }
  | {
      readonly kind: 'follow' | 'add' | 'force';
      readonly node: number;
      readonly symbol: PathSymbol;
      readonly target: number;
    }
  | { readonly kind: 'end' | 'register'; readonly node: number }
  | { readonly kind: 'complete'; readonly node: number; readonly symbol: LetterCode }
  | { readonly kind: 'merge'; readonly node: number; readonly target: number };

/** A recorded construction. */
export interface Construction {
  readonly kind: ConstructionKind;
  /** The strings that are entered one after the other, as symbols. */
  readonly strings: readonly (readonly PathSymbol[])[];
  readonly steps: readonly BuildStep[];
  /** For each node, the node from which it was created and the symbol of that arc. −1 for the root. */
  readonly parents: readonly number[];
  readonly symbols: readonly PathSymbol[];
}

/** A structure under construction, after some of its steps. */
export interface BuiltGraph {
  /** By node: its arcs in the order of their creation; undefined if it does not exist (yet, or any more). */
  readonly arcs: readonly (ReadonlyMap<PathSymbol, number> | undefined)[];
  /** Nodes at which a word ends. */
  readonly ends: ReadonlySet<number>;
  readonly registered: ReadonlySet<number>;
  /** By node: letters that complete a word. */
  readonly completions: ReadonlyMap<number, ReadonlySet<LetterCode>>;
  readonly nodeCount: number;
  readonly arcCount: number;
}

/** Records a construction, and is the structure meanwhile. */
export class Builder {
  readonly steps: BuildStep[] = [];
  readonly parents: number[] = [-1];
  readonly symbols: PathSymbol[] = [SEPARATOR];
  private readonly graph = new Graph();

  begin(text: number): void {
    this.take({ kind: 'begin', text });
  }

  /** The node that the arc leads to; it is created if there is none. */
  addArc(node: number, symbol: PathSymbol): number {
    const known = this.target(node, symbol);
    if (known !== undefined) {
      this.take({ kind: 'follow', node, symbol, target: known });
      return known;
    }
    const target = this.parents.length;
    this.parents.push(node);
    this.symbols.push(symbol);
    this.take({ kind: 'add', node, symbol, target });
    return target;
  }

  /** Adds an arc to a node that exists, unless it is there. */
  forceArc(node: number, symbol: PathSymbol, target: number): void {
    const kind = this.target(node, symbol) === undefined ? 'force' : 'follow';
    this.take({ kind, node, symbol, target });
  }

  take(step: BuildStep): void {
    this.steps.push(step);
    this.graph.take(step, this);
  }

  private target(node: number, symbol: PathSymbol): number | undefined {
    return this.graph.arcs[node]?.get(symbol);
  }

  /** Whether a word ends at the node, and its arcs: equal for nodes with the same endings. */
  signature(node: number): string {
    const arcs = [...(this.graph.arcs[node] ?? [])].toSorted(([one], [other]) => one - other);
    return `${this.graph.ends.has(node) ? '!' : ''}${arcs.map((arc) => arc.join('>')).join()}`;
  }

  finish(kind: ConstructionKind, strings: Construction['strings']): Construction {
    const { parents, steps, symbols } = this;
    return { kind, strings, steps, parents, symbols };
  }
}

class Graph implements BuiltGraph {
  readonly arcs: (Map<PathSymbol, number> | undefined)[] = [new Map()];
  readonly ends = new Set<number>();
  readonly registered = new Set<number>();
  readonly completions = new Map<number, Set<LetterCode>>();
  nodeCount = 1;
  arcCount = 0;

  take(step: BuildStep, { parents, symbols }: Pick<Construction, 'parents' | 'symbols'>): void {
    switch (step.kind) {
      case 'add':
        this.arcs[step.target] = new Map();
        this.nodeCount++;
        this.link(step.node, step.symbol, step.target);
        break;
      case 'force':
        this.link(step.node, step.symbol, step.target);
        break;
      case 'end':
        this.ends.add(step.node);
        break;
      case 'complete': {
        const letters = this.completions.get(step.node) ?? new Set();
        this.completions.set(step.node, letters.add(step.symbol));
        break;
      }
      case 'register':
        this.registered.add(step.node);
        break;
      case 'merge':
        this.remove(step.node);
        certain(this.arcs[entryAt(parents, step.node)], 'the node before').set(
          entryAt(symbols, step.node),
          step.target,
        );
        break;
      default:
      // Beginning and following change nothing.
    }
  }

  private link(node: number, symbol: PathSymbol, target: number): void {
    certain(this.arcs[node], 'the node of an arc').set(symbol, target);
    this.arcCount++;
  }

  private remove(node: number): void {
    this.arcCount -= certain(this.arcs[node], 'a node to merge').size;
    this.arcs[node] = undefined;
    this.ends.delete(node);
    this.nodeCount--;
  }
}

/** The structure after the first `count` steps, clamped to those there are. */
export function graphAfter(construction: Construction, count: number): BuiltGraph {
  const graph = new Graph();
  for (const step of construction.steps.slice(0, Math.max(0, count))) graph.take(step, construction);
  return graph;
}
