import { isSameTurn } from '../core/game/turns/sameTurn';
import type { PlainTurn } from '../core/game/turns/turn';
import { findPlacement, placedTiles } from '../core/movegen/candidates/findPlacement';
import { type OtherTurn, otherTurnsOf } from '../core/strategy/equity/otherTurns';
import type { JudgedMoves } from './listOrder';
import type { ListOrder } from './listRows';

/**
 * Moves the turns of `first` before all others, in their order. Placements that the list leaves out stay out;
 * other turns are added.
 */
export function withTurnsFirst(
  { moves, order, position, worths }: JudgedMoves,
  sorted: ListOrder,
  first: readonly PlainTurn[],
): ListOrder {
  if (first.length === 0) return sorted;
  const judged = worths === undefined ? unjudged(first) : otherTurnsOf(position, worths.worth);
  const others = sorted.others.length > 0 ? sorted.others : judged;
  const listed = new Set(sorted.places);
  const leading = new Set<number>();
  for (const turn of first) {
    if (turn.kind === 'placement') {
      const place = order.indexOf(findPlacement(moves, placedTiles(turn)));
      if (listed.has(place)) leading.add(place);
    } else {
      const nth = others.findIndex((other) => isSameTurn(other, turn));
      if (nth >= 0) leading.add(order.length + nth);
    }
  }
  const rest = sorted.places.filter((place) => !leading.has(place));
  return { places: Uint32Array.from([...leading, ...rest]), others };
}

/** The turns that put no tile on the board, without equities. */
const unjudged = (turns: readonly PlainTurn[]): readonly OtherTurn[] =>
  turns.flatMap((turn): readonly OtherTurn[] => {
    if (turn.kind === 'placement') return [];
    return [{ kind: turn.kind, tiles: turn.kind === 'pass' ? [] : turn.tiles, worth: null }];
  });
