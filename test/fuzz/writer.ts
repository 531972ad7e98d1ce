/**
 * A program that writes one kind of file repeatedly, filled with A and B in turn, until it is killed: `node
 * writer.js KIND FOLDER`. It prints "ready" after its first write.
 */
import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '../../src/contract/window/settings';
import { ENGLISH_LETTERS } from '../../src/main/cache/lexiconSource';
import { buildAndCacheLexicon } from '../../src/main/cache/loadLexicon';
import { writeDocumentFile } from '../../src/main/files/documentFile';
import { UnsavedStore } from '../../src/main/files/unsavedStore';
import { SettingsStore } from '../../src/main/settings/settingsStore';
import { say } from '../../src/texts/say';

const LENGTH = 1 << 18;
const [, , kind = '', dir = ''] = process.argv;

const fail = (message: string): never => {
  throw new Error(message);
};

const WRITERS: Readonly<Record<string, (letter: 'A' | 'B') => void>> = {
  document: (letter) => {
    const saved = writeDocumentFile(join(dir, 'a.tilewright'), Buffer.alloc(LENGTH, letter));
    if (!saved.ok) fail(say(saved.error.message));
  },
  unsaved: (letter) => {
    const kept = new UnsavedStore(dir, fail).keep({ path: null, name: letter, text: letter.repeat(LENGTH) });
    if (!kept.ok) fail(say(kept.error.message));
  },
  settings: (letter) => {
    const settings = new SettingsStore(dir, fail);
    void settings.writeSettings({ ...DEFAULT_SETTINGS, animationSpeed: letter === 'A' ? 2 : 4 });
    settings.flush();
  },
  cache: (letter) => {
    const source = { kind: 'file', path: join(dir, `${letter}.txt`), letters: ENGLISH_LETTERS } as const;
    const built = buildAndCacheLexicon({ ...source, kind: 'default' }, { cacheDir: dir, log: fail });
    if (!built.ok) fail(say(built.error.message));
  },
};

const write = WRITERS[kind] ?? fail(`There is no kind "${kind}".`);
for (let turn = 0; ; turn++) {
  write(turn % 2 === 0 ? 'A' : 'B');
  if (turn === 0) process.stdout.write('ready');
}
