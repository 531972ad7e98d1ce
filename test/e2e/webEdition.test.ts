import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WEB_FOLDER } from '../../scripts/setup/pageServer.mjs';
import { parsePositionDocument } from '../../src/core/notation/positions/positionDocument';
import { unwrap } from '../oracle/oraclePositions';
import { IS_LONG, someOf } from '../seed';
import type { PageSession } from './appSession';
import { AppWindow, PATIENCE } from './appWindow';
import { startModestPage } from './modestWindow';
import { expectAgreement, oraclePosition } from './oracleCandidates';
import { chooserAfter, takeDialogs } from './pickedFiles';
import { keepScreenshot } from './screenshot';

/** Longer than changes wait to be kept, and files to be written. */
const WRITTEN_MS = 1500;
/** Longer than a page takes to load on a busy machine. */
const LOADED_MS = 10_000;

/** Dialogs are the test's. */
async function startSession(isIsolated: boolean): Promise<PageSession> {
  const session = await startModestPage({ isIsolated });
  takeDialogs(session);
  return session;
}

const EDITIONS = [
  ['threads that share memory', true],
  ['threads that do not', false],
] as const;

describe.each(someOf(EDITIONS))('the web edition, with %s', (_, isIsolated) => {
  let session: PageSession;
  let window: AppWindow;

  beforeAll(async () => {
    session = await startSession(isIsolated);
    window = new AppWindow(session.page);
  });

  afterAll(async () => {
    await session?.close();
  });

  it('has the memory that it is served with', async () => {
    expect(await session.page.evaluate(() => crossOriginIsolated)).toBe(isIsolated);
  });

  it('opens with a position and ranked candidates', async () => {
    const best = await window.shownCandidate();
    expect(best.rank).toBe(1);
    expect(best.total).toBeGreaterThan(100);
    expect(await window.squareNames()).toHaveLength(225);
  });

  it('draws the board', async () => {
    await keepScreenshot(session.page, `window-browser-${isIsolated ? 'shared' : 'copied'}`);
  });

  it('steps through the candidates with the keys', async () => {
    await window.press('ControlOrMeta+3');
    await window.press('ArrowDown');
    await window.shownAt(2);
  });

  it('shows what a browser can know in the about dialog', async () => {
    const about = session.page.getByRole('dialog', { name: 'About Tilewright' });
    await window.press('Shift+F1');
    await about.getByText('Licence').waitFor();
    expect(await about.getByRole('term').allInnerTexts()).toEqual([
      'Version',
      'Lexicon',
      'Engine',
      'Graphics',
      'Licence',
    ]);
    await window.press('Escape');
    await about.waitFor({ state: 'hidden' });
  });

  it.runIf(IS_LONG)('shows the moves of a position that four other programs find', async () => {
    await expectAgreement(window, oraclePosition('s22-t02'));
  });

  it('opens a file that is picked, and saves it as a download', async () => {
    const { page } = session;
    // The position typed before is in no file.
    page.once('dialog', (dialog) => void dialog.accept());
    const chooser = await chooserAfter(window, () => window.press('ControlOrMeta+o'));
    await chooser.setFiles({
      name: 'small.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('...\n.AT\n...\n\nCAR\n'),
    });
    await window.titleIs('small.txt');
    expect(await window.squareNames()).toHaveLength(9);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'small.txt' }).click();
    await page.getByRole('menuitem', { name: 'Save', exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('small.tilewright');
    const text = readFileSync(await file.path(), 'utf8');
    const document = unwrap(parsePositionDocument(text));
    expect(document.setup.tiles).toEqual([0, 0, 0, 0, 1, 20, 0, 0, 0]);
    expect(document.setup.rack).toEqual([3, 1, 18]);
  });

  it('opens a lexicon that is picked in the page', async () => {
    const { page } = session;
    const button = page.getByRole('button', { name: 'Open lexicon…' });
    const chooser = await chooserAfter(window, async () => {
      // A message that is closed closes the panel, too.
      if (!(await button.isVisible())) await window.press('ControlOrMeta+Shift+l');
      await button.click();
    });
    await chooser.setFiles({
      name: 'three.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('at\ncat\ntar\n'),
    });
    await page.getByRole('button', { name: 'three.txt' }).waitFor();
    expect(await window.lexiconText()).toMatch(/^3 words, built in /);
    // With C, A and R around AT on 3 × 3 squares: the C before it, an A above its T; below that
    // there is no room for AR.
    const { word } = await window.shownOf(2);
    expect(word).toBe('CAT');
  });

  it('answers a page that drives its engine by messages, and stops a search', {
    timeout: 180_000,
  }, async () => {
    // The moves that `test/main/cli/siu/engine.test.ts` asks a process for; the endgame is MAGPIE's.
    const opening = `position cgp ${Array(15).fill('15').join('/')} AEINRST/ 0/0 0`;
    const ending =
      'position cgp 9A1PIXY/9S1L3/2ToWNLETS1O3/9U1DA1R/3GERANIAL1U1I/9g2T1C/8WE2OBI/6EMU4ON/6AID3GO1/5HUN4ET1/4ZA1T4ME1/1Q1FAKEY3JOES/FIVE1E5IT1C/5SPORRAN2A/6ORE2N2D BGIV/DEHILOR 384/389 0';
    // As text: an import of this file would become one of the test runner's.
    const starting = `import(new URL('siu.js', location.href)).then((siu) => { self.siu = siu.startEngine(); })`;
    await session.page.evaluate(starting);
    const said = await session.page.evaluate(
      async ([opening, ending]) => {
        const engine: Worker = Reflect.get(self, 'siu');
        const lines: string[] = [];
        let heard = () => undefined as void;
        engine.onmessage = ({ data }) => {
          lines.push(data);
          heard();
        };
        const ask = async (sent: readonly unknown[], last: string): Promise<readonly string[]> => {
          for (const line of sent) engine.postMessage(line);
          for (;;) {
            const at = lines.findIndex((line) => line.startsWith(last));
            if (at >= 0) return lines.splice(0, at + 1);
            await new Promise<void>((resolve) => {
              heard = resolve;
            });
          }
        };
        const answers = {
          hello: await ask(['siu'], 'siuok'),
          wrong: await ask([{ not: 'a line' }, 'isready'], 'readyok'),
          gen: await ask(['setoption name candidates value 3', opening, 'go gen'], 'bestmove'),
          sim: await ask(['go sim searchmoves 8D.RETAINS pass iterations 64 depth 1'], 'bestmove'),
          infinite: await ask(['go sim infinite', 'stop'], 'bestmove'),
          endgame: await ask([ending, 'go endgame'], 'bestmove'),
        };
        engine.postMessage('quit');
        return answers;
      },
      [opening, ending] as const,
    );
    expect(said.hello.join()).toMatch(/^id name Tilewright .*capability .*stop/);
    expect(said.wrong).toHaveLength(2);
    expect(said.wrong[0]).toMatch(/^info string error unknown-command /);
    const scores = said.gen.flatMap((line) => /^info gen .* score (\d+)/.exec(line)?.[1] ?? []);
    expect(scores).toEqual(['66', '66', '66']);
    expect(said.sim.at(-1)).toBe('bestmove 8D.RETAINS');
    expect(said.infinite.at(-1)).toMatch(/^bestmove 8/);
    expect(said.endgame.at(-2)).toMatch(/^info endgame .* score spread \+12 pv 1G\.VIGA K7\.DHOLE /);
    expect(said.endgame.at(-1)).toBe('bestmove 1G.VIGA');
  });

  it('reported no error', () => {
    expect(session.errors()).toEqual([]);
  });
});

