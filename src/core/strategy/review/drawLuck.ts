import type { Tile } from '../../alphabet/tile';
import { countKinds, findExcess } from '../../alphabet/tileCounts';
import { replaceTiles } from '../../board/position';
import { createRandom } from '../../game/random';
import type { Seed } from '../../game/seed';
import { fillRack } from '../../game/unseenTiles';
import { THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import type { PlayerView } from '../playerView';
import type { StaticEquity } from './staticValuer';

/**
 * How lucky the last draw was, in points: the equity of the best turn with the rack that there is, minus the
 * mean of the best ones with racks that could have come instead. They have the same tiles kept from the turn
 * before, and the others drawn from all tiles that lie neither on the board nor among those kept.
 *
 * @param samples how many racks
 * @returns null where nothing was drawn, or what was kept is not on the rack
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
