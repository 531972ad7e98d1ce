// Messages of set-up for the terminal. They go to stderr: stdout belongs to the program that follows.

/** A reason to stop, reported as one sentence without a stack trace. */
export class SetupProblem extends Error {}

const HEARTBEAT_MS = 10_000;
const TICK_MS = 1000;

/** @param {string} line */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** @param {number} sinceMs */
const secondsSince = (sinceMs) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;

/**
 * Reports the start, progress and duration of work.
 *
 * @template T
 * @param {string} what in the -ing form, without a full stop
 * @param {(note: (text: string) => void) => Promise<T>} work may call `note` with its progress, such as `40
 * %`
 * @returns {Promise<T>}
 */
export async function withProgress(what, work) {
  const startedMs = performance.now();
  const live = process.stderr.isTTY;
  let note = '';
  const line = () => `${what} … ${secondsSince(startedMs)}${note && ` (${note})`}`;
  say(`${what} …`);
  const timer = setInterval(
    () => {
      if (live) process.stderr.write(`\r\x1b[K${line()}`);
      else say(line());
    },
    live ? TICK_MS : HEARTBEAT_MS,
  );
  try {
    const result = await work((text) => {
      note = text;
    });
    clearInterval(timer);
    say(`${live ? '\r\x1b[K' : ''}${what}: done in ${secondsSince(startedMs)}`);
    return result;
  } finally {
    clearInterval(timer);
  }
}
