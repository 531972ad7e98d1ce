import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../src/core/board/rules';
import { createRandom } from '../../src/core/game/random';
import type { GameSummary } from '../../src/core/strategy/tournament/gameSummary';
import { type TournamentPlan, turnRulesOfAgents } from '../../src/core/strategy/tournament/tournamentPlan';
import { openJournal } from '../../src/main/tournament/journal';
import { formatHead, formatPair } from '../../src/main/tournament/journalFormat';
import { FUZZ_SEED } from './seed';
import { printTable } from './table';

const PAIRS = 3;
/** The head is long, and refused as a whole. */
const HEAD_STEP = 7;
const PLAN: TournamentPlan = {
  agents: ['score', 'first'],
  games: 2 * PAIRS,
  seed: 7,
  rules: CLASSIC_RULES,
  turnRules: turnRulesOfAgents(CLASSIC_RULES),
  lexicon: { id: '0'.repeat(64), name: 'words' },
  isValidated: false,
  sprt: null,
};
const HEAD = { plan: PLAN, shard: { part: 1, of: 1 } };
const side = (score: number) => ({ score, turns: 12, bingos: 1, exchanged: 7, passes: 0, micros: 5431 });
const gamesOf = (pair: number): GameSummary[] =>
  [0, 1].map((seat) => ({
    pairing: 0,
    nth: 2 * pair + seat,
    sides: [side(300 + pair), side(400 + pair)],
    faults: 0,
  }));

const random = createRandom(FUZZ_SEED);
let path = '';
beforeEach(() => {
  const dir = mkdtempSync(join(tmpdir(), 'tilewright-journals-'));
  path = join(dir, 'some.games');
  return () => rmSync(dir, { recursive: true, force: true });
});

it('a damaged journal counts only games that were played, whichever byte is damaged, in three ways', () => {
  const lines = Array.from({ length: PAIRS }, (_, pair) => formatPair(pair, gamesOf(pair)));
  const head = formatHead(HEAD);
  const good = Buffer.from(`${head}${lines.join('')}`);
  const damages: readonly ((at: number) => Buffer)[] = [
    (at) => withByte(good, at, (byte) => byte ^ (1 << Math.floor(random() * 8))),
    (at) => withByte(good, at, (byte) => byte + 1 + Math.floor(random() * 254)),
    (at) => Buffer.concat([good.subarray(0, at), good.subarray(at + 1)]),
  ];
  const counts = { damaged: 0, refused: 0, 'kept aside': 0, 'pairs used': 0, 'wrong pairs': 0 };
  for (let at = 0; at < good.length; at += at < head.length - HEAD_STEP ? HEAD_STEP : 1)
    for (const damage of damages) {
      const bytes = damage(at);
      writeFileSync(path, bytes);
      counts.damaged++;
      const opened = openJournal(path, HEAD, (number, games) => {
        counts['pairs used']++;
        if (JSON.stringify(games) !== JSON.stringify(gamesOf(number))) counts['wrong pairs']++;
      });
      if (!opened.ok) {
        counts.refused++;
        expect(readFileSync(path).equals(bytes)).toBe(true);
        continue;
      }
      opened.value.journal.close();
      const whole = readFileSync(path);
      // Only a last line may go without a copy: a crash cuts one off.
      if (whole.length < bytes.length && !bytes.subarray(0, whole.length).equals(whole)) {
        expect(readFileSync(`${path}.damaged`).equals(bytes)).toBe(true);
        rmSync(`${path}.damaged`);
        counts['kept aside']++;
      }
      expect(openJournal(path, HEAD, () => undefined)).toMatchObject({ value: { problem: undefined } });
    }
  printTable('Damaged journals', [counts]);
  expect(counts['wrong pairs']).toBe(0);
  expect(counts['kept aside']).toBeGreaterThan(2 * (PAIRS - 1) * (lines[0]?.length ?? 0));
});

function withByte(bytes: Buffer, at: number, change: (byte: number) => number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt8(change(changed.readUInt8(at)) & 0xff, at);
  return changed;
}
