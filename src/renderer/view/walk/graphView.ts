import { letterGlyph, type TileDistribution } from '../../../core/alphabet/tileDistribution';
import { certain } from '../../../core/certain';
import { clamp } from '../../../core/clamp';
import type { GraphNode } from '../../../core/lexicon/graphNode';
import type { Rejection } from '../../../core/trace/describeEvent';
import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import { arcsOf, letterOfArc } from '../../state/walk/graph';

export type ArcKind = 'reverse' | 'separator' | 'forward';

/** A node as a dot. A node is drawn once per level, however many arcs lead to it. */
export interface NodeDot {
  /** Horizontal position, 0 … 1. */
  readonly x: number;
  /** Steps from the root. */
  readonly level: number;
  readonly row: number;
  readonly isOnTrail: boolean;
  readonly isCurrent: boolean;
  /** Whether several arcs lead to it. */
  readonly isShared: boolean;
  /** Whether a word ends with an arc to it. */
  readonly accepts: boolean;
  /** Whether it has arcs. */
  readonly goesOn: boolean;
}

export interface ArcLine {
  readonly arc: number;
  readonly label: string;
  readonly kind: ArcKind;
  readonly fromX: number;
  readonly toX: number;
  /** Level of the node that it starts from. */
  readonly level: number;
  readonly fromRow: number;
  /** The same row for an arc whose siblings are folded, the next one otherwise. */
  readonly toRow: number;
  /** Among the arcs to the same node, side by side: 0 is the middle one, −1 the one to its left. */
  readonly fan: number;
  readonly isOnTrail: boolean;
  /** Why the walk did not follow it; null if it may. */
  readonly cause: Rejection['cause'] | null;
  /** Whether a word ends with it. */
  readonly accepts: boolean;
  /** Whether other arcs lead to the same node. */
  readonly isShared: boolean;
  /** The trail that ends with this arc. */
  readonly trail: readonly number[];
}

/** Arcs that are not drawn because their level is folded. */
export interface FoldedArcs {
  readonly level: number;
  readonly row: number;
  readonly x: number;
  readonly count: number;
}

export interface GraphView {
  readonly dots: readonly NodeDot[];
  readonly arcs: readonly ArcLine[];
  readonly folded: readonly FoldedArcs[];
  readonly rowCount: number;
  /** `root, T, A, separator: 5 arcs`. */
  readonly name: string;
  /** Visible label: `TA$ · 5 arcs`. */
  readonly title: string;
}

export interface GraphParts {
  readonly distribution: TileDistribution;
  readonly nodes: ReadonlyMap<number, GraphNode>;
  readonly trail: readonly number[];
  readonly turned: ReadonlySet<number>;
  /** The letters rejected by the walk at each node of its own path, the root first; empty elsewhere. */
  readonly rejections: readonly (readonly Rejection[])[];
  /** The DAWG is read forwards only. */
  readonly isForwardOnly: boolean;
}

/** The nodes that the arcs of a trail lead to. */
type Trail = readonly GraphNode[];

/**
 * The trail through the graph: the beginning of the walk is in the top row, with the siblings of each of its
 * arcs folded; from the first unfolded node on, usually the last but one, every level has its own row.
 */
export function graphViewOf(parts: GraphParts): GraphView {
  const shown = knownTrail(parts);
  const firstRow = placeFirstRow(countFolded(parts, shown));
  const dots: NodeDot[] = [];
  const arcs: ArcLine[] = [];
  const folded: FoldedArcs[] = [];
  let from: RowPlace = { x: certain(firstRow[0], 'the place of the root'), row: 0 };
  shown.forEach((node, level) => {
    const { row, x } = from;
    if (level === 0)
      dots.push(dotOf(node, { x, level, row, isOnTrail: true, isCurrent: shown.length === 1 }));
    const laid = layOutLevel(parts, shown, level, from, firstRow[level + 1] ?? null);
    dots.push(...laid.dots);
    arcs.push(...laid.arcs);
    if (laid.hidden > 0) folded.push({ level, row, x, count: laid.hidden });
    from = laid.next;
  });
  return {
    dots,
    arcs,
    folded,
    rowCount: Math.max(...dots.map(({ row }) => row), 0) + 1,
    ...namesOf(parts, shown),
  };
}

