import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/contract/window/settings';

/**
 * Prepares a user data folder for tests that do not look at the picture: with settings that let a processor
 * draw the window several times faster, fastest with the flat board, and with the built-in lexicon in the
 * cache.
 */
export function makeWindowModest(userData: string, isBoardFlat = true): void {
  cpSync(inject('lexicons'), join(userData, 'lexicons'), { recursive: true });
  const settings = { ...DEFAULT_SETTINGS, quality: 'low', isBoardFlat };
  const window = { x: 0, y: 0, width: 960, height: 640, isMaximized: false };
  writeFileSync(join(userData, 'settings.json'), JSON.stringify({ settings, window }));
}
