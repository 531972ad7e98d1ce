import type { ElectronApplication } from 'playwright';

/**
 * The page of the window, through the main process. Playwright abandons a page once its process has ended,
 * even if the window has a new one.
 */
export class MainProcessPage {
  constructor(private readonly app: ElectronApplication) {}

  /** Runs a script in the page. */
  run<T>(script: string): Promise<T> {
    return this.app.evaluate(
      ({ webContents }, code) => webContents.getAllWebContents()[0]?.executeJavaScript(code),
      script,
    );
  }

  /** Presses keys one after the other, wherever the focus is. */
  press(...keys: readonly string[]): Promise<void> {
    return this.run(`for (const key of ${JSON.stringify(keys)}) {
      const code = key.length === 1 ? 'Key' + key.toUpperCase() : key;
      const init = { key, code, bubbles: true, cancelable: true };
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', init));
    }`);
  }

  title(): Promise<string> {
    return this.run('document.title');
  }

  /** The letters of the rack, blanks left out. */
  rack(): Promise<string> {
    return this.run(`[...document.querySelectorAll('[role=listbox][aria-label=Rack] [role=option]')]
      .map((option) => /letter ([A-Z])/.exec(option.ariaLabel)?.[1] ?? '').join('')`);
  }

  /** Kills the page's process and waits until the window has loaded another page. */
  kill(): Promise<void> {
    return this.app.evaluate(async ({ webContents }) => {
      const page = webContents.getAllWebContents()[0];
      if (page === undefined) throw new Error('There is no page to kill.');
      // A script that is asked for before would never be answered.
      const isLoaded = new Promise<void>((done) => page.once('did-finish-load', () => done()));
      process.kill(page.getOSProcessId(), 'SIGKILL');
      await isLoaded;
    });
  }
}
