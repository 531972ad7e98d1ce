import type { TestProject } from 'vitest/node';
import { findProgram } from '../../scripts/setup/childProcess.mjs';
import { startVirtualDisplay } from '../../scripts/setup/display.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The value of DISPLAY for every window of the tests; null for the one of the person at the machine. */
    display: string | null;
  }
}

/** Gives the windows of the tests a display of their own, so that they neither disturb nor are disturbed. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.platform !== 'linux' || !findProgram('Xvfb')) {
    project.provide('display', null);
    return undefined;
  }
  const { display, stop } = await startVirtualDisplay();
  project.provide('display', display);
  return stop;
}
