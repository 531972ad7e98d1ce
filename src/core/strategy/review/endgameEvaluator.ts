import { tilesLeft } from '../../alphabet/tileCounts';
import { entryAt } from '../../certain';
import { isSameTurn } from '../../game/turns/sameTurn';
import type { PlainTurn } from '../../game/turns/turn';
import type { Deadline } from '../agent';
import type { EndgameSolver } from '../endgame/endgameSolver';
import type { TurnEvaluator, ValuedTurn } from './turnEvaluator';

/**
 * Solves endgames, including the played turn: exact points, and who wins. Undefined if that takes too long,
 * or if tiles are missing.
 *
 * @param begin starts the clock for one turn
 */
export function endgameEvaluator(solver: EndgameSolver, begin: () => Deadline): TurnEvaluator {
  return ({ played, view }) => {
    const { bagCount, player, position, progress, rackCounts, scores, turnRules } = view;
    const opponent = player === 0 ? 1 : 0;
    const otherRack = tilesLeft(position.rules.distribution, [...position.tiles, ...position.rack]);
    if (bagCount > 0 || otherRack.length !== entryAt(rackCounts, opponent)) return undefined;
    const endgame = { ...progress, position, otherRack, turnRules };
    const solved = solver.solve(endgame, { stop: begin(), wanted: [played], rated: 1 });
    if (!solved.ok || !solved.value.solved) return undefined;
    const own = solved.value.rated.find(({ turn }) => isSameTurn(turn, played));
    const [first] = solved.value.line;
    if (own?.bound !== 'exact' || !own.solved || first === undefined) return undefined;
    const lead = entryAt(scores, player) - entryAt(scores, opponent);
    const valued = (turn: PlainTurn, points: number): ValuedTurn => ({
      turn,
      points,
      winShare: (Math.sign(lead + points) + 1) / 2,
    });
    const isBest = own.value >= solved.value.value;
    return {
      method: 'endgame',
      best: isBest ? valued(played, own.value) : valued(first.turn, solved.value.value),
      played: valued(played, own.value),
      error: null,
    };
  };
}
