import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import { expect, vi } from 'vitest';
import { REPOSITORY } from './appSession';

/** The first picture takes as long as all its shaders. */
const PATIENCE_MS = 200_000;
const FOLDER = join(REPOSITORY, 'test-results');

/** A background with a gradient has some dozens of colours; a lit board with tiles has thousands. */
const FEWEST_COLOURS = 1000;

/** Waits until the middle of the page shows a lit scene, and keeps the picture as `test-results/NAME.png`. */
export async function keepScreenshot(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await vi.waitFor(
    async () => {
      const picture = PNG.sync.read(
        await page.screenshot({ path: join(FOLDER, `${name}.png`), timeout: PATIENCE_MS }),
      );
      expect(coloursInTheMiddle(picture)).toBeGreaterThan(FEWEST_COLOURS);
    },
    { timeout: PATIENCE_MS, interval: 500 },
  );
}

/** Different colours in the middle third of a picture. */
function coloursInTheMiddle({ data, height, width }: PNG): number {
  const colours = new Set<number>();
  for (let y = Math.ceil(height / 3); y < (2 * height) / 3; y++) {
    for (let x = Math.ceil(width / 3); x < (2 * width) / 3; x++) {
      colours.add(data.readUIntBE(4 * (y * width + x), 3));
    }
  }
  return colours.size;
}
