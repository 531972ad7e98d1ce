import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '../../src/contract/window/settings';

/**
 * Puts settings into a user data folder with which a processor draws the window several times faster, for
 * tests that do not look at the picture; fastest with the flat board.
 */
export function makeWindowModest(userData: string, isBoardFlat = false): void {
  const settings = { ...DEFAULT_SETTINGS, quality: 'low', isBoardFlat };
  const window = { x: 0, y: 0, width: 960, height: 640, isMaximized: false };
  writeFileSync(join(userData, 'settings.json'), JSON.stringify({ settings, window }));
}
