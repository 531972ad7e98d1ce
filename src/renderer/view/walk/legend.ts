import type { ArrowView, SceneView } from '../sceneView';
import type { GraphView } from './graphView';

/** A colour or mark with its meaning. */
export type LegendMark =
  | 'main'
  | 'incidental'
  | ArrowView['kind']
  | 'tried'
  | 'anchor'
  | 'start'
  | 'square'
  | 'checks'
  | 'dead'
  | 'flaw'
  | 'wordEnd'
  | 'shared'
  | 'notOnRack'
  | 'crossWord'
  | 'noArc';

/**
 * The colours and marks that the board shows now, and the graph; null without a graph. Each is listed once,
 * although arrows and arcs have the same colours.
 */
export function legendOf(
  { anchors, arrows, crossChecks = [], flaws = [], tiles, walk = null }: LegendScene,
  graph: Pick<GraphView, 'arcs' | 'dots'> | null,
): readonly LegendMark[] {
  const kinds = new Set([
    ...(walk?.arrows ?? arrows).map(({ kind }) => kind),
    ...(graph?.arcs ?? []).map(({ kind }) => kind),
  ]);
  const isShared = (walk?.starts ?? []).length > 0;
  const causes = new Set(graph?.arcs.map(({ cause }) => cause));
  const dots = graph?.dots ?? [];
  const isShown: Readonly<Record<LegendMark, boolean>> = {
    main: tiles.some(({ role }) => role === 'placed'),
    incidental: tiles.some(({ role }) => role === 'incidental'),
    tried: walk !== null && walk.ghosts.length > 0,
    reverse: kinds.has('reverse'),
    separator: kinds.has('separator'),
    forward: kinds.has('forward'),
    anchor: (walk !== null && walk.anchor !== null) || (!isShared && (anchors ?? []).length > 0),
    start: isShared,
    square: walk !== null && walk.cursor !== null,
    checks: crossChecks.some(({ across, down, isDead }) => !isDead && (across !== null || down !== null)),
    dead: crossChecks.some(({ isDead }) => isDead),
    flaw: flaws.length > 0,
    wordEnd: dots.some(({ accepts }) => accepts),
    shared: dots.some(({ isShared }) => isShared),
    notOnRack: causes.has('not-on-rack'),
    crossWord: causes.has('cross-set'),
    noArc: causes.has('no-arc'),
  };
  return MARKS.filter((mark) => isShown[mark]);
}

/** In the order of the legend. */
const MARKS = [
  'main',
  'incidental',
  'tried',
  'reverse',
  'separator',
  'forward',
  'anchor',
  'start',
  'square',
  'checks',
  'dead',
  'flaw',
  'wordEnd',
  'shared',
  'notOnRack',
  'crossWord',
  'noArc',
] as const satisfies readonly LegendMark[];

type LegendScene = Pick<SceneView, 'anchors' | 'arrows' | 'crossChecks' | 'flaws' | 'tiles' | 'walk'>;
