import type { EngineHost } from '../../engine/engineHost';

/** The engine's host in a process or a thread of Node. */
export const nodeHost: EngineHost = {
  now: () => performance.now(),
  cpuNow: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  pause: () => new Promise((resolve) => setImmediate(resolve)),
};
