import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/contract/window/settings';
import type { Gaddag } from '../../src/core/lexicon/gaddag';
import type { Message } from '../../src/core/message';
import type { Result } from '../../src/core/result';
import { ENGLISH_LETTERS, type LexiconSource } from '../../src/main/cache/lexiconSource';
import { buildAndCacheLexicon, openCachedLexicon } from '../../src/main/cache/loadLexicon';
import { writeDocumentFile } from '../../src/main/files/documentFile';
import { UnsavedStore } from '../../src/main/files/unsavedStore';
import { SettingsStore } from '../../src/main/settings/settingsStore';
import { say } from '../../src/texts/say';
import { sentence } from '../said';
import { DISK_FAULTS, inEveryCall, onFailingDisk } from './failingDisk';
import { canMount, mountSmallDisk, type SmallDisk } from './smallDisk';

/** Long enough that a write can be cut short. */
const LENGTH = 5000;
const WORDS = { A: 'CAT\nACT\n', B: 'DOG\nGOD\n' } as const;
type Content = keyof typeof WORDS;

interface KindOfFile {
  /** Writes the content; returns the message of a failure, null on success. */
  readonly write: (dir: string, content: Content) => () => Promise<string | null>;
  /** The content read by a later start; anything but `A` or `B` is torn. */
  readonly read: (dir: string) => string;
}

const saidBy = <V>(result: Result<V, { readonly message: Message }>): string | null =>
  result.ok ? null : say(result.error.message);

const codesOf = (word: string) => [...word].map((letter) => ENGLISH_LETTERS.indexOf(letter) + 1);

/** Whose words a lexicon has, all of them and no others. */
function wordsOf(gaddag: Gaddag): string {
  const has = (content: Content) =>
    WORDS[content]
      .trim()
      .split('\n')
      .filter((word) => gaddag.acceptsWord(codesOf(word))).length;
  return `${has('A') === 2 ? 'A' : ''}${has('B') === 2 ? 'B' : ''}`;
}

/** The letter of which a text consists. */
const letterOf = (text: string): string =>
  [...new Set(text)].length === 1 && text.length === LENGTH ? text.charAt(0) : 'torn';

const listOf = (dir: string, content: Content): LexiconSource => {
  const path = join(dir, `${content}.txt`);
  writeFileSync(path, WORDS[content]);
  return { kind: 'default', path, letters: ENGLISH_LETTERS };
};

const KINDS: Readonly<Record<string, KindOfFile>> = {
  'a document or an export': {
    write: (dir, content) => {
      const saved = writeDocumentFile(join(dir, 'a.tilewright'), Buffer.alloc(LENGTH, content));
      return async () => saidBy(saved);
    },
    read: (dir) => letterOf(readFileSync(join(dir, 'a.tilewright'), 'utf8')),
  },
  'unsaved changes': {
    write: (dir, content) => {
      const document = { path: null, name: 'a', text: content.repeat(LENGTH) };
      const kept = new UnsavedStore(dir, expect.fail).keep(document);
      return async () => saidBy(kept);
    },
    read: (dir) => letterOf(JSON.parse(readFileSync(join(dir, 'unsaved.json'), 'utf8')).text),
  },
  'the settings': {
    write: (dir, content) => {
      const logged: string[] = [];
      const store = new SettingsStore(dir, (message) => logged.push(message));
      const written = store.writeSettings({ ...DEFAULT_SETTINGS, animationSpeed: content === 'A' ? 2 : 4 });
      store.flush();
      return async () => saidBy(await written) ?? logged[0] ?? null;
    },
    read: (dir) => {
      const read = new SettingsStore(dir, expect.fail).readSettings();
      const speed = read.ok ? read.value.animationSpeed : 0;
      return speed === 2 ? 'A' : speed === 4 ? 'B' : 'torn';
    },
  },
  'a lexicon in the cache, with its report': {
    write: (dir, content) => {
      const logged: string[] = [];
      const built = buildAndCacheLexicon(listOf(dir, content), {
        cacheDir: dir,
        log: (said) => logged.push(said),
      });
      if (built.ok) expect(wordsOf(built.value.gaddag)).toBe(content);
      return async () => saidBy(built) ?? logged[0] ?? null;
    },
    read: (dir) => {
      for (const content of ['A', 'B'] as const) {
        const cached = openCachedLexicon(listOf(dir, content), { cacheDir: dir, log: () => undefined });
        if (!cached.ok) return 'torn';
        if (cached.value !== undefined) return wordsOf(cached.value.gaddag) === content ? content : 'torn';
      }
      // It is built again.
      return 'none';
    },
  },
};

const ONE_SENTENCE = /^[^\n]{20,}\.$/;

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tilewright-disk-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const temporaries = () => readdirSync(dir).filter((name) => name.endsWith('.tmp'));

