import type { Position } from '../board/position';
import { certain } from '../certain';
import type { Gaddag } from '../lexicon/gaddag';
import { BestMoveFinder } from '../movegen/bestMove/bestMoveFinder';
import { findBestMove } from '../movegen/candidates/rank';
import { MoveGenerator } from '../movegen/moveGenerator';
import { MoveList } from '../movegen/moveList';
import type { MoveRecorder } from '../movegen/moveRecorder';
import { AppelJacobsonGenerator } from '../movegen/reference/appelJacobsonGenerator';
import { PermutationGenerator } from '../movegen/reference/permutationGenerator';
import { type Deadline, NO_DEADLINE, type SoundAgent } from './agent';
import type { AgentPlan, EvaluatingPlan } from './agentId';
import { evaluatingAgent } from './evaluatingAgent';
import type { Evaluator } from './evaluator';
import { evaluateHeuristics } from './heuristics/evaluateHeuristics';
import { equityEvaluator } from './leaves/equityEvaluator';
import type { LeaveTable } from './leaves/leaveTable';
import { moveOrPass } from './moveOrPass';
import { simulatingAgent } from './simulation/simulatingAgent';
import { WIN_FORMULA, type WinChances } from './winTable/winChances';

/** Dependencies of agents other than the lexicon. */
export interface AgentDeps {
  /** The result of `leavesForAgent` for the plan. */
  readonly leaves?: LeaveTable | undefined;
  /** Win % by lead; the formula by default. */
  readonly chances?: WinChances | undefined;
  /** Milliseconds since some moment, for an agent with a time limit per turn. */
  readonly now?: (() => number) | undefined;
}

/** A clock that never advances. */
const NO_CLOCK = () => 0;

/**
 * Creates an agent from a plan. Without a move it exchanges or passes (`moveOrPass`).
 *
 * @param lexicon the result of `lexiconForAgent` for the plan
 */
export function createAgent(plan: AgentPlan, lexicon: Gaddag, deps: AgentDeps = {}): SoundAgent {
  const { chances = WIN_FORMULA, leaves, now = NO_CLOCK } = deps;
  switch (plan.kind) {
    case 'score': {
      const finder = new BestMoveFinder(lexicon);
      return (view) => moveOrPass(finder.find(view.position), view);
    }
    case 'first':
      return choosing(lexicon, (moves) => (moves.length === 0 ? -1 : 0));
    case 'random':
      return choosing(lexicon, (moves, random) =>
        moves.length === 0 ? -1 : Math.floor(random() * moves.length),
      );
    case 'appel-jacobson':
      return listing((recorder) => new AppelJacobsonGenerator(lexicon, recorder));
    case 'permutations':
      return listing((recorder, isCancelled) => new PermutationGenerator(lexicon, recorder, isCancelled));
    case 'equity':
    case 'heuristics':
      return evaluatingAgent(lexicon, evaluatorOf(plan, leaves));
    case 'simulate':
      return simulatingAgent(lexicon, plan, {
        leaves: certain(leaves, 'the leaves of the agent'),
        chances,
        now,
      });
    case 'level':
      return createAgent(plan.of, lexicon, deps);
  }
}

function evaluatorOf(plan: EvaluatingPlan, leaves: LeaveTable | undefined): Evaluator {
  switch (plan.kind) {
    case 'score':
      return () => ({});
    case 'equity':
      return equityEvaluator(certain(leaves, 'the leaves of the agent'));
    case 'heuristics':
      return evaluateHeuristics(plan);
  }
}

/** Index of a move of the list; −1 if there is none. */
type Choice = (moves: MoveList, random: () => number) => number;

/** Lists all moves and chooses one of them. */
function choosing(lexicon: Gaddag, choose: Choice): SoundAgent {
  const generator = new MoveGenerator(lexicon);
  const moves = new MoveList();
  return (view, random) => {
    generator.generate(view.position, moves);
    const index = choose(moves, random);
    return moveOrPass(index < 0 ? undefined : moves.moveAt(index), view);
  };
}

interface PlainGenerator {
  generate(position: Position): unknown;
}

type CreateGenerator = (recorder: MoveRecorder, isCancelled: () => boolean) => PlainGenerator;

/** Takes the highest score of all moves that a generator lists before the deadline. */
function listing(create: CreateGenerator): SoundAgent {
  const moves = new MoveList();
  let hasPassed: Deadline = NO_DEADLINE;
  const generator = create(moves, () => hasPassed());
  return (view, _random, deadline) => {
    hasPassed = deadline;
    moves.reset(view.position);
    generator.generate(view.position);
    const index = findBestMove(moves);
    return moveOrPass(index < 0 ? undefined : moves.moveAt(index), view);
  };
}
