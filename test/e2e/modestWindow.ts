import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/contract/window/settings';
import { type PageOptions, type PageSession, startPage } from './appSession';

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

interface ModestPageOptions extends PageOptions {
  readonly isFlat?: boolean;
}

/** The same for a page, which has been visited before. */
export const startModestPage = ({
  isFlat = true,
  ...options
}: ModestPageOptions = {}): Promise<PageSession> =>
  startPage({
    viewport: SIZE,
    kept: { ...keptLexicons(), 'settings.json': JSON.stringify({ settings: modestSettings(isFlat) }) },
    ...options,
  });

const keptLexicons = () =>
  Object.fromEntries(
    readdirSync(inject('lexicons')).map((name) => [
      `lexicons/${name}`,
      readFileSync(join(inject('lexicons'), name)),
    ]),
  );
