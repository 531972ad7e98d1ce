import { arrowPhase } from '../../playback/arrowPhase';
import { flightPhase } from '../../playback/flightTiming';
import { phaseOfStep } from '../../playback/motion';
import type { AppState } from '../../state/appState';
import type { Views } from '../views';

/**
 * Progress of the current animation at `nowMs`, 0 … 1: flying tiles, otherwise the step of the walk,
 * otherwise the arrows.
 */
export function drawnPhase(state: AppState, views: Views, nowMs: number, isMotionReduced: boolean): number {
  const { flight, settings, shownAtMs, walk } = state;
  if (flight !== null && (views.scene.peek().flight ?? null) !== null)
    return flightPhase(flight, nowMs, isMotionReduced);
  if (views.walk.scene.peek() !== null && walk !== null)
    return walk.motion === null ? 1 : phaseOfStep(walk.motion, walk.step, nowMs, isMotionReduced);
  const timing = {
    shownAtMs,
    stepCount: views.scene.peek().arrows.length,
    stepsPerSecond: settings.animationSpeed,
    isMotionReduced,
  };
  return arrowPhase(timing, nowMs);
}
