import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { createRandom } from '../../src/core/game/random';
import { fileOfCommandLine } from '../../src/main/files/openRequests';
import { findGames } from '../../src/main/review/findGames';
import { electronOf, startFilm, whenGone } from '../e2e/filmProcess';
import { unwrap } from '../oracle/oraclePositions';
import { FUZZ_SEED } from './seed';
import { printTable } from './table';

const TREES = 500;
const ADDRESSES = 100_000;
const KILLS = 20;
/** The film takes longer than any kill. */
const LATEST_KILL_MS = 4000;

const random = createRandom(FUZZ_SEED);
const below = (limit: number): number => Math.floor(random() * limit);
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;

let dir = '';
beforeEach(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'tilewright-outside-')));
  return () => rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
});

it('a folder with links lists each of its games once, and no game outside it', async () => {
  const counts = { trees: 0, links: 0, games: 0, refused: 0 };
  for (; counts.trees < TREES; counts.trees++) {
    const tree = join(dir, String(counts.trees));
    const root = join(tree, 'games');
    const folders = [root, join(tree, 'elsewhere')];
    for (const folder of folders) mkdirSync(folder, { recursive: true });
    for (let nth = 0; nth < 5; nth++) {
      const folder = join(pick(folders), `f${nth}`);
      mkdirSync(folder);
      folders.push(folder);
    }
    const games = Array.from({ length: below(6) }, (_, nth) => join(pick(folders), `g${nth}.gcg`));
    for (const game of games) writeFileSync(game, '');
    for (let nth = 0; nth < 6; nth++) {
      symlinkSync(pick([...folders, ...games, join(tree, 'nothing')]), join(pick(folders), `l${nth}.gcg`));
      counts.links++;
    }
    const { signal } = new AbortController();
    const found = unwrap(await findGames([root], { most: 1000, signal }));
    const paths = found.flatMap((each) => ('path' in each ? [each.path] : []));
    expect(paths).toEqual(games.filter((game) => game.startsWith(`${root}/`)).toSorted());
    counts.games += paths.length;
    counts.refused += found.length - paths.length;
  }
  printTable('Folders with links', [counts]);
});

it('a URL is opened as an absolute path, or refused with one sentence', () => {
  const parts = [
    'file:',
    'FILE:',
    '//',
    '/',
    '\\',
    'a',
    '%2F',
    '%5c',
    '%00',
    '%E0%A4%A',
    '..',
    'é',
    ':8',
    '@',
    '?',
    '#',
  ];
  const counts = { addresses: 0, opened: 0, refused: 0 };
  for (; counts.addresses < ADDRESSES; counts.addresses++) {
    const address = `file:${Array.from({ length: below(8) }, () => pick(parts)).join('')}.gcg`;
    const file = fileOfCommandLine(['/opt/tilewright', address], '/home', '/opt/tilewright');
    if (file?.ok) {
      expect(isAbsolute(file.value)).toBe(true);
      counts.opened++;
    } else {
      expect(file).toMatchObject({ error: { key: 'files.wrongAddress' } });
      counts.refused++;
    }
  }
  printTable('File addresses', [counts]);
});

it('a film command that is killed at any time leaves no process and no file', async () => {
  const out = join(dir, 'out');
  mkdirSync(out);
  for (let kill = 0; kill < KILLS; kill++) {
    const cli = startFilm(dir, out);
    const electron = await electronOf(cli);
    await pause(below(LATEST_KILL_MS));
    cli.kill(pick(['SIGKILL', 'SIGTERM', 'SIGINT']));
    await whenGone(electron, out);
  }
  expect(readdirSync(join(dir, 'film profiles')).length).toBeLessThanOrEqual(1);
  printTable('Films killed', [{ kills: KILLS, 'left behind': readdirSync(out).length }]);
});
