import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Tile } from '../../../../src/core/alphabet/tile';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { entryAt } from '../../../../src/core/certain';
import type { GameState } from '../../../../src/core/game/gameState';
import { createRandom } from '../../../../src/core/game/random';
import { partOfSeed } from '../../../../src/core/game/seed';
import { startGame } from '../../../../src/core/game/startGame';
import { takeTurn } from '../../../../src/core/game/turns/takeTurn';
import { NO_DEADLINE } from '../../../../src/core/strategy/agent';
import { parseAgentId } from '../../../../src/core/strategy/agentId';
import { createAgent } from '../../../../src/core/strategy/createAgent';
import { viewOf } from '../../../../src/core/strategy/playerView';
import { InferenceFinder } from '../../../../src/core/strategy/simulation/inference';
import type { Inference } from '../../../../src/core/strategy/simulation/inferredRacks';
import { waysToChoose } from '../../../../src/core/strategy/simulation/possibleRacks';
import { takeOff } from '../../../../src/core/strategy/simulation/rolloutBoard';
import { RunningMean } from '../../../../src/core/strategy/simulation/samples';
import { situationOf } from '../../../../src/core/strategy/simulation/situation';
import { turnsBeforeLast } from '../../../../src/core/strategy/simulation/turnsBefore';
import { openLeaves } from '../../../../src/main/leaves/openLeaves';
import { buildOracleGaddag } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';

/** The agent, and games of self-play. */
const [id = '', gameCount = '0'] = (process.env.INFERENCE_SCORE ?? '').split(',');

const LEAVES = join(import.meta.dirname, '../../../../resources/leaves/english.leaves');

/** Share of chance in the score, so that a leave that was ruled out still has one. */
const BY_CHANCE = 0.05;

const sorted = (tiles: readonly Tile[]): string => [...tiles].sort((one, other) => one - other).join();

const countIn = (tiles: readonly Tile[], kind: Tile): number => tiles.filter((tile) => tile === kind).length;

/** Probability of drawing these tiles from a pool. */
function chanceOf(tiles: readonly Tile[], pool: readonly Tile[]): number {
  const kinds = [...new Set(tiles)];
  const ways = kinds.map((kind) => waysToChoose(countIn(pool, kind), countIn(tiles, kind)));
  return ways.reduce((product, each) => product * each, 1) / waysToChoose(pool.length, tiles.length);
}

/** The weight of what the opponent kept, as a share of all weights. */
function shareOf({ fitting }: Inference, kept: readonly Tile[]): number {
  const all = fitting.reduce((sum, { weight }) => sum + weight, 0);
  const found = fitting.find((fit) => sorted(fit.kept) === sorted(kept));
  return all === 0 ? 0 : (found?.weight ?? 0) / all;
}

describe('the inference from the turns of an agent', () => {
  // As in INFERENCE_SCORE=simulate-2x0.1s+infer,20; it takes minutes.
  it.runIf(Number(gameCount) > 0)('makes what was kept likelier', { timeout: 7_200_000 }, () => {
    const gaddag = buildOracleGaddag();
    const leaves = unwrap(openLeaves(LEAVES, CLASSIC_RULES)).table;
    const agent = createAgent(unwrap(parseAgentId(id)), gaddag, { leaves, now: () => performance.now() });
    const finder = new InferenceFinder(gaddag, leaves);
    const scores = { lastTurn: new RunningMean(), bothTurns: new RunningMean() };

    function score(before: GameState, state: GameState): void {
      const { history, player, position, racks, turnRules } = state;
      const last = history.at(-1);
      if (last?.turn.kind !== 'placement' || state.bag.length === 0) return;
      const kept = [...entryAt(before.racks, before.player)];
      takeOff(kept, last.turn.tiles);
      const opponentCount = entryAt(racks, 1 - player).length;
      const situation = unwrap(situationOf(position, turnRules, { opponentCount }));
      const chance = chanceOf(kept, situation.unseen);
      const earlier = turnsBeforeLast(viewOf(state, player).history, player);
      for (const [turns, mean] of [
        [undefined, scores.lastTurn],
        [earlier, scores.bothTurns],
      ] as const) {
        const inference = unwrap(finder.infer(situation, last.turn, 'score', NO_DEADLINE, turns));
        if (!inference.isEvery || inference.looked < 2) return;
        mean.add(Math.log(((1 - BY_CHANCE) * shareOf(inference, kept)) / chance + BY_CHANCE));
      }
    }

    for (let game = 0; game < Number(gameCount); game++) {
      const random = createRandom(`turns of game ${game}`);
      let state = unwrap(startGame({ rules: CLASSIC_RULES, seed: partOfSeed('inference', game) }));
      while (state.end === undefined) {
        const before = state;
        state = takeTurn(state, agent(viewOf(state, state.player), random, NO_DEADLINE));
        score(before, state);
      }
    }
    for (const [name, mean] of Object.entries(scores))
      process.stdout.write(`${JSON.stringify({ name, turns: mean.count, ...mean.estimate() })}\n`);
    expect(scores.lastTurn.mean).toBeGreaterThan(0);
  });
});
