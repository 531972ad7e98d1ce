import { describe, expect, it } from 'vitest';
import type { LexiconInfo, LexiconRequest } from '../../../../src/contract/lexicon/lexiconApi';
import type { RequestError } from '../../../../src/contract/requests/requestError';
import type { TileDistribution } from '../../../../src/core/alphabet/tileDistribution';
import { fail, ok, type Result } from '../../../../src/core/result';
import { createLexiconSession } from '../../../../src/renderer/session/lexicon/lexiconSession';
import { createStore } from '../../../../src/renderer/session/store';
import { initialState } from '../../../../src/renderer/state/appState';
import { setupToGenerate } from '../../../../src/renderer/state/candidates/engineNeeds';
import { emptyListText, lexiconStatus } from '../../../../src/renderer/view/window/statusView';
import { sentence } from '../../../said';
import { readMidgame } from '../../view/midgame';
import { connectionOf, LEXICON, settle } from '../fakeConnection';

const { letters } = LEXICON;
const RECENTS = [{ path: '/words/mine.txt', name: 'mine', letters }];
const MINE: LexiconInfo = { ...LEXICON, id: 'b'.repeat(64), name: 'mine', path: '/words/mine.txt' };

/** An engine that answers each opening on demand. */
function start() {
  const asked: LexiconRequest[] = [];
  const answers: ((answer: Result<LexiconInfo, RequestError>) => void)[] = [];
  const connection = connectionOf({
    openLexicon: (request) => {
      asked.push(request);
      return new Promise((resolve) => answers.push(resolve));
    },
    recentLexicons: async () => ok(RECENTS),
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

describe('the cache of lexicons', () => {
  const ENTRY = { name: 'default', byteLength: 100, usedAt: 0, wordCount: 3 };

  it('is listed, and again after an entry is removed', async () => {
    let kept = [ENTRY];
    const connection = connectionOf({
      keptLexicons: async () => ok(kept),
      removeKeptLexicon: async ({ name }) => {
        kept = kept.filter((each) => each.name !== name);
        return ok(null);
      },
    });
    const store = createStore(initialState(readMidgame()), () => 0);
    const session = createLexiconSession(connection, store);
    session.listKept();
    await settle();
    expect(store.state.value.lexiconShelf.kept).toEqual(ok([ENTRY]));
    session.removeKept('default');
    await settle();
    expect(store.state.value.lexiconShelf.kept).toEqual(ok([]));
  });

  it('reports why an entry cannot be removed', async () => {
    const error: RequestError = { code: 'file', message: 'locked' };
    const connection = connectionOf({ removeKeptLexicon: async () => fail(error) });
    const store = createStore(initialState(readMidgame()), () => 0);
    createLexiconSession(connection, store).removeKept('default');
    await settle();
    expect(store.state.value.lexiconShelf.kept).toEqual(fail('locked'));
  });
});

describe('opening lexicons', () => {
  it('keeps the current one until the other is ready, and lists what was opened', async () => {
    const { answers, session, store } = await startOpen();
    session.openLexicon({ source: 'file', path: '/words/mine.txt' });
    expect(store.state.value.lexicon).toEqual({ kind: 'open', info: LEXICON });
    expect(store.state.value.lexiconShelf.opening?.name).toBe('mine.txt');
    answers[1]?.(ok(MINE));
    await settle();
    expect(store.state.value.lexicon).toEqual({ kind: 'open', info: MINE });
    expect(store.state.value.lexiconShelf).toMatchObject({
      opening: null,
      recents: RECENTS,
    });
  });

  it('reports once for each that it could not be cached', async () => {
    const { answers, session, store } = await startOpen();
    const cacheProblem = 'The cache could not be written.';
    const open = async (info: LexiconInfo) => {
      session.openLexicon({ source: 'file', path: '/words/mine.txt' });
      answers.at(-1)?.(ok(info));
      await settle();
    };
    expect(store.state.value.failures).toEqual([]);
    await open({ ...MINE, cacheProblem });
    expect(store.state.value.failures).toEqual([{ kind: 'lexicon-cache', message: cacheProblem }]);
    store.dispatch({ type: 'escaped' });
    await open({ ...MINE, cacheProblem });
    expect(store.state.value.failures).toEqual([]);
    await open({ ...MINE, id: 'c'.repeat(64), cacheProblem });
    expect(store.state.value.failures).toHaveLength(1);
  });

  it('uses the last one requested, whichever is ready first', async () => {
    const { answers, session, store } = await startOpen();
    session.openLexicon({ source: 'file', path: 'C:\\words\\slow.txt' });
    session.openLexicon({ source: 'file', path: '/words/mine.txt' });
    answers[2]?.(ok(MINE));
    answers[1]?.(fail({ code: 'cancelled', message: 'Cancelled.' }));
    await settle();
    expect(store.state.value.lexicon).toEqual({ kind: 'open', info: MINE });
    expect(store.state.value.notice).toBeNull();
  });

  it('reopens the current one, from its own file, if the engine has lost it', async () => {
    const { answers, asked, session, store } = await startOpen();
    session.openLexicon({ source: 'file', path: '/words/mine.txt' });
    answers[1]?.(ok(MINE));
    await settle();
    void session.reopenLexicon();
    expect(asked.at(-1)).toEqual({ source: 'file', path: '/words/mine.txt', letters });
    expect(store.state.value.lexicon.kind).toBe('opening');
  });

  it('reopens it once for all requests that find it lost', async () => {
    const { answers, asked, session } = await startOpen();
    session.openLexicon({ source: 'file', path: '/words/mine.txt' });
    answers[1]?.(ok(MINE));
    await settle();
    void session.reopenLexicon();
    void session.reopenLexicon();
    expect(asked.slice(2)).toEqual([{ source: 'file', path: '/words/mine.txt', letters }]);
  });

  it('opens the file chosen in the dialog', async () => {
    const { asked, session } = await startOpen();
    session.chooseLexicon();
    await settle();
    expect(asked.at(-1)).toEqual({ source: 'file', path: '/words/chosen.kwg', letters });
  });

  it('opens a dropped lexicon and refuses other files without asking the engine', async () => {
    const { asked, session, store } = await startOpen();
    session.openFiles([new File([], 'photo.png')]);
    await settle();
    expect(asked).toHaveLength(1);
    expect(store.state.value.lexiconShelf.failure).toContain('photo.png is not a lexicon');
    session.openFiles([new File([], 'twl.txt')]);
    await settle();
    expect(asked.at(-1)).toEqual({ source: 'file', path: '/dropped/twl.txt', letters });
  });
});

describe('a lexicon announced before it was opened', () => {
  it('is used once it is open', async () => {
    const { session, store } = await startOpen();
    const { setup } = store.state.value;
    session.follow(LEXICON.id, ok({ ...LEXICON, durationMs: 12, cacheProblem: 'Full.' }));
    expect(store.state.value.lexicon).toMatchObject({ kind: 'open', info: { durationMs: 12 } });
    expect(store.state.value.failures).toContainEqual(expect.objectContaining({ message: 'Full.' }));
    expect(store.state.value.setup).toBe(setup);
  });

  it('has changed words: results found with it are requested again', async () => {
    const { session, store } = await startOpen();
    const { setup } = store.state.value;
    session.follow(LEXICON.id, ok(MINE));
    expect(store.state.value.lexicon).toEqual({ kind: 'open', info: MINE });
    expect(store.state.value.setup).not.toBe(setup);
  });

  it('cannot be opened: no lexicon is in use, and the reason is shown', async () => {
    const { session, store } = await startOpen();
    session.follow(LEXICON.id, fail({ code: 'file', message: 'Gone.' }));
    expect(store.state.value.lexicon).toEqual({ kind: 'failed', message: 'Gone.' });
  });

  it('is ignored once another one is in use', async () => {
    const { session, store } = await startOpen();
    session.follow(MINE.id, fail({ code: 'file', message: 'Gone.' }));
    expect(store.state.value.lexicon).toEqual({ kind: 'open', info: LEXICON });
  });

  it('is ignored once another one is being opened', async () => {
    const { session, store } = await startOpen();
    session.openLexicon({ source: 'file', path: '/words/mine.txt' });
    const { opening } = store.state.value.lexiconShelf;
    expect(opening).toMatchObject({ name: 'mine.txt' });
    session.follow(LEXICON.id, ok({ ...LEXICON, durationMs: 12 }));
    expect(store.state.value.lexiconShelf.opening).toBe(opening);
  });
});

describe('the lexicon of the last session', () => {
  async function startRestoring(answer: Result<LexiconInfo, RequestError>) {
    const started = start();
    started.session.restoreLexicon();
    started.answers[0]?.(answer);
    await settle();
    return started;
  }

  it('is used at the start, and is reopened from then on', async () => {
    const { asked, session, store } = await startRestoring(ok(MINE));
    expect(asked).toEqual([{ source: 'last', letters }]);
    expect(store.state.value.lexicon).toEqual({ kind: 'open', info: MINE });
    session.retryLexicon();
    expect(asked.at(-1)).toEqual({ source: 'file', path: '/words/mine.txt', letters });
  });

  it.each([
    [
      'file',
      sentence('cache.sourceUnreadable', { path: '/words/mine.txt', reason: sentence('cache.noFile') }),
    ],
    ['bad-word-list', `/words/mine.txt: ${sentence('wordList.empty')}`],
  ] as const)(
    'gives way to the built-in list when it cannot be opened (%s), in one sentence',
    async (code, message) => {
      const { answers, asked, store } = await startRestoring(fail({ code, message }));
      expect(asked.at(-1)).toEqual({ source: 'default', letters });
      expect(store.state.value.lexicon.kind).toBe('opening');
      answers[1]?.(ok(LEXICON));
      await settle();
      expect(store.state.value.lexicon).toEqual({ kind: 'open', info: LEXICON });
      const reason = message.slice(0, -1);
      expect(store.state.value.notice).toBe(sentence('lexiconView.notRestored', { reason }));
    },
  );

  it('is requested again after a cancelled opening', async () => {
    const { asked, session, store } = await startRestoring(
      fail({ code: 'cancelled', message: sentence('engine.openingCancelled') }),
    );
    expect(store.state.value.lexicon).toEqual({ kind: 'cancelled' });
    expect(store.state.value.notice).toBeNull();
    session.retryLexicon();
    expect(asked.at(-1)).toEqual({ source: 'last', letters });
  });

  it('is the one with the letters of a document opened meanwhile', async () => {
    const { answers, asked, session, store } = start();
    session.restoreLexicon();
    const { setup } = store.state.peek();
    const few = { glyph: 'CH', value: 5, count: 2, isVowel: false };
    const distribution = { name: 'Few', letters: [few], blankCount: 0 };
    const rules = { ...setup.rules, distribution };
    const empty = { rules, tiles: setup.tiles.map(() => 0), rack: [] };
    store.dispatch({ type: 'setup-edited', setup: empty, name: { key: 'steps.changeTileSet' } });
    session.fitLetters();
    expect(asked.at(-1)).toEqual({ source: 'last', letters: ['CH'] });
    answers[0]?.(fail({ code: 'file', message: 'The lexicon /words/mine.txt cannot be read.' }));
    await settle();
    expect(asked).toHaveLength(2);
    expect(store.state.value.notice).toBeNull();
  });
});

describe('another tile set', () => {
  /** The window with a lexicon open, its tiles being changed as the editor does. */
  async function startFitting() {
    const started = await startOpen();
    const { store, session } = started;
    const lay = (distribution: TileDistribution) => {
      const { setup } = store.state.peek();
      const rules = { ...setup.rules, distribution };
      const tiles = setup.tiles.map(() => 0);
      store.dispatch({
        type: 'setup-edited',
        setup: { rules, tiles, rack: [] },
        name: { key: 'steps.changeTileSet' },
      });
      session.fitLetters();
    };
    return { ...started, lay };
  }
  const tileSet = (name: string, ...glyphs: string[]): TileDistribution => ({
    name,
    letters: glyphs.map((glyph) => ({ glyph, value: 1, count: 2, isVowel: false })),
    blankCount: 0,
  });
  const FEW = tileSet('Few', 'A', 'CH', 'L');
  const spelledWithFew = (info: LexiconInfo): LexiconInfo => ({ ...info, letters: ['A', 'CH', 'L'] });

  it('reopens the lexicon with its letters; nothing is requested meanwhile', async () => {
    const { answers, asked, lay, store } = await startFitting();
    lay(FEW);
    expect(asked.at(-1)).toEqual({ source: 'default', letters: ['A', 'CH', 'L'] });
    expect(store.state.value.lexicon.kind).toBe('opening');
    expect(setupToGenerate(store.state.value)).toBeNull();
    answers[1]?.(ok(spelledWithFew(LEXICON)));
    await settle();
    expect(setupToGenerate(store.state.value)).toBe(store.state.value.setup);
  });

  it('with the same letters opens nothing', async () => {
    const { asked, lay, store } = await startFitting();
    lay(tileSet('Cheap', ...letters));
    expect(asked).toHaveLength(1);
    expect(store.state.value.lexicon.kind).toBe('open');
  });

  it('that spells nothing opens nothing: the engine reports the problem', async () => {
    const { asked, lay, store } = await startFitting();
    lay(tileSet('Broken', 'A', 'A'));
    expect(asked).toHaveLength(1);
    expect(setupToGenerate(store.state.value)).toBe(store.state.value.setup);
  });

  it('returns to the lexicon last used with its letters', async () => {
    const { answers, asked, lay, session } = await startFitting();
    lay(FEW);
    answers[1]?.(ok(spelledWithFew(LEXICON)));
    await settle();
    session.openLexicon({ source: 'file', path: '/words/own.txt' });
    answers[2]?.(ok(spelledWithFew({ ...MINE, path: '/words/own.txt' })));
    await settle();
    lay(tileSet('English again', ...letters));
    expect(asked.at(-1)).toEqual({ source: 'default', letters });
    answers[3]?.(ok(LEXICON));
    await settle();
    lay(FEW);
    expect(asked.at(-1)).toEqual({ source: 'file', path: '/words/own.txt', letters: ['A', 'CH', 'L'] });
  });

  it('uses an older file with its letters', async () => {
    const { asked, lay, store } = await startFitting();
    const recents = [...RECENTS, { path: '/words/few.txt', name: 'few', letters: ['A', 'CH', 'L'] }];
    store.dispatch({ type: 'recent-lexicons-loaded', recents });
    lay(FEW);
    expect(asked.at(-1)).toMatchObject({ source: 'file', path: '/words/few.txt' });
  });

  it('leaves the position without a lexicon if none can be opened, with the reason', async () => {
    const { answers, asked, lay, session, store } = await startFitting();
    lay(FEW);
    answers[1]?.(
      fail({
        code: 'file',
        message: sentence('cache.sourceUnreadable', { path: '/words/mine.txt', reason: 'it is gone' }),
      }),
    );
    await settle();
    expect(lexiconStatus(store.state.value)).toMatchObject({
      text: 'No lexicon',
      detail: sentence('cache.sourceUnreadable', { path: '/words/mine.txt', reason: 'it is gone' }),
    });
    expect(emptyListText(store.state.value)).toBe(sentence('windowView.withoutLexicon'));
    session.fitLetters();
    expect(asked).toHaveLength(2);
    session.retryLexicon();
    expect(asked).toHaveLength(3);
  });

  it('keeps the notice about removed tiles', async () => {
    const { answers, lay, store } = await startFitting();
    lay(FEW);
    store.dispatch({ type: 'notice-raised', message: 'K taken away' });
    answers[1]?.(ok(spelledWithFew(LEXICON)));
    await settle();
    expect(store.state.value.notice).toBe(
      `K taken away ${sentence('lexiconView.otherLetters', {
        name: 'English',
        tileSet: 'Few',
        missing: 0,
        isForeign: 'true',
      })}`,
    );
  });

  it('reports how many words its tiles cannot spell', async () => {
    const { answers, lay, session, store } = await startFitting();
    lay(FEW);
    const report = {
      encoding: 'utf-8' as const,
      lines: 1200,
      accepted: 1,
      duplicates: 0,
      emptyLines: 0,
      ambiguous: 0,
      refused: { 'outside-alphabet': 1199, 'too-short': 0, 'too-long': 0 },
      refusals: [],
    };
    answers[1]?.(ok({ ...spelledWithFew(LEXICON), report }));
    await settle();
    const others = { name: 'English', tileSet: 'Few', missing: 1199, isForeign: 'true' };
    expect(store.state.value.notice).toBe(sentence('lexiconView.otherLetters', others));
    session.openLexicon({ source: 'file', path: '/words/few.txt' });
    answers[2]?.(ok(spelledWithFew(MINE)));
    await settle();
    expect(store.state.value.notice).toBeNull();
  });
});
