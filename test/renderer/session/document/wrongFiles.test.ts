import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { said, sentence } from '../../../said';
import { settle } from '../fakeConnection';
import { startFiles } from './startFiles';

const GAMES = join(import.meta.dirname, '../../../core/notation/gcg/games');

describe('opening a wrong file', () => {
  it('offers the turns before the first wrong line of a game, and lists the other wrong lines', async () => {
    const lines = readFileSync(join(GAMES, 'standard.gcg'), 'utf8').split('\n');
    const events = lines.flatMap((line, at) => (line.startsWith('>') ? [at] : []));
    const broken = lines.map((line, at) => (at === events[3] || at === events[5] ? '>mia: ?!' : line));
    const { open, session, store } = startFiles({ '/g.gcg': broken.join('\n') });
    await open('/g.gcg');
    const [failure] = store.state.value.failures;
    expect(said(failure?.message)).toMatch(
      new RegExp(`^g\\.gcg: GCG game: Line ${events[3]! + 1}: [^.]*\\.$`),
    );
    expect(said(failure?.others)).toEqual([expect.stringMatching(new RegExp(`^Line ${events[5]! + 1}: `))]);
    expect(failure?.beginning).toMatchObject({ name: 'g.gcg', turns: 3 });
    session.openBeginning();
    await settle();
    expect(store.state.value.failures).toEqual([]);
    expect(store.state.value.game?.positions).toHaveLength(3 + 1);
    // Saving asks for a file: the broken one is kept.
    expect(store.state.value.document).toMatchObject({ name: 'g.gcg', path: null });
  });

  it('offers them for a pasted game, too, and nothing if no turn can be read', async () => {
    const { session, store } = startFiles();
    const players = '#player1 a A\n#player2 b B\n';
    session.paste(`${players}>a: EIST H8 SITE +8 8\n>b: ?!\n`);
    expect(store.state.value.failures).toMatchObject([{ beginning: { name: null, turns: 1 } }]);
    session.openBeginning();
    expect(store.state.value.game?.positions).toHaveLength(1 + 1);
    session.paste(`${players}>b: ?!\n`);
    expect(store.state.value.failures).toEqual([]);
  });

  it('tells pictures and other files without text by their bytes', async () => {
    const { open, store } = startFiles({ '/a.gcg': 'GIF89a', '/b.tilewright': 'a\0b' });
    for (const [file, what] of [
      ['a.gcg', 'picture'],
      ['b.tilewright', 'other'],
    ] as const) {
      await open(`/${file}`);
      expect(said(store.state.value.failures)).toEqual([
        { kind: 'open', message: sentence('documentSession.noText', { file, what }) },
      ]);
    }
  });
});
