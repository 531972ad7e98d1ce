import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElectronApplication } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePositionDocument } from '../../src/core/notation/positions/positionDocument';
import { formatRack } from '../../src/core/notation/positions/rack';
import { parseUnsaved } from '../../src/main/files/unsavedStore';
import { canMount, mountSmallDisk } from '../main/smallDisk';
import { unwrap } from '../oracle/oraclePositions';
import { IS_LONG } from '../seed';
import { type ElectronSession, REPOSITORY } from './appSession';
import type { AppWindow } from './appWindow';
import { answerDialogs, mostRecent } from './fileDialogs';
import { MainProcessPage } from './mainProcessPage';
import { useApp } from './useApp';

const GAME = join(REPOSITORY, 'test/core/notation/gcg/games/standard.gcg');
/** Rack of the game's first turn. */
const FIRST_RACK = 'FISTUWY';

function rackOf(document: string): string {
  const { rack, rules } = unwrap(parsePositionDocument(document)).setup;
  return formatRack(rack, rules.distribution);
}

const sleep = (ms: number) => new Promise((next) => setTimeout(next, ms));

describe.runIf(IS_LONG)('a killed graphics process', () => {
  const app = useApp({ isFlat: false });
  let session: ElectronSession;
  let window: AppWindow;
  let brightnessAtStart = 0;

  beforeAll(async () => {
    ({ session, window } = app);
    await window.shownCandidate();
    await isDrawn();
    brightnessAtStart = await brightness();
  });

  const failure = () => session.page.locator('.scene-failure');
  const flatBoard = () => session.page.locator('.flat-board .flat-frame');
  const isLost = () =>
    session.page.evaluate(
      () => document.querySelector('canvas')?.getContext('webgl2')?.isContextLost() ?? true,
    );
  /** For good: the browser no longer creates any context. */
  const isRefused = () =>
    session.app.evaluate(({ app: main }) => main.getGPUFeatureStatus().webgl2 === 'disabled_off');
  const isDrawn = () => session.page.locator('canvas[data-picture]').waitFor();

  /** Of the visible board, 0 … 255; a black board is close to 0. */
  async function brightness(): Promise<number> {
    const { data } = PNG.sync.read(
      await session.page.screenshot({ clip: { x: 150, y: 150, width: 300, height: 300 } }),
    );
    return data.reduce((sum, value) => sum + value, 0) / data.length;
  }

  /** Waits until the page has noticed and another process has replaced it. */
  async function kill(): Promise<void> {
    const [pid] = await graphicsProcesses();
    if (pid === undefined) throw new Error('There is no graphics process to kill.');
    await session.page.evaluate(() => {
      Reflect.deleteProperty(globalThis, 'hasHeardOfLoss');
      const hear = () => Reflect.set(globalThis, 'hasHeardOfLoss', true);
      document.addEventListener('webglcontextlost', hear, { capture: true, once: true });
    });
    process.kill(pid, 'SIGKILL');
    await expect
      .poll(() => session.page.evaluate(() => Reflect.get(globalThis, 'hasHeardOfLoss')))
      .toBe(true);
    await expect.poll(graphicsProcesses).not.toContain(pid);
    await expect.poll(async () => (await graphicsProcesses()).length).toBe(1);
  }
  const graphicsProcesses = () =>
    session.app.evaluate(({ app: main }) =>
      main
        .getAppMetrics()
        .filter(({ type }) => type === 'GPU')
        .map(({ pid }) => pid),
    );

  /** The context of the canvas, taken away until it is given back. */
  const takeContext = () =>
    session.page.evaluateHandle(() => {
      const extension = document
        .querySelector('canvas')
        ?.getContext('webgl2')
        ?.getExtension('WEBGL_lose_context');
      if (!extension) throw new Error('The context cannot be taken away.');
      extension.loseContext();
      return extension;
    });

  async function nextCandidate(): Promise<void> {
    await window.sortByRank();
    const { rank } = await window.shownCandidate();
    await window.press('ControlOrMeta+3');
    await window.press('ArrowDown');
    await window.shownAt(rank + 1);
  }

  it('restores the picture three times within a minute', async () => {
    for (let time = 0; time < 3; time++) {
      await session.page.evaluate(() => delete document.querySelector('canvas')?.dataset.picture);
      await kill();
      await expect.poll(isLost).toBe(false);
      await isDrawn();
      expect(await failure().isVisible()).toBe(false);
      await expect.poll(brightness).toBeGreaterThan(brightnessAtStart * 0.9);
      await nextCandidate();
    }
  });

  it('leads to the flat board with a message if it stays away, and back to 3D automatically', async () => {
    const context = await takeContext();
    await failure()
      .getByText(/^The graphics process stopped, so the board is shown flat\./)
      .waitFor();
    await flatBoard().waitFor();
    await keepPicture(session, 'graphics-lost');
    await nextCandidate();
    await context.evaluate((extension) => extension.restoreContext());
    await flatBoard().waitFor({ state: 'detached' });
    await failure().waitFor({ state: 'hidden' });
    await expect.poll(brightness).toBeGreaterThan(brightnessAtStart * 0.9);
  });

  it('is replaced by a new canvas after a retry, and nothing is lost', async () => {
    const rackLetters = async () => (await window.rackNames()).map((name) => name.split(',')[0]);
    const before = await rackLetters();
    await window.typeRack('AXE');
    await takeContext();
    await flatBoard().waitFor();
    await failure().getByRole('button', { name: 'Try again' }).click();
    await flatBoard().waitFor({ state: 'detached' });
    await failure().waitFor({ state: 'hidden' });
    await isDrawn();
    await expect.poll(brightness).toBeGreaterThan(brightnessAtStart * 0.9);
    await keepPicture(session, 'graphics-tried-again');
    // A reload would have brought back the rack, but not the steps to it.
    await expect
      .poll(async () => {
        await window.press('ControlOrMeta+z');
        return rackLetters();
      })
      .toEqual(before);
    // The pointer finds the new canvas.
    await session.page.locator('#picture canvas').click({ position: { x: 300, y: 330 } });
    await expect.poll(() => session.page.evaluate(() => document.activeElement?.role)).toBe('gridcell');
    await nextCandidate();
  });

  it('leaves the flat board usable after repeated kills, until WebGL is refused for good', async () => {
    while (!(await isRefused())) {
      await kill();
      await expect.poll(async () => (await isRefused()) || !(await isLost())).toBe(true);
    }
    await failure()
      .getByText(/^The graphics process stopped, so the board is shown flat\./)
      .waitFor();
    await flatBoard().waitFor();
    await nextCandidate();
    await failure().getByRole('button', { name: 'Try again' }).click();
    await failure()
      .getByText(/^WebGL 2 is still not available, so the board stays flat\./)
      .waitFor();
    await keepPicture(session, 'graphics-refused');
  });

  it('is reported by a page that starts without it, too', async () => {
    const { page } = session;
    await page.reload();
    await failure()
      .getByText(/because WebGL 2 is not available/)
      .waitFor();
    await failure().getByRole('button', { name: 'Try again' }).waitFor();
    await flatBoard().waitFor();
    await nextCandidate();
    await keepPicture(session, 'graphics-never');
  });
});