describe('a review', () => {
  it.each(IS_LONG ? EDITIONS : EDITIONS.slice(1))(
    'is made of a game that is picked, with %s',
    async (_, isIsolated) => {
      const session = await startSession(isIsolated);
      const { page } = session;
      const window = new AppWindow(page);
      await window.shownCandidate();
      const chooser = await chooserAfter(window, () => window.press('ControlOrMeta+o'));
      // With that rack AE is a large mistake; EO is no word.
      const game =
        '#player1 ann Ann\n#player2 ben Ben\n>ann: AEINRST 8H AE +4 4\n>ben: CDOGLMN 9H DOG +9 9\n';
      await chooser.setFiles({ name: 'game.gcg', mimeType: 'text/plain', buffer: Buffer.from(game) });
      await page.locator('.game-now', { hasText: 'Turn 1 of 2' }).waitFor();
      await window.press('ControlOrMeta+Shift+Digit9');
      await window.press('Alt+KeyR');
      const turns = page
        .getByRole('listbox', { name: 'Turns of the game', exact: true })
        .locator('.game-turn');
      await expect.poll(() => turns.and(page.locator('[aria-description]')).count(), PATIENCE).toBe(2);
      await window.press('Alt+ArrowDown');
      await page.locator('.review-now [role=status]', { hasText: /AEINRST: 8H AE/ }).waitFor();
      expect(session.errors()).toEqual([]);
      await session.close();
    },
  );
});

