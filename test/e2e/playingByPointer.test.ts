import { describe, expect, it } from 'vitest';
import { text } from '../../src/texts/text';
import { hintedPlay } from './hintedPlay';
import { useApp } from './useApp';

describe('a game by pointer alone', () => {
  const app = useApp();
  const locate = (selector: string) => app.window.page.locator(selector);
  const turns = () => locate('.game-turn').count();
  const rackLetters = () => locate('.rack .tile-letter').allTextContents();
  /** A button of the Game page. */
  const button = (name: string) => locate('.play-page').getByRole('button', { name, exact: true });

  async function middleOf(selector: string) {
    const box = await locate(selector).boundingBox();
    if (box === null) throw new Error(`${selector} is not to be seen.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async function drag(fromSelector: string, toSelector: string) {
    const { mouse } = app.window.page;
    const [from, to] = [await middleOf(fromSelector), await middleOf(toSelector)];
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 4 });
    await mouse.up();
  }

  async function chooseMore(title: string) {
    await button(text('play.moreButton')).click();
    await app.window.page.getByRole('menuitem', { name: title }).click();
  }

  /** Waits until the agent has replied. */
  const replied = (before: number) => expect.poll(turns).toBe(before + 2);

  it('starts', async () => {
    await app.window.shownCandidate();
    await app.window.openPage(text('sideTabs.play'));
    // No candidate is to be seen where games are played, nor a second rack.
    expect(await locate('[role=gridcell] .placed').count()).toBe(0);
    expect((await locate('.rack').boundingBox())?.height).toBeLessThan(2);
    await app.window.page.getByRole('textbox', { name: text('play.seed') }).fill('pointer');
    // While the keys are at the rack, it is shown over the page: a click must not miss its button.
    const start = button(text('play.startButton'));
    const place = await start.boundingBox();
    await app.window.page.keyboard.press('Tab');
    await locate('[data-zone=rack]').focus();
    expect((await locate('.rack').boundingBox())?.height).toBeGreaterThan(20);
    expect(await start.boundingBox()).toEqual(place);
    await start.click();
    await expect.poll(async () => (await rackLetters()).length).toBe(7);
  });

  it('has one row of buttons', async () => {
    const tops = await locate('.play-actions button').evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
    expect(await locate('.play-actions').count()).toBe(1);
  });

  it('takes three turns with tiles dragged from the rack', async () => {
    for (let turn = 0; turn < 3; turn++) {
      const before = await turns();
      for (let step = 0; step < 4; step++) await chooseMore(text('play.hintCommand'));
      const hint = locate('.play-hint');
      let play = await hintedPlay(app.window, (await hint.textContent()) ?? '');
      await expect
        .poll(async () => {
          play = await hintedPlay(app.window, (await hint.textContent()) ?? '');
          return play;
        })
        .not.toBeNull();
      for (const { col, letter, row } of play?.tiles ?? []) {
        const at = (await rackLetters()).indexOf(letter);
        await drag(
          `.flat-rack .flat-place[data-rack-index="${at}"]:has(.flat-tile)`,
          `[data-row="${row}"][data-col="${col}"]`,
        );
      }
      await button(text('play.submitButton')).click();
      await replied(before);
    }
  });

  it('exchanges and passes', async () => {
    const before = await turns();
    await button(text('play.exchangeButton')).click();
    await locate('.exchange-tiles button').first().click();
    await locate('.exchange-dialog button[type=submit]').click();
    await replied(before);
    await button(text('play.passCommand')).click();
    await replied(before + 2);
  });

  it('is undone, turn by turn', async () => {
    const before = await turns();
    const undo = locate('.top-bar .history button').first();
    await undo.click();
    await expect.poll(turns).toBe(before - 2);
    await undo.click();
    await expect.poll(turns).toBe(before - 4);
    expect(app.session.errors()).toEqual([]);
  });
});
