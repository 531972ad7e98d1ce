import { median } from './average';
import type { Clock } from './engineHost';

/** What is measured beside others. */
export interface Contestant {
  /** Of one run, over the rounds; null while there is no round. */
  cpuMs: number | null;
  /** Of each round. */
  readonly samples: number[];
  readonly run: () => void;
  /** The processor's time. */
  readonly cpuNow: Clock;
}

export const contestant = (run: () => void, cpuNow: Clock): Contestant => ({
  cpuMs: null,
  samples: [],
  run,
  cpuNow,
});

/** CPU time of the process is counted in steps of up to 16 ms: a round takes a few of them. */
const ROUND_MS = 30;

/** One round: runs it again and again until the time can be told, and keeps what one run took. */
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

/** Runs it until the engine has compiled what it runs. */
export function warmUp(run: () => void, now: Clock): void {
  const begin = now();
  while (now() - begin < WARM_UP_MS) run();
}
