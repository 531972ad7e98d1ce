import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../src/core/board/rules';
import type { Setup } from '../../src/core/board/setup';
import { createRandom } from '../../src/core/game/random';
import { ENGLISH_LETTERS, type LexiconSource } from '../../src/main/cache/lexiconSource';
import { type LoadedLexicon, loadLexicon } from '../../src/main/cache/loadLexicon';
import { UnsavedStore } from '../../src/main/files/unsavedStore';
import { SettingsStore } from '../../src/main/settings/settingsStore';
import { removeLeftovers } from '../../src/main/staleTemporaries';
import { say } from '../../src/texts/say';
import { startElectron } from '../e2e/appSession';
import { AppWindow, PATIENCE } from '../e2e/appWindow';
import { MainProcessPage } from '../e2e/mainProcessPage';
import { type BuiltProgram, buildProgram, ENGINE_ENTRIES, superviseEngine } from '../main/builtEngine';
import { FUZZ_SEED } from './seed';
import { printTable } from './table';

const KILLS = 200;
const ENGINE_KILLS = 50;
const PAGE_KILLS = 10;
/** No edit that is older may be lost with a page. */
const MOST_LOST_MS = 500;
/** A page that has brought changes back is trusted after two seconds; killed before, they are set aside. */
const TRUSTED_AFTER_MS = 2500;
/** A write takes a few milliseconds: the kills fall on all of its parts. */
const LONGEST_WAIT_MS = 12;
/** Fewer in a minute, so that the engine is not taken for one that cannot run. */
const ENGINES_AT_ONCE = 2;

const random = createRandom(FUZZ_SEED);
const WORDS = { A: ['CAT', 'CATS', 'ACT', 'QUIZ'], B: ['DOG', 'DOGS', 'GOD', 'ZEBRA'] } as const;
const NON_WORDS = ['CA', 'TAC', 'CATSS', 'OG', 'QUI', 'ZZ'];
type Letter = keyof typeof WORDS;
const EMPTY_BOARD: Setup = { rules: CLASSIC_RULES, tiles: new Array(225).fill(0), rack: [1, 3, 20] };

const letterCodes = (word: string) => [...word].map((letter) => ENGLISH_LETTERS.indexOf(letter) + 1);
const unexpected = (message: string): never => {
  throw new Error(message);
};

let dir = '';
let program: BuiltProgram;

beforeAll(async () => {
  program = await buildProgram({ ...ENGINE_ENTRIES, writer: '../../test/fuzz/writer.ts' });
});
afterAll(() => program.remove());
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tilewright-faults-'));
  for (const letter of ['A', 'B'] as const) writeFileSync(listOf(letter), WORDS[letter].join('\n'));
  return () => rmSync(dir, { recursive: true, force: true });
});

const listOf = (letter: Letter) => join(dir, `${letter}.txt`);
const sourceOf = (letter: Letter): LexiconSource => ({
  kind: 'default',
  path: listOf(letter),
  letters: ENGLISH_LETTERS,
});

/** Number of wrong words in a lexicon: missing or invalid ones. */
function countWrongWords({ gaddag }: LoadedLexicon, letter: Letter): number {
  const other = WORDS[letter === 'A' ? 'B' : 'A'];
  const lacking = WORDS[letter].filter((word) => !gaddag.acceptsWord(letterCodes(word)));
  return (
    lacking.length + [...NON_WORDS, ...other].filter((word) => gaddag.acceptsWord(letterCodes(word))).length
  );
}

function load(letter: Letter, log: (message: string) => void = () => undefined): LoadedLexicon {
  const loaded = loadLexicon(sourceOf(letter), { cacheDir: dir, log });
  return loaded.ok ? loaded.value : unexpected(say(loaded.error.message));
}

/** State of a file: `A` or `B` if intact, otherwise "torn". */
const READERS: Readonly<Record<string, () => string>> = {
  document: () => wholeLetter(readFileSync(join(dir, 'a.tilewright'), 'latin1')),
  unsaved: () => {
    const found = new UnsavedStore(dir, unexpected).take();
    if (found.kind === 'kept') return wholeLetter(found.document.text);
    return found.kind === 'set-aside' ? wholeLetter(readFileSync(found.path, 'utf8')) : 'torn';
  },
  settings: () => {
    const settings = new SettingsStore(dir, unexpected).readSettings();
    return settings.ok && settings.value.animationSpeed === 2 ? 'A' : 'B';
  },
  cache: () => {
    for (const letter of ['A', 'B'] as const) if (countWrongWords(load(letter), letter) > 0) return 'torn';
    return 'A';
  },
};

const wholeLetter = (text: string): string =>
  text.length > 1 && [...'AB'].includes(text.charAt(0)) && text === text.charAt(0).repeat(text.length)
    ? text.charAt(0)
    : 'torn';

