import type { Feature } from '../feature';
import { leavesCommands } from './input/leavesCommands';
import { LEAVES_ACTIONS, leavesAdvanced, leavesReplaced } from './state/reduceLeaves';

export const leaves = {
  handlers: LEAVES_ACTIONS,
  events: { 'leaves-progress': leavesAdvanced, 'leaves-changed': leavesReplaced },
  commands: leavesCommands,
} satisfies Feature;
