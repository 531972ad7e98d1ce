import { cpuDeadline } from '../cpuDeadline';
import { secondsOf } from './options';

/** How long the search of one position may take; whatever is reached first ends it. */
export interface TimeLimit {
  /** On the clock; infinite if only the CPU time is limited. */
  readonly seconds: number;
  /** CPU time of all threads; undefined for no limit. */
  readonly cpuSeconds: number | undefined;
}

export const CPU_BOUNDS = { least: 0.001, most: 86_400 };

/** Values of `--time` and `--cpu`. @param usual seconds on the clock if neither is given */
export function timeLimitOf(
  { cpu, time }: { readonly cpu: string | undefined; readonly time: string | undefined },
  usual: number,
  bounds: { readonly least: number; readonly most: number },
): TimeLimit {
  const cpuSeconds = cpu === undefined ? undefined : secondsOf('--cpu', cpu, CPU_BOUNDS);
  const unlimited = cpu === undefined ? usual : Number.POSITIVE_INFINITY;
  return { seconds: time === undefined ? unlimited : secondsOf('--time', time, bounds), cpuSeconds };
}

/** Interval at which the CPU time of threads is checked. */
const CPU_CHECK_MS = 5;

/** Calls `stop` when the time is over, unless the returned function is called before. */
export function startTimeLimit({ cpuSeconds, seconds }: TimeLimit, stop: () => void): () => void {
  const isOver = cpuSeconds === undefined ? undefined : cpuDeadline(cpuSeconds);
  const clock = Number.isFinite(seconds) ? setTimeout(stop, seconds * 1000) : undefined;
  const checks = isOver && setInterval(() => isOver() && stop(), CPU_CHECK_MS);
  return () => {
    clearTimeout(clock);
    clearInterval(checks);
  };
}
