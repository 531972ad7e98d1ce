import { ROOT_ARCS } from '../../../contract/walk/rootArcs';
import { clamp } from '../../../core/clamp';
import { message } from '../../../core/message';
import { replayOf } from '../../playback/replayOf';
import type { AppState } from '../appState';
import { letterForText, unknownLetterNotice } from '../editing/typedTile';
import type { Handlers } from '../handlers';
import {
  arcOfLetter,
  arcsOf,
  EMPTY_GRAPH,
  type GraphAction,
  type GraphState,
  MAX_GRAPH_NODES,
} from './graph';
import { recordingOf } from './walk';

/** Maximum number of nodes per request. */
const MAX_NODES_A_REQUEST = 1000;

/** The arcs from the root to the current node. */
export function trailOf({ graph, settings, walk }: AppState): readonly number[] {
  if (graph.trail !== null) return graph.trail;
  const recording = walk === null ? null : recordingOf(walk, settings.walk);
  if (walk === null || walk.run === null || recording === null) return [];
  const path = replayOf(recording.trace).at(walk.step).path;
  return [ROOT_ARCS[walk.run.algorithm], ...path.map(({ arc }) => arc)];
}

/** Arcs whose nodes must be requested to draw the trail and its siblings. */
export function arcsToLoad(state: AppState): readonly number[] {
  const { nodes } = state.graph;
  const trail = trailOf(state);
  const wanted = trail.flatMap((arc) => {
    const node = nodes.get(arc);
    return node === undefined ? [arc] : [arc, ...arcsOf(node)];
  });
  return [...new Set(wanted)].filter((arc) => !nodes.has(arc)).slice(0, MAX_NODES_A_REQUEST);
}

const ZOOM_LIMITS = { min: 0.5, max: 4 } as const;

/** Navigation in the graph: the loaded nodes, and the trail from the root. */
export const GRAPH_ACTIONS: Handlers<GraphAction> = {
  'nodes-loaded': (state, action) => ({ ...state, graph: addNodes(state.graph, action) }),
  'graph-moved': (state, action) => withTrail(state, moveTrail(state, action.to)),
  'graph-arc-typed': (state, action) => typeArc(state, action.text),
  'graph-arc-chosen': (state, action) => withTrail(state, action.trail),
  'graph-turned': (state, action) => {
    const arc = trailOf(state).at(action.place);
    if (arc === undefined) return state;
    const turned = new Set(state.graph.turned);
    if (!turned.delete(arc)) turned.add(arc);
    return { ...state, graph: { ...state.graph, turned } };
  },
  'graph-zoomed': (state, action) => {
    const zoom = action.factor === null ? 1 : state.graph.zoom * action.factor;
    return {
      ...state,
      graph: { ...state.graph, zoom: clamp(zoom, ZOOM_LIMITS.min, ZOOM_LIMITS.max) },
    };
  },
};

function addNodes(
  graph: GraphState,
  { lexicon, nodes }: Extract<GraphAction, { type: 'nodes-loaded' }>,
): GraphState {
  const isSame = graph.lexicon === lexicon;
  const known = new Map(isSame ? graph.nodes : []);
  for (const node of nodes) known.set(node.arc, node);
  for (const arc of known.keys()) {
    if (known.size <= MAX_GRAPH_NODES) break;
    known.delete(arc);
  }
  return { ...(isSame ? graph : EMPTY_GRAPH), lexicon, nodes: known };
}

const withTrail = (state: AppState, trail: readonly number[]): AppState => ({
  ...state,
  graph: { ...state.graph, trail },
});

function moveTrail(
  state: AppState,
  to: Extract<GraphAction, { type: 'graph-moved' }>['to'],
): readonly number[] {
  const trail = trailOf(state);
  const { nodes } = state.graph;
  const last = trail.at(-1);
  if (to === 'root') return trail.slice(0, 1);
  if (to === 'parent') return trail.length > 1 ? trail.slice(0, -1) : trail;
  const parent = nodes.get(trail.at(-2) ?? -1);
  const node = nodes.get(last ?? -1);
  if (to === 'firstChild') {
    const child = node === undefined ? undefined : arcsOf(node)[0];
    return child === undefined ? trail : [...trail, child];
  }
  if (parent === undefined || last === undefined) return trail;
  const siblings = arcsOf(parent);
  const beside = siblings[siblings.indexOf(last) + (to === 'next' ? 1 : -1)];
  return [...trail.slice(0, -1), beside ?? last];
}

function typeArc(state: AppState, text: string): AppState {
  const { distribution } = state.setup.rules;
  const letter = text === '$' ? 0 : letterForText(distribution, text);
  if (letter === null) return { ...state, notice: unknownLetterNotice(distribution, text) };
  const trail = trailOf(state);
  const node = state.graph.nodes.get(trail.at(-1) ?? -1);
  const arc = node === undefined ? null : arcOfLetter(node, letter);
  if (arc === null) {
    const notice =
      letter === 0 ? message('walk.noSeparator') : message('walk.noArc', { letter: text.toUpperCase() });
    return { ...state, notice };
  }
  return { ...withTrail(state, [...trail, arc]), notice: null };
}
