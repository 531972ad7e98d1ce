import { describe, expect, it } from 'vitest';
import type { LexiconInfo, RequestError } from '../../src/contract/engineApi';
import type { LexiconRequest } from '../../src/contract/lexiconApi';
import { fail, ok, type Result } from '../../src/core/result';
import { createLexiconSession } from '../../src/renderer/session/lexiconSession';
import { createStore } from '../../src/renderer/session/store';
import { initialState } from '../../src/renderer/state/appState';
import { readMidgame } from '../view/midgame';
import { connectionOf, LEXICON, settle } from './fakeConnection';

const MINE: LexiconInfo = { ...LEXICON, id: 'b'.repeat(64), name: 'mine', path: '/words/mine.txt' };

/** An engine that answers each opening when the test says so. */
function start() {
  const asked: LexiconRequest[] = [];
  const answers: ((answer: Result<LexiconInfo, RequestError>) => void)[] = [];
  const connection = connectionOf({
    openLexicon: (request) => {
      asked.push(request);
      return new Promise((resolve) => answers.push(resolve));
    },
    recentLexicons: async () => ok([{ path: '/words/mine.txt', name: 'mine' }]),
    chooseLexicon: async () => ok({ kind: 'chosen', path: '/words/chosen.kwg' }),
  });
  const store = createStore(initialState(readMidgame()), () => 0);
  const session = createLexiconSession(connection, store);
  return { asked, answers, session, store };
}

async function startOpen() {
  const started = start();
  started.session.openLexicon({ source: 'default' });
  started.answers[0]?.(ok(LEXICON));
  await settle();
  return started;
}

describe('opening lexicons', () => {
  it('keeps the one in use until the other is there, and lists what was opened', async () => {
    const { answers, session, store } = await startOpen();
    session.openLexicon({ source: 'file', path: '/words/mine.txt' });
    expect(store.state.value.lexicon).toEqual({ kind: 'open', info: LEXICON });
    expect(store.state.value.lexiconShelf.opening?.name).toBe('mine.txt');
    answers[1]?.(ok(MINE));
    await settle();
    expect(store.state.value.lexicon).toEqual({ kind: 'open', info: MINE });
    expect(store.state.value.lexiconShelf).toMatchObject({
      opening: null,
      recents: [{ path: '/words/mine.txt', name: 'mine' }],
    });
  });

  it('takes the last one asked for, whichever is there first', async () => {
    const { answers, session, store } = await startOpen();
    session.openLexicon({ source: 'file', path: 'C:\\words\\slow.txt' });
    session.openLexicon({ source: 'file', path: '/words/mine.txt' });
    answers[2]?.(ok(MINE));
    answers[1]?.(fail({ code: 'cancelled', message: 'Cancelled.' }));
    await settle();
    expect(store.state.value.lexicon).toEqual({ kind: 'open', info: MINE });
    expect(store.state.value.notice).toBeNull();
  });

  it('opens the one in use again, from its own file, when the engine has lost it', async () => {
    const { answers, asked, session, store } = await startOpen();
    session.openLexicon({ source: 'file', path: '/words/mine.txt' });
    answers[1]?.(ok(MINE));
    await settle();
    void session.reopenLexicon();
    expect(asked.at(-1)).toEqual({ source: 'file', path: '/words/mine.txt' });
    expect(store.state.value.lexicon.kind).toBe('opening');
  });

  it('opens what was chosen in the dialog', async () => {
    const { asked, session } = await startOpen();
    session.chooseLexicon();
    await settle();
    expect(asked.at(-1)).toEqual({ source: 'file', path: '/words/chosen.kwg' });
  });

  it('opens a dropped lexicon and refuses other files without asking the engine', async () => {
    const { asked, session, store } = await startOpen();
    session.openFiles([new File([], 'photo.png')]);
    await settle();
    expect(asked).toHaveLength(1);
    expect(store.state.value.lexiconShelf.failure).toContain('photo.png is no lexicon');
    session.openFiles([new File([], 'twl.txt')]);
    await settle();
    expect(asked.at(-1)).toEqual({ source: 'file', path: '/dropped/twl.txt' });
  });
});
