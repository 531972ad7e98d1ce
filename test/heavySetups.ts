import { BLANK, NO_TILE } from '../src/core/alphabet/tile';
import { CLASSIC_RULES } from '../src/core/board/rules';
import type { Setup } from '../src/core/board/setup';

const codesOf = (text: string): number[] =>
  [...text].map((character) => (character === '?' ? BLANK : character.charCodeAt(0) - 64));

export const onEmptyBoard = (rack: string): Setup => ({
  rules: { ...CLASSIC_RULES, rackSize: rack.length },
  tiles: Array(225).fill(NO_TILE),
  rack: codesOf(rack),
});

/** A typical rack, on the empty board. */
export const SEVEN_TILES = onEmptyBoard('AEINRST');
/** 43 million moves. */
export const FIFTEEN_TILES = onEmptyBoard('AEINRSTLODU????');
const SIDE = 40;
const plane = <T>(value: T): T[] => Array(SIDE * SIDE).fill(value);

/** A word in every fourth line of forty. */
function largeBoard(rack: string): Setup {
  const layout = {
    rows: SIDE,
    cols: SIDE,
    start: { row: 20, col: 20 },
    letterMultipliers: plane(1),
    wordMultipliers: plane(1),
    bricks: plane(false),
  };
  const tiles = plane<number>(NO_TILE);
  for (let row = 0; row < SIDE; row += 4)
    for (const [i, tile] of codesOf('RESTING').entries()) tiles[row * SIDE + ((row * 3) % 30) + i] = tile;
  const rules = { ...CLASSIC_RULES, layout, rackSize: rack.length };
  return { rules, tiles, rack: codesOf(rack) };
}

/** Tens of millions of moves. */
export const TWELVE_TILES = largeBoard('AEINRSTL????');
/** Minutes of search on any machine. */
export const FORTY_TILES = largeBoard('AEIOUAEIOUBCDFGHJKLMNPQRSTVWXYZRSTLN????');
