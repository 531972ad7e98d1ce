import type { Position } from '../../core/board/position';
import { CLASSIC_TURN_RULES } from '../../core/game/turnRules';
import type { Gaddag } from '../../core/lexicon/gaddag';
import { flaw } from '../../core/message';
import type { LeaveTable } from '../../core/strategy/leaves/leaveTable';
import { CandidateFinder } from '../../core/strategy/simulation/candidates';
import { Sampler } from '../../core/strategy/simulation/sampler';
import { situationOf } from '../../core/strategy/simulation/situation';
import { WIN_FORMULA } from '../../core/strategy/winTable/winChances';
import { measureCpu } from './measure';

/** Samples of a candidate and two plies after it. */
export interface SimulationFigures {
  readonly samplesPerSecond: number;
  /** Turns played, the candidates among them. */
  readonly pliesPerSecond: number;
  /** Time of such a turn, relative to a search for all moves. */
  readonly ratioToAll: number;
}

const PLIES = 2;
const CANDIDATES = 10;
const SAMPLES = 10;
/** Rounds, of which the minimum counts, to exclude other load on the machine. */
const ROUNDS = 5;
/** Every nth position is simulated. */
const STRIDE = 8;

/** Samples a second of CPU time, and how a turn compares to a search for all moves. */
export function measureSimulation(
  gaddag: Gaddag,
  leaves: LeaveTable,
  positions: readonly Position[],
  allMicros: number,
): SimulationFigures {
  const finder = new CandidateFinder(gaddag, leaves);
  const simulated = positions
    .filter((_, nth) => nth % STRIDE === 0)
    .map((position) => {
      const situation = situationOf(position, CLASSIC_TURN_RULES);
      if (!situation.ok) throw flaw(situation.error);
      const turns = finder.find(situation.value, CANDIDATES).map(({ turn }) => turn);
      const settings = { plies: PLIES, chances: WIN_FORMULA };
      return { turns, sampler: new Sampler(gaddag, leaves, situation.value, turns, 1, settings) };
    });
  const draws = simulated.flatMap(({ sampler, turns }) =>
    turns.map((_, candidate) => {
      const batch = { candidate, from: 0, count: SAMPLES };
      return { draw: () => sampler.draw(batch).plies, plies: 0, millis: Number.POSITIVE_INFINITY };
    }),
  );
  for (const { draw } of draws) draw();
  for (let round = 0; round < ROUNDS; round++)
    for (const each of draws) {
      const { millis, result } = measureCpu(each.draw);
      each.plies = result;
      each.millis = Math.min(each.millis, millis);
    }
  const plies = draws.reduce((sum, each) => sum + each.plies, 0);
  const millis = draws.reduce((sum, each) => sum + each.millis, 0);
  const samples = draws.length * SAMPLES;
  return {
    samplesPerSecond: Math.round((1000 * samples) / millis),
    pliesPerSecond: Math.round((1000 * plies) / millis),
    ratioToAll: Math.round((1e5 * millis) / plies / allMicros) / 100,
  };
}
