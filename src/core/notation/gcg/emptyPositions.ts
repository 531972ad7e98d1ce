import { BLANK, NO_TILE, type Tile } from '../../alphabet/tile';
import { checkSetup, type Position } from '../../board/position';
import type { Rules } from '../../board/rules';

/** The empty board with a rack of so many blanks; undefined where scores could not be told with so many. */
export type EmptyPositions = (rackLength: number) => Position | undefined;

/** Checks the rules once for each length of a rack, however many plays are looked at. */
export function emptyPositionsOf(rules: Rules): EmptyPositions {
  const tiles = new Array<Tile>(rules.layout.rows * rules.layout.cols).fill(NO_TILE);
  const known = new Map<number, Position | undefined>();
  return (rackLength) => {
    if (!known.has(rackLength)) {
      const checked = checkSetup({ rules, tiles, rack: new Array<Tile>(rackLength).fill(BLANK) });
      known.set(rackLength, checked.ok ? checked.value.position : undefined);
    }
    return known.get(rackLength);
  };
}
