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
import { MOST_IN_BAG } from '../preendgame/preendgame';
import { preendgameTurn } from '../preendgame/preendgameTurn';
import type { WinChances } from '../winTable/winChances';
import { CandidateFinder, type StaticCandidate } from './candidates';
import type { GainAllotment } from './gainAllocation';
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

const TRUST: Trust = { candidates: 15, hopeless: 25 * THOUSANDTHS, doubt: 10 * THOUSANDTHS };
/** Near the end equity is less reliable, and the best turn is occasionally not among the first fifteen. */
const TRUST_IN_SHORT_REST: Trust = { candidates: 30, hopeless: 40 * THOUSANDTHS, doubt: 15 * THOUSANDTHS };
/** With this many tiles in the bag or fewer, simulations run to the end of the game. */
const SHORT_REST = 7;
/** Simulations stop if more samples would gain less than this. */
const LEAST_LOSS = 0.05 * THOUSANDTHS;
/** Share of the time for the inference; the rest is for samples. */
const INFERENCE_SHARE = 0.25;
/** Share of the time after which the likeliest turns of a pre-endgame are examined. */
const PREENDGAME_FROM = 0.5;
const MOST_EXAMINED = 6;
/** Share of the time after which the likeliest turns are simulated more deeply. */
const DEEPER_FROM = 0.5;
const MOST_DEEPER = 5;
/** Typical error of differences at the usual depth, compared with those of the greater one. */
const DOUBT_OF_DEPTH = 4 * THOUSANDTHS;

/**
 * Simulates the best turns by static equity and takes the one with the best result. On the clock, the best of
 * these are then simulated more deeply or, with few tiles in the bag, examined by the pre-endgame search;
 * with an empty bag it solves the endgame. With more than two players, or if nothing can be simulated, it
 * plays by static equity.
 */
export function simulatingAgent(lexicon: Gaddag, plan: SimulatingPlan, deps: SimulatingDeps): SoundAgent {
  const { chances, leaves, now } = deps;
  const finder = new CandidateFinder(lexicon, leaves);
  const inference = plan.infers ? new InferenceFinder(lexicon, leaves) : undefined;
  const byEquity = evaluatingAgent(lexicon, equityEvaluator(leaves));
  return (view, random, deadline) => {
    const seed = Math.floor(random() * 2 ** 32);
    const time = timeFor(plan.budget, now, deadline);
    const solved = endgameTurn(lexicon, view, time.isOver);
    if (solved !== undefined) return solved;
    const open = situationIn(view);
    if (open === undefined) return byEquity(view, random, deadline);
    const isInferenceOver = time.isPast(INFERENCE_SHARE);
    const situation =
      inference === undefined ? open : withInference(open, view, inference, seed, isInferenceOver);
    const isShort = situation.bagCount <= SHORT_REST;
    const trust = isShort ? TRUST_IN_SHORT_REST : TRUST;
    const { doubt } = trust;
    const most = plan.budget.kind === 'samples' ? plan.budget.samples : MOST_SAMPLES;
    const candidates = promising(finder.find(situation, trust.candidates), trust);
    if (candidates.length === 1) return entryAt(candidates, 0).turn;
    const plies = isShort ? Number.POSITIVE_INFINITY : plan.plies;
    const simulate = (among: readonly StaticCandidate[], how: Depth): readonly StaticCandidate[] => {
      const simulation = new Simulation(among, situation.lead, { ...how, most }, view.position);
      const turns = among.map(({ turn }) => turn);
      const settings = { plies: how.plies, chances };
      draw(simulation, new Sampler(lexicon, leaves, situation, turns, how.seed, settings), how.isOver);
      return simulation.likeliest(how.doubt);
    };
    const usual = { plies, doubt, leastLoss: LEAST_LOSS, seed };
    const { end, isOver } = time;
    if (end === undefined) return entryAt(simulate(candidates, { ...usual, isOver: deadline }), 0).turn;
    if (situation.bagCount <= MOST_IN_BAG) {
      const likeliest = simulate(candidates, { ...usual, isOver: time.isPast(PREENDGAME_FROM) });
      const turns = likeliest.slice(0, MOST_EXAMINED).map(({ turn }) => turn);
      const left = () => (deadline() ? 0 : end - now());
      return preendgameTurn(lexicon, view, turns, now, left) ?? entryAt(turns, 0);
    }
    if (isShort) return entryAt(simulate(candidates, { ...usual, leastLoss: 0, isOver }), 0).turn;
    const likeliest = simulate(candidates, { ...usual, isOver: time.isPast(DEEPER_FROM) });
    const deeper = { plies: plies + 2, doubt: DOUBT_OF_DEPTH, leastLoss: 0, seed: seed + 1, isOver };
    return entryAt(simulate(likeliest.slice(0, MOST_DEEPER), deeper), 0).turn;
  };
}

/** How turns are simulated. */
interface Depth extends Omit<GainAllotment, 'most'> {
  readonly plies: number;
  readonly seed: number;
  readonly isOver: Deadline;
}

/** The time for a turn of the game. */
interface TimeForTurn {
  /** Whether all of it is over. */
  readonly isOver: Deadline;
  /** Whether this share of it is over. */
  readonly isPast: (share: number) => Deadline;
  /** Undefined if samples are counted instead. */
  readonly end: number | undefined;
}

/**
 * If samples are counted, an endgame may poll as often instead, which takes about the same time and is
 * reproducible.
 */
function timeFor(budget: SimulatingBudget, now: () => number, deadline: Deadline): TimeForTurn {
  if (budget.kind === 'samples') {
    let asked = 0;
    return {
      isOver: () => ++asked > budget.samples || deadline(),
      isPast: () => deadline,
      end: undefined,
    };
  }
  const start = now();
  const isPast = (share: number) => () => now() >= start + 1000 * share * budget.seconds || deadline();
  return { isOver: isPast(1), isPast, end: start + 1000 * budget.seconds };
}

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
  for (let batch = simulation.take(); batch !== undefined; batch = simulation.take()) {
    const drawn = sampler.drawUnless(batch, deadline);
    if (drawn === undefined) return;
    simulation.add(batch, drawn);
  }
}
