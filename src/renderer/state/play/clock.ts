/** The time that both players have for all their turns. It is told, nothing more: no time ends a game. */
export interface Clock {
  /** For each player. */
  readonly limitMs: number;
  /** Used up before the turn that runs. */
  readonly usedMs: readonly [number, number];
  /** Whose time runs, and since when, on the clock that dates the actions; null: nobody's. */
  readonly running: { readonly player: 0 | 1; readonly sinceMs: number } | null;
}

export const newClock = (limitMs: number): Clock => ({ limitMs, usedMs: [0, 0], running: null });

/** The clock with that player's time running from now on; null: nobody's. */
export function switchClock(clock: Clock, player: 0 | 1 | null, nowMs: number): Clock {
  const usedMs = [usedBy(clock, 0, nowMs), usedBy(clock, 1, nowMs)] as const;
  return { ...clock, usedMs, running: player === null ? null : { player, sinceMs: nowMs } };
}

/** What is left; less than 0 when the time is over. */
export const leftOf = (clock: Clock, player: 0 | 1, nowMs: number): number =>
  clock.limitMs - usedBy(clock, player, nowMs);

const usedBy = ({ running, usedMs }: Clock, player: 0 | 1, nowMs: number): number =>
  usedMs[player] + (running?.player === player ? Math.max(0, nowMs - running.sinceMs) : 0);
