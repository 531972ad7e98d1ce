/** Globals of Node that the program uses; the build puts them where they are named. */
export { Buffer } from 'buffer';

export const process = {
  platform: 'browser',
  pid: 1,
  argv: [] as string[],
  versions: { chrome: undefined, electron: undefined, node: '' },
  hrtime: { bigint: () => BigInt(Math.round(performance.now() * 1e6)) },
  /** A page cannot measure its processor time; a thread that works all the time needs as much as passes. */
  cpuUsage: (before = { user: 0, system: 0 }) => ({
    user: performance.now() * 1000 - before.user,
    system: 0,
  }),
  /** No other process can have written a file. */
  kill: (): never => {
    throw new Error('There are no processes.');
  },
};

const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.addEventListener('message', () => waiting.shift()?.());
port1.start();

/** After the messages that have arrived: `setTimeout` would wait for 4 ms. */
export function setImmediate(work: () => void): void {
  waiting.push(work);
  port2.postMessage(null);
}
