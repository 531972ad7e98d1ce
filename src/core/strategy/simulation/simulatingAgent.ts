import { entryAt } from '../../certain';
import type { PlainTurn } from '../../game/turns/turn';
import type { Gaddag } from '../../lexicon/gaddag';
import type { Deadline, SoundAgent } from '../agent';
import { evaluatingAgent } from '../evaluatingAgent';
import { equityEvaluator } from '../leaves/equityEvaluator';
import type { LeaveTable } from '../leaves/leaveTable';
import type { PlayerView } from '../playerView';
import { WIN_FORMULA } from '../winTable/winChances';
import { CandidateFinder } from './candidates';
import { Sampler } from './sampler';
import { rankRows, Simulation } from './simulation';
import { type Situation, situationOf } from './situation';

/** How much an agent simulates. */
export interface SimulatingPlan {
  /** Turns behind the candidate. */
  readonly plies: number;
  /** Of all candidates, at most. */
  readonly samples: number;
}

/** Turns that the agent chooses from. */
const CANDIDATES = 15;
const LEAST_SAMPLES = 16;
/** It stops earlier where the best is known as surely as that. */
const CONFIDENCE = 0.99;

/**
 * Plays the best turns by static equity on and takes the one that comes off best. Win shares go by the
 * formula. With more than two players it goes by static equity alone, and so it does where nothing can be
 * simulated.
 */
export function simulatingAgent(lexicon: Gaddag, leaves: LeaveTable, plan: SimulatingPlan): SoundAgent {
  const finder = new CandidateFinder(lexicon, leaves);
  const byEquity = evaluatingAgent(lexicon, equityEvaluator(leaves));
  return (view, random, deadline) => {
    const seed = Math.floor(random() * 2 ** 32);
    const situation = situationIn(view);
    if (situation === undefined) return byEquity(view, random, deadline);
    const candidates = finder.find(situation, CANDIDATES);
    const { least, most } = { least: LEAST_SAMPLES, most: plan.samples };
    const simulation = new Simulation(
      candidates,
      situation.lead,
      { least: Math.min(least, Math.ceil(most / candidates.length)), most, confidence: CONFIDENCE },
      view.position,
    );
    const turns = candidates.map(({ turn }) => turn);
    const settings = { plies: plan.plies, chances: WIN_FORMULA };
    const sampler = new Sampler(lexicon, leaves, situation, turns, seed, settings);
    return chosen(simulation, sampler, deadline);
  };
}

function situationIn(view: PlayerView): Situation | undefined {
  const { player, position, progress, rackCounts, scores, turnRules } = view;
  if (rackCounts.length !== 2) return undefined;
  const { scorelessTurns, turnsLeft } = progress;
  const found = situationOf(position, turnRules, {
    lead: entryAt(scores, player) - entryAt(scores, 1 - player),
    opponentCount: entryAt(rackCounts, 1 - player),
    scorelessTurns,
    turnsLeft,
  });
  return found.ok ? found.value : undefined;
}

function chosen(simulation: Simulation, sampler: Sampler, deadline: Deadline): PlainTurn {
  const { candidates } = simulation;
  if (candidates.length > 1)
    for (let batch = simulation.take(); batch !== undefined && !deadline(); batch = simulation.take())
      simulation.add(batch, sampler.draw(batch));
  return entryAt(candidates, entryAt(rankRows(simulation.rows), 0)).turn;
}
