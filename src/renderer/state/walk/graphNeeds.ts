import { ROOT_ARCS } from '../../../contract/traceApi';
import { replayOf } from '../../playback/replayOf';
import type { AppState } from '../appState';
import { arcsOf } from './graphState';
import { recordingOf } from './walkState';

/** The engine answers for so many at once. */
const MAX_NODES_A_REQUEST = 1000;

/** The arcs from the root to the node that is looked at. */
export function trailOf({ graph, settings, walk }: AppState): readonly number[] {
  if (graph.trail !== null) return graph.trail;
  const recording = walk === null ? null : recordingOf(walk, settings.walk);
  if (walk === null || walk.run === null || recording === null) return [];
  const path = replayOf(recording.trace).at(walk.step).path;
  return [ROOT_ARCS[walk.run.algorithm], ...path.map(({ arc }) => arc)];
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
