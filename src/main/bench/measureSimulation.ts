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

/** Samples of a candidate and two turns behind it. */
export interface SimulationFigures {
  readonly samplesPerSecond: number;
  /** Turns played, the candidates among them. */
  readonly pliesPerSecond: number;
  /** The time of such a turn, as a part of that of a search for all moves. */
  readonly ratioToAll: number;
}

const PLIES = 2;
const CANDIDATES = 10;
const WARM_UP_SAMPLES = 4;
const SAMPLES = 10;
/** Each so manyth position is played on. */
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
  const draw = (from: number, count: number): number =>
    simulated.reduce(
      (sum, { sampler, turns }) =>
        turns.reduce((plies, _, candidate) => plies + sampler.draw({ candidate, from, count }).plies, sum),
      0,
    );
  draw(0, WARM_UP_SAMPLES);
  const { millis, result: plies } = measureCpu(() => draw(WARM_UP_SAMPLES, SAMPLES));
  const samples = simulated.reduce((sum, { turns }) => sum + turns.length, 0) * SAMPLES;
  return {
    samplesPerSecond: Math.round((1000 * samples) / millis),
    pliesPerSecond: Math.round((1000 * plies) / millis),
    ratioToAll: Math.round((1e5 * millis) / plies / allMicros) / 100,
  };
}
