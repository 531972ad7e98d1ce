import { isBlank, NO_TILE, type Tile } from '../../../../src/core/alphabet/tile';
import type { Gaddag } from '../../../../src/core/lexicon/gaddag';
import type { PlayedTiles } from '../../../../src/core/movegen/bestMove/moveWorth';
import { rankMoves } from '../../../../src/core/movegen/candidates/rank';
import type { Move } from '../../../../src/core/movegen/move';
import { MoveGenerator } from '../../../../src/core/movegen/moveGenerator';
import { MoveList } from '../../../../src/core/movegen/moveList';
import type { SoundAgent } from '../../../../src/core/strategy/agent';
import type { Evaluator, TurnWorth } from '../../../../src/core/strategy/evaluator';
import type { PlayerView } from '../../../../src/core/strategy/playerView';

/** A plain agent that takes the best turn by an evaluator: every move is listed and evaluated. */
export function listingAgent(lexicon: Gaddag, evaluate: Evaluator): SoundAgent {
  const generator = new MoveGenerator(lexicon);
  const moves = new MoveList();
  return (view) => {
    const worth = evaluate(view);
    generator.generate(view.position, moves);
    let best: { move: Move; utility: number } | undefined;
    for (const index of rankMoves(moves)) {
      const move = moves.moveAt(index);
      const utility = utilityOf(move, view, worth);
      if (best === undefined || utility > best.utility) best = { move, utility };
    }
    const exchange = bestExchange(view, worth);
    if (exchange !== undefined && (best === undefined || exchange.utility > best.utility))
      return { kind: 'exchange', tiles: exchange.tiles };
    return best?.move ?? { kind: 'pass' };
  };
}

export function utilityOf(move: Move, { position }: PlayerView, { kept, placed }: TurnWorth): number {
  const { squares, tiles } = playedOf(move, position.cols);
  let mask = 2 ** position.rack.length - 1;
  for (const tile of tiles) {
    const wanted = isBlank(tile) ? 0x80 : tile;
    mask ^= 1 << position.rack.findIndex((held, nth) => held === wanted && ((mask >> nth) & 1) === 1);
  }
  return 1000 * move.score + (kept?.[mask] ?? 0) + (placed?.delta({ squares, tiles }) ?? 0);
}

function playedOf({ col, direction, row, tiles }: Move, cols: number): PlayedTiles {
  const played = tiles.flatMap((tile, nth) => {
    const square = direction === 'across' ? row * cols + col + nth : (row + nth) * cols + col;
    return tile === NO_TILE ? [] : [{ tile, square }];
  });
  return { tiles: played.map(({ tile }) => tile), squares: played.map(({ square }) => square) };
}

function bestExchange(
  { bagCount, position }: PlayerView,
  { exchanged }: TurnWorth,
): { readonly tiles: Tile[]; readonly utility: number } | undefined {
  if (exchanged === undefined || bagCount < Math.max(1, position.rules.exchangeLimit)) return undefined;
  const rack = [...position.rack];
  const masks = Array.from({ length: 2 ** rack.length - 1 }, (_, mask) => mask)
    .map((mask) => ({ tiles: rack.filter((_, nth) => ((mask >> nth) & 1) === 0), utility: exchanged[mask]! }))
    .filter(({ tiles }) => tiles.length <= bagCount);
  // Ties go to the largest leave, as `bestExchange` promises.
  return masks.toSorted(
    (one, other) => other.utility - one.utility || one.tiles.length - other.tiles.length,
  )[0];
}
