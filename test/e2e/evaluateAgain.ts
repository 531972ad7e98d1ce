import type { ElectronApplication } from 'playwright';

/** It has happened twice in a row. */
const MOST_TRIES = 5;

/**
 * Lets `evaluate` ask again where the engine has thrown away the promise of the answer. The inspector
 * holds it weakly, even that of a plain value, so a garbage collection at the wrong moment takes it; the
 * work itself was done. (Playwright issue 33737.)
 */
export function evaluateAgain(app: ElectronApplication): ElectronApplication {
  const once = app.evaluate.bind(app);
  const evaluate = async (work: never, argument: unknown) => {
    for (let tries = 1; ; tries++)
      try {
        return await once(work, argument);
      } catch (error) {
        const isLost = error instanceof Error && error.message.includes('garbage collected');
        if (!isLost || tries === MOST_TRIES) throw error;
      }
  };
  return Object.assign(app, { evaluate });
}
