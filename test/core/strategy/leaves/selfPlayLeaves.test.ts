import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BLANK } from '../../../../src/core/alphabet/tile';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { CLASSIC_TURN_RULES } from '../../../../src/core/game/turnRules';
import type { Gaddag } from '../../../../src/core/lexicon/gaddag';
import { evaluatingAgent } from '../../../../src/core/strategy/evaluatingAgent';
import { equityEvaluator } from '../../../../src/core/strategy/leaves/equityEvaluator';
import { LeaveTable, leaveShapeOf } from '../../../../src/core/strategy/leaves/leaveTable';
import { playPairedGame } from '../../../../src/core/strategy/tournament/pairedGames';
import { openLeaves } from '../../../../src/main/leaves/openLeaves';
import { buildOracleGaddag } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';
import { leavesBySelfPlay } from './selfPlayLeaves';

/** Games of the first generation, of the second one, and of the comparison; each of the last is a pair. */
const [first = 0, second = 0, pairs = 0] = (process.env.SELF_PLAY ?? '').split(',').map(Number);

/** The share of the games that go by the first table wins, ties counting half, and its standard error. */
function shareOf(gaddag: Gaddag, tables: readonly [LeaveTable, LeaveTable]) {
  const [one, other] = tables.map((table) => evaluatingAgent(gaddag, equityEvaluator(table)));
  if (one === undefined || other === undefined) throw new Error('There are two tables.');
  const plan = {
    rules: CLASSIC_RULES,
    turnRules: CLASSIC_TURN_RULES,
    seed: 'compared leaves',
    isValidated: false,
  };
  const table = { plan, agents: [one, other] as const, lexicon: gaddag, now: () => 0 };
  let [sum, squares, lead] = [0, 0, 0];
  for (let pair = 0; pair < pairs; pair++) {
    let share = 0;
    for (const nth of [2 * pair, 2 * pair + 1]) {
      const [own, others] = unwrap(playPairedGame(table, 0, nth)).summary.sides;
      share += (Math.sign(own.score - others.score) + 1) / 4;
      lead += (own.score - others.score) / (2 * pairs);
    }
    sum += share;
    squares += share * share;
  }
  const mean = sum / pairs;
  return { share: mean, error: Math.sqrt((squares / pairs - mean * mean) / pairs), lead };
}

/** Values of some leaves in each table. */
function valuesOf(tiles: string, ...tables: readonly LeaveTable[]): readonly number[] {
  const codes = [...tiles].map((each) => (each === '?' ? BLANK : each.charCodeAt(0) - 64));
  return tables.map((table) => table.valueOf(codes) ?? 0);
}

describe('leaves by self-play', () => {
  // As in SELF_PLAY=8000,20000,4000; it takes minutes.
  it.runIf(first > 0)('beside those of the census', { timeout: 7_200_000 }, () => {
    const gaddag = buildOracleGaddag();
    const zero = new LeaveTable(leaveShapeOf(CLASSIC_RULES.distribution, CLASSIC_RULES.rackSize));
    const begun = process.cpuUsage();
    const early = leavesBySelfPlay(gaddag, zero, { games: first, seed: 'first' });
    const table = leavesBySelfPlay(gaddag, early, { games: second, seed: 'second' });
    const { user } = process.cpuUsage(begun);
    const path = join(import.meta.dirname, '../../../../resources/leaves/english.leaves');
    const census = unwrap(openLeaves(path, CLASSIC_RULES)).table;
    const values = ['?', 'S', 'E', 'Q', 'ER', 'ING'].map((tiles) => [
      tiles,
      ...valuesOf(tiles, census, table),
    ]);
    process.stdout.write(
      `${JSON.stringify({ seconds: user / 1e6, values, ...shareOf(gaddag, [census, table]) })}\n`,
    );
    expect(table.values).toHaveLength(census.values.length);
  });
});
