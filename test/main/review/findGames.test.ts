import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FoundGame, findGames } from '../../../src/main/review/findGames';
import { unwrap } from '../../oracle/oraclePositions';

const UNLIMITED = { most: Number.POSITIVE_INFINITY, signal: new AbortController().signal };

let folder: string;
let outside: string;
beforeEach(() => {
  outside = realpathSync(mkdtempSync(join(tmpdir(), 'tilewright-found-')));
  folder = join(outside, 'games');
  mkdirSync(join(folder, 'inner'), { recursive: true });
  writeFileSync(join(outside, 'other.gcg'), '');
  for (const name of ['a.gcg', 'inner/b.GCG', 'inner/notes.txt']) writeFileSync(join(folder, name), '');
});
afterEach(() => rmSync(outside, { recursive: true, force: true }));

const link = (name: string, target: string) => symlinkSync(target, join(folder, name));
const pathsOf = (found: readonly FoundGame[]) =>
  found.map((game) => ('path' in game ? game.path : game.problem));
const find = async (...paths: readonly string[]) => pathsOf(unwrap(await findGames(paths, UNLIMITED)));
const games = () => ['a.gcg', 'inner/b.GCG'].map((name) => join(folder, name));

describe('the games of a folder', () => {
  it('are listed once each, whatever links lead to them', async () => {
    link('loop', '.');
    link('inner/up', '..');
    link('loop.gcg', 'inner');
    link('again.gcg', 'a.gcg');
    link('inner/round.gcg', '../again.gcg');
    expect(await find(folder)).toEqual(games());
    expect(await find(folder, join(folder, 'loop/inner'), join(folder, 'again.gcg'))).toEqual(games());
  });

  it('are those of a folder named by a link', async () => {
    symlinkSync('games', join(outside, 'link'));
    const named = join(outside, 'link');
    expect(await find(named)).toEqual([join(named, 'a.gcg'), join(named, 'inner/b.GCG')]);
  });

  it('are inside it: a link to a game outside the folder is refused, one to a folder not followed', async () => {
    link('out', '..');
    link('out.gcg', '../other.gcg');
    link('gone.gcg', 'nowhere.gcg');
    const found = await find(folder);
    expect(found.filter((game) => typeof game === 'string')).toEqual(games());
    const problem = (key: string, name: string) =>
      expect.objectContaining({ key, params: expect.objectContaining({ path: join(folder, name) }) });
    expect(found).toHaveLength(4);
    expect(found).toContainEqual(problem('review.linkOutside', 'out.gcg'));
    expect(found).toContainEqual(problem('commandLine.unreadable', 'gone.gcg'));
  });

  it('are limited in number', async () => {
    const { signal } = UNLIMITED;
    expect(await findGames([folder], { most: 2, signal })).toMatchObject({ ok: true });
    expect(await findGames([folder], { most: 1, signal })).toMatchObject({
      ok: false,
      error: { message: { key: 'review.tooMany', params: { most: 1 } } },
    });
  });

  it('are abandoned when cancelled', async () => {
    const stopping = new AbortController();
    const finding = findGames([folder], { ...UNLIMITED, signal: stopping.signal });
    stopping.abort();
    expect(await finding).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  });
});
