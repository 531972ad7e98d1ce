import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import {
  _electron,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type ElectronApplication,
  type Page,
} from 'playwright';
import { inject } from 'vitest';
import { findChromium } from '../../scripts/setup/chromium.mjs';
import { findElectron } from '../../scripts/setup/electronRuntime.mjs';
import {
  hasGraphicsCard,
  QUIET_CHROMIUM_FLAGS,
  SOFTWARE_GL_FLAGS,
  sandboxObstacle,
} from '../../scripts/setup/launchFlags.mjs';
import { findOfficialElectron } from '../../scripts/setup/officialElectron.mjs';
import { servePage, WEB_FOLDER } from '../../scripts/setup/pageServer.mjs';
import { evaluateAgain } from './evaluateAgain';

export const REPOSITORY = resolve(import.meta.dirname, '../..');

const ACTION_TIMEOUT_MS = 120_000;
const START_TIMEOUT_MS = 120_000;

/** The built app, running, with its one page. */
export interface AppSession {
  readonly page: Page;
  readonly clipboard: TextClipboard;
  /** Output of the app on stdout and stderr so far. */
  log(): string;
  /** Errors that the page reported: uncaught ones and those on its console. */
  errors(): readonly string[];
  close(): Promise<void>;
}

interface TextClipboard {
  read(): Promise<string>;
  write(text: string): Promise<void>;
}

export interface ElectronSession extends AppSession {
  readonly app: ElectronApplication;
}

