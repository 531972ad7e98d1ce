import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GifReader } from 'omggif';
import { PNG } from 'pngjs';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { PATIENCE } from './appWindow';
import { answerDialogs, chooseInMenu } from './fileDialogs';
import { useApp } from './useApp';

/** Software WebGL needs up to a minute for its first picture on busy processors. */
const DRAWN = { timeout: 300_000 };

describe('what is shown, taken away', () => {
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

  it('is a picture of the size that was chosen', async () => {
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
    await dialog.getByLabel('Frames a second').selectOption('5');
    await dialog.getByLabel('Seconds').fill(String(seconds));
    await dialog.getByRole('button', { name: 'Save…' }).click();
  }

  it('is a film that is the same bytes when it is made again', async () => {
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

  it('leaves nothing of a film that is cancelled', async () => {
    const before = readdirSync(folder);
    const path = await savingTo('cancelled.gif');
    // Longer than anybody would wait: no machine is done before it is cancelled.
    await startFilm(600);
    await app.window.page.getByRole('button', { name: 'Cancel' }).click();
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual(before), PATIENCE);
    expect(existsSync(path)).toBe(false);
  });

  it('is a PDF of one page for a position', async () => {
    const path = await savingTo('position.pdf');
    await chooseInMenu(app.session.app, 'picture.pdf');
    await told('saved as position.pdf');
    const pdf = readFileSync(path, 'latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect(app.session.errors()).toEqual([]);
  });
});
