import { letterOf, NO_TILE } from '../../alphabet/tile';
import { positionLabel } from '../../board/square';
import { entryAt } from '../../certain';
import { message } from '../../message';
import type { RankedMoves } from '../../movegen/candidates/candidateSort';
import type { Move } from '../../movegen/move';
import { DOWN_BIT, FIRST_SHIFT, LAST_SHIFT, LINE_SHIFT } from '../../movegen/moveList';
import type { WhyNot } from './whyNot';

/** An answer with the play's rank among the candidates. */
export interface RankedWhyNot extends WhyNot {
  /** Rank from 1, best first; null for a play that is not a candidate or is not among those kept. */
  readonly rank: number | null;
}

/**
 * Finds the play among the candidates. If it can be laid in several ways, because the rack has both a blank
 * and the letter, the best one is chosen, unless `isExact` demands the given tiles.
 */
export function rankPlay(answer: WhyNot, ranked: RankedMoves, isExact: boolean): RankedWhyNot {
  const { move, place, word } = answer;
  if (move === null || place === null) return { ...answer, rank: null };
  const { moves, order } = ranked;
  const where = positionLabel(place, place.direction);
  const at = findPlay(ranked, move, isExact);
  const listed = at === null ? move : moves.moveAt(entryAt(order, at));
  const { score } = listed;
  const said = { word, place: where, score, count: order.length };
  if (at !== null) {
    const headline = message('whyNot.ranked', { ...said, rank: at + 1 });
    return { ...answer, move: listed, headline, rank: at + 1 };
  }
  if (!moves.hasMore) throw new RangeError(`${word} was found to be a candidate, but it is none.`);
  return { ...answer, headline: message('whyNot.unlisted', said), rank: null };
}

/** Rank − 1 of a play; null if it is not among the candidates. */
function findPlay({ moves, order }: RankedMoves, move: Move, isExact: boolean): number | null {
  const isAcross = move.direction === 'across';
  const first = isAcross ? move.col : move.row;
  const place =
    (isAcross ? 0 : DOWN_BIT) |
    ((isAcross ? move.row : move.col) << LINE_SHIFT) |
    (first << FIRST_SHIFT) |
    ((first + move.tiles.length - 1) << LAST_SHIFT);
  const played = move.tiles.filter((tile) => tile !== NO_TILE);
  const isSame = (index: number) =>
    played.every((tile, nth) => {
      const other = moves.playedTileAt(index, nth);
      return isExact ? tile === other : letterOf(tile) === letterOf(other);
    });
  const at = order.findIndex(
    (index) => moves.placeAt(index) >>> LAST_SHIFT === place >>> LAST_SHIFT && isSame(index),
  );
  return at < 0 ? null : at;
}
