import { beforeAll, describe, expect, it } from 'vitest';
import type { ElectronSession } from './appSession';
import type { AppWindow } from './appWindow';
import { useApp } from './useApp';

/** Tiles on the board without those of the shown candidate: `8H Q`. */
const tilesOf = (names: readonly string[]) =>
  names.flatMap((name, index) => {
    const letter = /letter (\S+?),/.exec(name)?.[1];
    if (letter === undefined || name.endsWith(', candidate')) return [];
    const place = `${Math.floor(index / 15) + 1}${String.fromCharCode(65 + (index % 15))}`;
    return [`${place} ${letter}`];
  });

describe('editing a position in the built app', () => {
  const app = useApp({ isFlat: false });
  let session: ElectronSession;
  let window: AppWindow;

  beforeAll(async () => {
    ({ session, window } = app);
    await window.shownCandidate();
  });
  const board = async () => tilesOf(await window.squareNames());
  const rack = async () => (await window.rackNames()).map((name) => name.replace(', played', ''));
  async function paste(text: string) {
    await session.clipboard.write(text);
    await window.press('ControlOrMeta+v');
  }
  /** The position as a text, by copying it. */
  async function document(): Promise<string> {
    await session.page.getByRole('heading', { name: 'Tilewright' }).click();
    await session.clipboard.write('');
    await window.press('ControlOrMeta+c');
    await expect.poll(() => session.clipboard.read()).toContain('/');
    return session.clipboard.read();
  }

  /** The middle of a tile of the rack. */
  async function place(index: number) {
    const tile = session.page.getByRole('listbox', { name: 'Rack' }).getByRole('option').nth(index);
    const box = await tile.boundingBox();
    if (box === null) throw new Error(`Tile ${index} of the rack is not to be seen.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  /** A point of the 3D board, in parts of the picture. */
  async function onBoard(x: number, y: number) {
    const canvas = await session.page.locator('canvas').boundingBox();
    if (canvas === null) throw new Error('There is no picture of the board.');
    return { x: canvas.x + canvas.width * x, y: canvas.y + canvas.height * y };
  }
  async function drag(from: { x: number; y: number }, to: { x: number; y: number }) {
    const { page } = session;
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.locator('.rack-tile.carried').or(page.locator('canvas')).first().waitFor();
    await page.mouse.up();
  }
  const label = () => session.page.getByRole('region', { name: 'Tried play' });
  const triedTiles = async () => (await window.squareNames()).filter((name) => name.endsWith(', tried'));

  let atStart = '';

  it('tries a word typed on the board, which says what it is worth, and takes it back', async () => {
    atStart = await document();
    const before = await rack();
    const { total } = await window.shownCandidate();
    await window.press('ControlOrMeta+1');
    await window.goToSquare(7, 13);
    await window.press('s');
    await label().getByText('REJECTS 8H').waitFor();
    await label()
      .getByText(/^Equity [\d.]+ · [\d.]+ less than the best$/)
      .waitFor();
    expect(await triedTiles()).toHaveLength(1);
    expect(await rack()).toHaveLength(before.length - 1);
    expect(await document()).toBe(atStart);
    expect(await window.candidates.getByRole('option').count()).toBeGreaterThan(0);
    await window.press('ControlOrMeta+1');
    await window.press('q');
    await window.isTold('There is no Q on the rack, and no blank for it; turn on “Edit position”');
    await window.press('Escape');
    await window.press('Escape');
    await expect.poll(triedTiles).toEqual([]);
    expect(await rack()).toEqual(before);
    expect((await window.shownCandidate()).total).toBe(total);
  });

  it('tries a tile dragged from the rack, asks why not, and plays a legal word, with the pointer', async () => {
    await drag(await place(0), await onBoard(0.2, 0.4));
    await label().getByRole('button', { name: 'Why not?' }).click();
    await session.page.locator('.question .answer.refused').waitFor();
    await session.page.getByRole('button', { name: 'Dismiss' }).click();
    await label().getByRole('button', { name: 'Return tiles to rack' }).click();
    await expect.poll(triedTiles).toEqual([]);
    await window.goToSquare(7, 13);
    await window.press('s');
    await label().getByRole('button', { name: 'Play' }).click();
    await label().waitFor({ state: 'detached' });
    await expect.poll(board).toContain('8N S');
    await window.press('ControlOrMeta+z');
    expect(await document()).toBe(atStart);
  });

  it('clears the board, accepts typed and pasted letters, and joins only real tiles', async () => {
    await session.page.getByRole('button', { name: 'Edit position' }).click();
    await session.page.getByText('Editing the position: typing places any tile.').waitFor();
    await window.press('ControlOrMeta+1');
    await window.press('ControlOrMeta+Delete');
    await expect.poll(board).toEqual([]);
    await window.goToSquare(7, 7);
    await session.page.keyboard.type('cat');
    await expect.poll(board).toEqual(['8H C', '8I A', '8J T']);
    await window.press("'");
    await window.isTold('The English tile set has no tile spelled with the letters just typed.');
    await window.press('ControlOrMeta+2');
    await window.press('ControlOrMeta+Delete');
    await paste('AEINSQ?');
    await expect.poll(async () => (await rack()).length).toEqual(7);
    expect((await rack()).at(-1)).toBe('blank');
  });

  it('moves a tile of the rack, and places one on the board, with the pointer', async () => {
    await drag(await place(0), await place(2));
    const names = ['letter E, 1 point', 'letter I, 1 point', 'letter A, 1 point', 'letter N, 1 point'];
    await expect.poll(async () => (await rack()).slice(0, 4)).toEqual(names);
    await drag(await place(3), await onBoard(0.3, 0.62));
    await expect.poll(async () => (await rack()).length).toEqual(6);
    const added = (await board()).filter((tile) => !/^8[HIJ] /.test(tile));
    expect(added).toHaveLength(1);
    expect(added[0]).toMatch(/ N$/);
  });

  it('marks a phony, and still lists moves', async () => {
    await window.goToSquare(0, 0);
    await session.page.keyboard.type('xq');
    await window.isTold(/\d warnings/);
    await session.page.getByRole('button', { name: /warnings/ }).click();
    await window.isTold('XQ at 1A is not in the lexicon.');
    const [x, q, empty] = await window.squareNames();
    expect(x).toBe('row 1, column A, letter X, 8 points, in a word that is not in the lexicon');
    expect(q).toContain('in a word that is not in the lexicon');
    expect(empty).not.toContain('lexicon');
    expect((await window.shownCandidate()).total).toBeGreaterThan(0);
  });

  it('counts the unseen tiles', async () => {
    await window.press('ControlOrMeta+u');
    const left = (name: string) => session.page.getByRole('button', { name: new RegExp(`^Add ${name}`) });
    // By hand: Q is on the board and on the rack, one too many; the A of CAT and one on
    // the rack; the N moved.
    await left('letter Q, 10 points: 1 too many, 1 on the board, 1 on the rack, 1 in all').waitFor();
    await left('letter A, 1 point: 7 unseen, 1 on the board, 1 on the rack, 9 in all').waitFor();
    await left('letter N, 1 point: 5 unseen, 1 on the board, 0 on the rack, 6 in all').waitFor();
    await left('blank: 1 unseen, 0 on the board, 1 on the rack, 2 in all').waitFor();
    // 100 − C A T N X Q − A E I S ?, and the second Q takes none away.
    await window.seen('89 unseen: bag 82, opponent 7').waitFor();
    await window.press('ControlOrMeta+u');
  });

  it('undoes everything to the start and redoes it to the end', async () => {
    const atEnd = await document();
    expect(atEnd).not.toBe(atStart);
    await window.press('ControlOrMeta+Shift+y');
    const steps = session.page.getByRole('listbox', { name: 'Undo history' });
    const names = () => steps.getByRole('option').allTextContents();
    await expect
      .poll(names)
      .toEqual([
        'As opened',
        'clear the board',
        'place CAT 8H',
        'clear the rack',
        expect.stringMatching(/^paste, rack: /),
        expect.stringMatching(/^rack: EIANSQ/),
        expect.stringMatching(/^place N /),
        'place XQ 1A',
      ]);
    const count = (await names()).length - 1;
    await window.press('Escape');
    for (let step = 0; step < count; step++) await window.press('ControlOrMeta+z');
    await window.isTold('Undid: clear the board');
    expect(await document()).toBe(atStart);
    for (let step = 0; step < count; step++) await window.press('ControlOrMeta+y');
    await window.isTold('Redid: place XQ 1A');
    expect(await document()).toBe(atEnd);
    await window.press('ControlOrMeta+1');
    await window.press('Enter');
    await session.page.locator('.editing-bar').waitFor({ state: 'detached' });
    expect(session.errors()).toEqual([]);
  });
});
