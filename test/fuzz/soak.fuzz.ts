import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ElectronApplication, Page } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { createRandom } from '../../src/core/game/random';
import { REPOSITORY, startElectron } from '../e2e/appSession';
import { answerDialogs } from '../e2e/fileDialogs';
import { makeWindowModest } from '../e2e/modestWindow';
import { FUZZ_SEED } from './seed';
import { printTable } from './table';

const GAME = join(REPOSITORY, 'test/core/notation/gcg/games/standard.gcg');
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 6);
const ACTIONS = 250;
/** For concurrent reviews, endgames, simulations and tournaments. */
const LONG_WORK_MS = 15_000;
/** Longer than a thread without work is kept, but for the endgame's. */
const REST_MS = 90_000;
/** Memory of the main process at rest after the last round, relative to the second. */
const MOST_GROWTH = 1.25;

const KEYS = [
  ...'abcdeinorstz?23456'.split(''),
  ...['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'PageDown', 'End', 'Home', 'Enter', 'Space', 'Tab'],
  ...['Backspace', 'Escape', 'F6', 'Alt+ArrowLeft', 'Alt+ArrowRight', 'Control+z', 'Control+y', 'Control+k'],
];

const random = createRandom(FUZZ_SEED);
const below = (limit: number): number => Math.floor(random() * limit);
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;

let userData = '';
beforeEach(() => {
  userData = mkdtempSync(join(tmpdir(), 'tilewright-soak-'));
  makeWindowModest(userData, true);
  return () => rmSync(userData, { recursive: true, force: true, maxRetries: 5 });
});

it('the main process throws no error in random use, and its memory does not grow after the first rounds', async () => {
  const session = await startElectron(userData, [GAME]);
  const { app, page } = session;
  await answerDialogs(app, { message: 1 });
  const rounds: { round: number; actions: number; busy_MB: number; rest_MB: number; processes: number }[] =
    [];
  for (let round = 1; round <= ROUNDS; round++) {
    for (let nth = 0; nth < ACTIONS; nth++) await pick([chooseAnEntry, pressAButton, typeAKey])(app, page);
    await pressEverywhere(page, ['Start', 'Review', 'Solve', 'Examine', 'Simulate']);
    await pause(LONG_WORK_MS);
    const busy = await memoryOf(app);
    await pressEverywhere(page, ['Stop', 'Pause']);
    await pause(REST_MS);
    const rest = await memoryOf(app);
    rounds.push({ round, actions: ACTIONS, busy_MB: busy.main, rest_MB: rest.main, processes: rest.all });
    printTable('MB of the main process, and of all processes at rest', rounds);
  }
  const errors = session.errors();
  await session.close();
  expect(errors).toEqual([]);
  expect(rounds.at(-1)?.rest_MB).toBeLessThan(MOST_GROWTH * (rounds[1]?.rest_MB ?? 0));
});

/** From the application menu, except for entries that would close the window. */
const chooseAnEntry = (app: ElectronApplication): Promise<void> =>
  app.evaluate(({ Menu }, share) => {
    const leaves = (items: readonly Electron.MenuItem[]): readonly Electron.MenuItem[] =>
      items.flatMap((item) => (item.submenu ? leaves(item.submenu.items) : [item]));
    const harmless = leaves(Menu.getApplicationMenu()?.items ?? []).filter(
      ({ enabled, role, type }) => enabled && role === undefined && type !== 'separator',
    );
    harmless[Math.floor(share * harmless.length)]?.click();
  }, random());

const pressAButton = (_: ElectronApplication, page: Page): Promise<void> =>
  page.evaluate((share) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('button, [role=tab], [role=option], summary')];
    const shown = buttons.filter((button) => button.offsetParent !== null && !button.matches(':disabled'));
    shown[Math.floor(share * shown.length)]?.click();
  }, random());

const typeAKey = (_: ElectronApplication, page: Page): Promise<void> => page.keyboard.press(pick(KEYS));

/** On every page of the panel, the buttons that start with one of these words. */
const pressEverywhere = (page: Page, words: readonly string[]): Promise<void> =>
  page.evaluate(async (beginnings) => {
    for (const tab of document.querySelectorAll<HTMLElement>('[role=tab]')) {
      tab.click();
      await new Promise(requestAnimationFrame);
      for (const button of document.querySelectorAll('button'))
        if (beginnings.some((word) => button.innerText.startsWith(word))) button.click();
    }
  }, words);

/** Working sets in MB. */
const memoryOf = (app: ElectronApplication): Promise<{ readonly main: number; readonly all: number }> =>
  app.evaluate(({ app: running }) => {
    const metrics = running.getAppMetrics();
    const sum = (types: readonly string[] | null) =>
      metrics
        .filter(({ type }) => types === null || types.includes(type))
        .reduce((total, { memory }) => total + Math.round(memory.workingSetSize / 1024), 0);
    return { main: sum(['Browser']), all: sum(null) };
  });
