import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rulesParser } from '../../../src/contract/board/setupParser';
import type { GamesEvent } from '../../../src/contract/review/gamesApi';
import { parseGcg } from '../../../src/core/notation/gcg/parseGcg';
import { gcgRules } from '../../../src/core/notation/gcg/replay/gcgRules';
import { fail } from '../../../src/core/result';
import { USUAL_SETTINGS } from '../../../src/core/strategy/review/reviewSettings';
import type { SharedLexicon } from '../../../src/engine/lexicon';
import { presetCatalogue } from '../../../src/main/presetCatalogue';
import { ReviewedGames } from '../../../src/main/review/reviewedGames';
import { Reviews } from '../../../src/main/review/reviews';
import { ReviewTablesSource } from '../../../src/main/review/reviewTables';
import { say } from '../../../src/texts/say';
import { unwrap } from '../../oracle/oraclePositions';
import { sentence } from '../../said';
import type { BuiltProgram } from '../builtEngine';
import { buildGameProgram, findOnly } from '../gameProgram';

const PLAYERS = '#player1 ann Ann\n#player2 ben Ben\n';
/** Three turns. */
const GAME = `${PLAYERS}>ann: CATXXQZ - +0 0\n>ben: ATTAKKV - +0 0\n>ann: CATXXQZ - +0 0\n`;

let program: BuiltProgram;
let lexicon: SharedLexicon;
beforeAll(async () => {
  ({ program, lexicon } = await buildGameProgram({ review: 'review/review.worker.ts' }));
});
afterAll(() => program.remove());

let folder: string;
let open: Reviews[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tilewright-games-'));
  open = [];
});
afterEach(async () => {
  await Promise.all(open.map((reviews) => reviews.stop()));
  rmSync(folder, { recursive: true, force: true });
});

/** @param onThread called for each worker that starts, with their number so far */
function startProgram(onThread: (thread: Worker, count: number) => void = () => undefined) {
  let threads = 0;
  const events: GamesEvent[] = [];
  const reviews: Reviews = new Reviews({
    userData: join(folder, 'user data'),
    log: (message) => expect.fail(message),
    startThread: () => {
      const thread = new Worker(join(program.dir, 'review.js'));
      onThread(thread, ++threads);
      return thread;
    },
    publish: ({ status }) => games.note(status),
    findLexicon: findOnly(lexicon),
    tables: new ReviewTablesSource({ leavesOf: () => fail('There are none.'), openWins: () => undefined }),
  });
  const games = new ReviewedGames({
    reviews,
    publish: (event) => events.push(event),
    catalogue: presetCatalogue,
  });
  open.push(reviews);
  const untilEnded = () =>
    vi.waitFor(() => expect(events.at(-1)?.phase).toMatch(/finished|stopped/), {
      timeout: 60_000,
      interval: 20,
    });
  return { games, reviews, events, untilEnded, threads: () => threads };
}

const options = (...paths: readonly string[]) => ({
  paths,
  lexicon: lexicon.info.id,
  settings: { ...USUAL_SETTINGS, luckSamples: 2 },
});

