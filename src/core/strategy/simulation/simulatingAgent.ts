import { entryAt } from '../../certain';
import type { Seed } from '../../game/seed';
import type { Gaddag } from '../../lexicon/gaddag';
import { THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import type { Deadline, SoundAgent } from '../agent';
import { endgameTurn } from '../endgame/endgameTurn';
import { evaluatingAgent } from '../evaluatingAgent';
import { equityEvaluator } from '../leaves/equityEvaluator';
import type { LeaveTable } from '../leaves/leaveTable';
import type { PlayerView } from '../playerView';
import type { WinChances } from '../winTable/winChances';
import { CandidateFinder, type StaticCandidate } from './candidates';
import { InferenceFinder } from './inference';
import { Sampler } from './sampler';
import { Simulation } from './simulation';
import { type Situation, situationOf } from './situation';
import { turnsBeforeLast } from './turnsBefore';

/** Settings of a simulating agent. */
export interface SimulatingPlan {
  /** Plies after the candidate. */
  readonly plies: number;
  readonly budget: SimulatingBudget;
  /** Infers the opponent's leave from its last turns. */
  readonly infers: boolean;
}

/** Maximum per turn of the game. Results that depend on time are not reproducible. */
export type SimulatingBudget =
  | { readonly kind: 'samples'; readonly samples: number }
  | { readonly kind: 'seconds'; readonly seconds: number };

/** Dependencies of a simulating agent. */
export interface SimulatingDeps {
  readonly leaves: LeaveTable;
  readonly chances: WinChances;
  /** Milliseconds since some moment. */
  readonly now: () => number;
}

/** Limit regardless of time. */
const MOST_SAMPLES = 1_000_000;

/** How far the agent trusts static equity. */
interface Trust {
  /** Number of turns to choose from. */
  readonly candidates: number;
  /** Turns further behind the best in equity are hardly ever better. */
  readonly hopeless: number;
  /** Typical error of differences in static equity, compared with the means of many samples. */
  readonly doubt: number;
}

const TRUST: Trust = { candidates: 15, hopeless: 25 * THOUSANDTHS, doubt: 5 * THOUSANDTHS };
/** Near the end equity is less reliable, and the best turn is occasionally not among the first fifteen. */
const TRUST_IN_SHORT_REST: Trust = { candidates: 30, hopeless: 40 * THOUSANDTHS, doubt: 15 * THOUSANDTHS };
/** With this many tiles in the bag or fewer, simulations run to the end of the game. */
const SHORT_REST = 7;

/**
 * Simulates the best turns by static equity and takes the one with the best result; with an empty bag it
 * solves the endgame. With more than two players, or if nothing can be simulated, it plays by static equity.
 */
export function simulatingAgent(lexicon: Gaddag, plan: SimulatingPlan, deps: SimulatingDeps): SoundAgent {
  const { chances, leaves, now } = deps;
  const finder = new CandidateFinder(lexicon, leaves);
  const inference = plan.infers ? new InferenceFinder(lexicon, leaves) : undefined;
  const byEquity = evaluatingAgent(lexicon, equityEvaluator(leaves));
  return (view, random, deadline) => {
    const seed = Math.floor(random() * 2 ** 32);
    const isOver = limitOf(plan.budget, now, deadline);
    const isInferenceOver = limitOfInference(plan.budget, now, deadline);
    const solved = endgameTurn(lexicon, view, isOver);
    if (solved !== undefined) return solved;
    const open = situationIn(view);
    if (open === undefined) return byEquity(view, random, deadline);
    const situation =
      inference === undefined ? open : withInference(open, view, inference, seed, isInferenceOver);
    const isShort = situation.bagCount <= SHORT_REST;
    const trust = isShort ? TRUST_IN_SHORT_REST : TRUST;
    const { doubt } = trust;
    const candidates = promising(finder.find(situation, trust.candidates), trust);
    const most = plan.budget.kind === 'samples' ? plan.budget.samples : MOST_SAMPLES;
    const simulation = new Simulation(candidates, situation.lead, { doubt, most }, view.position);
    const turns = candidates.map(({ turn }) => turn);
    const plies = isShort ? Number.POSITIVE_INFINITY : plan.plies;
    const sampler = new Sampler(lexicon, leaves, situation, turns, seed, { plies, chances });
    draw(simulation, sampler, plan.budget.kind === 'samples' ? deadline : isOver);
    return entryAt(candidates, simulation.likeliestBest(doubt)).turn;
  };
}

/**
 * The time limit of a turn. If samples are counted, an endgame may poll as often instead, which takes about
 * the same time and is reproducible.
 */
function limitOf(budget: SimulatingBudget, now: () => number, deadline: Deadline): Deadline {
  if (budget.kind === 'seconds') {
    const end = now() + 1000 * budget.seconds;
    return () => now() >= end || deadline();
  }
  let asked = 0;
  return () => ++asked > budget.samples || deadline();
}

/** The rest of the time is left for samples: without any, the inference would be useless. */
const limitOfInference = (budget: SimulatingBudget, now: () => number, deadline: Deadline): Deadline =>
  budget.kind === 'samples' ? deadline : limitOf({ ...budget, seconds: budget.seconds / 2 }, now, deadline);

/** The situation with the inference from the opponent’s last two turns, or unchanged if there is none. */
function withInference(
  situation: Situation,
  { history, player }: PlayerView,
  finder: InferenceFinder,
  seed: Seed,
  isOver: Deadline,
): Situation {
  const last = history.at(-1);
  const isTelling = last?.turn.kind === 'placement' || last?.turn.kind === 'exchange';
  if (last === undefined || !isTelling || last.player === player || last.verdict === 'phony')
    return situation;
  const found = finder.infer(situation, last.turn, seed, isOver, turnsBeforeLast(history, player));
  return found.ok ? { ...situation, inference: found.value } : situation;
}

/** The candidates that static equity does not rule out, best first; a pass only if there is nothing else. */
function promising(candidates: readonly StaticCandidate[], { hopeless }: Trust): readonly StaticCandidate[] {
  const least = entryAt(candidates, 0).equity - hopeless;
  return candidates.filter(({ equity, turn }, nth) => nth === 0 || (turn.kind !== 'pass' && equity >= least));
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

/** A batch cut off by the deadline is discarded. */
function draw(simulation: Simulation, sampler: Sampler, deadline: Deadline): void {
  if (simulation.candidates.length === 1) return;
  for (let batch = simulation.take(); batch !== undefined; batch = simulation.take()) {
    const drawn = sampler.drawUnless(batch, deadline);
    if (drawn === undefined) return;
    simulation.add(batch, drawn);
  }
}
