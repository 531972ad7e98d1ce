import { median } from './average';
import type { Clock } from './engineHost';

/** Something to measure in turns with others. */
export interface Contestant {
  /** CPU time of one run over the rounds; null before the first round. */
  cpuMs: number | null;
  /** CPU time of one run in each round. */
  readonly samples: number[];
  readonly run: () => void;
  /** CPU time. */
  readonly cpuNow: Clock;
}

export const contestant = (run: () => void, cpuNow: Clock): Contestant => ({
  cpuMs: null,
  samples: [],
  run,
  cpuNow,
});

/** The CPU time of the process is counted in steps of up to 16 ms: a round lasts a few of them. */
const ROUND_MS = 30;

/** One round: runs it repeatedly until the time can be measured, and stores the time per run. */
export function addRound(measured: Contestant, leastMs = ROUND_MS): void {
  let runs = 0;
  let millis = 0;
  while (runs === 0 || millis < leastMs) {
    const begin = measured.cpuNow();
    measured.run();
    millis += measured.cpuNow() - begin;
    runs++;
  }
  addSample(measured, millis / runs);
}

export function addSample(measured: Contestant, millis: number): void {
  measured.samples.push(millis);
  measured.cpuMs = median(measured.samples);
}

const WARM_UP_MS = 300;

/** Runs it until the engine has compiled its code. */
export function warmUp(run: () => void, now: Clock): void {
  const begin = now();
  while (now() - begin < WARM_UP_MS) run();
}
