import { constants, setPriority } from 'node:os';

/** In the `argv` of a worker thread for long background work. */
export const IN_BACKGROUND = '--background';

/**
 * Lowers the priority of a background thread: otherwise a tournament costs two thirds of the frames of a
 * scene drawn by the processor. Only Linux has priorities by thread.
 */
export function giveWayInBackground(): void {
  if (process.platform === 'linux' && process.argv.includes(IN_BACKGROUND))
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
