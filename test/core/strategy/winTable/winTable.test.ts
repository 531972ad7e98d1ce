import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { entryAt } from '../../../../src/core/certain';
import { finalScores } from '../../../../src/core/game/settlement';
import { createAgent } from '../../../../src/core/strategy/createAgent';
import { playAgents } from '../../../../src/core/strategy/playAgents';
import { readCounts, writeCounts } from '../../../../src/core/strategy/winTable/countBytes';
import { joinWinTables } from '../../../../src/core/strategy/winTable/joinWinTables';
import { NumberSet } from '../../../../src/core/strategy/winTable/numberSet';
import { SWINGS, SwingTally, WIDEST_SWING } from '../../../../src/core/strategy/winTable/swingTally';
import { WIN_FORMULA, type WinChances } from '../../../../src/core/strategy/winTable/winChances';
import { WinTable, winShares } from '../../../../src/core/strategy/winTable/winTable';
import {
  formatWinTableFile,
  GAMES_OF_BATCH,
  mostUnseenOf,
  parseWinTableFile,
  rulesKey,
  type TrainedWinTable,
} from '../../../../src/core/strategy/winTable/winTableFile';
import { buildSmallGaddag, codesOf } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';
import { runs } from '../../../seed';
import { GAME_WORDS } from '../gameWords';

const trained = (done: string, tally: SwingTally): TrainedWinTable => ({
  rules: rulesKey(CLASSIC_RULES),
  tally,
  done,
  games: unwrapSet(done).size * GAMES_OF_BATCH,
  origin: {
    lexicon: 'Wörter',
    lexiconId: '1',
    board: 'Standard',
    tiles: 'English',
    seed: '1',
    command: 'tilewright wintable train',
    date: '2026-01-31',
  },
});

const unwrapSet = (text: string): NumberSet => NumberSet.parse(text) ?? expect.fail(text);

/** The same swings for every number of unseen tiles. */
function tallyWith(swings: Readonly<Record<number, number>>): SwingTally {
  const tally = new SwingTally(10);
  for (let unseen = 1; unseen <= 10; unseen++)
    for (const [swing, count] of Object.entries(swings))
      tally.counts[unseen * SWINGS + Number(swing) + WIDEST_SWING] = count;
  return tally;
}

function expectShares(chances: WinChances, mostUnseen: number): void {
  for (let unseen = 0; unseen <= mostUnseen + 1; unseen++) {
    let before = 0;
    for (let lead = -600_000; lead <= 600_000; lead += 7_300) {
      const share = chances.winShare(unseen, lead);
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1);
      expect(share).toBeGreaterThanOrEqual(before);
      before = share;
    }
  }
}

