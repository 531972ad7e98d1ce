import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { message } from '../../../../src/core/message';
import { parsePositionDocument } from '../../../../src/core/notation/positions/positionDocument';
import { isEdited } from '../../../../src/renderer/state/document/openDocument';
import { unwrap } from '../../../oracle/oraclePositions';
import { said, sentence } from '../../../said';
import { LEXICON, settle } from '../fakeConnection';
import { startFiles } from './startFiles';

const GAMES = join(import.meta.dirname, '../../../core/notation/gcg/games');
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const small = (extra: object = {}) =>
  JSON.stringify({
    format: 'tilewright',
    version: 1,
    rules: {
      name: 'Small',
      rackSize: 7,
      bingoBonus: [],
      board: { start: 'A1', rows: ['  ', '  '] },
      tileSet: {
        name: 'Tiny',
        letters: [{ glyph: 'A', value: 1, count: 4, isVowel: true }],
        blankCount: 0,
      },
    },
    position: { tiles: ['A.', '..'], rack: 'AA' },
    lexicon: null,
    view: null,
    ...extra,
  });

describe('opening', () => {
  it('replaces the document, keeping its path and unknown fields', async () => {
    const { answers, open, saves, session, store } = startFiles({
      '/a.tilewright': small({ comment: 'mine' }),
    });
    await open('/a.tilewright');
    const { document, history, notice, setup } = store.state.value;
    expect(setup).toMatchObject({ tiles: [1, 0, 0, 0], rack: [1, 1], rules: { name: 'Small' } });
    expect(document).toMatchObject({ name: 'a.tilewright', path: '/a.tilewright' });
    expect([history.steps, said(notice)]).toEqual([[], 'Opened a.tilewright.']);
    answers.place = '';
    session.save();
    await settle();
    expect(saves[0]?.path).toBe('/a.tilewright');
    expect(JSON.parse(textOf(saves[0]!.bytes))).toMatchObject({ comment: 'mine' });
  });

  it('preserves the lexicon that the document names, even if it is missing', async () => {
    const named = { name: 'missing.txt', hash: 'c0ffee' };
    const file = small({ lexicon: named, view: { zoom: 2 } });
    const { open, saves, session, store } = startFiles({ '/a.tilewright': file });
    const saved = async () => {
      session.save();
      await settle();
      return JSON.parse(textOf(saves.at(-1)!.bytes)) as { readonly lexicon: unknown; readonly view: unknown };
    };
    await open('/a.tilewright');
    expect(await saved()).toMatchObject({ lexicon: named, view: { zoom: 2 } });
    store.dispatch({ type: 'lexicon-opened', info: LEXICON });
    expect((await saved()).lexicon).toEqual(named);
    store.dispatch({ type: 'lexicon-opened', info: LEXICON, isChosen: true });
    expect((await saved()).lexicon).toEqual({ name: LEXICON.name, hash: LEXICON.id });
  });

  it('changes nothing if the file is invalid or unreadable, and names it', async () => {
    const { open, store } = startFiles({
      '/b.tilewright': small({ version: 9 }),
      '/c.gcg': '>a: A 8H A +2 2\n',
      '/empty.cgp': '\n',
    });
    const before = store.state.value;
    for (const [path, told] of [
      ['/b.tilewright', /^b\.tilewright: .*version 9; this Tilewright reads versions up to 1\./],
      ['/empty.cgp', /^empty\.cgp is empty\.$/],
      ['/c.gcg', /^c\.gcg: GCG game: Line 1: Lines #player1 and #player2 must come before/],
      ['/none.cgp', /^unreadable: \/none\.cgp$/],
    ] as const) {
      await open(path);
      const failures = [{ kind: 'open', message: expect.stringMatching(told) }];
      expect({ ...store.state.value, failures: said(store.state.value.failures) }).toEqual({
        ...before,
        failures,
      });
    }
  });

  it('defers a file that the system requests during another opening', async () => {
    const { open, session, store } = startFiles({
      '/a/one.tilewright': small(),
      '/a/two.tilewright': small(),
    });
    session.openPath('/a/one.tilewright');
    expect(store.state.value.document.path).toBeNull();
    await open('/a/two.tilewright');
    await settle();
    expect(store.state.value.document.path).toBe('/a/two.tilewright');
  });

  it('remembers the valid files', async () => {
    const { open, session } = startFiles({ '/a.tilewright': small(), '/b.tilewright': '{' });
    await open('/a.tilewright');
    await open('/b.tilewright');
    expect(await session.recentFiles()).toEqual(['/a.tilewright']);
  });

  it('asks first if there are changes, and obeys', async () => {
    const { answers, edit, open, questions, saves, store } = startFiles({ '/a.tilewright': small() });
    await open('/a.tilewright');
    expect(questions).toEqual([]);
    edit();
    const edited = store.state.value.setup;
    await open('/a.tilewright');
    expect(questions).toEqual(['a.tilewright']);
    expect(store.state.value.setup).toBe(edited);
    answers.unsaved = 'save';
    await open('/a.tilewright');
    expect(unwrap(parsePositionDocument(textOf(saves[0]!.bytes))).setup.rack).toEqual([1]);
    expect(store.state.value.setup.rack).toEqual([1, 1]);
  });

  it('shows a game from its first turn, saved as a separate document', async () => {
    const text = readFileSync(join(GAMES, 'standard.gcg'), 'utf8');
    const { open, saves, session, store } = startFiles({ '/g/standard.gcg': text });
    await open('/g/standard.gcg');
    expect(store.state.value.game?.turn).toBe(0);
    expect(isEdited(store.state.value)).toBe(false);
    session.save();
    await settle();
    expect(saves[0]).toMatchObject({ path: null, suggestedName: 'standard.tilewright' });
    expect(unwrap(parsePositionDocument(textOf(saves[0]!.bytes))).game?.record).toBe(text);
  });

  it('shows an impossible game, and reports its errors', async () => {
    const text = readFileSync(join(GAMES, 'standard.gcg'), 'utf8').replace('OAF +22 22', 'OAF +22 23');
    const { open, store } = startFiles({ '/g.gcg': text });
    await open('/g.gcg');
    // The line after the changed one of the same player counts on from 23.
    const wrongTotal = message('gcg.wrongTotal', { expected: 22, found: 23, nick: 'tom' });
    const first = message('notation.atLine', { line: 6, problem: wrongTotal });
    expect(said(store.state.value.notice)).toBe(
      sentence('document.sentences', {
        before: message('documentSession.openedGame', { file: 'g.gcg', players: 'mia – tom', turns: 44 }),
        next: message('documentSession.impossibleGame', {
          problems: message('notation.firstProblem', { first, others: 1 }),
        }),
      }),
    );
    expect(store.state.value.game?.positions).toHaveLength(45);
  });

  it('reports a game that was read as UTF-8 without declaring it', async () => {
    const { open, store } = startFiles({ '/g.gcg': '#player1 zoé Zoé\n#player2 b B\n>zoé: A - +0 0\n' });
    await open('/g.gcg');
    expect(said(store.state.value.notice)).toBe(
      sentence('document.sentences', {
        before: message('documentSession.openedGame', { file: 'g.gcg', players: 'zoé – b', turns: 1 }),
        next: message('gcg.encodingUndeclared'),
      }),
    );
  });

  it('passes word lists and KWG files to the lexicon', async () => {
    const { lexicons, open, store } = startFiles({ '/w.txt': 'AA\nAB\nAD\n', '/w.kwg': '' });
    const { setup } = store.state.value;
    await open('/w.txt');
    await open('/w.kwg');
    expect(lexicons).toEqual([
      { source: 'file', path: '/w.txt' },
      { source: 'file', path: '/w.kwg' },
    ]);
    expect(store.state.value.setup).toBe(setup);
  });

  it('changes the board under the position, which can be undone', async () => {
    const board = readFileSync(join(import.meta.dirname, '../../../../resources/boards/duel.json'), 'utf8');
    const { open, store } = startFiles({ '/duel.json': board });
    const before = store.state.value.setup;
    await open('/duel.json');
    expect(store.state.value.setup.rules.layout).toMatchObject({ rows: 11, cols: 11 });
    store.dispatch({ type: 'undone' });
    expect(store.state.value.setup).toBe(before);
  });
});

describe('saving', () => {
  it('asks for a path once, and keeps later changes unsaved', async () => {
    const { edit, saves, session, store } = startFiles();
    edit();
    session.save();
    edit();
    await settle();
    expect(store.state.value.document).toMatchObject({
      name: 'new.tilewright',
      path: '/home/ann/new.tilewright',
    });
    expect(isEdited(store.state.value)).toBe(true);
    session.save();
    await settle();
    expect(saves.map(({ path }) => path)).toEqual([null, '/home/ann/new.tilewright']);
    expect(isEdited(store.state.value)).toBe(false);
  });

  it('reports a failure, and leaves the document unsaved', async () => {
    const { edit, open, session, store } = startFiles({ '/full/a.tilewright': small() });
    await open('/full/a.tilewright');
    edit();
    expect(await session.saveDocument()).toBe(false);
    const full = { kind: 'save', message: 'disk full' };
    expect(said(store.state.value.failures)).toEqual([full]);
    expect(isEdited(store.state.value)).toBe(true);
    await open('/none.cgp');
    expect(said(store.state.value.failures)).toEqual([
      full,
      { kind: 'open', message: 'unreadable: /none.cgp' },
    ]);
    session.saveAs();
    await settle();
    expect(store.state.value.failures.map(({ kind }) => kind)).toEqual(['open']);
    expect(said(store.state.value.notice)).toBe(
      sentence('documentSession.saved', { file: 'new.tilewright' }),
    );
  });
});

describe('a CGP position', () => {
  const empty = new Array(15).fill('15').join('/');

  it('keeps its other fields through a document of our own, until it is CGP again', async () => {
    const line = `${empty} AEINRST/Q? 127/115 2 mcnz 6; tmr 1000/900;`;
    const { answers, open, saves, session, store } = startFiles({ '/p.cgp': line });
    await open('/p.cgp');
    expect(isEdited(store.state.value)).toBe(false);
    session.save();
    await settle();
    const files = { '/p.tilewright': textOf(saves[0]!.bytes) };
    const again = startFiles(files);
    await again.open('/p.tilewright');
    again.edit();
    expect(again.session.copyPosition()).toBe(`${empty} AEINRS/Q? 127/115 2 mcnz 6; tmr 1000/900;`);
    expect(answers.unsaved).toBe('cancel');
  });
});

describe('the clipboard', () => {
  it('contains the position as CGP, which pasted is the same position', () => {
    const { session, store } = startFiles();
    const { setup } = store.state.value;
    const text = session.copyPosition();
    expect(text).toMatch(/^3QUAIL7\//);
    store.dispatch({
      type: 'setup-edited',
      setup: { ...setup, tiles: setup.tiles.map(() => 0) },
      name: { key: 'steps.clearBoard' },
    });
    session.paste(text);
    const pasted = store.state.value;
    expect([pasted.setup.tiles, pasted.setup.rack]).toEqual([setup.tiles, setup.rack]);
    expect(said(pasted.history.steps.map(({ name }) => name))).toEqual([
      'clear the board',
      'paste a position',
    ]);
    expect(isEdited(pasted)).toBe(false);
  });

  it('keeps the rack if the rows have none', () => {
    const { session, store } = startFiles();
    const { rack } = store.state.value.setup;
    session.paste(`${'.'.repeat(15)}\n`.repeat(15));
    expect(store.state.value.setup).toMatchObject({ rack, tiles: new Array(225).fill(0) });
  });

  it('is reported if empty', () => {
    const { session, store } = startFiles();
    session.paste(' \n');
    expect(said(store.state.value.notice)).toBe(sentence('documentSession.emptyClipboard'));
  });

  it('changes nothing if the text is in no known format', () => {
    const { session, store } = startFiles();
    const { setup } = store.state.value;
    session.paste('Dear friend, how are you?');
    expect(said(store.state.value.notice)).toMatch(/^Tilewright does not recognise this text/);
    session.paste('15/0 A/ 0/0 0');
    expect(said(store.state.value.notice)).toMatch(/^CGP position: /);
    expect(store.state.value.setup).toBe(setup);
  });
});

describe('exporting', () => {
  it('writes the game as it was read, and reports a different position', async () => {
    const text = readFileSync(join(GAMES, 'everyEvent.gcg'), 'utf8');
    const { answers, edit, open, saves, session, store } = startFiles({ '/g.gcg': text });
    await open('/g.gcg');
    answers.place = '/out.gcg';
    session.exportAs('gcg');
    await settle();
    expect(textOf(saves[0]!.bytes)).toBe(text);
    expect(said(store.state.value.notice)).toBe(sentence('documentSession.exported', { file: 'out.gcg' }));
    edit();
    session.exportAs('gcg');
    await settle();
    expect(store.state.value.notice).toMatchObject({
      params: { next: { key: 'exchange.editedGame' } },
    });
    expect(store.state.value.document.name).toBe('g.gcg');
  });

  it('writes a dot for each existing tile, and preserves the rest', async () => {
    const text = readFileSync(join(GAMES, 'standard.gcg'), 'utf8');
    expect(text).toContain('12B TUC. +20');
    const { answers, open, saves, session } = startFiles({ '/g.gcg': text.replace('12B TUC.', '12B TUCK') });
    await open('/g.gcg');
    answers.place = '/out.gcg';
    session.exportAs('gcg');
    await settle();
    expect(textOf(saves[0]!.bytes)).toBe(text);
  });

  it('refuses a position with tiles as a game', async () => {
    const { saves, session, store } = startFiles();
    session.exportAs('gcg');
    await settle();
    expect(saves).toEqual([]);
    expect(said(store.state.value.failures)).toEqual([
      { kind: 'export', message: expect.stringMatching(/^GCG records a game turn by turn/) },
    ]);
  });
});
