import { certain, entryAt } from '../../certain';
import type { Seed } from '../../game/seed';
import { isSameTurn } from '../../game/turns/sameTurn';
import type { Gaddag } from '../../lexicon/gaddag';
import type { Deadline } from '../agent';
import type { LeaveTable } from '../leaves/leaveTable';
import { CandidateFinder } from '../simulation/candidates';
import { Sampler } from '../simulation/sampler';
import type { Estimate } from '../simulation/samples';
import { rankRows, type SimulatedCandidate, Simulation } from '../simulation/simulation';
import { situationOf } from '../simulation/situation';
import type { WinChances } from '../winTable/winChances';
import type { ReviewSimulation } from './reviewSettings';
import type { TurnEvaluator, Valuation, ValuedTurn } from './turnEvaluator';

/** Number of turns to simulate: the best by static equity, including the played one. */
const CANDIDATES = 12;
/** Per candidate, however long it takes. */
const LEAST_SAMPLES = 50;
/** For a simulation that only time ends. */
const MOST_SAMPLES = 1_000_000;
const CONFIDENCE = 0.99;
/** Index of the played turn among the candidates: first, so that it wins ties. */
const PLAYED = 0;

export interface SimulationMeans {
  readonly lexicon: Gaddag;
  readonly leaves: LeaveTable;
  readonly chances: WinChances;
  readonly seed: Seed;
  readonly settings: ReviewSimulation;
  /** Starts the clock for one turn. */
  readonly begin: () => Deadline;
}

/** Evaluates turns by their average over many simulated continuations; not with an empty bag. */
export function simulationEvaluator({
  begin,
  chances,
  leaves,
  lexicon,
  seed,
  settings,
}: SimulationMeans): TurnEvaluator {
  const finder = new CandidateFinder(lexicon, leaves);
  return ({ played, view }) => {
    const { bagCount, player, position, progress, rackCounts, scores, turnRules } = view;
    if (bagCount === 0) return undefined;
    const opponent = player === 0 ? 1 : 0;
    const lead = entryAt(scores, player) - entryAt(scores, opponent);
    const opponentCount = entryAt(rackCounts, opponent);
    const found = situationOf(position, turnRules, { ...progress, lead, opponentCount });
    if (!found.ok) return undefined;
    const situation = found.value;
    const others = finder.find(situation, CANDIDATES).filter(({ turn }) => !isSameTurn(turn, played));
    const candidates = [{ turn: played, equity: finder.equityOf(situation, played) }, ...others];
    const most = settings.samples ?? MOST_SAMPLES;
    const least = Math.min(LEAST_SAMPLES, Math.ceil(most / candidates.length));
    const allotment = { least, most, confidence: CONFIDENCE };
    const simulation = new Simulation(candidates, lead, allotment, position);
    const turns = candidates.map(({ turn }) => turn);
    const sampler = new Sampler(lexicon, leaves, situation, turns, seed, {
      plies: settings.plies ?? Number.POSITIVE_INFINITY,
      chances,
    });
    const isOver = begin();
    const first = least * candidates.length;
    while (!simulation.isFinished && !(isOver() && simulation.sampleCount >= first)) {
      const batch = certain(simulation.take(), 'the batch to draw');
      simulation.add(batch, sampler.draw(batch));
    }
    const { rows } = simulation;
    const best = entryAt(rankRows(rows), 0);
    const { spread, winShare } = simulation.difference(best, PLAYED);
    return {
      method: 'simulation',
      best: valued(entryAt(rows, best)),
      played: valued(entryAt(rows, PLAYED)),
      error: best === PLAYED ? null : errorsOf(spread, winShare),
    };
  };
}

/** Null with too few samples. */
const errorsOf = ({ error: points }: Estimate, { error: winShare }: Estimate): Valuation['error'] =>
  points === null || winShare === null ? null : { points, winShare };

const valued = ({ spread, turn, winShare }: SimulatedCandidate): ValuedTurn => ({
  turn,
  points: spread.mean,
  winShare: winShare.mean,
});