/** The nodes of the trail, up to the first one that has not been loaded. */
function knownTrail({ nodes, trail }: GraphParts): Trail {
  const known: GraphNode[] = [];
  for (const arc of trail) {
    const node = nodes.get(arc);
    if (node === undefined) break;
    known.push(node);
  }
  return known;
}

const nodeAt = (trail: Trail, level: number): GraphNode => certain(trail[level], 'a node of the trail');

/** Whether the siblings of the followed arc are drawn, too. */
const isOpen = ({ turned }: GraphParts, trail: Trail, level: number): boolean =>
  level >= trail.length - 2 !== turned.has(nodeAt(trail, level).arc);

/** Number of levels before the first open one. */
function countFolded(parts: GraphParts, trail: Trail): number {
  const followed = trail.length - 1;
  for (let level = 0; level < followed; level++) if (isOpen(parts, trail, level)) return level;
  return Math.max(0, followed);
}

/**
 * Horizontal positions of the nodes of the first row: the last one in the middle, or further right if there
 * are many.
 */
function placeFirstRow(foldedCount: number): readonly number[] {
  const gap = Math.min(ROW_GAP, (FURTHEST_X - MARGIN) / Math.max(1, foldedCount));
  const last = Math.max(0.5, MARGIN + foldedCount * gap);
  return Array.from({ length: foldedCount + 1 }, (_, nth) => last - (foldedCount - nth) * gap);
}

const ROW_GAP = 0.085;
const FURTHEST_X = 0.8;

const CAUSE_WORDS = {
  'not-on-rack': 'walkView.arcNotOnRack',
  'cross-set': 'walkView.arcCrossSet',
  'no-arc': 'walkView.arcMissing',
} as const satisfies Readonly<Record<Rejection['cause'], TextKey>>;

const KIND_WORDS = { reverse: 'walkView.arcReverse', forward: 'walkView.arcForward' } as const;

/** `A, forward, a word ends here, not on the rack`. */
export const arcName = ({ accepts, cause, isOnTrail, isShared, kind, label }: ArcLine): string =>
  [
    label === '$' ? text('walkView.separator') : label,
    ...(kind === 'separator' ? [] : [text(KIND_WORDS[kind])]),
    ...(isOnTrail ? [text('walkView.arcFollowed')] : []),
    ...(accepts ? [text('walkView.wordEnds')] : []),
    ...(isShared ? [text('walkView.arcShared')] : []),
    ...(cause === null ? [] : [text(CAUSE_WORDS[cause])]),
  ].join(', ');

interface RowPlace {
  readonly x: number;
  readonly row: number;
}

interface Level {
  readonly dots: readonly NodeDot[];
  readonly arcs: readonly ArcLine[];
  readonly hidden: number;
  /** The node that the trail continues to. */
  readonly next: RowPlace;
}

/** @param besideX position of the next node in the same row; null if it is in the next row */
function layOutLevel(
  parts: GraphParts,
  trail: Trail,
  level: number,
  from: RowPlace,
  besideX: number | null,
): Level {
  const { distribution, isForwardOnly, nodes } = parts;
  const rejections = parts.rejections[level] ?? [];
  const node = nodeAt(trail, level);
  const followed = trail[level + 1]?.arc;
  const all = arcsOf(node)
    .map((arc) => nodes.get(arc))
    .filter((target) => target !== undefined);
  const drawn = isOpen(parts, trail, level) ? all : all.filter(({ arc }) => arc === followed);
  const toRow = besideX === null ? from.row + 1 : from.row;
  const places = placeTargets(drawn, besideX ?? from.x);
  const isTurned = trail.slice(0, level).some(({ separatorArc }, at) => separatorArc === trail[at + 1]?.arc);
  const arcs = drawn.map((target): ArcLine => {
    const { accepts, arc, isShared } = target;
    const place = certain(places.get(idOf(target)), 'the place of a node');
    const letter = letterOfArc(node, arc);
    const kind = letter === 0 ? 'separator' : isTurned || isForwardOnly ? 'forward' : 'reverse';
    return {
      arc,
      label: letter === 0 ? '$' : letterGlyph(distribution, letter),
      kind,
      fromX: from.x,
      toX: place.x,
      level,
      fromRow: from.row,
      toRow,
      isOnTrail: arc === followed,
      cause: rejections.find(({ letters }) => letters.includes(letter))?.cause ?? null,
      accepts,
      isShared,
      fan: fanOf(place.targets, target),
      trail: [...parts.trail.slice(0, level + 1), arc],
    };
  });
  let nextX = from.x;
  const dots = Array.from(places.values(), ({ targets, x }) => {
    const isOnTrail = targets.some(({ arc }) => arc === followed);
    const accepts = targets.some((target) => target.accepts);
    const isCurrent = isOnTrail && level === trail.length - 2;
    if (isOnTrail) nextX = x;
    return dotOf({ ...targets[0], accepts }, { x, level: level + 1, row: toRow, isOnTrail, isCurrent });
  });
  return {
    arcs,
    dots,
    hidden: all.length - drawn.length,
    next: { x: nextX, row: toRow },
  };
}

