import type { ElectronApplication } from 'playwright';

/**
 * Lets `evaluate` ask once more where the engine has thrown away the promise of the answer. The inspector
 * holds it weakly, even that of a plain value, so a garbage collection at the wrong moment takes it; the
 * work itself was done. (Playwright issue 33737.)
 */
export function evaluateAgain(app: ElectronApplication): ElectronApplication {
  const once = app.evaluate.bind(app);
  const evaluate = async (work: never, argument: unknown) => {
    try {
      return await once(work, argument);
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('garbage collected'))) throw error;
      return once(work, argument);
    }
  };
  return Object.assign(app, { evaluate });
}
