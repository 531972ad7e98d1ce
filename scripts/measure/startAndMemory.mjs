import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { REPOSITORY } from '../setup/folders.mjs';
import { startOnce } from './startOnce.mjs';
import { quantile } from './summary.mjs';

/** @typedef {import('./startOnce.mjs').Started} Started */

const TURNS = 7;
/** Chromium caches the code of a page's scripts after two loads. */
const WARM_UPS = 3;

const GOAL_START = 1.5;
const GOAL_MEMORY = 1.6;

const EMPTY_WINDOW = join(import.meta.dirname, 'emptyWindow');

/**
 * Starts the app and an empty window by turns, with warm caches: lexicon, code of the page and first
 * candidates. One more start per turn has to search the candidates anew.
 *
 * @param {{ executable: string, flags: readonly string[], env: NodeJS.ProcessEnv }} electron
 */
export async function measureStart({ executable, flags, env }) {
  const folder = mkdtempSync(join(tmpdir(), 'tilewright-start-'));
  try {
    const empty = join(folder, 'empty');
    await buildEmptyWindow(empty);
    const appData = join(folder, 'app-data');
    const appEnv = { ...env, TILEWRIGHT_USER_DATA: appData };
    const startApp = () => startOnce({ executable, args: [...flags, REPOSITORY], env: appEnv });
    const startForgetful = () => {
      rmSync(join(appData, 'firstSearch.json'), { force: true });
      return startApp();
    };
    const emptyArgs = [...flags, `--user-data-dir=${join(folder, 'empty-data')}`, empty];
    const startEmpty = () => startOnce({ executable, args: emptyArgs, env });
    /** @type {Started[]} */
    const apps = [];
    /** @type {Started[]} */
    const searching = [];
    /** @type {Started[]} */
    const empties = [];
    for (let turn = -WARM_UPS; turn < TURNS; turn++) {
      // The one that searches fills the cache for the next.
      const [first, second, third] = [await startEmpty(), await startForgetful(), await startApp()];
      if (turn < 0) continue;
      empties.push(first);
      searching.push(second);
      apps.push(third);
    }
    report(apps, searching, empties);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
  }
}

/** @param {string} folder */
async function buildEmptyWindow(folder) {
  await build({
    root: EMPTY_WINDOW,
    configFile: false,
    base: './',
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: Number.POSITIVE_INFINITY },
  });
  mkdirSync(folder, { recursive: true });
  cpSync(join(EMPTY_WINDOW, 'main.mjs'), join(folder, 'main.mjs'));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'empty', version: '1.0.0', main: 'main.mjs' }),
  );
}

/**
 * @param {readonly Started[]} apps
 * @param {readonly Started[]} searching
 * @param {readonly Started[]} empties
 */
function report(apps, searching, empties) {
  console.log(`start beside an empty window with an empty three.js scene, ${apps.length} times by turns`);
  console.log(
    `(lexicon, code of the page and first candidates from their caches)\n${''.padEnd(34)}     app   empty  ratio`,
  );
  const row = compare(apps, empties);
  console.log(`${row('first candidates, first picture', ({ firstMs }) => firstMs)} ms   goal ${GOAL_START}`);
  const anew = compare(searching, empties);
  console.log(`${anew('  candidates searched anew', ({ firstMs }) => firstMs)} ms`);
  if (apps.every(({ memory }) => memory !== null)) {
    const all = row('memory of all processes', ({ memory }) => sum(memory ?? {}));
    console.log(`${all} MB   goal ${GOAL_MEMORY}`);
    for (const kind of Object.keys(apps[0]?.memory ?? {}))
      console.log(`${row(`  ${kind}`, ({ memory }) => memory?.[kind] ?? 0)} MB`);
  } else console.log('memory of all processes: told on Linux alone');
  console.log();
}

/**
 * @param {readonly Started[]} apps
 * @param {readonly Started[]} empties
 */
function compare(apps, empties) {
  /** @param {string} what @param {(started: Started) => number} read */
  return (what, read) => {
    const app = quantile(apps.map(read), 0.5);
    const empty = quantile(empties.map(read), 0.5);
    const figures = [app.toFixed(0).padStart(8), empty.toFixed(0).padStart(8)];
    return `${what.padEnd(34)}${figures.join('')}${(app / empty).toFixed(2).padStart(7)}`;
  };
}

/** @param {Record<string, number>} parts */
const sum = (parts) => Object.values(parts).reduce((all, part) => all + part, 0);