function writeGame(name: string, content = GAME): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('games in a batch review', () => {
  it('include those of folders, and each review is saved next to its game', async () => {
    mkdirSync(join(folder, 'inner'));
    const paths = [writeGame('b.gcg'), writeGame(join('inner', 'c.GCG')), writeGame('notes.txt', 'none')];
    const { games, untilEnded } = startProgram();
    const begun = unwrap(await games.start(options(folder)));
    expect(begun.games.map(({ name, phase }) => [name, phase])).toEqual([
      ['b.gcg', 'waiting'],
      ['c.GCG', 'waiting'],
    ]);
    await untilEnded();
    const ended = unwrap(games.read());
    expect(ended?.phase).toBe('finished');
    expect(ended?.games.map(({ phase, turns, turnCount }) => [phase, turns, turnCount])).toEqual([
      ['reviewed', 3, 3],
      ['reviewed', 3, 3],
    ]);
    expect(paths.map((path) => existsSync(`${path}.review.json`))).toEqual([true, true, false]);
  });

  it('are the same to the page, which sends the rules in its own order', async () => {
    const path = writeGame('a.gcg');
    const { games, reviews, untilEnded } = startProgram();
    unwrap(await games.start(options(path)));
    await untilEnded();
    const { lexicon: id, settings } = options(path);
    const rules = rulesParser.parse(unwrap(gcgRules(unwrap(parseGcg(GAME)), presetCatalogue())));
    const read = reviews.read({ gcg: GAME, rules, path, lexicon: id, settings });
    expect(unwrap(read)).toMatchObject({ phase: 'finished', stale: [] });
    const smaller = { ...rules, rackSize: 6 };
    expect(unwrap(reviews.read({ gcg: GAME, rules: smaller, path, lexicon: id, settings }))?.stale).toEqual([
      'game',
    ]);
  });

  it('do not end with one that cannot be reviewed', async () => {
    const broken = writeGame('a.gcg', 'no game');
    const empty = writeGame('b.gcg', PLAYERS);
    const good = writeGame('c.gcg');
    const { games, untilEnded } = startProgram();
    unwrap(await games.start(options(broken, empty, join(folder, 'gone.gcg'), good)));
    await untilEnded();
    const ended = unwrap(games.read())?.games ?? [];
    expect(ended.map(({ phase }) => phase)).toEqual(['refused', 'refused', 'refused', 'reviewed']);
    const [first, second, third] = ended.map(({ problem }) => say(problem ?? ''));
    expect(first).toContain('Line 1');
    expect(second).toBe(sentence('reviewPage.noTurns'));
    expect(third).toContain('gone.gcg');
  });

  it('do not end with a thread that does, which one sentence reports', async () => {
    const paths = ['a.gcg', 'b.gcg', 'c.gcg'].map((name) => writeGame(name));
    const { games, untilEnded } = startProgram((thread, count) => {
      if (count === 2) void thread.terminate();
    });
    unwrap(await games.start(options(...paths)));
    await untilEnded();
    const status = unwrap(games.read());
    expect(status?.phase).toBe('finished');
    expect(status?.games.map(({ phase }) => phase)).toEqual(['reviewed', 'refused', 'reviewed']);
    expect(say(status?.games[1]?.problem ?? '')).toBe(sentence('review.threadEnded'));
  });

  it('stop, and resume without games already reviewed', async () => {
    const paths = ['a.gcg', 'b.gcg', 'c.gcg'].map((name) => writeGame(name));
    const { events, games, reviews, untilEnded } = startProgram();
    unwrap(await games.start(options(...paths)));
    await vi.waitFor(() => expect(events.some(({ game }) => game.phase === 'reviewed')).toBe(true), {
      timeout: 60_000,
      interval: 1,
    });
    games.stop();
    await reviews.stop();
    await untilEnded();
    const phases = unwrap(games.read())?.games.map(({ phase }) => phase);
    expect(unwrap(games.read())?.phase).toBe('stopped');
    expect([phases?.[0], phases?.[2]]).toEqual(['reviewed', 'waiting']);
    const again = startProgram();
    unwrap(await again.games.start(options(...paths)));
    await again.untilEnded();
    expect(unwrap(again.games.read())).toMatchObject({ phase: 'finished' });
    expect(unwrap(again.games.read())?.games.every(({ turns }) => turns === 3)).toBe(true);
  });

  it('are no longer searched for once they are stopped, or replaced', async () => {
    const path = writeGame('a.gcg');
    const { games, untilEnded } = startProgram();
    const stopped = games.start(options(folder));
    games.stop();
    expect(await stopped).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect(unwrap(games.read())).toBeNull();
    const [older, newer] = [games.start(options(folder)), games.start(options(path))];
    expect(await older).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect(unwrap(await newer)).toMatchObject({ games: [{ path }] });
    await untilEnded();
  });

  it('are refused if there are none', async () => {
    const { games } = startProgram();
    const refused = await games.start(options(folder));
    expect(refused.ok ? '' : say(refused.error.message)).toBe(
      sentence('reviewCommand.noGames', { path: folder }),
    );
    expect(unwrap(games.read())).toBeNull();
  });
});
