import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inflateSync } from 'node:zlib';
import { GifReader } from 'omggif';
import { PNG } from 'pngjs';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { IS_LONG } from '../seed';
import { PATIENCE } from './appWindow';
import { answerDialogs, chooseInMenu } from './fileDialogs';
import { useApp } from './useApp';

const GAME = resolve(import.meta.dirname, '../core/notation/gcg/games/standard.gcg');

/** Software WebGL needs up to a minute for its first picture on busy processors. */
const DRAWN = { timeout: 300_000 };

describe('an export of the view', () => {
  const app = useApp();
  const folder = mkdtempSync(join(tmpdir(), 'tilewright-pictures-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const savingTo = async (name: string): Promise<string> => {
    const path = join(folder, name);
    await answerDialogs(app.session.app, { save: path });
    return path;
  };
  const told = (words: string) =>
    app.window.page.locator('.toast').getByText(words, { exact: false }).first().waitFor(DRAWN);

  it('is a picture of the chosen size', async () => {
    await app.window.shownCandidate();
    const path = await savingTo('board.png');
    await chooseInMenu(app.session.app, 'picture.save');
    const dialog = app.window.page.getByRole('dialog', { name: 'Picture' });
    await dialog.getByLabel('Size').selectOption('1280x720');
    await dialog.getByRole('button', { name: 'Save…' }).click();
    await told('saved as board.png');
    const picture = PNG.sync.read(readFileSync(path));
    expect([picture.width, picture.height]).toEqual([1280, 720]);
    expect(new Set(picture.data).size).toBeGreaterThan(100);
  });

  /** The board going round, five frames a second. */
  async function startFilm(seconds: number): Promise<void> {
    await chooseInMenu(app.session.app, 'picture.film');
    const dialog = app.window.page.getByRole('dialog', { name: 'Film' });
    await dialog.getByLabel('Film of').selectOption('turntable');
    await dialog.getByLabel('Size').selectOption('480x270');
    await dialog.getByLabel('Frames per second').selectOption('5');
    await dialog.getByLabel('Seconds').fill(String(seconds));
    await dialog.getByRole('button', { name: 'Save…' }).click();
  }

  it.runIf(IS_LONG)('is a deterministic film', async () => {
    const films: Buffer[] = [];
    for (const name of ['one.gif', 'other.gif']) {
      const path = await savingTo(name);
      await startFilm(1);
      await told(`saved as ${name}`);
      films.push(readFileSync(path));
    }
    const [one, other] = films;
    if (one === undefined || other === undefined) throw new Error('There are no two films.');
    expect(one.equals(other)).toBe(true);
    const gif = new GifReader(one);
    expect([gif.width, gif.height, gif.numFrames(), gif.loopCount()]).toEqual([480, 270, 5, 0]);
    expect([0, 1, 2, 3, 4].map((nth) => gif.frameInfo(nth).delay)).toEqual([20, 20, 20, 20, 20]);
  });

  it.runIf(IS_LONG)('leaves no part of a cancelled film', async () => {
    const before = readdirSync(folder);
    const path = await savingTo('cancelled.gif');
    // Longer than anybody would wait: no machine is done before it is cancelled.
    await startFilm(600);
    await app.window.page.getByRole('button', { name: 'Cancel' }).click();
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual(before), PATIENCE);
    expect(existsSync(path)).toBe(false);
  });

  const pagesOf = (path: string) => readFileSync(path, 'latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  /** The colour that the first area of a page is filled with, as PDF writes it: the whole of it. */
  const groundOf = (path: string): string | undefined => {
    const pdf = readFileSync(path);
    const packed = [...pdf.toString('latin1').matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)];
    const texts = packed.map(({ 0: head, index }) => inflateSync(pdf.subarray(index + head.length)));
    return texts
      .map((text) => /([\d.]+ [\d.]+ [\d.]+) rg\n/.exec(text.toString('latin1'))?.[1])
      .find(Boolean);
  };

  it('is a one-page PDF of a position, on white', async () => {
    const path = await savingTo('position.pdf');
    await chooseInMenu(app.session.app, 'picture.pdf');
    await told('saved as position.pdf');
    expect(readFileSync(path, 'latin1').startsWith('%PDF-')).toBe(true);
    expect(pagesOf(path)).toHaveLength(1);
    expect(groundOf(path)).toBe('1 1 1');
  });

  it('is a one-page PDF of a score sheet of 45 turns', async () => {
    await answerDialogs(app.session.app, { open: GAME });
    await chooseInMenu(app.session.app, 'file.open');
    await app.window.page.getByText('Mia').first().waitFor();
    const path = await savingTo('sheet.pdf');
    await chooseInMenu(app.session.app, 'picture.pdfSheet');
    await told('saved as sheet.pdf');
    expect(pagesOf(path)).toHaveLength(1);
    expect(app.session.errors()).toEqual([]);
  });
});
