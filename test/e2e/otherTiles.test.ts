import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TileDistribution } from '../../src/core/alphabet/tileDistribution';
import { CLASSIC_RULES } from '../../src/core/board/rules';
import type { Setup } from '../../src/core/board/setup';
import { FIRST_TURN_STATE } from '../../src/core/game/turnState';
import { formatPositionDocument } from '../../src/core/notation/positions/positionDocument';
import { listMovesByBruteForce } from '../oracle/bruteForce';
import { codesOfTiles, LANGUAGES } from '../oracle/languages';
import { type ElectronSession, startElectron } from './appSession';
import { AppWindow } from './appWindow';
import { answerDialogs, chooseInMenu } from './fileDialogs';
import { makeWindowModest } from './modestWindow';

/** CHICO across the middle, a brick behind it, and a rack from which much can be made. */
function spanishSetup(distribution: TileDistribution): Setup {
  const { layout } = CLASSIC_RULES;
  const tiles = Array<number>(225).fill(0);
  for (const [i, letter] of codesOfTiles('CH-I-C-O', distribution).entries()) tiles[7 * 15 + 6 + i] = letter;
  const bricks = layout.bricks.with(7 * 15 + 10, true);
  const rack = codesOfTiles('LL-A-S-E-CH', distribution);
  return { rules: { ...CLASSIC_RULES, distribution, layout: { ...layout, bricks } }, tiles, rack };
}

describe('a position with other tiles in the built app', () => {
  const { distribution, words } = LANGUAGES[0]!;
  const setup = spanishSetup(distribution);
  const codes = new Set(words.map((word) => codesOfTiles(word, distribution).join(',')));
  const folder = mkdtempSync(join(tmpdir(), 'tilewright-tiles-e2e-'));
  const document = join(folder, 'spanish.tilewright');
  const english = join(folder, 'english.tilewright');
  const list = join(folder, 'palabras.txt');
  let session: ElectronSession;
  let window: AppWindow;

  const write = (path: string, shown: Setup) =>
    writeFileSync(
      path,
      formatPositionDocument({
        setup: shown,
        turn: FIRST_TURN_STATE,
        lexicon: null,
        view: null,
        game: null,
        cgp: null,
        source: {},
      }),
    );
  async function open(path: string) {
    await answerDialogs(session.app, { open: path });
    await chooseInMenu(session.app, 'file.open');
  }

  beforeAll(async () => {
    write(document, setup);
    write(english, { rules: CLASSIC_RULES, tiles: Array<number>(225).fill(0), rack: [1, 20] });
    writeFileSync(list, words.map((word) => word.replaceAll('-', '').toLowerCase()).join('\n'));
    const userData = join(folder, 'user data');
    mkdirSync(userData);
    makeWindowModest(userData);
    session = await startElectron(userData);
    window = new AppWindow(session.page);
    await window.shownCandidate();
  });
  afterAll(async () => {
    await session?.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  it('reads the current lexicon with its letters, and reports how much of it they cannot spell', async () => {
    await open(document);
    await window.isTold(/is in use for the tile set Spanish: [\d,]+ lines/);
    expect((await window.shownCandidate()).total).toBeGreaterThan(0);
  });

  it('lists the moves of its own lexicon', async () => {
    await answerDialogs(session.app, { open: list });
    await window.press('ControlOrMeta+Shift+l');
    await session.page.getByRole('button', { name: 'Open lexicon…' }).click();
    const moves = listMovesByBruteForce(setup, codes);
    const best = Math.max(...moves.map((line) => Number(line.split(' ')[2])));
    expect(await window.shownOf(moves.length)).toMatchObject({ rank: 1, score: best });
  });

  it('uses the last lexicon with its letters, and continues without it if it is gone', async () => {
    const { page } = session;
    await open(english);
    await window.seen(/^27\d,\d{3} words$/).waitFor({ state: 'attached' });
    rmSync(list);
    await open(document);
    await window.isTold(/palabras\.txt cannot be read: there is no such file/);
    await window.seen('Without a lexicon there are no candidates.').waitFor();
    expect(await window.rackNames()).toHaveLength(setup.rack.length);
    writeFileSync(list, 'chico\nche\n');
    await page.getByRole('button', { name: 'Try again' }).click();
    await window.seen(/^2 words$/).waitFor({ state: 'attached' });
  });
});