describe.each(Object.entries(KINDS))('%s on a failing disk', (_, { read, write }) => {
  it.each(DISK_FAULTS)('stays intact, whichever call fails with %s', async (fault) => {
    let failures = 0;
    await inEveryCall(fault, async (failing) => {
      expect(await write(dir, 'A')()).toBeNull();
      expect(read(dir)).toBe('A');
      const { calls, value } = onFailingDisk(failing, () => write(dir, 'B'));
      const said = await value();
      expect(read(dir)).toMatch(said === null ? /^B$/ : /^(A|B|none)$/);
      if (said !== null) {
        failures++;
        expect(said).toMatch(ONE_SENTENCE);
        expect(said).toContain(dir);
      }
      // A disk that works again removes unfinished files.
      if (failing.first === failing.last) expect(temporaries()).toEqual([]);
      for (const name of temporaries()) rmSync(join(dir, name));
      expect(await write(dir, 'B')()).toBeNull();
      expect(read(dir)).toBe('B');
      return calls;
    });
    // To ask for the old file, open, write, flush, close, rename: each alone and with all that follow.
    expect(failures).toBeGreaterThanOrEqual(2 * 6);
  });
});

describe('a missing folder', () => {
  it('is reported for a document and not recreated: it may have been on another disk', () => {
    const folder = join(dir, 'stick');
    const saved = writeDocumentFile(join(folder, 'a.tilewright'), Buffer.from('new'));
    expect(saidBy(saved)).toBe(
      sentence('files.notSaved', { path: join(folder, 'a.tilewright'), reason: sentence('files.missing') }),
    );
    expect(existsSync(folder)).toBe(false);
  });

  it.each(Object.entries(KINDS).slice(1))('is recreated for %s', async (_, { read, write }) => {
    const own = join(dir, 'own');
    mkdirSync(own);
    expect(await write(own, 'A')()).toBeNull();
    for (const name of readdirSync(own)) if (!name.endsWith('.txt')) rmSync(join(own, name));
    if (readdirSync(own).length === 0) rmSync(own, { recursive: true });
    expect(await write(own, 'B')()).toBeNull();
    expect(read(own)).toBe('B');
  });
});

describe('settings that could not be written', () => {
  it('are written at the end of the program if that is possible by then', async () => {
    const store = new SettingsStore(dir, () => undefined);
    const written = store.writeSettings({ ...DEFAULT_SETTINGS, animationSpeed: 2 });
    onFailingDisk({ fault: 'ENOSPC', first: 1, last: Number.POSITIVE_INFINITY }, () => store.flush());
    expect(saidBy(await written)).toBe(
      sentence('files.settingsNotWritten', {
        path: join(dir, 'settings.json'),
        reason: sentence('files.diskFull'),
      }),
    );
    store.flush();
    expect(KINDS['the settings']?.read(dir)).toBe('A');
  });
});

describe('unsaved changes of the last run on a failing disk', () => {
  /** Everything in the folder and below it. */
  const everything = () =>
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      .join('\n');
  const SECRET = 'what the person wrote';

  const LEFT = {
    'that are to be brought back': () => undefined,
    'that ended the last page': () => writeFileSync(join(dir, 'unsaved.tried'), ''),
    'that are not understood': () => writeFileSync(join(dir, 'unsaved.json'), SECRET),
  };

  it.each(Object.entries(LEFT))('%s are never lost', async (_, leave) => {
    for (const fault of DISK_FAULTS)
      await inEveryCall(fault, (failing) => {
        for (const name of readdirSync(dir)) rmSync(join(dir, name), { recursive: true });
        new UnsavedStore(dir, expect.fail).keep({ path: null, name: 'a', text: SECRET });
        leave();
        const store = new UnsavedStore(dir, () => undefined);
        const keepOther = () => store.keep({ path: null, name: 'b', text: 'other' });
        const { calls, value: found } = onFailingDisk(failing, () => {
          const taken = store.take();
          // A page that was given nothing has first nothing to keep, then changes of its own.
          if (taken.kind !== 'kept') store.forget();
          if (taken.kind !== 'kept') keepOther();
          return taken;
        });
        expect(everything()).toContain(SECRET);
        expect(found.kind).not.toBe('none');
        if (found.kind === 'problem') expect(found.message).toMatch(ONE_SENTENCE);
        // The disk is back, and work continues.
        expect(keepOther().ok).toBe(true);
        expect(everything()).toContain('other');
        if (found.kind !== 'kept') expect(everything()).toContain(SECRET);
        return calls;
      });
  });
});

// Elsewhere the failing calls above replace it.
describe.runIf(canMount())('a full disk', () => {
  let disk: SmallDisk;
  beforeEach(() => {
    disk = mountSmallDisk();
  });
  afterEach(() => disk.remove());

  it.each(Object.entries(KINDS))(
    'leaves %s as it was, until there is space again',
    async (_, { read, write }) => {
      const { folder } = disk;
      expect(await write(folder, 'A')()).toBeNull();
      // The word lists lie there before it is full.
      for (const content of ['A', 'B'] as const) listOf(folder, content);
      disk.fill();
      expect(await write(folder, 'B')()).toMatch(/: the disk is full\. ?/);
      expect(read(folder)).not.toBe('torn');
      expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
      disk.free();
      expect(await write(folder, 'B')()).toBeNull();
      expect(read(folder)).toBe('B');
    },
  );
});
