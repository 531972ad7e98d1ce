import { BLANK, type Tile } from '../../../../src/core/alphabet/tile';
import type { TileDistribution } from '../../../../src/core/alphabet/tileDistribution';
import { parseLayout } from '../../../../src/core/board/boardLayout';
import type { Position } from '../../../../src/core/board/position';
import { replaceTiles } from '../../../../src/core/board/position';
import { CLASSIC_RULES, type Rules } from '../../../../src/core/board/rules';
import type { Gaddag } from '../../../../src/core/lexicon/gaddag';
import type { MoveGenerator } from '../../../../src/core/movegen/moveGenerator';
import { MoveList } from '../../../../src/core/movegen/moveList';
import { buildSmallGaddag } from '../../../oracle/oracleLexicon';

/** Nine tiles: AAABBC, a D of 9 points, an E and a blank. */
export const TOY_SET: TileDistribution = {
  name: 'toy',
  letters: [
    { glyph: 'A', value: 1, count: 3, isVowel: true },
    { glyph: 'B', value: 3, count: 2, isVowel: false },
    { glyph: 'C', value: 4, count: 1, isVowel: false },
    { glyph: 'D', value: 9, count: 1, isVowel: false },
    { glyph: 'E', value: 1, count: 1, isVowel: true },
  ],
  blankCount: 1,
};

export const TOY_RULES: Rules = {
  ...CLASSIC_RULES,
  name: 'toy',
  distribution: TOY_SET,
  layout: parseLayout(["'   -", '  "  ', '     ', "  '  ", '-    '], { row: 2, col: 2 }),
  rackSize: 3,
  bingoBonus: { 3: 7 },
  exchangeLimit: 3,
};

const TOY_WORDS = ['AA', 'AB', 'BA', 'CAB', 'ABA', 'BAA', 'AABB', 'ACE', 'BEAD', 'EA', 'ABACA', 'AE'];

export const toyLexicon = (): Gaddag =>
  buildSmallGaddag(TOY_WORDS.map((word) => [...word].map((letter) => letter.charCodeAt(0) - 64)));

/** Worth of a rack on a board by enumeration of all moves; at least 0. */
export function bestWorth(
  generator: MoveGenerator,
  position: Position,
  rack: readonly Tile[],
  leaveWorth: (kept: readonly Tile[]) => number,
): number {
  const moves = new MoveList();
  generator.generate(replaceTiles(position, position.tiles, Uint8Array.from(rack)), moves);
  let best = 0;
  for (let index = 0; index < moves.length; index++) {
    const kept = [...rack];
    for (let nth = 0; nth < moves.tilesPlayedAt(index); nth++) {
      const tile = moves.playedTileAt(index, nth);
      kept.splice(kept.indexOf(tile & BLANK ? BLANK : tile), 1);
    }
    best = Math.max(best, moves.scoreAt(index) + leaveWorth(kept));
  }
  return best;
}

/** Every choice of this many tiles, equal tiles being distinguished. */
export function drawsOf(tiles: readonly Tile[], count: number): Tile[][] {
  if (count === 0) return [[]];
  return tiles.flatMap((tile, at) => drawsOf(tiles.slice(at + 1), count - 1).map((rest) => [tile, ...rest]));
}