describe('what the browser keeps', () => {
  let session: PageSession;
  let window: AppWindow;

  beforeAll(async () => {
    session = await startSession(true);
    window = new AppWindow(session.page);
    // The browser asks before a page with changes is left.
    session.page.on('dialog', (dialog) => void dialog.accept());
  });

  afterAll(async () => {
    await session?.close();
  });

  /** Once what is to be kept has had time to be written. */
  const openAgain = async () => {
    await session.page.waitForTimeout(WRITTEN_MS);
    await session.page.reload();
  };

  it('is a position with changes, after the page was left', async () => {
    await window.shownCandidate();
    await window.typeRack('QI');
    await openAgain();
    await expect.poll(() => window.rackNames(), PATIENCE).toHaveLength(2);
    expect((await window.rackNames()).join()).toMatch(/letter Q,.*letter I,/s);
  });

  it('is a lexicon, which is opened again', async () => {
    const { page } = session;
    const chooser = await chooserAfter(window, async () => {
      await window.press('ControlOrMeta+Shift+l');
      await page.getByRole('button', { name: 'Open lexicon…' }).click();
    });
    await chooser.setFiles({ name: 'qi.txt', mimeType: 'text/plain', buffer: Buffer.from('qi\nqis\n') });
    await page.getByRole('button', { name: 'qi.txt' }).waitFor();
    await openAgain();
    await page.getByRole('button', { name: 'qi.txt' }).waitFor();
    expect(await window.lexiconText()).toMatch(/^2 words, from the cache in /);
  });

  it('is told to be damaged, and made anew', async () => {
    const { page } = session;
    await page.evaluate(async () => {
      const top = await navigator.storage.getDirectory();
      const folder = await (await top.getDirectoryHandle('tilewright')).getDirectoryHandle('lexicons');
      const names: string[] = [];
      for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys())
        names.push(name);
      for (const name of names) {
        const stream = await (await folder.getFileHandle(name)).createWritable({ keepExistingData: true });
        await stream.write({ type: 'write', position: 40, data: new Uint8Array(64).fill(0x55) });
        await stream.close();
      }
    });
    await page.reload();
    await page.getByRole('button', { name: 'qi.txt' }).waitFor();
    expect(await window.lexiconText()).toMatch(/^2 words, built in /);
  });

  it('is nothing once the person has cleared it', async () => {
    const { page } = session;
    const clear = () =>
      page.evaluate(async () => {
        const top = await navigator.storage.getDirectory();
        const removing = top.removeEntry('tilewright', { recursive: true });
        return removing.then(
          () => 'cleared',
          (error: unknown) => String(error),
        );
      });
    // While the page is writing a file, nothing can be removed.
    await expect.poll(clear, PATIENCE).toMatch(/cleared|NotFoundError/);
    await page.reload();
    const best = await window.shownCandidate();
    expect(best.total).toBeGreaterThan(100);
  });

  it('reported no error', () => {
    expect(session.errors()).toEqual([]);
  });
});

describe('a page without storage', () => {
  it('says so once, and works', async () => {
    const session = await startModestPage();
    const window = new AppWindow(session.page);
    // No switch of Chromium refuses it: the worker that asks for it finds another answer.
    await session.context.route('**/host-*.js', async (route) => {
      const script = await route.fetch();
      const refusal = "navigator.storage.getDirectory = async () => { throw new Error('refused'); };";
      await route.fulfill({ response: script, body: `${refusal}${await script.text()}` });
    });
    await session.page.reload();
    await window.shownCandidate();
    await window.isTold(/keeps nothing here/);
    await session.close();
  });
});

describe('without a network', () => {
  it('the page opens after the first visit, with threads that share memory', async () => {
    const session = await startModestPage({ isIsolated: false });
    const { context, page } = session;
    const window = new AppWindow(page);
    await window.shownCandidate();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await page.reload();
    await window.shownCandidate();
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await context.setOffline(false);
    expect(session.errors()).toEqual([]);
    await session.close();
  });
});

describe.runIf(IS_LONG)('another version', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tilewright-web-'));

  afterAll(() => rmSync(folder, { recursive: true }));

  it('is told while a page is open, and takes its place once that is closed, with what was not saved', async () => {
    cpSync(WEB_FOLDER, folder, { recursive: true });
    const session = await startModestPage({ folder });
    const { context, page, url } = session;
    const window = new AppWindow(page);
    await window.shownCandidate();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await window.shownCandidate();
    await window.typeRack('QI');
    const change = (file: string, from: string | RegExp, to: string) =>
      writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to));
    change('index.html', '<body>', '<body data-version="2">');
    change('serviceWorker.js', /[0-9a-f]{16}/, '0123456789abcdef');
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
    await window.isTold(/new version/);
    const version = (shown: Page) => shown.locator('body').getAttribute('data-version');
    expect(await version(page)).toBeNull();
    await page.waitForTimeout(WRITTEN_MS);
    let opened = page;
    const reopened = async () => {
      await opened.close();
      opened = await context.newPage();
      await opened.goto(url, { timeout: LOADED_MS });
      return opened;
    };
    // A page opened while the browser still takes the closed one away may get the old version once more.
    await expect.poll(async () => version(await reopened()), PATIENCE).toBe('2');
    await expect.poll(() => new AppWindow(opened).rackNames(), PATIENCE).toHaveLength(2);
    await session.close();
  });

  it('that has lost a part of the page is loaded once, not for ever', async () => {
    const session = await startModestPage({ serviceWorkers: 'block' });
    const { context, page } = session;
    await new AppWindow(page).shownCandidate();
    let loads = 0;
    page.on('framenavigated', () => loads++);
    await context.route('**/boardPicture-*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto(session.url);
    await expect.poll(() => loads, PATIENCE).toBe(2);
    await new AppWindow(page).shownCandidate();
    await page.waitForTimeout(WRITTEN_MS);
    expect(loads).toBe(2);
    await session.close();
  });
});
