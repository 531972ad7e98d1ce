import { BLANK, NO_TILE, type Tile } from '../../../alphabet/tile';
import { MAX_RACK_TILES } from '../../../board/checkRules';
import { checkSetup, type Position } from '../../../board/position';
import type { Rules } from '../../../board/rules';

/** The empty board for a rack of the given length; undefined if its scores might not be exact. */
export type EmptyPositions = (rackLength: number) => Position | undefined;

/** Checks the rules once for all plays, unless the scores of the longest rack might not be exact. */
export function emptyPositionsOf(rules: Rules): EmptyPositions {
  const tiles = new Array<Tile>(rules.layout.rows * rules.layout.cols).fill(NO_TILE);
  const positionFor: EmptyPositions = (rackLength) => {
    const checked = checkSetup({ rules, tiles, rack: new Array<Tile>(rackLength).fill(BLANK) });
    return checked.ok ? checked.value.position : undefined;
  };
  const ofLongest = positionFor(MAX_RACK_TILES);
  return (rackLength) => ofLongest ?? positionFor(rackLength);
}
