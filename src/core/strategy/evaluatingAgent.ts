import { findPhony, readPlacement } from '../game/turns/placementWords';
import type { Gaddag } from '../lexicon/gaddag';
import { BestMoveFinder } from '../movegen/bestMove/bestMoveFinder';
import type { SoundAgent } from './agent';
import { bestExchange } from './bestExchange';
import type { Evaluator } from './evaluator';
import { vocabularyOf } from './levels/vocabulary';
import { moveOrPass } from './moveOrPass';

/**
 * An agent that takes the turn of the highest worth: score and what the evaluator says. It exchanges where
 * that is worth more than every placement; it passes only where it can do nothing else.
 * @param level knows only the words of its vocabulary: it overlooks every move that makes another word
 */
export function evaluatingAgent(lexicon: Gaddag, evaluate: Evaluator, level?: number): SoundAgent {
  const finder = new BestMoveFinder(lexicon);
  return (view) => {
    const { position } = view;
    const worth = evaluate(view);
    const exchange = worth.exchanged === undefined ? undefined : bestExchange(view, worth.exchanged);
    const knows = level === undefined ? undefined : vocabularyOf(level, position.rules.distribution);
    const move = finder.findWorthiest(
      position,
      worth,
      exchange?.worth,
      knows && ((found) => findPhony(readPlacement(position, found), knows) === undefined),
    );
    return move ?? exchange?.turn ?? moveOrPass(undefined, view);
  };
}
