import { letterOf } from '../alphabet/tile';
import { positionLabel } from '../board/square';
import type { RankedMoves } from '../movegen/candidateSort';
import type { Move } from '../movegen/move';
import type { WhyNot } from './whyNot';

/** An answer with the play's place among the candidates. */
export interface RankedWhyNot extends WhyNot {
  /** 1 … , best first; null for a play that is no candidate. */
  readonly rank: number | null;
}

/**
 * Finds the play among the candidates. Where it can be laid in several ways, because the rack has both a blank and the
 * letter, the best of them is taken, unless `isExact` asks for the very tiles.
 */
export function rankPlay(answer: WhyNot, ranked: RankedMoves, isExact: boolean): RankedWhyNot {
  const { move, place, word } = answer;
  if (move === null || place === null) return { ...answer, rank: null };
  const { moves, order } = ranked;
  for (let at = 0; at < order.length; at++) {
    const candidate = moves.moveAt(order[at]!);
    if (!isSamePlay(candidate, move, isExact)) continue;
    const { score } = candidate;
    const points = `${score} ${score === 1 ? 'point' : 'points'}`;
    const where = positionLabel(place, place.direction);
    const headline = `${word} at ${where} is candidate ${at + 1} of ${order.length}: ${points}.`;
    return { ...answer, move: candidate, headline, rank: at + 1 };
  }
  throw new RangeError(`${word} was found to be a candidate, but it is none.`);
}

function isSamePlay(a: Move, b: Move, isExact: boolean): boolean {
  if (a.row !== b.row || a.col !== b.col || a.direction !== b.direction) return false;
  if (a.tiles.length !== b.tiles.length) return false;
  return a.tiles.every((tile, i) => {
    const other = b.tiles[i]!;
    return isExact ? tile === other : letterOf(tile) === letterOf(other);
  });
}
