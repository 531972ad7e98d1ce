import type { Locator, Page } from 'playwright';
import { expect, vi } from 'vitest';
import { ROOMS, SIDE_TABS } from '../../src/renderer/state/window/sideTab';
import { say } from '../../src/texts/say';
import { sentence } from '../said';

/** How long to wait for an expected change. */
export const PATIENCE = { timeout: 120_000, interval: 50 };

/** One row of the candidate list, as announced by a screen reader. */
export interface CandidateName {
  readonly rank: number;
  readonly total: number;
  readonly word: string;
  readonly position: string;
  readonly score: number;
}

/** The window as a person without sight and mouse knows it: accessible names and keys, nothing else. */
export class AppWindow {
  readonly board: Locator;
  readonly candidates: Locator;

  constructor(readonly page: Page) {
    this.board = page.getByRole('grid');
    this.candidates = page.getByRole('listbox', { name: 'Candidates' });
  }

  /** Opens a page of the side panel, in its room. */
  async openPage(name: string): Promise<void> {
    const tab = SIDE_TABS.find(({ title }) => say(title) === name);
    const room = ROOMS.find(({ id }) => id === tab?.room);
    if (room === undefined) throw new Error(`There is no page “${name}”.`);
    await this.page
      .getByRole('navigation', { name: 'Rooms' })
      .getByRole('button', { name: say(room.title), exact: true })
      .click();
    if (SIDE_TABS.filter((other) => other.room === room.id).length > 1)
      await this.page.getByRole('tab', { name, exact: true }).click();
  }

  /** Waits until the page of that name is open. */
  async pageIsOpen(name: string): Promise<void> {
    // It has no box of its own.
    await this.page.getByRole('tabpanel', { name, exact: true }).waitFor({ state: 'attached' });
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /**
   * Waits until the list shows the candidates of the present position and filter, and gives the
   * one shown on the board.
   */
  shownCandidate(): Promise<CandidateName> {
    return this.#shown('');
  }

  /** Waits until the list has `total` candidates and gives the one shown. */
  shownOf(total: number): Promise<CandidateName> {
    return this.#shown(`\\d+ of ${total}, `);
  }

  /** Waits until the candidate of that rank is the shown one. */
  shownAt(rank: number): Promise<CandidateName> {
    return this.#shown(`${rank} of `);
  }

  async #shown(beginning: string): Promise<CandidateName> {
    const name = new RegExp(`^${beginning}.* points?(,|$)`);
    const option = this.#presentCandidates.getByRole('option', { selected: true, name });
    try {
      return parseCandidateName((await option.getAttribute('aria-label')) ?? '');
    } catch (error) {
      const text = await this.page.locator('body').innerText();
      throw new Error(`No candidate ${name} is shown; the window says: ${text}`, { cause: error });
    }
  }

  /** The list, unless its rows are still those of an earlier position or filter. */
  get #presentCandidates(): Locator {
    return this.candidates.and(this.page.locator('[aria-busy=false]'));
  }

  /**
   * Waits until the list shows the candidates of the present position and filter, and gives the
   * rows it holds, best first.
   */
  listedCandidates(): Promise<readonly CandidateName[]> {
    return vi.waitFor(async () => {
      const names = await namesOf(this.#presentCandidates, 'option');
      return names.map(parseCandidateName).toSorted((a, b) => a.rank - b.rank);
    }, PATIENCE);
  }

  /** Lists the candidates by rank, without exchanges and the pass. */
  async sortByRank(): Promise<void> {
    await this.page.getByRole('button', { name: sentence('candidatesPanel.sortByRank') }).click();
  }

  /** Visible text, as opposed to announcements, which come a moment later. */
  seen(text: string | RegExp): Locator {
    return this.page.getByText(text).and(this.page.locator(':not(.visually-hidden)'));
  }

  /** Waits until a message or the toast contains the text. */
  async isTold(text: string | RegExp): Promise<void> {
    await this.page.locator('.messages, .toast').getByText(text).first().waitFor();
  }

  /** Waits for the title of the window, with a dot if there are unsaved changes. */
  async titleIs(title: string): Promise<void> {
    await expect.poll(() => this.page.title()).toBe(`${title} — Tilewright`);
  }

  /** The names of all squares, row by row. */
  squareNames(): Promise<readonly string[]> {
    return namesOf(this.board, 'gridcell');
  }

  /** The names of the rack's tiles. */
  rackNames(): Promise<readonly string[]> {
    return namesOf(this.page.getByRole('listbox', { name: 'Rack' }), 'option');
  }

  /** Waits until the lexicon is open, and returns its description in the window. */
  async lexiconText(): Promise<string> {
    await this.seen(/^[\d,]+ words$/).waitFor({ state: 'attached' });
    const title = await this.page.locator('.lexicon-button').getAttribute('title');
    return title?.split('\n')[0] ?? '';
  }

  async typeRack(rack: string): Promise<void> {
    await this.press('ControlOrMeta+2');
    await this.press('ControlOrMeta+Delete');
    await this.page.keyboard.type(rack);
  }

  /** Empties the board and types the position onto it: `.` empty, lower case a blank. */
  async typeBoard(rows: readonly string[]): Promise<void> {
    await this.press('ControlOrMeta+1');
    await this.press('ControlOrMeta+Delete');
    await this.press('Alt+p');
    for (const [row, line] of rows.entries()) {
      for (const run of line.matchAll(/[^.]+/g)) {
        await this.goToSquare(row, run.index);
        for (const tile of run[0])
          await this.press(tile === tile.toLowerCase() ? `Shift+${tile.toUpperCase()}` : tile.toLowerCase());
      }
    }
    await this.press('Alt+p');
  }

  async goToSquare(row: number, col: number): Promise<void> {
    const place = `row ${row + 1}, column ${String.fromCharCode(65 + col)},`;
    await this.board.getByRole('gridcell', { name: new RegExp(`^${place}`) }).focus();
  }
}

/** The accessible names of the elements of a role inside `root`, as the browser's own rules compute them. */
async function namesOf(root: Locator, role: string): Promise<readonly string[]> {
  const lines = (await root.ariaSnapshot()).split('\n');
  return lines.flatMap((line) => {
    // A name with a colon has the whole line in quotation marks.
    const [, found, name] = /^\s*- '?(\w+) "([^"]*)"/.exec(line) ?? [];
    return found === role && name !== undefined ? [name] : [];
  });
}

export function parseCandidateName(name: string): CandidateName {
  const parts = /^(\d+) of (\d+), (\p{L}+), (\d+[A-Z]|[A-Z]\d+), (\d+) points?(?:,|$)/u.exec(name);
  if (!parts) throw new Error(`"${name}" is not the name of a candidate`);
  const [, rank, total, word = '', position = '', score] = parts;
  return { rank: Number(rank), total: Number(total), word, position, score: Number(score) };
}