describe.runIf(IS_LONG)('a page whose process is killed', () => {
  const app = useApp({ isFlat: false });

  /** From the backup of unsaved changes. */
  const keptRack = () =>
    rackOf(unwrap(parseUnsaved(readFileSync(join(app.userData, 'unsaved.json'), 'utf8'))).text);

  it('is restored with its file, and then with its changes', async () => {
    const { session, window } = app;
    await window.shownCandidate();
    await answerDialogs(session.app, { open: GAME });
    await window.press('ControlOrMeta+o');
    await window.titleIs('standard.gcg');
    await expect.poll(() => mostRecent(session.app)).toBe('standard.gcg');
    const page = new MainProcessPage(session.app);
    // Long enough after opening that the file is not considered the cause.
    await sleep(2100);
    await page.kill();
    await expect.poll(() => page.title()).toBe('standard.gcg — Tilewright');
    await expect.poll(() => page.rack()).toBe(FIRST_RACK);
    const told = () => page.run<string>(`document.querySelector('.toast.failure')?.textContent ?? ''`);
    const folder = join(app.userData, 'crashes');
    await expect.poll(told).toContain('The window’s page stopped unexpectedly (killed) and was reloaded');
    const [report] = readdirSync(folder);
    expect(await told()).toContain(join(folder, report ?? ''));
    expect(readFileSync(join(folder, report ?? ''), 'utf8')).toContain('page stopped (killed, code ');

    await page.press('Backspace');
    await expect.poll(() => page.rack()).toBe(FIRST_RACK.slice(0, -1));
    await expect.poll(keptRack).toBe(FIRST_RACK.slice(0, -1));
    await page.kill();
    await expect.poll(() => page.title()).toBe('• standard.gcg — Tilewright');
    await expect.poll(() => page.rack()).toBe(FIRST_RACK.slice(0, -1));
  });
});

describe.runIf(IS_LONG)('an uncaught error', () => {
  const app = useApp({ isFlat: false });

  it('of the main process is shown in the window and logged, and the program continues', async () => {
    const { session, window } = app;
    await window.shownCandidate();
    await session.app.evaluate(() => {
      setTimeout(() => {
        throw new Error('a test of errors');
      }, 0);
    });
    await window.isTold(/^An internal error occurred \(a test of errors\); a report is in /);
    const folder = join(app.userData, 'crashes');
    const [report] = readdirSync(folder);
    expect(readFileSync(join(folder, report ?? ''), 'utf8')).toContain('Error: a test of errors');
    expect(await window.shownCandidate()).not.toBe('');
  });
});