/** Offsets of the arcs to one node, around 0: −0.5 and 0.5 for two. */
const fanOf = (targets: readonly GraphNode[], target: GraphNode): number =>
  targets.indexOf(target) - (targets.length - 1) / 2;

/** Position of a node, and the arcs to it: targets that are the same node. */
interface TargetPlace {
  readonly x: number;
  readonly targets: SameNode;
}

type SameNode = readonly [GraphNode, ...GraphNode[]];

/** Preferred distance between neighbours, as a share of the width. */
const WIDEST_GAP = 0.12;
const MARGIN = 0.03;

/** Places the nodes that arcs lead to side by side, below their source as far as the edges permit. */
function placeTargets(targets: readonly GraphNode[], fromX: number): ReadonlyMap<number, TargetPlace> {
  const groups = new Map<number, [GraphNode, ...GraphNode[]]>();
  for (const target of targets) {
    const group = groups.get(idOf(target));
    if (group === undefined) groups.set(idOf(target), [target]);
    else group.push(target);
  }
  const count = groups.size;
  const gap = count < 2 ? 0 : Math.min(WIDEST_GAP, (1 - 2 * MARGIN) / (count - 1));
  const width = gap * (count - 1);
  const first = clamp(fromX - width / 2, MARGIN, 1 - MARGIN - width);
  const places = new Map<number, TargetPlace>();
  for (const [id, group] of groups)
    places.set(id, { x: count === 1 ? fromX : first + places.size * gap, targets: group });
  return places;
}

/** Identical for all arcs to one node; unique for an arc to a node without arcs. */
const idOf = ({ arc, node }: GraphNode): number => (node < 0 ? -1 - arc : node);

function dotOf(
  node: GraphNode,
  place: Pick<NodeDot, 'x' | 'level' | 'row' | 'isOnTrail' | 'isCurrent'>,
): NodeDot {
  return {
    ...place,
    isShared: node.isShared,
    accepts: node.accepts,
    goesOn: node.node >= 0,
  };
}

function namesOf({ distribution }: GraphParts, trail: Trail): Pick<GraphView, 'name' | 'title'> {
  const last = trail.at(-1);
  if (last === undefined) return { name: text('walkView.graphReading'), title: '' };
  const letters = trail.slice(1).map(({ arc }, at) => letterOfArc(nodeAt(trail, at), arc));
  const glyphs = letters.map((letter) => (letter === 0 ? '$' : letterGlyph(distribution, letter)));
  const names = glyphs.map((glyph) => (glyph === '$' ? text('walkView.separator') : glyph));
  const root = text('walkView.root');
  const count = arcsOf(last).length;
  const facts = [text('walkView.arcs', { count })];
  if (last.accepts) facts.push(text('walkView.wordEnds'));
  if (last.isShared) facts.push(text('walkView.nodeShared'));
  return {
    name: `${[root, ...names].join(', ')}: ${facts.join(', ')}`,
    title: `${glyphs.length === 0 ? root : glyphs.join('')} · ${facts.join(' · ')}`,
  };
}
