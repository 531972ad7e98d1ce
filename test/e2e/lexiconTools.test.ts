import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../src/core/board/rules';
import { formatKwg } from '../../src/core/lexicon/formats/kwg';
import { defaultWords } from '../core/lexicon/defaultWords';
import { listMovesByBruteForce } from '../oracle/bruteForce';
import { buildSmallGaddag, codesOf } from '../oracle/oracleLexicon';
import { unwrap } from '../oracle/oraclePositions';
import { IS_LONG } from '../seed';
import { type ElectronSession, startElectron } from './appSession';
import { AppWindow } from './appWindow';
import { answerDialogs } from './fileDialogs';
import { makeWindowModest } from './modestWindow';
import { keepScreenshot } from './screenshot';

const LONGEST = 40;
/** For eight structures and generators, one after the other. */
const COMPARISON_MS = 240_000;

/** With an odd word across it, and another that no list of the tests has. */
const TODDLER_BOARD = Array.from({ length: 15 }, (_, row) => {
  if (row === 6) return `....E${'.'.repeat(10)}`;
  return row === 7 ? '....TODDLER....' : '.'.repeat(15);
});

describe('lexicon tools in the window', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tilewright-e2e-'));
  const userData = join(folder, 'user data');
  const words = defaultWords(LONGEST);
  let session: ElectronSession;
  let window: AppWindow;

  beforeAll(async () => {
    mkdirSync(userData);
    makeWindowModest(userData);
    session = await startElectron(userData);
    window = new AppWindow(session.page);
    await window.shownCandidate();
  });

  afterAll(async () => {
    await session?.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  /** Opens a file as if picked in the system's dialog. */
  async function chooseLexicon(path: string) {
    await answerDialogs(session.app, { open: path });
    await window.press('ControlOrMeta+Shift+l');
    await session.page.getByRole('button', { name: 'Open lexicon…' }).click();
  }

  it('find the same words with AX as a scan of the list', async () => {
    const { page } = session;
    await window.press('ControlOrMeta+l');
    await page.getByRole('combobox', { name: 'Kind of question' }).selectOption('contains');
    await page.getByRole('combobox', { name: 'Order' }).selectOption('alphabet');
    await page.getByRole('textbox', { name: 'Letters', exact: true }).fill('ax');
    const expected = words.filter((word) => word.includes('AX'));
    await page
      .locator('.word-status')
      .filter({ hasText: new RegExp(`^${expected.length.toLocaleString('en-US')} words in`) })
      .waitFor();
    const listed = page.getByRole('listbox', { name: 'Words found' }).getByRole('option');
    const first = await listed.first().getAttribute('aria-label');
    const shown = Math.min(expected.length, 1000).toLocaleString('en-US');
    expect(first).toMatch(new RegExp(`^1 of ${shown}, ${expected[0]}, ${expected[0]?.length} letters, `));
  });

  it('copy the chosen word', async () => {
    const { app, page } = session;
    const expected = words.filter((word) => word.includes('AX'));
    await page.getByRole('textbox', { name: 'Letters', exact: true }).press('Enter');
    await window.press('ArrowDown');
    await window.press('Enter');
    await page
      .locator('.word-status')
      .filter({ hasText: `${expected[1]} copied` })
      .waitFor();
    expect(await app.evaluate(({ clipboard }) => clipboard.readText())).toBe(expected[1]);
  });

  it('mark invalid input', async () => {
    const { page } = session;
    await page.getByRole('combobox', { name: 'Kind of question' }).selectOption('pattern');
    await page.getByRole('textbox', { name: 'Letters', exact: true }).fill('A[EI');
    await page.locator('.word-mark mark', { hasText: '[' }).waitFor();
  });

  it('show the letters allowed on each square, for TODDLER as in the word list', async () => {
    await window.typeBoard(TODDLER_BOARD);
    await window.press('ControlOrMeta+Shift+X');
    const isWord = new Set(words);
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const expected = ['ET', 'O', 'D', 'D', 'L', 'E', 'R'].map((above) =>
      letters.filter((letter) => isWord.has(above + letter)).join(', '),
    );
    await window.board
      .getByRole('gridcell', { name: `across: ${expected[0]}` })
      .first()
      .waitFor();
    const names = await window.squareNames();
    const below = names.slice(8 * 15 + 4, 8 * 15 + 11);
    expect(below.map((name) => / across: ([^;]*)$/.exec(name)?.[1])).toEqual(expected);
    await keepScreenshot(session.page, 'cross-checks-electron');
    await window.press('ControlOrMeta+Shift+X');
  });

  it('open a word list, report omissions, and return to the built-in one', async () => {
    const { page } = session;
    const path = join(folder, 'club.txt');
    writeFileSync(path, 'todd\nTODDLER\r\nTODDLERS\n\nR2D2\nET\n');
    await chooseLexicon(path);
    const panel = page.getByRole('dialog', { name: 'Lexicon' });
    await panel.getByText(/^Line 5, /).waitFor();
    expect(await panel.innerText()).toMatch(/Words accepted\s+4/);
    await panel.getByRole('button', { name: 'Built-in lexicon' }).click();
    await window.seen(/^27\d,\d{3} words$/).waitFor({ state: 'attached' });
  });

  it('keep the current lexicon if another file is invalid', async () => {
    const { page } = session;
    const path = join(folder, 'broken.kwg');
    writeFileSync(path, new Uint8Array([1, 2, 3]));
    await chooseLexicon(path);
    const alert = page.getByRole('dialog', { name: 'Lexicon' }).getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/broken\.kwg: .* stays in use\.$/);
    expect(await window.lexiconText()).toMatch(/^27\d,\d{3} words, /);
    await window.press('Escape');
  });

  it('build a structure of typed words step by step', async () => {
    const { page } = session;
    await window.openPage('Structures');
    const building = page.getByRole('region', { name: 'A structure, step by step' });
    await building.getByRole('textbox', { name: 'Words' }).fill('city, cities pity PITIES');
    await building.getByRole('button', { name: 'DAWG', exact: true }).click();
    const slider = building.getByRole('slider', { name: 'Step' });
    await slider.focus();
    await page.keyboard.press('End');
    // The root, one node behind C and P, those behind I, T, I and E, and the end.
    await building.getByRole('img', { name: '7 nodes and 8 arcs' }).waitFor();
    await building.getByRole('combobox', { name: 'Question' }).selectOption('What ends with');
    await building.getByRole('textbox', { name: 'Letters' }).fill('y');
    // After C and after P, the same six arcs are tried.
    await building.getByText(/CITY, PITY.* 14 arcs/).waitFor();
    // From Y, the GADDAG leads back to the beginning: over Y, T and I to C and P.
    await building.getByRole('combobox', { name: 'Compare with' }).selectOption('Smallest GADDAG');
    await building.getByText(/CITY, PITY.* 5 arcs/).waitFor();
    await building.getByRole('combobox', { name: 'Compare with' }).selectOption('none');
    await building.getByRole('textbox', { name: 'Letters' }).fill('');
    await slider.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ControlOrMeta+ArrowRight');
    await building.getByRole('status').getByText('a word ends here').waitFor();
    await page.keyboard.press('Home');
    await building.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(2);
    await building.getByRole('button', { name: 'Pause', exact: true }).click();
    await building.getByRole('textbox', { name: 'Words' }).fill('4X4');
    await building.locator('.message.error').waitFor();
    await window.openPage('Words');
  });

  it.runIf(IS_LONG)('compare structures and generators, all with the same moves', async () => {
    const { page } = session;
    await window.openPage('Structures');
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('button', { name: 'Compare again' }).waitFor({ timeout: COMPARISON_MS });
    const text = await page.getByRole('region', { name: 'Figures' }).innerText();
    expect(text).toMatch(/Each accepts [\d,]+ words and refuses [\d,]+ near misses, none wrongly\./);
    expect(text).toMatch(/Each found the same [\d,]+ moves\./);
    await window.openPage('Words');
  });

  it('find the same with a KWG file as with its list and with brute force', async () => {
    const list = ['MET', 'SITE', 'STEM', 'TODDLER', 'TODDLERS'];
    const paths = { text: join(folder, 'five.txt'), kwg: join(folder, 'five.kwg') };
    writeFileSync(paths.text, list.join('\n'));
    writeFileSync(paths.kwg, unwrap(formatKwg(buildSmallGaddag(list.map(codesOf)))));
    const tiles = [...TODDLER_BOARD.join('')].map((tile) => (tile === '.' ? 0 : codesOf(tile)[0]!));
    const setup = { rules: CLASSIC_RULES, tiles, rack: codesOf('EIKMNST') };
    const moves = listMovesByBruteForce(setup, new Set(list.map((word) => codesOf(word).join(','))));
    const scores = moves.map((move) => Number(move.split(' ')[2])).toSorted((a, b) => b - a);
    await window.press('ControlOrMeta+3');

    await window.sortByRank();
    await chooseLexicon(paths.text);
    await window.shownOf(moves.length);
    const ofText = await window.listedCandidates();
    expect(ofText.map(({ score }) => score)).toEqual(scores);
    await chooseLexicon(paths.kwg);
    await session.page.getByRole('button', { name: 'five.kwg' }).waitFor();
    expect(await window.lexiconText()).toMatch(/^5 words, built in /);
    await window.shownOf(moves.length);
    expect(await window.listedCandidates()).toEqual(ofText);
  });

  it('restore the last lexicon at the next start', async () => {
    const errors = session.errors();
    await session.close();
    session = await startElectron(userData);
    window = new AppWindow(session.page);
    expect(await window.lexiconText()).toMatch(/^5 words, from the cache in /);
    expect(errors).toEqual([]);
  });

  it('reported no error', () => {
    expect(session.errors()).toEqual([]);
  });
});
