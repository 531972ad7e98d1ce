import { type Clock, leftOf } from '../../state/play/clock';

/** The time left, `12:34`; once it is over, `−0:07`. */
export function clockText(clock: Clock, player: 0 | 1, nowMs: number): string {
  const leftMs = leftOf(clock, player, nowMs);
  // Seconds are rounded up: 59.9 s are 1:00.
  const seconds = leftMs >= 0 ? Math.ceil(leftMs / 1000) : Math.ceil(-leftMs / 1000);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${leftMs < 0 ? '−' : ''}${minutes}:${String(rest).padStart(2, '0')}`;
}
