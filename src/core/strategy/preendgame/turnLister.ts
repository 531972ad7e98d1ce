import type { Tile } from '../../alphabet/tile';
import { countKinds } from '../../alphabet/tileCounts';
import { certain } from '../../certain';
import { rackOnTurn } from '../../game/gameFacts';
import type { GameState } from '../../game/gameState';
import { mayExchange } from '../../game/turnRules';
import { type Exchange, PASS, type PlainTurn } from '../../game/turns/turn';
import type { Gaddag } from '../../lexicon/gaddag';
import { rankMoves } from '../../movegen/candidates/rank';
import { MoveGenerator } from '../../movegen/moveGenerator';
import { MoveList } from '../../movegen/moveList';

export interface Turns {
  /** Placements in the order of `rankMoves`, then exchanges, then the pass. */
  readonly turns: readonly PlainTurn[];
  /** Whether the list is complete. */
  readonly areAll: boolean;
}

/** Lists the turns of the player on turn. */
export class TurnLister {
  private readonly generator: MoveGenerator;
  private readonly moves = new MoveList();

  constructor(gaddag: Gaddag) {
    this.generator = new MoveGenerator(gaddag);
  }

  /** @param most maximum number of placements, and of exchanges */
  list(state: GameState, most: number): Turns {
    const { generator, moves } = this;
    generator.generate(state.position, moves);
    const ranked = rankMoves(moves).subarray(0, most);
    const placements = Array.from(ranked, (index) => moves.moveAt(index));
    const exchanges = listExchanges(state, most);
    return {
      turns: [...placements, ...exchanges.turns, PASS],
      areAll: !moves.hasMore && placements.length === moves.length && exchanges.areAll,
    };
  }
}

/** Every choice of tiles that the bag can replace, if the rules allow an exchange. */
function listExchanges(state: GameState, most: number): Turns {
  const { exchangeLimit } = state.position.rules;
  const bagCount = state.bag.length;
  const turns: Exchange[] = [];
  if (!mayExchange(bagCount, exchangeLimit)) return { turns, areAll: true };
  const kinds = [...countKinds(rackOnTurn(state))].toSorted(([one], [other]) => one - other);
  let areAll = true;
  const choose = (nth: number, tiles: readonly Tile[]): void => {
    if (turns.length === most) areAll = false;
    else if (nth === kinds.length) {
      if (tiles.length > 0) turns.push({ kind: 'exchange', tiles });
    } else {
      const [tile, held] = certain(kinds[nth], 'a kind of tile');
      const room = Math.min(held, bagCount - tiles.length);
      for (let count = 0; count <= room; count++)
        choose(nth + 1, [...tiles, ...Array<Tile>(count).fill(tile)]);
    }
  };
  choose(0, []);
  return { turns, areAll };
}
