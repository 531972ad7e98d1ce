import { letterOf, NO_TILE, type Tile } from '../../alphabet/tile';
import { pointsOf } from '../../alphabet/tileCounts';
import { tileValue } from '../../alphabet/tileDistribution';
import { MAX_RACK_TILES } from '../../board/checkRules';
import type { Position } from '../../board/position';
import type { TurnRules } from '../../game/turnRules';
import { LARGEST_TABLED_RACK, type PlacedWorth, THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import type { TurnWorth } from '../evaluator';
import type { PlayerView } from '../playerView';
import { LeaveMap } from './leaveMap';
import { kindOf } from './leaveShape';
import type { LeaveTable } from './leaveTable';
import { SettlementMap, type Stakes } from './settlementMap';

/** A vowel next to a letter premium helps the opponent. Per multiple beyond one. */
const VOWEL_BESIDE_PREMIUM = -350;
/** Points left on a rack are lost by one player and won by the other, or count twice for one of them. */
const SETTLED_TWICE = 2 * THOUSANDTHS;
/** Not going out gives the others another turn. */
const NOT_OUT = -10 * THOUSANDTHS;

/** An `Evaluator` that needs nothing else of the view. */
export type StaticEvaluator = (view: Pick<PlayerView, 'bagCount' | 'position' | 'turnRules'>) => TurnWorth;

/**
 * Static equity: the average gain of a turn without searching replies. While there are tiles to draw, it is
 * the score plus the leave value; with an empty bag, the score plus the settlement. Keep one per game at a
 * time.
 */
export function equityEvaluator(table: LeaveTable): StaticEvaluator {
  const leaves = new LeaveMap();
  const settlement = new SettlementMap();
  return ({ bagCount, position, turnRules }) => {
    const hasTable = position.rack.length <= LARGEST_TABLED_RACK;
    if (bagCount === 0) {
      const stakes = stakesOf(position, turnRules);
      if (!hasTable) return { placed: settledTileByTile(position, stakes) };
      settlement.load(position, stakes);
      return { kept: settlement.values };
    }
    if (!hasTable) return { placed: keptTileByTile(table) };
    leaves.load(position.rack, table);
    const worth = { kept: leaves.values, exchanged: leaves.values };
    return position.isEmptyBoard ? { ...worth, placed: openingWorth(position) } : worth;
  };
}

/** The value of going out and of not going out, by the rules of the game. */
function stakesOf(position: Position, { ending, outSettlement }: TurnRules): Stakes {
  if (ending !== 'out') return { out: 0, notOut: 0, point: 0 };
  if (outSettlement === 'none') return { out: 0, notOut: NOT_OUT, point: 0 };
  return { out: SETTLED_TWICE * pointsOfOthers(position), notOut: NOT_OUT, point: -SETTLED_TWICE };
}

/** Points of the tiles that are neither on the board nor on the rack. */
function pointsOfOthers({ rack, rules, tiles }: Position): number {
  const { letters } = rules.distribution;
  const seen = new Int32Array(letters.length + 1);
  for (const tile of tiles) if (tile !== NO_TILE) seen[kindOf(tile)]!++;
  for (const tile of rack) seen[kindOf(tile)]!++;
  let sum = 0;
  for (let nth = 0; nth < letters.length; nth++) {
    const { count, value } = letters[nth]!;
    sum += value * Math.max(0, count - seen[nth + 1]!);
  }
  return sum;
}

/** On the empty board: penalises vowels next to letter premiums. */
export function openingWorth(position: Position): PlacedWorth {
  const { cols } = position;
  const { letters } = position.rules.distribution;
  return {
    delta: ({ squares, tiles }) => {
      const isDown = squares.length > 1 && squares[1]! - squares[0]! === cols;
      let sum = 0;
      for (let nth = 0; nth < tiles.length; nth++)
        if (letters[letterOf(tiles[nth]!) - 1]?.isVowel === true)
          sum += premiumsBeside(position, squares[nth]!, isDown);
      return VOWEL_BESIDE_PREMIUM * sum || 0;
    },
    most: new Float64Array(position.rack.length + 1),
  };
}

/** By how much the letter multipliers on both sides of a line exceed one in total. */
function premiumsBeside(
  { cols, letterMultipliers, rows }: Position,
  square: number,
  isDown: boolean,
): number {
  const line = isDown ? square % cols : Math.floor(square / cols);
  const last = (isDown ? cols : rows) - 1;
  const step = isDown ? 1 : cols;
  const before = line > 0 ? letterMultipliers[square - step]! : 1;
  const behind = line < last ? letterMultipliers[square + step]! : 1;
  return Math.max(0, before - 1) + Math.max(0, behind - 1);
}

/** For a rack without a table: subtracts the value of each tile played on its own. */
function keptTileByTile(table: LeaveTable): PlacedWorth {
  const worth = (tile: Tile): number => Math.round((table.valueOf([tile]) ?? 0) * THOUSANDTHS);
  return {
    delta: ({ tiles }) => -tiles.reduce((sum, tile) => sum + worth(tile), 0) || 0,
    most: UNBOUNDED,
  };
}

function settledTileByTile({ rack, rules }: Position, { notOut, out, point }: Stakes): PlacedWorth {
  const { distribution } = rules;
  const held = pointsOf([...rack], distribution);
  return {
    delta: ({ tiles }) => {
      if (tiles.length === rack.length) return out;
      return notOut + point * (held - tiles.reduce((sum, tile) => sum + tileValue(distribution, tile), 0));
    },
    most: UNBOUNDED,
  };
}

/** By number of tiles, up to the longest racks. */
const UNBOUNDED: ArrayLike<number> = Array<number>(MAX_RACK_TILES + 1).fill(Number.POSITIVE_INFINITY);
