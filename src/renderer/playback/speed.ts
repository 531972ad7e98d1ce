/** Steps a second, or the whole trace in five seconds. */
export type Speed = number | 'fiveSeconds';

export const NORMAL_SPEED = 2;
export const SPEEDS: readonly Speed[] = [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64, 'fiveSeconds'];

const WHOLE_TRACE_SECONDS = 5;
/** A step by hand is never slower: who asks for one step wants to see it now. */
const SLOWEST_SINGLE_STEP = 4;

export const stepsPerSecond = (speed: Speed, length: number): number =>
  speed === 'fiveSeconds' ? Math.max(1, length / WHOLE_TRACE_SECONDS) : speed;

export const singleStepRate = (speed: Speed): number =>
  speed === 'fiveSeconds' ? SLOWEST_SINGLE_STEP : Math.max(speed, SLOWEST_SINGLE_STEP);

/** The next speed up or down; the fastest and the slowest stay what they are. */
export function speedAfter(speed: Speed, by: 1 | -1): Speed {
  const index = SPEEDS.indexOf(speed) + by;
  return SPEEDS[Math.min(Math.max(index, 0), SPEEDS.length - 1)]!;
}

export const speedText = (speed: Speed): string =>
  speed === 'fiveSeconds' ? 'all in 5 s' : `${speed} ${speed <= 1 ? 'step' : 'steps'}/s`;
