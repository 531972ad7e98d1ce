import { WALK_SPEEDS, type WalkSpeed } from '../../contract/window/settings';
import { text } from '../../texts/text';

const WHOLE_TRACE_SECONDS = 5;
/** Manual steps are never slower, because the user wants to see them at once. */
const SLOWEST_SINGLE_STEP = 4;

export const stepsPerSecond = (speed: WalkSpeed, length: number): number =>
  speed === 'fiveSeconds' ? Math.max(1, length / WHOLE_TRACE_SECONDS) : speed;

export const singleStepRate = (speed: WalkSpeed): number =>
  speed === 'fiveSeconds' ? SLOWEST_SINGLE_STEP : Math.max(speed, SLOWEST_SINGLE_STEP);

/** The next speed up or down; the fastest and the slowest stay as they are. */
export const speedAfter = (speed: WalkSpeed, by: 1 | -1): WalkSpeed =>
  WALK_SPEEDS[WALK_SPEEDS.indexOf(speed) + by] ?? speed;

/** Singular up to one step per second: `0.5 step/s`. */
export const speedText = (speed: WalkSpeed): string =>
  speed === 'fiveSeconds'
    ? text('playback.allInFiveSeconds')
    : text('playback.stepsPerSecond', { speed: String(speed), count: Math.ceil(speed) });
