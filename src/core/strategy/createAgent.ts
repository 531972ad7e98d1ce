import type { Random } from '../game/random';
import type { Gaddag } from '../lexicon/gaddag';
import { BestMoveFinder } from '../movegen/bestMove/bestMoveFinder';
import { MoveGenerator } from '../movegen/moveGenerator';
import { MoveList } from '../movegen/moveList';
import type { SoundAgent } from './agent';
import type { AgentPlan } from './agentId';
import { evaluatingAgent } from './evaluatingAgent';
import { evaluateHeuristics } from './heuristics/evaluateHeuristics';
import { moveOrPass } from './moveOrPass';
import type { PlayerView } from './playerView';

/**
 * An agent that plays with a lexicon as a plan says. Without a move it exchanges or passes (`moveOrPass`).
 */
export function createAgent(plan: AgentPlan, lexicon: Gaddag): SoundAgent {
  switch (plan.kind) {
    case 'score': {
      const finder = new BestMoveFinder(lexicon);
      return (view) => moveOrPass(finder.find(view.position), view);
    }
    case 'first':
      return choosing(lexicon, (moves) => (moves.length === 0 ? -1 : 0));
    case 'random':
      return choosing(lexicon, (moves, _view, random) =>
        moves.length === 0 ? -1 : Math.floor(random() * moves.length),
      );
    case 'heuristics':
      return evaluatingAgent(lexicon, evaluateHeuristics(plan));
  }
}

/** The index of a move of the list; -1 where there is none. */
type Choice = (moves: MoveList, view: PlayerView, random: Random) => number;

/** Lists all moves and chooses one of them. */
function choosing(lexicon: Gaddag, choose: Choice): SoundAgent {
  const generator = new MoveGenerator(lexicon);
  const moves = new MoveList();
  return (view, random) => {
    generator.generate(view.position, moves);
    const index = choose(moves, view, random);
    return moveOrPass(index < 0 ? undefined : moves.moveAt(index), view);
  };
}
