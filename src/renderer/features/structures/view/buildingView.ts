import { letterGlyph, type TileDistribution } from '../../../../core/alphabet/tileDistribution';
import type { WalkedArc } from '../../../../core/lexicon/construction/askGraph';
import {
  type BuildStep,
  type BuiltGraph,
  type Construction,
  type ConstructionKind,
  graphAfter,
  type PathSymbol,
} from '../../../../core/lexicon/construction/construction';
import { SEPARATOR } from '../../../../core/lexicon/structures/lexiconAutomaton';
import { text } from '../../../../texts/text';
import { BUILDING_AT_START, type Building, type BuildingQuestion, constructionOf } from '../state/building';
import { type Asked, askedOf } from './askedView';

const NO_QUESTION = BUILDING_AT_START.question;

/** More nodes are only counted. */
const MOST_DRAWN = 300;

/** A node, where the tree of all nodes ever created has it. */
export interface BuiltNode {
  readonly id: number;
  /** In leaves of that tree, from its left edge, and in levels below the root. */
  readonly x: number;
  readonly y: number;
  readonly isEnd: boolean;
  readonly isRegistered: boolean;
  /** Letters that complete a word there. */
  readonly completions: string;
  /** The node into which this step merges it; from the next step on it is gone. */
  readonly mergesInto: number | null;
  readonly isLit: boolean;
}

export interface BuiltArc {
  readonly from: number;
  readonly to: number;
  readonly symbol: PathSymbol;
  readonly label: string;
  readonly isSeparator: boolean;
  /** Whether it leads to another node than the one that was created for it. */
  readonly isExtra: boolean;
  /** Place among the arcs between the same nodes, side by side: 0 is the middle. */
  readonly fan: number;
  /** On the path of the current string; by this very step. */
  readonly isWalked: boolean;
  readonly isLit: boolean;
}

/** The graph, as it is drawn. */
export interface Picture {
  readonly nodes: readonly BuiltNode[];
  readonly arcs: readonly BuiltArc[];
  readonly width: number;
  readonly height: number;
}

export interface BuildingView {
  /** Null if there are too many nodes to draw. */
  readonly picture: Picture | null;
  /** The last step; null before the first. */
  readonly stepKind: BuildStep['kind'] | null;
  readonly sentence: string;
  /** The string being entered. */
  readonly string: string;
  readonly nodeCount: number;
  readonly arcCount: number;
}

/** Number of nodes before the first step and after each one. */
export function nodeCountsOf({ steps }: Construction): readonly number[] {
  let count = 1;
  return [count, ...steps.map(({ kind }) => (count += kind === 'add' ? 1 : kind === 'merge' ? -1 : 0))];
}

/**
 * The structure after some steps, as it is drawn, and its last step in words; once it is finished, the answer
 * to the question in place of that step.
 */
export function buildingViewOf(
  construction: Construction,
  count: number,
  distribution: TileDistribution,
  question: BuildingQuestion = NO_QUESTION,
): BuildingView {
  const { steps, strings } = construction;
  const say = (symbol: PathSymbol) => (symbol === SEPARATOR ? '$' : letterGlyph(distribution, symbol));
  const graph = graphAfter(construction, count);
  const step = steps[count - 1];
  const begun = steps.slice(0, count).findLast((each) => each.kind === 'begin');
  const string = strings[begun?.kind === 'begin' ? begun.text : -1] ?? [];
  const asked =
    question.letters === '' || count < steps.length ? null : askedOf(construction, question, distribution);
  const built = {
    picture:
      construction.parents.length > MOST_DRAWN ? null : pictureOf(construction, graph, count, string, say),
    nodeCount: graph.nodeCount,
    arcCount: graph.arcCount,
  };
  if (asked !== null)
    return {
      ...built,
      picture: built.picture && litByAnswer(built.picture, asked.answer),
      stepKind: null,
      sentence: asked.sentence,
      string: '',
    };
  return {
    ...built,
    stepKind: step?.kind ?? null,
    sentence: step === undefined ? '' : sentenceOf(step, construction, graph, say),
    string: string.map(say).join(''),
  };
}

/** The arcs along which the letters lead are lit, those tried after them walked. */
function litByAnswer(picture: Picture, answer: Asked['answer']): Picture {
  const name = ({ node, symbol }: WalkedArc) => `${node} ${symbol}`;
  const led = new Set(answer?.led.map(name));
  const tried = new Set(answer?.tried.map(name));
  return {
    ...picture,
    nodes: picture.nodes.map((node) => ({ ...node, isLit: answer?.ends.has(node.id) === true })),
    arcs: picture.arcs.map((arc) => {
      const isLit = led.has(name({ node: arc.from, symbol: arc.symbol }));
      return { ...arc, isLit, isWalked: tried.has(name({ node: arc.from, symbol: arc.symbol })) };
    }),
  };
}

export interface BuildingSide {
  readonly kind: ConstructionKind;
  readonly view: BuildingView;
}