describe('a win table', () => {
  it('counts a lead as a win if the swing leaves it above 0, and as half a win at 0', () => {
    // So many that the formula is negligible.
    const million = 1_000_000;
    const table = new WinTable(winShares(tallyWith({ [-10]: million, 0: 2 * million, 20: million })));
    const shares = (lead: number) => table.winShare(5, 1000 * lead);
    expect(shares(0)).toBeCloseTo(0.5, 4);
    expect(shares(10)).toBeCloseTo(0.875, 4);
    expect(shares(11)).toBeCloseTo(1, 4);
    expect(shares(-20)).toBeCloseTo(0.125, 4);
    expect(shares(-21)).toBeCloseTo(0, 4);
    expect(shares(9.5)).toBeCloseTo((0.75 + 0.875) / 2, 4);
  });

  it('never claims a proven win or loss, and is monotonic in the lead', () => {
    expectShares(new WinTable(winShares(tallyWith({ [-500]: 3, 40: 5, 500: 2 }))), 10);
    expectShares(new WinTable(winShares(new SwingTally(3))), 3);
    expectShares(WIN_FORMULA, 200);
  });

  it('counts the swing from every turn of a game to its end', () => {
    const lexicon = buildSmallGaddag(GAME_WORDS.map(codesOf));
    const agents = [1, 2].map(() => createAgent({ kind: 'score' }, lexicon));
    const game = unwrap(playAgents({ rules: CLASSIC_RULES, seed: 4 }, agents));
    const tally = new SwingTally(mostUnseenOf(CLASSIC_RULES));
    tally.addGame(game);
    expect(tally.counts.reduce((sum, count) => sum + count, 0)).toBe(game.history.length);
    const finals = finalScores(game);
    const swing = entryAt(finals, 0) - entryAt(finals, 1);
    expect(tally.counts[93 * SWINGS + swing + WIDEST_SWING]).toBe(1);
    const last = entryAt(game.history, game.history.length - 1);
    const before = entryAt(game.scores, last.player) - last.points - entryAt(game.scores, 1 - last.player);
    const lead = entryAt(finals, last.player) - entryAt(finals, 1 - last.player);
    const held = entryAt(game.racks, 1 - last.player).length;
    expect(tally.counts[held * SWINGS + lead - before + WIDEST_SWING]).toBeGreaterThan(0);
  });

  it('is preserved in a file; a damaged one is rejected', () => {
    const table = trained('0-3,7', tallyWith({ [-10]: 3, 0: 200, 20: 70_000 }));
    const bytes = formatWinTableFile(table);
    expect(unwrap(parseWinTableFile(bytes))).toEqual(table);
    for (let at = 0; at < bytes.length; at += 97) {
      const damaged = bytes.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 0x41;
      expect(parseWinTableFile(damaged).ok).toBe(false);
      expect(parseWinTableFile(bytes.subarray(0, at)).ok).toBe(false);
    }
  });

  it('combines tables of other games of the same training', () => {
    const one = trained('0-3', tallyWith({ 5: 1 }));
    const other = trained('4,6', tallyWith({ 5: 2, 6: 1 }));
    const joined = unwrap(joinWinTables(one, other));
    expect(joined).toMatchObject({ done: '0-4,6', games: 6 * GAMES_OF_BATCH });
    expect(joined.tally.counts).toEqual(tallyWith({ 5: 3, 6: 1 }).counts);
    expect(joinWinTables(one, trained('3-4', other.tally)).ok).toBe(false);
    expect(joinWinTables(one, { ...other, rules: 'others' }).ok).toBe(false);
    expect(joinWinTables(one, { ...other, origin: { ...other.origin, seed: '2' } }).ok).toBe(false);
  });

  it('depends on the rules, whatever their names', () => {
    expect(rulesKey({ ...CLASSIC_RULES, name: 'Other' })).toBe(rulesKey(CLASSIC_RULES));
    expect(rulesKey({ ...CLASSIC_RULES, rackSize: 8 })).not.toBe(rulesKey(CLASSIC_RULES));
    expect(rulesKey({ ...CLASSIC_RULES, bingoBonus: { 7: 40 } })).not.toBe(rulesKey(CLASSIC_RULES));
  });
});

describe('counts in bytes', () => {
  it('are preserved', () => {
    const count = fc.oneof(fc.constant(0), fc.nat(300), fc.nat(2 ** 31 - 1));
    fc.assert(
      fc.property(fc.array(count), (counts) => {
        const read = new Float64Array(counts.length);
        expect(readCounts(writeCounts(counts), read)).toBe(true);
        expect([...read]).toEqual(counts);
      }),
      { seed: 1, numRuns: runs(200) },
    );
  });

  it('are rejected if there are too many or too few', () => {
    const bytes = writeCounts([1, 0, 0, 5]);
    expect(readCounts(bytes, new Float64Array(3))).toBe(false);
    expect(readCounts(bytes, new Float64Array(5))).toBe(false);
    expect(readCounts(Uint8Array.of(0, 9), new Float64Array(4))).toBe(false);
    expect(readCounts(Uint8Array.of(0xff, 0xff), new Float64Array(1))).toBe(false);
  });
});

describe('a set of numbers', () => {
  it('is a short text, and other texts are rejected', () => {
    expect(unwrapSet('0-3,7').toString()).toBe('0-3,7');
    expect(unwrapSet('').size).toBe(0);
    for (const wrong of ['x', '3-1', '1,1', '5,2', '0-3,3', '1-', '1234567', ',']) {
      expect(NumberSet.parse(wrong)).toBeUndefined();
    }
  });
});
