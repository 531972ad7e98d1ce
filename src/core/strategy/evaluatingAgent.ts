import type { Gaddag } from '../lexicon/gaddag';
import { BestMoveFinder } from '../movegen/bestMove/bestMoveFinder';
import type { SoundAgent } from './agent';
import type { Evaluator } from './evaluator';
import { bestExchange } from './exchanges';
import { moveOrPass } from './moveOrPass';

/**
 * An agent that takes the turn with the highest worth: score plus the evaluator's value. It exchanges if that
 * is worth more than every placement, and passes only if it can do nothing else.
 */
export function evaluatingAgent(lexicon: Gaddag, evaluate: Evaluator): SoundAgent {
  const finder = new BestMoveFinder(lexicon);
  return (view) => {
    const worth = evaluate(view);
    const exchange = worth.exchanged === undefined ? undefined : bestExchange(view, worth.exchanged);
    const move = finder.findWorthiest(view.position, worth, exchange?.worth);
    return move ?? exchange?.turn ?? moveOrPass(undefined, view);
  };
}
