import type { Deadline } from '../core/strategy/agent';

/** A deadline after this much CPU time of the process, so that other load on the machine matters less. */
export function cpuDeadline(seconds: number): Deadline {
  const begin = process.cpuUsage();
  return () => {
    const { system, user } = process.cpuUsage(begin);
    return user + system >= seconds * 1e6;
  };
}