/** The structure and, at the same share of its own steps, the one beside it. */
export function sidesOf(
  { kind, question, rival, step, typed }: Building,
  distribution: TileDistribution,
): readonly BuildingSide[] {
  const kinds = rival === null ? [kind] : [kind, rival];
  const built = kinds.flatMap((each) => {
    const result = constructionOf({ kind: each, typed }, distribution);
    return result.ok ? [result.value] : [];
  });
  const length = Math.max(1, built[0]?.steps.length ?? 0);
  return built.map((construction) => ({
    kind: construction.kind,
    view: buildingViewOf(
      construction,
      Math.round((step / length) * construction.steps.length),
      distribution,
      question,
    ),
  }));
}

type Say = (symbol: PathSymbol) => string;

function pictureOf(
  construction: Construction,
  graph: BuiltGraph,
  count: number,
  string: readonly PathSymbol[],
  say: Say,
): Picture {
  const { parents } = construction;
  const places = treeOf(parents);
  const step = construction.steps[count - 1];
  const merging = step?.kind === 'merge' ? step : null;
  const lit = litNode(step);
  const walked = walkedArcs(graph, string, step);
  const nodes = places.flatMap(({ x, y }, id): BuiltNode[] => {
    const mergesInto = merging?.node === id ? merging.target : null;
    if (graph.arcs[id] === undefined && mergesInto === null) return [];
    return [
      {
        id,
        x,
        y,
        isEnd: graph.ends.has(id),
        isRegistered: graph.registered.has(id),
        completions: [...(graph.completions.get(id) ?? [])].map(say).join(''),
        mergesInto,
        isLit: lit === id,
      },
    ];
  });
  const arcs = graph.arcs.flatMap((arcsOf, from) => {
    const all = [...(arcsOf ?? [])];
    return all.map(([symbol, to]): BuiltArc => {
      const beside = all.filter(([, other]) => other === to);
      return {
        from,
        to,
        symbol,
        label: say(symbol),
        isSeparator: symbol === SEPARATOR,
        isExtra: parents[to] !== from,
        fan: beside.findIndex(([other]) => other === symbol) - (beside.length - 1) / 2,
        isWalked: walked.has(`${from} ${symbol}`),
        isLit: step !== undefined && 'symbol' in step && step.node === from && step.symbol === symbol,
      };
    });
  });
  const width = Math.max(1, ...places.map(({ x }) => x + 1));
  return { nodes, arcs, width, height: Math.max(0, ...places.map(({ y }) => y)) };
}

function litNode(step: BuildStep | undefined): number | undefined {
  switch (step?.kind) {
    case 'begin':
      return 0;
    case 'follow':
    case 'add':
    case 'force':
    case 'merge':
      return step.target;
    case 'end':
    case 'register':
    case 'complete':
      return step.node;
    case undefined:
      return undefined;
  }
}

/** The arcs of the string being entered, as far as they exist. */
function walkedArcs(
  graph: BuiltGraph,
  string: readonly PathSymbol[],
  step: BuildStep | undefined,
): Set<string> {
  const walked = new Set<string>();
  if (step === undefined || step.kind === 'begin' || step.kind === 'register' || step.kind === 'merge')
    return walked;
  let node = 0;
  for (const symbol of string) {
    const next = graph.arcs[node]?.get(symbol);
    if (next === undefined) break;
    walked.add(`${node} ${symbol}`);
    if ('symbol' in step && step.node === node && step.symbol === symbol) break;
    node = next;
  }
  return walked;
}

/**
 * Places of a tree given by the node before each: leaves side by side in the order in which they were
 * created, a node in the middle of those after it. A node never moves.
 */
function treeOf(parents: readonly number[]): readonly { readonly x: number; readonly y: number }[] {
  const children = parents.map((): number[] => []);
  for (const [node, parent] of parents.entries()) children[parent]?.push(node);
  const places = parents.map(() => ({ x: 0, y: 0 }));
  let leaves = 0;
  const place = (node: number, y: number): number => {
    const xs = (children[node] ?? []).map((child) => place(child, y + 1));
    const x = xs.length === 0 ? leaves++ : ((xs[0] ?? 0) + (xs.at(-1) ?? 0)) / 2;
    places[node] = { x, y };
    return x;
  };
  place(0, 0);
  return places;
}

function sentenceOf(step: BuildStep, construction: Construction, graph: BuiltGraph, say: Say): string {
  switch (step.kind) {
    case 'begin':
      return text('building.begin');
    case 'follow':
      return text('building.follow', { symbol: say(step.symbol) });
    case 'add':
      return text('building.add', { symbol: say(step.symbol) });
    case 'force':
      return text('building.force', { symbol: say(step.symbol) });
    case 'end':
      return text('building.end');
    case 'complete':
      return text('building.complete', { symbol: say(step.symbol) });
    case 'register':
      return text('building.register', arcsSaid(step.node, graph, say));
    case 'merge':
      return text('building.merge', {
        ...arcsSaid(step.target, graph, say),
        symbol: say(construction.symbols[step.node] ?? SEPARATOR),
      });
  }
}

/** The arcs of a node, and whether a word ends there. */
const arcsSaid = (node: number, graph: BuiltGraph, say: Say) => {
  const symbols = [...(graph.arcs[node]?.keys() ?? [])];
  return {
    count: symbols.length,
    arcs: symbols.map(say).join(', '),
    isEnd: graph.ends.has(node) ? 'yes' : 'no',
  };
};
