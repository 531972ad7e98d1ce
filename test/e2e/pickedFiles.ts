import type { FileChooser } from 'playwright';
import type { PageSession } from './appSession';
import type { AppWindow } from './appWindow';

const ATTEMPTS = 10;

/**
 * Has the browser leave the page's dialogs to the test, for all the time. If it were told so with
 * each question, a busy page would now and then hear of the key first, and a browser without windows
 * gives a dialog up by itself.
 */
export const takeDialogs = ({ page }: PageSession) => page.on('filechooser', () => undefined);

/**
 * Retries if the busy browser refuses the file dialog because the user gesture has expired, which it reports.
 */
export async function chooserAfter({ page }: AppWindow, ask: () => Promise<void>): Promise<FileChooser> {
  const refusal = page
    .locator('.toast')
    .filter({ hasText: 'The browser allows choosing a file only right after' });
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const chosen = page.waitForEvent('filechooser');
    await ask();
    const chooser = await Promise.any([chosen, refusal.waitFor().then(() => null)]);
    if (chooser !== null) return chooser;
    await refusal.getByRole('button', { name: 'Close the message' }).click();
  }
  throw new Error('The page never asked for a file.');
}
