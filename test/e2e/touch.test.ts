import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TextKey } from '../../src/texts/catalogue';
import { text } from '../../src/texts/text';
import { someOf } from '../seed';
import type { PageSession } from './appSession';
import { AppWindow } from './appWindow';
import { targetFlaws } from './fingerTargets';
import { hintedPlay } from './hintedPlay';
import { openTouchPage } from './pageInBrowser';

const SIZES = [
  ['a phone', { width: 390, height: 844 }],
  ['a phone held across', { width: 844, height: 390 }],
  ['a tablet', { width: 820, height: 1180 }],
] as const;
/** Least width of the board's picture beside that of the window, if the window is upright. */
const LEAST_SHARE = 0.85;
const ROWS = 15;
/** Moves of two fingers. */
const STEPS = 8;
/** How long the page may take to come to rest. */
const SETTLED = { timeout: 20_000 };

describe.each(someOf(SIZES))('on %s, with a finger', (_, viewport) => {
  let session: PageSession;
  let window: AppWindow;

  beforeAll(async () => {
    session = await openTouchPage(viewport);
    window = new AppWindow(session.page);
    await window.shownCandidate();
  });

  afterAll(async () => {
    await session?.close();
  });

  const locate = (selector: string) => session.page.locator(selector);
  const tap = (selector: string) => locate(selector).first().tap();
  const button = (name: string) => locate('#panels').getByRole('button', { name, exact: true }).first();
  const openRoom = (room: string) => locate('.rooms').getByRole('button', { name: room, exact: true }).tap();
  async function tapMenu(key: TextKey) {
    await tap('.file-button');
    await session.page.getByRole('menuitem', { name: text(key), exact: true }).tap();
  }
  const expectGoodTargets = () => expect.poll(() => targetFlaws(session.page), SETTLED).toEqual([]);
  const playedTiles = () => locate('.rack .rack-tile').count();

  async function tapSquare(row: number, col: number) {
    const box = await locate(`.board-grid [data-row="${row}"][data-col="${col}"]`).boundingBox();
    if (box === null) throw new Error(`Square ${row}, ${col} is not to be seen.`);
    await session.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** Two fingers side by side, moved to another distance from the middle of the board. */
  async function pinch(from: number, to: number) {
    const box = await locate('.flat-frame').boundingBox();
    if (box === null) throw new Error('The flat board is not to be seen.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const client = await session.context.newCDPSession(session.page);
    const fingers = (reach: number) => [
      { x: x - reach, y, id: 0 },
      { x: x + reach, y, id: 1 },
    ];
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof fingers>) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', fingers(from).slice(0, 1));
    await touch('touchStart', fingers(from));
    for (let step = 1; step <= STEPS; step++)
      await touch('touchMove', fingers(from + ((to - from) * step) / STEPS));
    await touch('touchEnd', []);
  }

  it('welcomes', async () => {
    await expectGoodTargets();
    await tap('.welcome button');
    await locate('.welcome').waitFor({ state: 'hidden' });
  });

  it('steps through the candidates', async () => {
    await locate('.candidate-row').nth(2).tap();
    expect((await window.shownAt(3)).rank).toBe(3);
    await locate('.candidate-row').nth(0).tap();
    expect((await window.shownAt(1)).rank).toBe(1);
    await expectGoodTargets();
  });

  it('finds an example by the menu of the document, and steps through its game', async () => {
    await tapMenu('palette.menu');
    await locate('.palette input').fill(text('examples.phonies'));
    await expectGoodTargets();
    await tap('.palette [role=option]');
    const now = () => locate('.game-now').innerText();
    await expect.poll(now).not.toBe('');
    const first = await now();
    await locate('.game-bar button').nth(1).tap();
    await expect.poll(now).not.toBe(first);
    await expectGoodTargets();
    await tapMenu('palette.menu');
    await locate('.palette input').fill(text('examples.sample'));
    await tap('.palette [role=option]');
    await locate('.game-now').waitFor({ state: 'hidden' });
  });

  it('finds the settings there', async () => {
    await tapMenu('settings.menu');
    for (const section of await locate('.settings-sections button').all()) {
      await section.tap();
      await expectGoodTargets();
    }
    await button(text('settings.sectionKeys')).tap();
    await locate('.key-entry kbd').first().waitFor();
    await button(text('windowPanel.close')).tap();
    await locate('.settings[open]').waitFor({ state: 'hidden' });
  });

  it('has the board flat, as wide as the window allows', async () => {
    await session.page.keyboard.press('F9');
    const frame = await locate('.flat-frame').boundingBox();
    const { height, width } = viewport;
    if (width < height) expect(frame?.width).toBeGreaterThan(LEAST_SHARE * width);
    expect(frame?.x).toBeGreaterThanOrEqual(0);
    await expectGoodTargets();
  });

  it('zooms the flat board with two fingers, and chooses no square', async () => {
    const width = async () => (await locate('.board-grid [data-row="7"][data-col="7"]').boundingBox())?.width;
    const whole = (await width()) ?? Number.NaN;
    const chosen = () => locate('.board-grid [data-row][tabindex="0"]').getAttribute('data-col');
    const before = await chosen();
    await pinch(40, 80);
    await expect.poll(width).toBeCloseTo(2 * whole, -1);
    await pinch(80, 20);
    await expect.poll(width).toBeCloseTo(whole, 0);
    expect(await chosen()).toBe(before);
  });

  it('watches a walk: plays it, steps on and back', async () => {
    await locate('.caption .watch').scrollIntoViewIfNeeded();
    await tap('.caption .watch');
    const count = async () => (await locate('.timeline-count').innerText()).split(' / ').map(Number);
    await expect.poll(async () => (await count())[0]).toBeGreaterThan(2);
    await button(text('walkPanel.pause')).tap();
    await button(text('walkPanel.play')).waitFor();
    const [paused = Number.NaN] = await count();
    await button(text('walkPanel.stepBack')).tap();
    await expect.poll(async () => (await count())[0]).toBe(paused - 1);
    await button(text('walkPanel.stepOn')).tap();
    await expect.poll(async () => (await count())[0]).toBe(paused);
    expect(await locate('.timeline-sentence').innerText()).not.toBe('');
    await expectGoodTargets();
    await button(text('walkPanel.closeWalk')).tap();
    await locate('.timeline').waitFor({ state: 'hidden' });
    await expectGoodTargets();
  });

  it('answers an exercise', async () => {
    await openRoom(text('rooms.learn'));
    await session.page.getByRole('tab', { name: text('sideTabs.practice'), exact: true }).tap();
    const check = button(text('practice.check'));
    await locate('.practice-option').last().tap();
    await expect.poll(() => check.isEnabled()).toBe(true);
    await expectGoodTargets();
    await check.tap();
    await locate('.practice-answer .verdict').waitFor();
  });

  it('plays a game against an agent', async () => {
    await openRoom(text('rooms.play'));
    await expectGoodTargets();
    // Its racks are without blanks at first.
    await locate('#panels')
      .getByRole('textbox', { name: text('play.seed') })
      .fill('pointer');
    const start = button(text('play.startButton'));
    await start.scrollIntoViewIfNeeded();
    await start.tap();
    await expect.poll(playedTiles).toBe(7);
    await expectGoodTargets();
  });

  it('lays tiles of the rack from the chosen square on, and takes one back', async () => {
    const middle = (ROWS - 1) / 2;
    // The cursor begins in the middle, where a tap would turn it.
    await tapSquare(middle, middle - 1);
    for (const left of [6, 5]) {
      await tap('.rack .rack-tile');
      await expect.poll(playedTiles).toBe(left);
    }
    const laid = locate('.board-grid .tried');
    await expect.poll(() => laid.count()).toBe(2);
    await expectGoodTargets();
    await tapSquare(middle, middle);
    await expect.poll(() => laid.count()).toBe(1);
    await expect.poll(playedTiles).toBe(6);
    await button(text('play.recallCommand')).tap();
    await expect.poll(playedTiles).toBe(7);
  });

  it('plays the turn of a hint, and the agent answers', async () => {
    for (let step = 0; step < 4; step++) {
      await button(text('play.moreButton')).tap();
      await session.page.getByRole('menuitem', { name: text('play.hintCommand') }).tap();
    }
    const hinted = async () => hintedPlay(window, (await locate('.play-hint').textContent()) ?? '');
    await expect.poll(hinted).not.toBeNull();
    const play = await hinted();
    const [first] = play?.tiles ?? [];
    if (first === undefined) throw new Error('The hint names no tiles.');
    // Chosen from elsewhere, a square does not turn the cursor; tapped again, it does.
    await tapSquare(0, 0);
    await tapSquare(first.row, first.col);
    if (play?.direction === 'down') await tapSquare(first.row, first.col);
    for (const { letter } of play?.tiles ?? []) {
      const at = (await locate('.rack .tile-letter').allTextContents()).indexOf(letter);
      await locate('.rack .rack-tile').nth(at).tap();
    }
    await locate('.play-actions .primary').tap();
    await expect.poll(() => locate('.play-last').count()).toBe(1);
    const scores = async () => (await locate('.play-player b').allInnerTexts()).map(Number);
    await expect.poll(async () => Math.min(...(await scores()))).toBeGreaterThan(0);
    await expectGoodTargets();
  });

  it('takes the turn back, and plays it again', async () => {
    const [undo, redo] = [0, 1].map((at) => locate(':is(.undoing, .history):visible button').nth(at));
    const turns = () => locate('.play-last').count();
    await undo?.tap();
    await expect.poll(turns).toBe(0);
    await expectGoodTargets();
    await redo?.tap();
    await expect.poll(turns).toBe(1);
  });

  it('reported no error', () => {
    expect(session.errors()).toEqual([]);
  });
});
