import axe from 'axe-core';
import type { Locator } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Direction } from '../../src/core/board/square';
import { SIDE_TABS } from '../../src/renderer/state/window/sideTab';
import { say } from '../../src/texts/say';
import { defaultWords } from '../core/lexicon/defaultWords';
import { type PlayCause, playCauses } from '../oracle/playCauses';
import { readMidgame } from '../renderer/view/midgame';
import { IS_LONG } from '../seed';
import type { ElectronSession } from './appSession';
import type { AppWindow } from './appWindow';
import { useApp } from './useApp';

const SENTENCES: Readonly<Record<PlayCause, RegExp>> = {
  'leaves the board': /^The word leaves the board/,
  'square taken': /^\w+ holds [A-Z], not [A-Z]\.$/,
  'missing tile': /^(There is no [A-Z] on the rack|The word needs \w+ [A-Z]s, but)/,
  'not a word': /^[A-Z]+ is not in the lexicon\./,
  'cross-word': /^It also makes [A-Z]+ at \w+, which is not in the lexicon\.$/,
  'touches nothing': /^The word touches no tile/,
  'start not covered': /must cover the start square/,
};

const midgame = readMidgame();
const BOARD = Array.from({ length: 15 }, (_, row) =>
  midgame.tiles
    .slice(row * 15, row * 15 + 15)
    .map((tile) => (tile === 0 ? '.' : String.fromCharCode(64 + (tile & 0x3f))))
    .join(''),
);
const RACK = midgame.rack.map((tile) => String.fromCharCode(64 + tile)).join('');

