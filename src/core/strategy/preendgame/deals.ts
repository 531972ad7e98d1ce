import type { Tile } from '../../alphabet/tile';
import { countKinds, countOf } from '../../alphabet/tileCounts';
import { certain, entryAt } from '../../certain';
import { turnTo } from '../../game/gameFacts';
import type { GameState } from '../../game/gameState';
import { createRandom, shuffled } from '../../game/random';
import { countPlayed, without } from '../../game/turns/placement';
import type { PlainTurn } from '../../game/turns/turn';

/** One distribution of the unseen tiles. */
export interface Deal {
  /** In the order in which the player would draw them. */
  readonly bag: readonly Tile[];
  readonly otherRack: readonly Tile[];
  /** Number of orderings of distinguishable tiles that this deal stands for. */
  readonly weight: number;
}

export interface Unseen {
  readonly tiles: readonly Tile[];
  /** Tiles known to be on the other rack. */
  readonly known: readonly Tile[];
  readonly bagCount: number;
}

/** Number of orderings of the bag, all tiles distinguishable. */
export function countOrderings({ bagCount, known, tiles }: Unseen): number {
  let count = 1;
  for (let nth = 0; nth < bagCount; nth++) count *= tiles.length - known.length - nth;
  return count;
}

export interface Deals {
  /** In random order, so that the first ones are a sample of all. */
  readonly listed: readonly Deal[];
  /** Whether these are all, each once. */
  readonly areAll: boolean;
}

/** Limit of a full list, above the maximum for racks of seven tiles. */
const MOST_LISTED = 20_000;
/** Size of the sample drawn instead. */
const MOST_DRAWN = 1000;

/**
 * The distributions of the unseen tiles over the other rack and, in order, the bag, without repetition. If
 * there are more than `most`, a random sample.
 *
 * @param drawnAtOnce number of tiles drawn from the bag together, whose order does not matter
 */
export function dealsOf(unseen: Unseen, drawnAtOnce: number, most = MOST_LISTED): Deals {
  const random = createRandom('deals');
  const all = listAll(unseen, drawnAtOnce);
  if (all !== undefined) {
    const listed = shuffled(all, random);
    return { listed: listed.slice(0, most), areAll: listed.length <= most };
  }
  const { bagCount, known, tiles } = unseen;
  const free = without(tiles, known);
  const listed = Array.from({ length: Math.min(most, MOST_DRAWN) }, (): Deal => {
    const order = shuffled(free, random);
    return { bag: order.slice(0, bagCount), otherRack: [...known, ...order.slice(bagCount)], weight: 1 };
  });
  return { listed, areAll: false };
}

/** All deals, or undefined if there are too many to list. */
function listAll({ bagCount, known, tiles }: Unseen, drawnAtOnce: number): Deal[] | undefined {
  const knownCounts = countKinds(known);
  const kinds = [...countKinds(tiles)].map(([tile, count]) => ({
    tile,
    left: count - countOf(knownCounts, tile),
  }));
  const found: Deal[] = [];
  const bag: Tile[] = [];
  const draw = (weight: number, from: number, run: number): void => {
    const nth = bag.length;
    if (found.length > MOST_LISTED) return;
    if (nth === bagCount) {
      const otherRack = [...known, ...kinds.flatMap(({ left, tile }) => Array<Tile>(left).fill(tile))];
      found.push({ bag: [...bag], otherRack, weight });
      return;
    }
    const isSorted = nth < drawnAtOnce;
    for (let index = isSorted ? from : 0; index < kinds.length; index++) {
      const kind = certain(kinds[index], 'a kind of tile');
      if (kind.left === 0) continue;
      const equals = index === from ? run + 1 : 1;
      // Tiles drawn together: the number of orders in which the nth can join those before it.
      const orders = isSorted ? (weight * kind.left * (nth + 1)) / equals : weight * kind.left;
      kind.left--;
      bag.push(kind.tile);
      draw(orders, index, equals);
      bag.pop();
      kind.left++;
    }
  };
  draw(1, 0, 0);
  return found.length > MOST_LISTED ? undefined : found;
}

/** The game with the tiles that a player does not see placed as in the deal. */
export function withDeal(state: GameState, viewer: number, { bag, otherRack }: Deal): GameState {
  const racks = state.racks.with(1 - viewer, otherRack);
  const { player, position } = state;
  return {
    ...state,
    // Player 1 draws from the back.
    bag: viewer === 0 ? bag : bag.toReversed(),
    racks,
    position: player === viewer ? position : turnTo(position, position.tiles, entryAt(racks, player)),
  };
}

/** Number of tiles that a turn draws together. */
export function drawnBy(turn: PlainTurn, bagCount: number): number {
  if (turn.kind === 'pass') return 0;
  return Math.min(bagCount, turn.kind === 'exchange' ? turn.tiles.length : countPlayed(turn.tiles));
}