/** Runs `work` with an empty user data folder, which is removed afterwards. */
export async function withUserData(work: (userData: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tilewright-e2e-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Starts the built app in Electron, as `npm start` does. @param args e.g. a file to open */
export async function startElectron(
  userData: string,
  args: readonly string[] = [],
): Promise<ElectronSession> {
  const executable = requireElectron();
  // Named so, Electron is started with Playwright's loader, which holds the app back until it is listened to.
  if (executable !== findOfficialElectron()) process.env.ELECTRON_OVERRIDE_DIST_PATH = dirname(executable);
  const display = displayOfWorker();
  const isDrawnByProcessor = display !== null || !hasGraphicsCard();
  const launched = await _electron.launch({
    args: [...(isDrawnByProcessor ? SOFTWARE_GL_FLAGS : []), REPOSITORY, ...args],
    chromiumSandbox: sandboxObstacle(executable) === null,
    env: appEnvironment(userData),
    timeout: START_TIMEOUT_MS,
  });
  const app = evaluateAgain(launched);
  const log = collectOutput(app.process());
  try {
    const page = await app.firstWindow({ timeout: START_TIMEOUT_MS });
    page.setDefaultTimeout(ACTION_TIMEOUT_MS);
    const errors = collectErrors(page);
    await whenAnswering(app, page);
    const clipboard: TextClipboard = {
      read: () => app.evaluate(({ clipboard }) => clipboard.readText()),
      write: (text) => app.evaluate(({ clipboard }, written) => clipboard.writeText(written), text),
    };
    return { app, page, clipboard, log, errors, close: () => closeWithoutSaving(app) };
  } catch (error) {
    // An app that opens no window does not end by itself either.
    app.process().kill('SIGKILL');
    throw new Error(`The app opened no window. It wrote: ${log()}`, { cause: error });
  }
}

/**
 * Waits for the page's first answer. @throws {Error} that distinguishes a hung page from a lost connection
 */
async function whenAnswering(app: ElectronApplication, page: Page): Promise<void> {
  try {
    await page.locator('body').waitFor({ state: 'attached' });
  } catch (cause) {
    const seenFromMain = await app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map(({ webContents: page }) => ({
        url: page.getURL(),
        isLoading: page.isLoading(),
        isCrashed: page.isCrashed(),
      })),
    );
    throw new Error(`The page does not answer; the app says of it: ${JSON.stringify(seenFromMain)}`, {
      cause,
    });
  }
}

/** Starts the app a second time, which hands its file over to the first and ends. */
export async function startAgain(userData: string, file: string): Promise<void> {
  const executable = requireElectron();
  const sandbox = sandboxObstacle(executable) === null ? [] : ['--no-sandbox'];
  const second = spawn(executable, [...sandbox, REPOSITORY, file], {
    env: appEnvironment(userData),
    stdio: 'ignore',
  });
  await once(second, 'exit');
}

/** The X display of this worker's windows, or null for the one of the person at the machine. */
export function displayOfWorker(): string | null {
  const displays = inject('displays');
  return displays[(Number(process.env.VITEST_POOL_ID) - 1) % displays.length] ?? null;
}

export function requireElectron(): string {
  const executable = findElectron();
  if (!executable) throw new Error('There is no Electron here: `npm test` fetches it.');
  return executable;
}

/** Nobody can answer whether to save changes. */
async function closeWithoutSaving(app: ElectronApplication): Promise<void> {
  const doNotSave = 1;
  await app.evaluate(({ dialog }, response) => {
    dialog.showMessageBox = async () => ({ response, checkboxChecked: false });
  }, doNotSave);
  await app.close();
}

export interface PageSession extends AppSession {
  readonly context: BrowserContext;
  /** Address of the page. */
  readonly url: string;
}

export interface PageOptions extends BrowserContextOptions {
  /** Whether the page's threads can share memory; without it, each has its copy. */
  readonly isIsolated?: boolean;
  /** The built page, unless it is another one. */
  readonly folder?: string;
  /** What the browser has kept of an earlier visit. */
  readonly kept?: KeptFiles;
}

/** Files by their paths in the folder of the user's data. */
type KeptFiles = Readonly<Record<string, string | Uint8Array>>;

/** Serves the web edition and opens it in Chromium, by default as somebody who has never seen it. */
export async function startPage({
  isIsolated = true,
  folder = WEB_FOLDER,
  kept,
  ...options
}: PageOptions = {}): Promise<PageSession> {
  const server = await servePage({ isIsolated, folder });
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('There is no Chromium here: `npm test` installs it.');
  const flags = hasGraphicsCard() ? [] : SOFTWARE_GL_FLAGS;
  const chromiumSandbox = sandboxObstacle(executablePath) === null;
  const browser = await chromium.launch({
    executablePath,
    chromiumSandbox,
    args: [...QUIET_CHROMIUM_FLAGS, ...flags],
  });
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(ACTION_TIMEOUT_MS);
  const errors = collectErrors(page);
  if (kept !== undefined) await keepInBrowser(page, server.url, kept);
  await page.goto(server.url);
  const close = async () => {
    // An answer of a route that is still under way must not fail the test it came too late for.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await browser.close();
    await server.close();
  };
  const clipboard: TextClipboard = {
    read: () => page.evaluate(() => navigator.clipboard.readText()),
    write: (text) => page.evaluate((written) => navigator.clipboard.writeText(written), text),
  };
  return { context, url: server.url, page, clipboard, log: () => '', errors, close };
}

/** Writes files from an empty page of the same origin. */
async function keepInBrowser(page: Page, url: string, files: KeptFiles): Promise<void> {
  const place = `${url}kept/`;
  await page.route(`${place}**`, (route) => {
    const content = files[route.request().url().slice(place.length)];
    const isFile = content !== undefined;
    return route.fulfill(isFile ? { body: Buffer.from(content) } : { contentType: 'text/html', body: '' });
  });
  await page.goto(place);
  await page.evaluate(async (paths) => {
    const top = await navigator.storage.getDirectory();
    for (const path of paths) {
      const names = ['tilewright', ...path.split('/')];
      let folder = top;
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
      const file = await folder.getFileHandle(names.at(-1) ?? '', { create: true });
      await (await fetch(path)).body?.pipeTo(await file.createWritable());
    }
  }, Object.keys(files));
}

export function appEnvironment(userData: string): Record<string, string> {
  const display = displayOfWorker();
  const own = { TILEWRIGHT_USER_DATA: userData, ...(display === null ? {} : { DISPLAY: display }) };
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  // On a Wayland desktop the windows belong on the tests' X display too.
  const kept = inherited.filter(([name]) => display === null || name !== 'WAYLAND_DISPLAY');
  return { ...Object.fromEntries(kept), ...own };
}

function collectErrors(page: Page): () => readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return () => errors;
}

/** Everything that the process writes from now on. */
export function collectOutput(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return () => text;
}
