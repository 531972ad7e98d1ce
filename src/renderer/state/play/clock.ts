import { overtimePenalty } from '../../../core/game/overtime';

/** The players' time for all of their turns. No game ends on time; overtime can cost points. */
export interface Clock {
  /** Per player. */
  readonly limitMs: number;
  /** Whether each minute of overtime begun costs ten points at the end. */
  readonly hasOvertimePenalty: boolean;
  /** Time used before the current turn. */
  readonly usedMs: readonly [number, number];
  /** The player whose time is running, and its start on the clock of the actions; null if none is. */
  readonly running: { readonly player: 0 | 1; readonly sinceMs: number } | null;
}

export const newClock = (limitMs: number, hasOvertimePenalty: boolean): Clock => ({
  limitMs,
  hasOvertimePenalty,
  usedMs: [0, 0],
  running: null,
});

/** Starts that player's time; null stops the clock. */
export function switchClock(clock: Clock, player: 0 | 1 | null, nowMs: number): Clock {
  const usedMs = [usedBy(clock, 0, nowMs), usedBy(clock, 1, nowMs)] as const;
  return { ...clock, usedMs, running: player === null ? null : { player, sinceMs: nowMs } };
}

/** Time left; negative once it is over. */
export const leftOf = (clock: Clock, player: 0 | 1, nowMs: number): number =>
  clock.limitMs - usedBy(clock, player, nowMs);

/** Points that the player will lose for overtime if the game ends now. */
export const penaltyOf = (clock: Clock, player: 0 | 1, nowMs: number): number =>
  clock.hasOvertimePenalty ? overtimePenalty(-leftOf(clock, player, nowMs)) : 0;

/** The clock of an earlier moment, running on from now: time since then does not count. */
export const resumeClock = (clock: Clock, nowMs: number): Clock =>
  clock.running === null ? clock : { ...clock, running: { ...clock.running, sinceMs: nowMs } };

const usedBy = ({ running, usedMs }: Clock, player: 0 | 1, nowMs: number): number =>
  usedMs[player] + (running?.player === player ? Math.max(0, nowMs - running.sinceMs) : 0);
