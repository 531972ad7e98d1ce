import type { TestProject } from 'vitest/node';
import { findProgram } from '../../scripts/setup/childProcess.mjs';
import { DISPLAYS, startVirtualDisplay } from '../../scripts/setup/display.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Values of DISPLAY, one per worker; empty if the windows open on the person's own display. */
    displays: readonly string[];
  }
}

/**
 * Gives the windows of each worker a display of their own, so that they disturb neither each other nor the
 * person at the machine: a display has one focus and one clipboard.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.platform !== 'linux' || !findProgram('Xvfb')) {
    project.provide('displays', []);
    return undefined;
  }
  const started = await Promise.all(Array.from({ length: DISPLAYS }, startVirtualDisplay));
  project.provide(
    'displays',
    started.map(({ display }) => display),
  );
  return async () => {
    for (const { stop } of started) await stop();
  };
}
