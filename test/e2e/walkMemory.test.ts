import { beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../seed';
import type { ElectronSession } from './appSession';
import { useApp } from './useApp';

const WALKS = 50;
/** In MB. The page's objects, of which a walk has thousands: its panels, its rows, its keyframes. */
const MOST_HEAP_GROWTH_MB = 2;
/**
 * In MB, of all processes, with what lies outside their heaps: less than the records of all walks together.
 */
const MOST_GROWTH_MB = 20;
const BYTES_PER_STEP = 16;
const SLOWLY = { interval: 1000 };

/**
 * Opens the whole search, waits for it, goes to its end and closes it, repeatedly. Returns the steps of the
 * shortest. Runs in the page.
 */
async function openAndClose(times: number): Promise<number> {
  const lengths: number[] = [];
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const slider = () => find('[role=slider][aria-label="Step of the walk"]');
  for (let time = 0; time < times; time++) {
    find('fieldset[aria-label="How much of the search"] button:last-of-type')?.click();
    await until(() => Number(slider()?.getAttribute('aria-valuemax')) > 1000);
    slider()?.focus();
    slider()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', code: 'End', bubbles: true }));
    lengths.push(Number(slider()?.getAttribute('aria-valuemax')));
    await until(() => slider()?.getAttribute('aria-valuenow') === slider()?.getAttribute('aria-valuemax'));
    find('[aria-label="Close the walk"]')?.click();
    await until(() => slider() === null);
  }
  return Math.min(...lengths);
}

/**
 * Waits until some frames have been drawn and nothing is left to do: effects of the last change let go only
 * then. Runs in the page.
 */
async function rest(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestIdleCallback(resolve));
}

describe.runIf(IS_LONG)('fifty walks one after the other', () => {
  const app = useApp({ isFlat: false });
  let session: ElectronSession;

  beforeAll(async () => {
    session = app.session;
    await app.window.shownCandidate();
  });

  it('use as much of the page’s memory as the first ones', async () => {
    const { page } = session;
    const devTools = await page.context().newCDPSession(page);
    /** After garbage collection. */
    const usedMb = async () => {
      await page.evaluate(rest);
      await devTools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await devTools.send('Runtime.getHeapUsage');
      const metrics = await session.app.evaluate(({ app }) => app.getAppMetrics());
      const processesKb = metrics
        .filter(({ type }) => type !== 'GPU')
        .reduce((sum, { memory }) => sum + memory.workingSetSize, 0);
      return { heap: usedSize / 2 ** 20, processes: processesKb / 1024 };
    };
    await app.window.openPage('Walk');
    await page.evaluate(openAndClose, 5);
    const before = await usedMb();
    const steps = await page.evaluate(openAndClose, WALKS);
    // Walks that were kept would be noticed.
    expect((WALKS * steps * BYTES_PER_STEP) / 2 ** 20).toBeGreaterThan(MOST_GROWTH_MB);
    // Released memory is not always free at once.
    await expect
      .poll(async () => (await usedMb()).heap - before.heap, SLOWLY)
      .toBeLessThan(MOST_HEAP_GROWTH_MB);
    await expect
      .poll(async () => (await usedMb()).processes - before.processes, SLOWLY)
      .toBeLessThan(MOST_GROWTH_MB);
  });
});
