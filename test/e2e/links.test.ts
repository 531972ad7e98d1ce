import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentence } from '../said';
import type { PageSession } from './appSession';
import { AppWindow } from './appWindow';
import { startModestPage } from './modestWindow';

const CGP = `${new Array(15).fill('15').join('/')}%20AEINRST/%200/0%200`;
/** D to J: one of many with 66 points, and not the first of the list. */
const FRAGMENT = `#cgp=${CGP}&candidate=8D.NASTIER&step=3`;

/** Longer than changes wait to be kept. */
const KEPT_MS = 1500;

describe('links to positions', () => {
  let session: PageSession;

  beforeAll(async () => {
    session = await startModestPage({ colorScheme: 'light' });
  });

  afterAll(async () => {
    await session?.close();
  });

  it('open a position that is there already, its candidate and a step of its walk', async () => {
    const { context, page, url } = session;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, FRAGMENT);
    await expect.poll(() => page.locator('.timeline-count').innerText()).toMatch(/^3 /);
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('hyperlink');
    await page.getByRole('option', { name: sentence('links.copy'), selected: true }).waitFor();
    await page.keyboard.press('Enter');
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    // The lexicon is named in what is written.
    await expect.poll(copied).toMatch(/^http:[^ ]*#cgp=15[^ ]*&candidate=8D\.NASTIER&step=3$/);
    expect((await copied()).startsWith(`${url}#cgp=${CGP}`)).toBe(true);
  });

  it('fill a frame, which its keys do not leave, with nothing but the position', async () => {
    const { page, url } = session;
    const body = `<link rel="icon" href="data:,"><iframe width="700" height="600" src="${url}?embed${FRAGMENT}"></iframe>`;
    await page.route('**/post.html', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(`${url}post.html`);
    const frame = page.frameLocator('iframe');
    const count = frame.locator('.timeline-count');
    await expect.poll(() => count.innerText()).toMatch(/^3 /);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect(await frame.locator(':root').getAttribute('data-theme')).toBe('light');
    expect(await frame.locator('header.top-bar, .side, .welcome:visible, .board-tools').count()).toBe(0);
    const link = frame.locator('a');
    expect(await link.getAttribute('href')).toBe(`${url}${FRAGMENT}`);
    expect(await link.getAttribute('rel')).toBe('noopener');
    await frame.locator('.timeline-word').click();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => count.innerText()).toMatch(/^4 /);
    await page.keyboard.press('Escape');
    await expect.poll(() => count.count()).toBe(0);
    const caption = frame.locator('.frame-caption');
    const before = await caption.innerText();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => caption.innerText()).not.toBe(before);
    await page.keyboard.press('Enter');
    await expect.poll(() => count.count()).toBe(1);
  });

  it('ask before they replace what was not saved, which a frame leaves alone', async () => {
    const { context, url } = session;
    const edited = await context.newPage();
    await edited.goto(url);
    const window = new AppWindow(edited);
    await window.shownCandidate();
    await window.typeRack('QI');
    await edited.waitForTimeout(KEPT_MS);
    await edited.close();
    const framed = await context.newPage();
    await framed.goto(`${url}?embed${FRAGMENT}`);
    await expect.poll(() => framed.locator('.timeline-count').innerText()).toMatch(/^3 /);
    await framed.waitForTimeout(KEPT_MS);
    await framed.close();
    const last = await context.newPage();
    const asked = new Promise<string>((resolve) => {
      last.on('dialog', (dialog) => void dialog.dismiss().then(() => resolve(dialog.type())));
    });
    await last.goto(`${url}${FRAGMENT}`);
    expect(await asked).toBe('confirm');
    await expect.poll(() => new AppWindow(last).rackNames()).toHaveLength(2);
    await last.close();
  });

  it('reported no error', () => {
    expect(session.errors()).toEqual([]);
  });
});
