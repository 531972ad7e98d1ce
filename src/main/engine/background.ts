import { constants, setPriority } from 'node:os';

/** Stands in the `argv` of a worker thread whose work is long and that nobody sits and waits for. */
export const IN_BACKGROUND = '--background';

/**
 * Lets the window go first if this thread works in the background: otherwise a tournament takes two thirds of
 * the frames of a scene that the processor has to draw. Only on Linux has a thread a priority of its own.
 */
export function giveWayInBackground(): void {
  if (process.platform === 'linux' && process.argv.includes(IN_BACKGROUND))
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
