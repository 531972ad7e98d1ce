import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGLISH_LETTERS } from '../../../src/main/cache/lexiconSource';
import { GrantedPaths } from '../../../src/main/files/grantedPaths';
import { UnsavedStore } from '../../../src/main/files/unsavedStore';
import { type AnswerRequest, createClientApi } from '../../../src/main/ipc/clientApi';
import { SettingsStore } from '../../../src/main/settings/settingsStore';
import { sentence } from '../../said';
import {
  type BuiltProgram,
  buildProgram,
  ENGINE_ENTRIES,
  type RunningEngine,
  superviseEngine,
} from '../builtEngine';
import { noThreadWork } from '../ipc/noThreadWork';

let program: BuiltProgram;
let dir = '';
let running: RunningEngine;
const letters = ENGLISH_LETTERS;
const SPANISH = ['A', 'CH', 'L'];

beforeAll(async () => {
  program = await buildProgram(ENGINE_ENTRIES);
  dir = mkdtempSync(join(tmpdir(), 'tilewright-last-'));
  writeFileSync(join(dir, 'words.txt'), 'ab\nba\n');
  writeFileSync(join(dir, 'club.txt'), 'cat\n');
  writeFileSync(join(dir, 'lista.txt'), 'chal\n');
  running = superviseEngine(program, join(dir, 'cache'), join(dir, 'words.txt'));
});
afterAll(async () => {
  await running.engine.close();
  program.remove();
  rmSync(dir, { recursive: true, force: true });
});

/** As if the person had chosen them. */
function grantedOf(...names: readonly string[]): GrantedPaths {
  const granted = new GrantedPaths();
  for (const name of names) granted.grant(join(dir, name));
  return granted;
}

/** The program at another start, with the settings that were written until then. */
function startClient(): { readonly answer: AnswerRequest; readonly end: () => void } {
  const settings = new SettingsStore(dir, (message) => expect.fail(message));
  const answer = createClientApi({
    engine: running.engine,
    settings,
    threadWork: noThreadWork(),
    granted: grantedOf('club.txt', 'lista.txt', 'lent.txt', 'slow.txt', 'gone.txt'),
    programDir: dir,
    chooseLexicon: async () => ({ kind: 'none' }),
    unsaved: new UnsavedStore(dir, (message) => expect.fail(message)),
  });
  return { answer, end: () => settings.flush() };
}

const file = (name: string, spelling = letters) => ({
  source: 'file',
  path: join(dir, name),
  letters: spelling,
});
const last = (spelling = letters) => ({ source: 'last', letters: spelling });
const opened = (name: string) => ({ ok: true, value: { name } });
const BUILT_IN = 'English (word-list)';

describe('the last lexicon', () => {
  it('is the built-in list at first, and afterwards the last one used with the same letters', async () => {
    const first = startClient();
    expect(await first.answer('openLexicon', last())).toMatchObject(opened(BUILT_IN));
    await first.answer('openLexicon', file('club.txt'));
    await first.answer('openLexicon', file('lista.txt', SPANISH));
    first.end();

    const second = startClient();
    expect(await second.answer('openLexicon', last())).toMatchObject(opened('club.txt'));
    expect(await second.answer('openLexicon', last(SPANISH))).toMatchObject(opened('lista.txt'));
    await second.answer('openLexicon', { source: 'default', letters });
    second.end();

    const third = startClient();
    expect(await third.answer('openLexicon', last())).toMatchObject(opened(BUILT_IN));
    expect(await third.answer('openLexicon', last(SPANISH))).toMatchObject(opened('lista.txt'));
  });

  it('is the last one requested, whichever is ready first', async () => {
    const { answer } = startClient();
    // The list has to be built, while the built-in one is already open.
    writeFileSync(join(dir, 'slow.txt'), 'dog\n');
    const slow = answer('openLexicon', file('slow.txt'));
    await answer('openLexicon', { source: 'default', letters });
    expect(await slow).toMatchObject(opened('slow.txt'));
    expect(await answer('openLexicon', last())).toMatchObject(opened(BUILT_IN));
  });

  it('is none that could not be opened', async () => {
    const { answer } = startClient();
    await answer('openLexicon', file('club.txt'));
    expect(await answer('openLexicon', file('gone.txt'))).toMatchObject({ error: { code: 'file' } });
    expect(await answer('openLexicon', last())).toMatchObject(opened('club.txt'));
  });

  it('is reported as missing if its file is gone', async () => {
    const { answer } = startClient();
    writeFileSync(join(dir, 'lent.txt'), 'dog\n');
    await answer('openLexicon', file('lent.txt'));
    rmSync(join(dir, 'lent.txt'));
    expect(await answer('openLexicon', last())).toMatchObject({
      error: {
        code: 'file',
        message: sentence('cache.sourceUnreadable', {
          path: join(dir, 'lent.txt'),
          reason: sentence('cache.noFile'),
        }),
      },
    });
  });

  it('is none that the page names by itself', async () => {
    writeFileSync(join(dir, 'private.txt'), 'secret\n');
    const message = sentence('files.notGranted', { path: join(dir, 'private.txt') });
    expect(await startClient().answer('openLexicon', file('private.txt'))).toEqual({
      ok: false,
      error: { code: 'bad-request', message },
    });
  });
});
