import type { Setup } from '../../../core/board/setup';
import { type Message, message } from '../../../core/message';

/**
 * Why `count` more tiles do not fit on the rack; null if they do. A rack that is too long would have no
 * candidates.
 *
 * @param freed number of its tiles that are removed
 */
export function rackRoomProblem(
  { rack, rules: { rackSize } }: Pick<Setup, 'rack' | 'rules'>,
  count: number,
  freed = 0,
): Message | null {
  const room = Math.max(0, rackSize - rack.length + freed);
  if (count <= room || count <= freed) return null;
  if (room === 0) return message('editing.rackFull', { rackSize });
  return message('editing.noRoomOnRack', { count: String(count), room: String(room) });
}
