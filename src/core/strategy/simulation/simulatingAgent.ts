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

/** How much an agent simulates. */
export interface SimulatingPlan {
  /** Turns behind the candidate. */
  readonly plies: number;
  readonly budget: SimulatingBudget;
  /** Whether it reads out of the opponent’s last turns what was kept. */
  readonly infers: boolean;
}

/** For a turn of the game, at most. What is decided by time is not the same each time. */
export type SimulatingBudget =
  | { readonly kind: 'samples'; readonly samples: number }
  | { readonly kind: 'seconds'; readonly seconds: number };

/** What an agent that simulates goes by. */
export interface SimulatingMeans {
  readonly leaves: LeaveTable;
  readonly chances: WinChances;
  /** Milliseconds since some moment. */
  readonly now: () => number;
}

/** However much time there is. */
const MOST_SAMPLES = 1_000_000;

/** What the agent makes of static equity. */
interface Trust {
  /** Turns that it chooses from. */
  readonly candidates: number;
  /** What lies so far behind the best in equity is hardly ever better. */
  readonly hopeless: number;
  /**
   * By how much static equity is off, usually, where it says how much better one turn is: so far are the
   * means of many samples from it.
   */
  readonly doubt: number;
}

const TRUST: Trust = { candidates: 15, hopeless: 25 * THOUSANDTHS, doubt: 5 * THOUSANDTHS };
/** Near the end equity says less, and the best turn is now and then not among the first fifteen. */
const TRUST_IN_SHORT_REST: Trust = { candidates: 30, hopeless: 40 * THOUSANDTHS, doubt: 15 * THOUSANDTHS };
/** With so many tiles in the bag the rest of the game is short, and played to its end. */
const SHORT_REST = 7;

/**
 * Plays the best turns by static equity on and takes the one that comes off best; with an empty bag it
 * searches for the best line. With more than two players it goes by static equity alone, and so it does where
 * nothing can be simulated.
 */
export function simulatingAgent(lexicon: Gaddag, plan: SimulatingPlan, means: SimulatingMeans): SoundAgent {
  const { chances, leaves, now } = means;
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
 * When a turn has taken long enough. Where samples are counted, an endgame may ask as often, which comes to
 * about the same time, and to the same turn every time.
 */
function limitOf(budget: SimulatingBudget, now: () => number, deadline: Deadline): Deadline {
  if (budget.kind === 'seconds') {
    const end = now() + 1000 * budget.seconds;
    return () => now() >= end || deadline();
  }
  let asked = 0;
  return () => ++asked > budget.samples || deadline();
}

/** The rest of the time is for samples: without any, what is inferred would be of no use. */
const limitOfInference = (budget: SimulatingBudget, now: () => number, deadline: Deadline): Deadline =>
  budget.kind === 'samples' ? deadline : limitOf({ ...budget, seconds: budget.seconds / 2 }, now, deadline);

/** With what the opponent’s last two turns tell; where that is nothing, the situation as it is. */
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

/** Those that static equity does not rule out; they are sorted by it. */
function promising(candidates: readonly StaticCandidate[], { hopeless }: Trust): readonly StaticCandidate[] {
  const least = entryAt(candidates, 0).equity - hopeless;
  return candidates.filter(({ equity }) => equity >= least);
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

/** A batch that time is over in is left: what it would have said stays unsaid. */
function draw(simulation: Simulation, sampler: Sampler, deadline: Deadline): void {
  if (simulation.candidates.length === 1) return;
  for (let batch = simulation.take(); batch !== undefined; batch = simulation.take()) {
    const drawn = sampler.drawUnless(batch, deadline);
    if (drawn === undefined) return;
    simulation.add(batch, drawn);
  }
}
