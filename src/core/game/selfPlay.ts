import { NO_TILE, rackTileOf, type Tile } from '../alphabet/tile';
import { tileValue } from '../alphabet/tileDistribution';
import { checkSetup, type Position, replaceTiles } from '../board/position';
import type { Rules } from '../board/rules';
import type { Move } from '../movegen/move';
import { Bag } from './bag';
import { createRandom } from './random';
import { CLASSIC_TURN_RULES, endAfterTurn, mayExchange, outBonus, scorelessTurnsAfter } from './turnRules';

/** Chooses a move; undefined where there is none. */
export type Player = (position: Position) => Move | undefined;

export interface GameRecord {
  /** Points of both players, the first to move first. */
  readonly scores: readonly [number, number];
  /** What each turn was played from. */
  readonly positions: readonly Position[];
}

/**
 * Plays a game of `player` against itself. A player without a move exchanges as much of the rack as the bag can
 * replace, while that holds as many tiles as the rules ask for, else passes. Who goes out gets the points left on the other rack twice; after too many scoreless turns both
 * lose what they hold. The same seed gives the same game.
 */
export function playGame(
  rules: Rules,
  player: Player,
  seed: number,
  turnRules = CLASSIC_TURN_RULES,
): GameRecord {
  const bag = new Bag(rules.distribution, createRandom(seed));
  const racks: [Tile[], Tile[]] = [bag.draw(rules.rackSize), bag.draw(rules.rackSize)];
  const scores: [number, number] = [0, 0];
  const positions: Position[] = [];
  let current = emptyPosition(rules, racks[0]);
  let scorelessTurns = 0;
  for (let turn = 0; ; turn = 1 - turn) {
    const side = turn === 0 ? 0 : 1;
    current = replaceTiles(current, current.tiles, Uint8Array.from(racks[side]));
    positions.push(current);
    const move = player(current);
    if (move === undefined) exchangeRack(bag, racks, side, rules.exchangeLimit);
    else {
      scores[side] += move.score;
      current = replaceTiles(current, placeTiles(current, move), current.rack);
      racks[side] = [...removePlayed(racks[side], move), ...bag.draw(countPlayed(move))];
    }
    scorelessTurns = scorelessTurnsAfter(scorelessTurns, move?.score ?? 0);
    const playedCount = move === undefined ? 0 : countPlayed(move);
    const end = endAfterTurn({ playedCount, heldCount: racks[side].length, scorelessTurns }, turnRules);
    if (end === undefined) continue;
    const left = [pointsOf(rules, racks[0]), pointsOf(rules, racks[1])] as const;
    if (end === 'out') scores[side] += outBonus(left[1 - side]!);
    return { scores: end === 'out' ? scores : [scores[0] - left[0], scores[1] - left[1]], positions };
  }
}

function emptyPosition(rules: Rules, rack: readonly Tile[]): Position {
  const tiles = Array<Tile>(rules.layout.rows * rules.layout.cols).fill(NO_TILE);
  const checked = checkSetup({ rules, tiles, rack });
  if (!checked.ok) throw new Error(checked.error.map(({ message }) => message).join(' '));
  return checked.value.position;
}

function exchangeRack(bag: Bag, racks: [Tile[], Tile[]], side: 0 | 1, limit: number): void {
  if (!mayExchange(bag.size, limit)) return;
  const given = racks[side].slice(0, bag.size);
  const kept = racks[side].slice(bag.size);
  racks[side] = [...bag.draw(given.length), ...kept];
  bag.putBack(given);
}

function placeTiles(position: Position, move: Move): Uint8Array {
  const tiles = position.tiles.slice();
  const step = move.direction === 'across' ? 1 : position.cols;
  const first = move.row * position.cols + move.col;
  for (const [i, tile] of move.tiles.entries()) if (tile !== NO_TILE) tiles[first + i * step] = tile;
  return tiles;
}

const countPlayed = ({ tiles }: Move): number => tiles.filter((tile) => tile !== NO_TILE).length;

function removePlayed(rack: readonly Tile[], { tiles }: Move): Tile[] {
  const left = [...rack];
  for (const tile of tiles) if (tile !== NO_TILE) left.splice(left.indexOf(rackTileOf(tile)), 1);
  return left;
}

const pointsOf = ({ distribution }: Rules, rack: readonly Tile[]): number =>
  rack.reduce((sum, tile) => sum + tileValue(distribution, tile), 0);
