import type { Tile } from '../../alphabet/tile';
import { countKinds, findExcess } from '../../alphabet/tileCounts';
import { replaceTiles } from '../../board/position';
import { createRandom } from '../../game/random';
import type { Seed } from '../../game/seed';
import { fillRack } from '../../game/unseenTiles';
import { THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import type { PlayerView } from '../playerView';
import type { StaticEquity } from './staticEvaluator';

/**
 * Luck of the last draw, in points: the equity of the best turn with the actual rack, minus the mean of the
 * best equities with racks that could have been drawn instead. These have the same tiles kept from the
 * previous turn, and others drawn from all tiles that are neither on the board nor among those kept.
 *
 * @param samples number of racks
 * @returns null if nothing was drawn or the kept tiles are not on the rack
 */
export function drawLuck(
  view: PlayerView,
  kept: readonly Tile[],
  equity: StaticEquity,
  { samples, seed }: { readonly samples: number; readonly seed: Seed },
): number | null {
  const { position } = view;
  const rack = [...position.rack];
  if (samples === 0 || rack.length <= kept.length || findExcess(kept, countKinds(rack)) !== undefined)
    return null;
  const rules = { ...position.rules, rackSize: rack.length };
  const setup = { rules, tiles: [...position.tiles], rack: kept };
  const random = createRandom(seed);
  let sum = 0;
  for (let sample = 0; sample < samples; sample++) {
    const drawn = Uint8Array.from(fillRack(setup, [], random));
    sum += equity.best({ ...view, position: replaceTiles(position, position.tiles, drawn) }).equity;
  }
  return (equity.best(view).equity - sum / samples) / THOUSANDTHS;
}
