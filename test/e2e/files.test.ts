import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseGcg } from '../../src/core/notation/gcg/parseGcg';
import { parsePositionDocument } from '../../src/core/notation/positions/positionDocument';
import { formatRack } from '../../src/core/notation/positions/rack';
import { unwrap } from '../oracle/oraclePositions';
import { IS_LONG } from '../seed';
import { type ElectronSession, REPOSITORY, startAgain, startElectron } from './appSession';
import { AppWindow, PATIENCE } from './appWindow';
import {
  answerDialogs,
  CANCEL,
  chooseInMenu,
  DO_NOT_SAVE,
  menuEntries,
  openMostRecent,
  questionsAsked,
  SAVE,
} from './fileDialogs';
import { makeWindowModest } from './modestWindow';

const GAME = join(REPOSITORY, 'test/core/notation/gcg/games/standard.gcg');
const CGP = `${new Array(7).fill('15').join('/')}/6CAt6/${new Array(7).fill('15').join('/')} QUIZ?/ 0/0 0`;

const readDocument = (path: string) => unwrap(parsePositionDocument(readFileSync(path, 'utf8')));

function rackIn(path: string): string {
  const { rack, rules } = readDocument(path).setup;
  return formatRack(rack, rules.distribution);
}

describe('files in the built app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tilewright-files-e2e-'));
  const userData = join(folder, 'user data');
  const saved = join(folder, 'game.tilewright');
  let session: ElectronSession;
  let window: AppWindow;

  async function begin(...args: string[]) {
    session = await startElectron(userData, args);
    window = new AppWindow(session.page);
  }
  async function start(...args: string[]) {
    await begin(...args);
    await window.shownCandidate();
  }

  beforeAll(async () => {
    mkdirSync(userData);
    makeWindowModest(userData);
    await start();
  });

  afterAll(async () => {
    await session?.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  it('opens a recorded game by the menu and navigates its turns', async () => {
    const { app } = session;
    await window.titleIs('Untitled');
    await answerDialogs(app, { open: GAME });
    await chooseInMenu(app, 'file.open');
    await window.titleIs('standard.gcg');
    await window.isTold('Opened standard.gcg: mia – tom, 44 turns.');
    expect((await window.rackNames()).join(' ')).toContain('F');
    await window.press('Alt+ArrowRight');
    await window.press('Alt+ArrowRight');
    await window.seen('Turn 3 of 44: mia, 16 – 22').waitFor();
    // The record: `>mia: CIJSTUW F9 IS +9 25`.
    await expect.poll(() => window.shownCandidate()).toMatchObject({ word: 'IS', position: 'F9', score: 9 });
    await expect
      .poll(() => menuEntries(app, 'Game'))
      .toMatchObject({ 'Next turn': true, 'Close game': true });
  });

  it('passes it to the system as GCG when it is dragged out', async () => {
    const { app, page } = session;
    // The system's own drag would continue until the button is released.
    await app.evaluate(({ webContents }) => {
      const contents = webContents.getAllWebContents()[0];
      if (contents === undefined) throw new Error('There is no window to drag out of.');
      contents.startDrag = ({ file, icon }) =>
        Reflect.set(globalThis, 'dragged', { file, hasIcon: typeof icon !== 'string' && !icon.isEmpty() });
    });
    await page.getByRole('img', { name: /^Drag the document/ }).dispatchEvent('dragstart');
    const dragged = () => app.evaluate(() => Reflect.get(globalThis, 'dragged'));
    await expect.poll(dragged).toMatchObject({ hasIcon: true });
    const { file } = await dragged();
    expect(basename(file)).toBe('standard.gcg');
    const lines = (path: string) => unwrap(parseGcg(readFileSync(path, 'utf8'))).lines;
    expect(lines(file)).toEqual(lines(GAME));
  });

  it('saves it under a name, then directly, and marks unsaved changes', async () => {
    const { app } = session;
    await answerDialogs(app, { save: saved });
    await window.press('ControlOrMeta+s');
    await window.titleIs('game.tilewright');
    expect(rackIn(saved)).toBe('CIJSTUW');
    expect(readDocument(saved).game?.turn).toBe(2);
    await window.press('ControlOrMeta+2');
    await window.press('Backspace');
    await window.titleIs('• game.tilewright');
    await window.seen(/^edited$/).waitFor();
    await answerDialogs(app, {});
    await chooseInMenu(app, 'file.save');
    await window.titleIs('game.tilewright');
    expect(rackIn(saved)).toBe('CIJSTU');
  });

  it('names the next undo step in the menu, and undoes it', async () => {
    const { app } = session;
    await expect
      .poll(() => menuEntries(app, 'Edit'))
      .toMatchObject({ 'Undo rack: CIJSTU': true, Redo: false });
    await chooseInMenu(app, 'edit.undo');
    await window.titleIs('• game.tilewright');
    expect(await window.rackNames()).toHaveLength(7);
  });

  it('asks before changes are lost, and loses nothing on Cancel', async () => {
    const { app } = session;
    await answerDialogs(app, { message: CANCEL });
    await chooseInMenu(app, 'file.new');
    await expect.poll(() => questionsAsked(app)).toEqual(['Save the changes to game.tilewright?']);
    await window.titleIs('• game.tilewright');
    await answerDialogs(app, { message: DO_NOT_SAVE });
    // Until the answer is with the page, the page does one thing with files at a time.
    const afterAsking = async () => {
      await window.press('ControlOrMeta+n');
      return session.page.title();
    };
    await expect.poll(afterAsking).toBe('Untitled — Tilewright');
    expect(await window.rackNames()).toEqual([]);
    expect(rackIn(saved)).toBe('CIJSTU');
  });

  it('opens the most recent file, with its game and turn', async () => {
    const { app } = session;
    await openMostRecent(app, 'game.tilewright');
    await window.titleIs('game.tilewright');
    await window.seen('Turn 3 of 44: mia, 16 – 22').waitFor();
    expect(await window.rackNames()).toHaveLength(6);
  });

  it('copies the position as CGP and pastes one, with a notice, as an undo step', async () => {
    const { app, page } = session;
    await page.getByRole('heading', { name: 'Tilewright' }).click();
    await window.press('ControlOrMeta+c');
    await window.isTold('Copied the position as CGP.');
    await expect
      .poll(() => app.evaluate(({ clipboard }) => clipboard.readText()))
      .toMatch(/^(15\/){6}6OF7\/6AY7\/6F8\/(15\/){5}15 CIJSTU\/AEKNNUV 16\/22 0 lex /);
    await app.evaluate(({ clipboard }, text) => clipboard.writeText(text), CGP);
    await window.press('ControlOrMeta+v');
    await window.isTold(/^Pasted a CGP position/);
    expect(await window.rackNames()).toHaveLength(5);
    expect((await window.squareNames())[7 * 15 + 8]).toContain('T');
    await window.press('ControlOrMeta+z');
    await window.titleIs('game.tilewright');
    expect(await window.rackNames()).toHaveLength(6);
  });

  it('opens the about dialog by the menu, copies its text, and restores the focus', async () => {
    const { app, page } = session;
    await window.press('ControlOrMeta+2');
    const about = page.getByRole('dialog', { name: 'About Tilewright' });
    await chooseInMenu(app, 'window.about');
    await about.waitFor();
    await about.getByRole('button', { name: 'Copy' }).click();
    await about.getByText('Copied.').waitFor();
    const { electron } = await app.evaluate(() => process.versions);
    const copied = await app.evaluate(({ clipboard }) => clipboard.readText());
    expect(copied.split('\n')).toEqual(
      expect.arrayContaining(['Tilewright', `Electron: ${electron}`, 'Licence: MIT']),
    );
    await window.press('Escape');
    await about.waitFor({ state: 'hidden' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-zone')))
      .toBe('rack');
  });

  it('changes nothing if a file is invalid, and reports the place', async () => {
    const { app } = session;
    const broken = join(folder, 'broken.gcg');
    writeFileSync(broken, '#player1 a A\n#player2 b B\n>a: ABC 8H CAB\n');
    await answerDialogs(app, { open: broken });
    await window.press('ControlOrMeta+o');
    await window.isTold(/^broken\.gcg: GCG game: Line 3: /);
    await window.titleIs('game.tilewright');
  });

  it('opens files dropped on the window', async () => {
    const { page } = session;
    const dropped = join(folder, 'dropped.txt');
    writeFileSync(dropped, '...\n.AT\n...\n\nCAR\n');
    await page.evaluate(() => {
      const input = Object.assign(document.createElement('input'), { type: 'file', id: 'to-drop' });
      document.body.append(input);
    });
    await page.locator('#to-drop').setInputFiles(dropped);
    await page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>('#to-drop');
      const file = input?.files?.[0];
      if (file === undefined) throw new Error('There is no file to drop.');
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(file);
      document.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      input?.remove();
    });
    await window.titleIs('dropped.txt');
    expect(await window.squareNames()).toHaveLength(9);
  });

  it('exports the chosen format', async () => {
    const { app, page } = session;
    const rows = join(folder, 'rows.txt');
    await answerDialogs(app, { save: rows });
    await window.press('ControlOrMeta+e');
    await page.getByRole('button', { name: 'Plain rows' }).click();
    await window.isTold('Exported rows.txt.');
    expect(readFileSync(rows, 'utf8')).toBe('...\n.AT\n...\n\nCAR\n');
  });

  it('exports by the menu', async () => {
    const { app } = session;
    const board = join(folder, 'small.json');
    await answerDialogs(app, { save: board });
    await chooseInMenu(app, 'export.board-file');
    await window.isTold('Exported small.json.');
    expect(JSON.parse(readFileSync(board, 'utf8'))).toMatchObject({ start: 'B2', rackSize: 7 });
  });

  async function kill() {
    const main = session.app.process();
    const ended = once(main, 'exit');
    main.kill('SIGKILL');
    await ended;
  }

  it('restores unsaved changes after being killed', async () => {
    const { app } = session;
    const copy = join(folder, 'killed.tilewright');
    copyFileSync(saved, copy);
    await answerDialogs(app, { open: copy });
    await window.press('ControlOrMeta+o');
    await window.titleIs('killed.tilewright');
    await window.typeRack('RESTORE');
    await window.titleIs('• killed.tilewright');
    await expect.poll(() => readFileSync(join(userData, 'unsaved.json'), 'utf8')).toContain('RESTORE');
    await kill();
    expect(rackIn(copy)).toBe('CIJSTU');

    await begin();
    // Before anything is waited for that takes longer than a notice stays.
    await window.isTold(/^Restored killed\.tilewright/);
    await window.shownCandidate();
    await window.titleIs('• killed.tilewright');
    expect(await window.rackNames()).toHaveLength(7);
    await answerDialogs(session.app, {});
    await window.press('ControlOrMeta+s');
    await window.titleIs('killed.tilewright');
    expect(rackIn(copy)).toBe('RESTORE');
  });

  it.runIf(IS_LONG)('restores nothing that was saved just before being killed', async () => {
    const copy = join(folder, 'killed.tilewright');
    await window.typeRack('NEWEST');
    await expect.poll(() => readFileSync(join(userData, 'unsaved.json'), 'utf8')).toContain('NEWEST');
    await window.press('ControlOrMeta+s');
    await expect.poll(() => rackIn(copy)).toBe('NEWEST');
    await kill();

    await start();
    await window.titleIs('Untitled');
    expect(rackIn(copy)).toBe('NEWEST');
    await answerDialogs(session.app, { open: copy });
    await window.press('ControlOrMeta+o');
    await window.titleIs('killed.tilewright');
  });

  it('saves on request when closing, and has nothing to restore afterwards', async () => {
    const { app } = session;
    await window.typeRack('CLOSING');
    await window.titleIs('• killed.tilewright');
    await answerDialogs(app, { message: CANCEL });
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
    await expect.poll(() => questionsAsked(app)).toHaveLength(1);
    await window.titleIs('• killed.tilewright');
    await answerDialogs(app, { message: SAVE });
    const closed = app.waitForEvent('close', PATIENCE);
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
    await closed;
    expect(rackIn(join(folder, 'killed.tilewright'))).toBe('CLOSING');
    expect(existsSync(join(userData, 'unsaved.json'))).toBe(false);
  });

  it('reports that an address cannot be opened, at the start and while running', async () => {
    await start('file:///a%2Fb.gcg');
    await window.isTold(/“file:\/\/\/a%2Fb\.gcg” cannot be opened/);
    await window.titleIs('Untitled');
    await startAgain(userData, 'file://evil.example/a.gcg');
    await window.isTold(/“file:\/\/evil\.example\/a\.gcg” cannot be opened/);
    expect(await window.rackNames()).toHaveLength(7);
  });

  it.runIf(IS_LONG)('leaves no part of a film if killed in the middle', async () => {
    const place = mkdtempSync(join(folder, 'film-'));
    await answerDialogs(session.app, { save: join(place, 'film.gif') });
    await chooseInMenu(session.app, 'picture.film');
    const dialog = session.page.getByRole('dialog', { name: 'Film' });
    await dialog.getByLabel('Film of').selectOption('turntable');
    // Longer than anybody would wait: no machine is done before it is killed.
    await dialog.getByLabel('Seconds').fill('600');
    await dialog.getByRole('button', { name: 'Save…' }).click();
    await expect.poll(() => readdirSync(place), PATIENCE).toHaveLength(1);
    writeFileSync(join(place, 'film.gif.1.1.tmp'), 'somebody else’s');
    await kill();
    expect(readdirSync(place)).toHaveLength(2);

    await start();
    await expect.poll(() => readdirSync(place), PATIENCE).toEqual(['film.gif.1.1.tmp']);
  });

  it('reopens the file named on the command line', async () => {
    await startAgain(userData, GAME);
    await window.titleIs('standard.gcg');
    await session.close();

    await start(saved);
    await window.titleIs('game.tilewright');
    expect(session.errors()).toEqual([]);
  });
});
