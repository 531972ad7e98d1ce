import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type AppSession, type ElectronSession, startElectron, startPage } from './appSession';
import { AppWindow } from './appWindow';
import { makeWindowModest, startModestPage } from './modestWindow';

interface AppOptions {
  /** Whether the picture does not matter: the window is then small and quick to draw. */
  readonly isModest?: boolean;
  /** Whether a modest window has the flat board, which costs next to nothing to draw. */
  readonly isFlat?: boolean;
}

export interface UsedApp {
  readonly userData: string;
  readonly session: ElectronSession;
  readonly window: AppWindow;
}

/**
 * One app in Electron for all tests of a `describe`, on a user data folder of its own; both go with the
 * tests. It is there in every hook and test that is named after this. The project `web` runs some of these
 * tests on the page instead.
 */
export function useApp({ isModest = true, isFlat = true }: AppOptions = {}): UsedApp {
  const userData = mkdtempSync(join(tmpdir(), 'tilewright-e2e-'));
  let session: ElectronSession | undefined;
  const started = (): ElectronSession => {
    if (session === undefined) throw new Error('The app is started by a hook, which comes first.');
    return session;
  };
  beforeAll(async () => {
    if (process.env.TILEWRIGHT_EDITION === 'web') {
      session = withoutElectron(await (isModest ? startModestPage({ isFlat }) : startPage()));
      return;
    }
    if (isModest) makeWindowModest(userData, isFlat);
    session = await startElectron(userData);
  });
  afterAll(async () => {
    await session?.close();
    rmSync(userData, { recursive: true, force: true, maxRetries: 5 });
  });
  return {
    userData,
    get session() {
      return started();
    },
    get window() {
      return new AppWindow(started().page);
    },
  };
}

/** For tests of both editions, which do not ask for Electron. */
const withoutElectron = (session: AppSession): ElectronSession => ({
  ...session,
  get app(): never {
    throw new Error('This test asks for Electron: it cannot be one of the web edition.');
  },
});