interface Disk {
  readonly folder: string;
  /** Nothing more can be written to it. */
  fill(app: ElectronApplication): Promise<void> | void;
  free(app: ElectronApplication): Promise<void> | void;
  remove(): void;
}

/** Every write to a file of this folder is refused, halfway. */
function refusingDisk(): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'tilewright-disk-'));
  const setFull = (app: ElectronApplication, full: boolean) =>
    app.evaluate(
      (_, { isFull, inFolder }) => {
        const fs = process.getBuiltinModule('node:fs');
        const real: Pick<typeof fs, 'openSync' | 'writeSync'> = Reflect.get(globalThis, 'realFs') ?? {
          openSync: fs.openSync,
          writeSync: fs.writeSync,
        };
        Reflect.set(globalThis, 'realFs', real);
        const files = new Set<number>();
        const open: typeof fs.openSync = (path, ...rest) => {
          const file = real.openSync(path, ...rest);
          if (String(path).startsWith(inFolder)) files.add(file);
          else files.delete(file);
          return file;
        };
        const write = (file: number, bytes: Uint8Array, offset?: number) => {
          if (!files.has(file)) return real.writeSync(file, bytes, offset);
          real.writeSync(file, bytes.subarray(0, bytes.length >> 1));
          throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
        };
        Object.assign(fs, isFull ? { openSync: open, writeSync: write } : real);
        process.getBuiltinModule('node:module').syncBuiltinESMExports();
      },
      { isFull: full, inFolder: folder },
    );
  return {
    folder,
    fill: (app) => setFull(app, true),
    free: (app) => setFull(app, false),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const DISKS: Readonly<Record<string, () => Disk>> = {
  'that refuses every write': refusingDisk,
  ...(canMount() ? { 'that is really full': mountSmallDisk } : {}),
};

describe.runIf(IS_LONG).each(Object.entries(DISKS))('a disk %s', (_, makeDisk) => {
  const app = useApp({ isFlat: false });
  let disk: Disk;
  let path: string;
  let session: ElectronSession;
  let window: AppWindow;

  beforeAll(async () => {
    disk = makeDisk();
    path = join(disk.folder, 'game.tilewright');
    ({ session, window } = app);
    await window.shownCandidate();
  });
  afterAll(() => disk.remove());

  const rackInFile = () => rackOf(readFileSync(path, 'utf8'));

  it('is reported while a document is saved: the old file stays, work continues, and a later save succeeds', async () => {
    await answerDialogs(session.app, { save: path });
    await window.typeRack('FIRST');
    await window.press('ControlOrMeta+s');
    await window.titleIs('game.tilewright');
    expect(rackInFile()).toBe('FIRST');

    await disk.fill(session.app);
    await window.typeRack('SECOND');
    await window.titleIs('• game.tilewright');
    await window.press('ControlOrMeta+s');
    await window.isTold(`${path} could not be written: the disk is full. The previous file is unchanged.`);
    await keepPicture(session, 'disk-full');
    expect(rackInFile()).toBe('FIRST');
    await window.titleIs('• game.tilewright');
    await window.typeRack('THIRD');
    await window.shownCandidate();
    expect(await window.rackNames()).toHaveLength(5);

    const failures = session.page.locator('.toast.failure');
    await answerDialogs(session.app, { open: join(disk.folder, 'none.gcg') });
    await window.press('ControlOrMeta+o');
    await failures.filter({ hasText: 'none.gcg' }).waitFor();
    // One does not hide the other, and neither of them the rack, a list or a field.
    expect(await failures.count()).toBe(2);
    const edge = (await session.page.locator('.side').boundingBox())?.x;
    for (const toast of await failures.all()) {
      const { width, x } = (await toast.boundingBox()) ?? { x: Number.NaN, width: 0 };
      expect(x + width).toBeLessThanOrEqual(edge ?? Number.NaN);
    }
    await keepPicture(session, 'two-failures');
    await failures.filter({ hasText: 'none.gcg' }).getByRole('button').click();
    await expect
      .poll(() => failures.allTextContents())
      .toEqual([expect.stringContaining('the disk is full')]);

    await disk.free(session.app);
    await window.press('ControlOrMeta+s');
    await window.titleIs('game.tilewright');
    expect(rackInFile()).toBe('THIRD');
    await failures.waitFor({ state: 'detached' });
    expect(readdirSync(disk.folder)).toEqual(['game.tilewright']);
    expect(session.errors()).toEqual([]);
  });
});

/** As `test-results/NAME.png`. */
const keepPicture = ({ page }: ElectronSession, name: string) =>
  page.screenshot({ path: join(REPOSITORY, 'test-results', `${name}.png`) });
