import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { certain, entryAt } from '../../../../src/core/certain';
import type { GameState } from '../../../../src/core/game/gameState';
import { createRandom } from '../../../../src/core/game/random';
import { partOfSeed } from '../../../../src/core/game/seed';
import { startGame } from '../../../../src/core/game/startGame';
import { takeTurn } from '../../../../src/core/game/turns/takeTurn';
import type { PlainTurn } from '../../../../src/core/game/turns/turn';
import { NO_DEADLINE } from '../../../../src/core/strategy/agent';
import { parseAgentId } from '../../../../src/core/strategy/agentId';
import { createAgent } from '../../../../src/core/strategy/createAgent';
import { viewOf } from '../../../../src/core/strategy/playerView';
import { Sampler } from '../../../../src/core/strategy/simulation/sampler';
import { situationOf } from '../../../../src/core/strategy/simulation/situation';
import { WinTable, winShares } from '../../../../src/core/strategy/winTable/winTable';
import { openLeaves } from '../../../../src/main/leaves/openLeaves';
import { openWinTable } from '../../../../src/main/simulation/winTableStore';
import { buildOracleGaddag } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';

/** The agent, games of self-play, and deals that both turns are judged by. */
const [id = '', gameCount = '0', dealCount = '0'] = (process.env.TURN_GAIN ?? '').split(',');

const resources = join(import.meta.dirname, '../../../../resources');

/** Tiles in the bag, at least and at most, and turns that a judged turn is followed by. */
const STAGES = [
  { name: 'more than 7 in the bag', from: 8, to: 86, plies: 4 },
  { name: '1 to 7 in the bag', from: 1, to: 7, plies: Number.POSITIVE_INFINITY },
  { name: 'an empty bag', from: 0, to: 0, plies: Number.POSITIVE_INFINITY },
];

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Mean and standard error, to three places. */
function summary(numbers: readonly number[]): readonly number[] {
  const mean = meanOf(numbers);
  const error = Math.sqrt(meanOf(numbers.map((each) => (each - mean) ** 2)) / numbers.length);
  return [mean, error].map((each) => Number(each.toFixed(3)));
}

describe('the gain of an agent’s turn over the best turn by equity', () => {
  // As in TURN_GAIN=simulate-2x400,100,400; it takes minutes.
  it.runIf(Number(gameCount) > 0)('in one position of each stage of a game', { timeout: 7_200_000 }, () => {
    const gaddag = buildOracleGaddag();
    const leaves = unwrap(openLeaves(join(resources, 'leaves/english.leaves'), CLASSIC_RULES)).table;
    const swings = unwrap(openWinTable(join(resources, 'winTable/english.wins'))).tally;
    const chances = new WinTable(winShares(swings));
    const agentOf = (name: string) => createAgent(unwrap(parseAgentId(name)), gaddag, { leaves, chances });
    const [agent, equity] = [agentOf(id), agentOf('equity')];

    /** Points and win share by which the first turn is better, with the rack that the opponent has. */
    function judge(state: GameState, turns: readonly PlainTurn[], plies: number, seed: number) {
      const { bag, player, position, racks, scores, turnRules } = state;
      const lead = entryAt(scores, player) - entryAt(scores, 1 - player);
      const known = entryAt(racks, 1 - player);
      const { scorelessTurns, turnsLeft } = state;
      const circumstances = { lead, known, opponentCount: known.length, scorelessTurns, turnsLeft };
      const situation = unwrap(situationOf(position, turnRules, circumstances));
      const sampler = new Sampler(gaddag, leaves, situation, turns, seed, { plies, chances });
      const count = bag.length === 0 ? 1 : Number(dealCount);
      const [one, other] = [0, 1].map((candidate) => {
        const { spreads, winShares: shares } = sampler.draw({ candidate, from: 0, count });
        return { points: meanOf([...spreads]) / 1000, share: meanOf([...shares]) };
      });
      const [first, second] = [certain(one, 'the first'), certain(other, 'the second')];
      return { points: first.points - second.points, share: first.share - second.share };
    }

    const gains = STAGES.map(() => ({ points: [] as number[], shares: [] as number[], turns: 0 }));
    for (let game = 0; game < Number(gameCount); game++) {
      const random = createRandom(`turns of game ${game}`);
      const states: GameState[] = [];
      let state = unwrap(startGame({ rules: CLASSIC_RULES, seed: partOfSeed('turn gain', game) }));
      while (state.end === undefined) {
        states.push(state);
        state = takeTurn(state, equity(viewOf(state, state.player), random, NO_DEADLINE));
      }
      for (const [nth, { from, plies, to }] of STAGES.entries()) {
        const fitting = states.filter(({ bag }) => bag.length >= from && bag.length <= to);
        const stage = entryAt(gains, nth);
        stage.turns += fitting.length;
        const chosen = fitting[Math.floor(random() * fitting.length)];
        if (chosen === undefined) continue;
        const view = viewOf(chosen, chosen.player);
        const turns = [agent, equity].map((each) => each(view, random, NO_DEADLINE));
        const gain = judge(chosen, turns, plies, Math.floor(random() * 2 ** 32));
        stage.points.push(gain.points);
        stage.shares.push(100 * gain.share);
      }
    }
    for (const [nth, { points, shares, turns }] of gains.entries()) {
      const { name } = entryAt(STAGES, nth);
      // For both players together.
      const turnsOfGame = turns / 2 / Number(gameCount);
      const line = { name, turnsOfGame, positions: points.length };
      const told = { ...line, points: summary(points), winShare: summary(shares) };
      process.stdout.write(`${JSON.stringify(told)}\n`);
      expect(points.every(Number.isFinite)).toBe(true);
    }
  });
});