/** Lets the writer of one kind run and kills it a moment after its first write. */
async function killWriter(kind: string): Promise<void> {
  const writer = spawn(process.execPath, [join(program.dir, 'writer.js'), kind, dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(writer, 'exit');
  await Promise.race([
    once(writer.stdout, 'data'),
    ended.then(() => unexpected(`The writer ended: ${kind}`)),
  ]);
  await new Promise((next) => setTimeout(next, random() * LONGEST_WAIT_MS));
  writer.kill('SIGKILL');
  await ended;
}

describe('a write that is killed', () => {
  it.each(Object.keys(READERS))(`leaves the old file or the new one (${KILLS} times, %s)`, async (kind) => {
    let torn = 0;
    let leftBehind = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      await killWriter(kind);
      if (READERS[kind]?.() === 'torn') torn++;
      leftBehind += readdirSync(dir).filter((name) => name.endsWith('.tmp')).length;
      await removeLeftovers({ own: [dir], files: [] }, unexpected);
    }
    const remaining = readdirSync(dir).filter((name) => name.endsWith('.tmp')).length;
    printTable(`Writes of one kind killed: ${kind}`, [
      { kills: KILLS, torn, 'temporary files left': leftBehind, 'after the next start': remaining },
    ]);
    expect({ torn, remaining }).toEqual({ torn: 0, remaining: 0 });
  });
});

describe('a damaged cache', () => {
  it('is never used, whichever byte of its files is damaged, in three ways', () => {
    const rows = ['default.gaddag', 'default.report.json'].map((name) => {
      const path = join(dir, name);
      load('A');
      const good = readFileSync(path);
      const damages: readonly ((at: number) => Buffer)[] = [
        (at) => withByte(good, at, (byte) => byte ^ (1 << Math.floor(random() * 8))),
        (at) => withByte(good, at, (byte) => byte + 1 + Math.floor(random() * 254)),
        (at) => good.subarray(0, at),
      ];
      let used = 0;
      let wrongWords = 0;
      for (let at = 0; at < good.length; at++)
        for (const damage of damages) {
          writeFileSync(path, damage(at));
          const loaded = load('A');
          if (loaded.info.source === 'cache') used++;
          wrongWords += countWrongWords(loaded, 'A');
        }
      return { file: name, damaged: good.length * damages.length, used, 'wrong words': wrongWords };
    });
    printTable('Damaged caches', rows);
    for (const row of rows) expect(row).toMatchObject({ used: 0, 'wrong words': 0 });
  });
});

function withByte(bytes: Buffer, at: number, change: (byte: number) => number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt8(change(changed.readUInt8(at)) & 0xff, at);
  return changed;
}

describe('an engine thread that ends', () => {
  it(`is restarted and answers as before (${ENGINE_KILLS} times)`, async () => {
    let answered = 0;
    let refused = 0;
    for (let killed = 0; killed < ENGINE_KILLS; killed += ENGINES_AT_ONCE) {
      const running = superviseEngine(program, dir, listOf('A'));
      const opened = await running.open();
      const id = opened.ok ? opened.value.id : unexpected(say(opened.error.message));
      for (let kill = 0; kill < ENGINES_AT_ONCE; kill++) {
        const underWay = running.engine.ask('crossChecks', { lexicon: id, setup: EMPTY_BOARD });
        await running.workers.at(-1)?.terminate();
        const cutShort = await underWay;
        if (cutShort.ok || cutShort.error.code === 'engine-crashed') refused++;
        const again = await running.open();
        const asked = await running.generate(id, EMPTY_BOARD);
        if (again.ok && again.value.id === id && asked.ok) answered++;
      }
      await running.engine.close();
    }
    printTable('Engine threads ended', [
      { ended: ENGINE_KILLS, 'requests cut short that were answered': refused, 'answered again': answered },
    ]);
    expect({ answered, refused }).toEqual({ answered: ENGINE_KILLS, refused: ENGINE_KILLS });
  });
});

describe('a page that is killed', () => {
  it(`restores all edits up to half a second before (${PAGE_KILLS} times)`, async () => {
    const session = await startElectron(dir);
    try {
      await new AppWindow(session.page).shownCandidate();
      const page = new MainProcessPage(session.app);
      let lostMs = 0;
      let cameBack = 0;
      for (let kill = 0; kill < PAGE_KILLS; kill++) {
        await sleep(TRUSTED_AFTER_MS);
        const typed = await typeForAWhile(page);
        const killedMs = performance.now();
        await page.kill();
        await expect
          .poll(() => page.rack(), PATIENCE)
          .toSatisfy((rack) => typed.some((edit) => edit.rack === rack));
        const rack = await page.rack();
        const kept = typed.findLastIndex((edit) => edit.rack === rack);
        const firstLost = typed[kept + 1];
        if (firstLost !== undefined) lostMs = Math.max(lostMs, Math.round(killedMs - firstLost.atMs));
        cameBack++;
      }
      printTable('Pages killed', [
        { kills: PAGE_KILLS, 'came back': cameBack, 'oldest edit lost (ms)': lostMs },
      ]);
      expect(lostMs).toBeLessThanOrEqual(MOST_LOST_MS);
    } finally {
      await session.close();
    }
  });
});

/** Changes the last tile of the rack from time to time; returns the racks with their times. */
async function typeForAWhile(page: MainProcessPage): Promise<readonly { atMs: number; rack: string }[]> {
  const typed = [];
  const edits = 3 + Math.floor(random() * 4);
  for (let edit = 0; edit < edits; edit++) {
    const rack = Array.from({ length: 7 }, () => String.fromCharCode(65 + Math.floor(random() * 26))).join(
      '',
    );
    const startedMs = performance.now();
    await page.press('End', ...Array(7).fill('Backspace'), ...rack.toLowerCase());
    typed.push({ atMs: startedMs, rack: await page.rack() });
    await sleep(random() * 300);
  }
  return typed;
}

const sleep = (ms: number) => new Promise((next) => setTimeout(next, ms));