describe('watching the search in the built app', () => {
  const app = useApp();
  const words = new Set(defaultWords(40));
  let session: ElectronSession;
  let window: AppWindow;
  let timeline: Locator;

  beforeAll(async () => {
    ({ session, window } = app);
    timeline = session.page.getByRole('slider', { name: 'Step of the walk' });
    await window.shownCandidate();
  });

  const numberOf = async (name: string) => Number(await timeline.getAttribute(name));
  const stepNow = () => numberOf('aria-valuenow');
  const length = () => numberOf('aria-valuemax');
  const reach = (step: number) => expect.poll(stepNow).toBe(step);
  /** Announcement of the step, every square and the rack. */
  const stateNow = () =>
    session.page.evaluate(() => {
      const names = [...document.querySelectorAll('[role=gridcell], [aria-label=Rack] [role=option]')];
      const slider = document.querySelector('[role=slider][aria-label="Step of the walk"]');
      return [slider, ...names].map(
        (element) => element?.getAttribute('aria-valuetext') ?? element?.getAttribute('aria-label') ?? '',
      );
    });

  /** Opens a scope of the search and waits until its trace is there. */
  async function openScope(name: string | RegExp) {
    const before = await length();
    await session.page
      .getByRole('group', { name: 'How much of the search' })
      .getByRole('button', { name })
      .click();
    await expect.poll(length).not.toBe(before);
  }

  it('plays the walk of a candidate to its word', async () => {
    const { score, word } = await window.shownCandidate();
    await window.press('ControlOrMeta+3');
    await window.press('Enter');
    await timeline.waitFor();
    await expect.poll(length).toBeGreaterThan(word.length);
    await reach(await length());
    await expect.poll(() => timeline.getAttribute('aria-valuetext')).toContain(`${word} found`);
    await expect.poll(() => session.page.locator('.timeline-word').innerText()).toContain(String(score));
  });

  it('draws the path of the walk as a graph', async () => {
    const path = session.page.getByRole('treeitem', { selected: true, includeHidden: true });
    const arcs = async () => {
      const names = await path.evaluateAll((items) => items.map((item) => item.ariaLabel ?? ''));
      return names.map((name) => name.split(',')[0]);
    };
    // MISTAKEN is played through the A of XA: from there back to M, then forwards from the A.
    await expect.poll(arcs).toEqual([...'ATSIM', 'separator', ...'KEN']);
  });

  it('steps forwards and back through the same states, to the start', async () => {
    await window.press('Home');
    await reach(0);
    const total = await length();
    const states = [await stateNow()];
    for (let step = 1; step <= total; step++) {
      await window.press('ArrowRight');
      await reach(step);
      states.push(await stateNow());
    }
    expect(states[0]?.length).toBe(1 + 225 + RACK.length);
    expect(new Set(states.map(([step]) => step)).size).toBe(total + 1);
    for (let step = total - 1; step >= 0; step--) {
      await window.press('ArrowLeft');
      await reach(step);
      expect(await stateNow()).toEqual(states[step]);
    }
  });

  it('moves to markers by key, and to a clicked place of the timeline', async () => {
    await window.press('ControlOrMeta+ArrowRight');
    await expect.poll(stepNow).toBeGreaterThan(0);
    const first = await stepNow();
    await window.press('ControlOrMeta+ArrowRight');
    await expect.poll(stepNow).toBeGreaterThan(first);
    await window.press('ControlOrMeta+ArrowLeft');
    await reach(first);
    const box = await timeline.boundingBox();
    if (box === null) throw new Error('The timeline is not to be seen.');
    await session.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await reach(Math.round((await length()) / 2));
    await window.press('End');
    await reach(await length());
  });

  it('shows an anchor in both algorithms, and the whole search', async () => {
    const ofCandidate = await length();
    await openScope(/^Anchor /);
    const ofAnchor = await length();
    expect(ofAnchor).toBeGreaterThan(ofCandidate);
    // The walk before was at its end; the list of the events begins anew.
    const topOf = async (selector: string) => (await session.page.locator(selector).boundingBox())?.y ?? -1;
    await expect.poll(async () => (await topOf('#event-1')) - (await topOf('[data-zone=log]'))).toBe(0);
    const algorithms = session.page.getByRole('group', { name: 'Algorithm' });
    await algorithms.getByRole('button', { name: 'DAWG', exact: true }).click();
    await expect.poll(length).not.toBe(ofAnchor);
    await session.page.getByRole('button', { name: 'Compare', exact: true }).click();
    const text = () => session.page.locator('.walk-page').innerText();
    await expect.poll(text).toContain(ofAnchor.toLocaleString('en-US'));
    await session.page.getByRole('button', { name: 'Compare', exact: true }).click();
    await algorithms.getByRole('button', { name: 'GADDAG', exact: true }).click();
    await expect.poll(length).toBe(ofAnchor);
    await openScope('Whole search');
    await expect.poll(length).toBeGreaterThan(10 * ofAnchor);
    const ofGordon = await length();
    await algorithms.getByRole('button', { name: 'One walk', exact: true }).click();
    await expect.poll(length).not.toBe(ofGordon);
    await timeline.focus();
    await window.press('Home');
    await window.press('ArrowRight');
    // The places where a word can start are marked on the board, and named in the legend.
    await session.page.locator('.legend .start').waitFor();
    await algorithms.getByRole('button', { name: 'GADDAG', exact: true }).click();
    await expect.poll(length).toBe(ofGordon);
    await timeline.focus();
    await window.press('End');
    await reach(await length());
    // A candidate that is chosen is sought where the search finds it: the best one is played through an A.
    await window.press('ControlOrMeta+End');
    await window.press('ControlOrMeta+Home');
    await expect.poll(() => timeline.getAttribute('aria-valuetext')).toContain(': MISTAKEN found, 96 points');
  });

  it.runIf(IS_LONG)(
    'has names and roles that an accessibility checker accepts on every page, with the walk open',
    async () => {
      await session.page.evaluate(axe.source);
      for (const { title } of SIDE_TABS) {
        await window.openPage(say(title));
        const violations = await session.page.evaluate(async () => {
          const checker: typeof axe = Reflect.get(window, 'axe');
          const rules = {
            'color-contrast': { enabled: false },
            'label-content-name-mismatch': { enabled: false },
          };
          const result = await checker.run({ rules });
          return result.violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
          );
        });
        expect(violations, say(title)).toEqual([]);
      }
    },
  );

  it('is reachable zone by zone without a mouse', async () => {
    await window.openPage('Walk');
    await window.press('ControlOrMeta+1');
    const zoneNow = () =>
      session.page.evaluate(() => document.activeElement?.closest('[data-zone]')?.getAttribute('data-zone'));
    for (const zone of ['rack', 'candidates', 'timeline', 'graph', 'log', 'board']) {
      await window.press('F6');
      await expect.poll(zoneNow).toBe(zone);
    }
  });

  describe('why not', () => {
    async function ask(text: string): Promise<readonly string[]> {
      const { page } = session;
      await window.openPage('Moves');
      await page.getByRole('tab', { name: 'Why not?' }).click();
      const box = page.getByRole('searchbox', { name: /^Why not this play/ });
      await box.fill(text);
      await box.press('Enter');
      const answer = page.locator('.question .answer[role=status]');
      const word = /[A-Z]+/.exec(text)?.[0] ?? '';
      await answer.waitFor();
      // The first cause, and the collapsed ones; without the notes about the walk and the lexicon.
      const sentences = await answer.locator('p:not(.answer-note), li:not(.answer-detail)').allTextContents();
      await page.getByRole('button', { name: 'Dismiss' }).click();
      expect(word.length).toBeGreaterThan(1);
      return sentences;
    }

    const at = (label: string): { row: number; col: number; direction: Direction } => ({
      row: Number(/\d+/.exec(label)?.[0]) - 1,
      col: (/[A-Z]/.exec(label)?.[0] ?? '').charCodeAt(0) - 65,
      direction: /^\d/.test(label) ? 'across' : 'down',
    });

    async function expectCauses(board: readonly string[], word: string, place: string, rack = RACK) {
      const causes = playCauses({ board, rack, word, ...at(place) }, words);
      expect(causes.size, 'by the rules').toBeGreaterThan(0);
      const sentences = await ask(`${word} ${place}`);
      const said = sentences.map(
        (sentence) => Object.entries(SENTENCES).find(([, pattern]) => pattern.test(sentence))?.[0],
      );
      const text = `${word} ${place}: ${sentences.join(' ')}`;
      expect([...causes], text).toContain(said[0]);
      // For a word that leaves the board the walk reports more than the rules need.
      if (!causes.has('leaves the board')) expect(new Set(said), text).toEqual(causes);
      return causes;
    }

    it('lists the same causes as the rules of the game', async () => {
      const met = new Set<PlayCause>();
      for (const [word, place] of [
        ['QUIXOTRY', '14D'],
        ['QUIXOTRY', '8F'],
        ['MISTAKES', '10E'],
        ['SMITAKEN', '10E'],
        ['MINTS', '13D'],
        ['MINKS', '15A'],
        ['EMITS', '12M'],
        ['TEMSK', '14A'],
      ] as const)
        for (const cause of await expectCauses(BOARD, word, place)) met.add(cause);
      expect([...met].sort()).toEqual(
        Object.keys(SENTENCES)
          .filter((cause) => cause !== 'start not covered')
          .sort(),
      );
    });

    it('shows the rank of a candidate', async () => {
      const rows = await window.listedCandidates();
      const row = rows[2];
      if (row === undefined) throw new Error('Too few candidates are listed.');
      expect(playCauses({ board: BOARD, rack: RACK, word: row.word, ...at(row.position) }, words).size).toBe(
        0,
      );
      const [headline] = await ask(`${row.word} ${row.position}`);
      const { position, rank, score, total, word } = row;
      expect(headline).toBe(`${word} at ${position} is candidate ${rank} of ${total}: ${score} points.`);
    });

    it('names the start square of an empty board', async () => {
      const empty = Array<string>(15).fill('.'.repeat(15));
      await window.typeBoard(empty);
      const tiles = async () =>
        (await window.squareNames()).filter((name) => /letter [A-Z].*(?<!candidate)$/.test(name));
      await expect.poll(tiles).toEqual([]);
      expect([...(await expectCauses(empty, 'MINKS', '9H'))]).toEqual(['start not covered']);
    });
  });

  it('reported no error', () => {
    expect(session.errors()).toEqual([]);
  });
});
