import { letterOf } from '../../../../core/alphabet/tile';
import type { Action } from '../../../state/action';
import type { AppState } from '../../../state/appState';
import { letterOfArc } from '../../../state/walk/graph';
import { trailOf } from '../../../state/walk/reduceGraph';
import { PREDICTION_ACTIONS } from './reducePrediction';

/** The arc of the graph that is pointed at answers, if it is a tile or the separator that is offered. */
export function followPointing(before: AppState, after: AppState, action: Action, nowMs: number): AppState {
  const { question } = before.practice.prediction;
  if (action.type !== 'graph-arc-chosen' || question === null) return after;
  const trail = trailOf(before);
  const node = before.graph.nodes.get(trail.at(-1) ?? -1);
  const arc = action.trail[trail.length];
  const isNext =
    action.trail.length === trail.length + 1 && trail.every((each, nth) => each === action.trail[nth]);
  if (node === undefined || arc === undefined || !isNext) return after;
  const letter = letterOfArc(node, arc);
  const option = question.options.findIndex((each) =>
    each.kind === 'place' ? letterOf(each.tile) === letter : each.kind === 'separator' && letter === 0,
  );
  if (option < 0) return after;
  const answered = { type: 'prediction-answered', option } as const;
  return PREDICTION_ACTIONS['prediction-answered'](before, answered, nowMs);
}
