import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/contract/window/settings';
import { type PageSession, startPage } from './appSession';

const SIZE = { width: 960, height: 640 };

/**
 * Prepares a user data folder for tests that do not look at the picture: with settings that let a processor
 * draw the window several times faster, fastest with the flat board, and with the built-in lexicon in the
 * cache.
 */
export function makeWindowModest(userData: string, isBoardFlat = true): void {
  cpSync(inject('lexicons'), join(userData, 'lexicons'), { recursive: true });
  const settings = modestSettings(isBoardFlat);
  const window = { x: 0, y: 0, ...SIZE, isMaximized: false };
  writeFileSync(join(userData, 'settings.json'), JSON.stringify({ settings, window }));
}

const modestSettings = (isBoardFlat: boolean) => ({ ...DEFAULT_SETTINGS, quality: 'low', isBoardFlat });

/** The same for a page: it is opened a second time, with these settings. */
export async function startModestPage(isIsolated = true, isBoardFlat = true): Promise<PageSession> {
  const session = await startPage({ isIsolated, viewport: SIZE });
  await session.page.evaluate(
    async (content) => {
      const top = await navigator.storage.getDirectory();
      const folder = await top.getDirectoryHandle('tilewright', { create: true });
      const stream = await (await folder.getFileHandle('settings.json', { create: true })).createWritable();
      await stream.write(content);
      await stream.close();
    },
    JSON.stringify({ settings: modestSettings(isBoardFlat) }),
  );
  await session.page.reload();
  return session;
}
