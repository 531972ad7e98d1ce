import { NO_TILE, type Tile } from '../alphabet/tile';
import { pointsOf } from '../alphabet/tileCounts';
import { checkSetup, type Position, replaceTiles } from '../board/position';
import type { Rules } from '../board/rules';
import { flaw } from '../message';
import type { Move } from '../movegen/move';
import { Bag } from './bag';
import { countPlayed, layTiles, leaveOf } from './placement';
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
 * replace, while that holds as many tiles as the rules ask for, else passes. Who goes out gets the points left on the
 * other rack twice; after too many scoreless turns both lose what they hold. The same seed gives the same game.
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
      const tiles = current.tiles.slice();
      layTiles(tiles, current.cols, move);
      scores[side] += move.score;
      current = replaceTiles(current, tiles, current.rack);
      racks[side] = [...leaveOf(racks[side], move), ...bag.draw(countPlayed(move.tiles))];
    }
    scorelessTurns = scorelessTurnsAfter(scorelessTurns, move?.score ?? 0);
    const playedCount = move === undefined ? 0 : countPlayed(move.tiles);
    const end = endAfterTurn({ playedCount, heldCount: racks[side].length, scorelessTurns }, turnRules);
    if (end === undefined) continue;
    const left = [pointsOf(racks[0], rules.distribution), pointsOf(racks[1], rules.distribution)] as const;
    if (end === 'out') scores[side] += outBonus(side === 0 ? left[1] : left[0]);
    return { scores: end === 'out' ? scores : [scores[0] - left[0], scores[1] - left[1]], positions };
  }
}

function emptyPosition(rules: Rules, rack: readonly Tile[]): Position {
  const tiles = Array<Tile>(rules.layout.rows * rules.layout.cols).fill(NO_TILE);
  const checked = checkSetup({ rules, tiles, rack });
  if (!checked.ok) throw flaw(checked.error[0]?.message ?? 'The rules cannot be played.');
  return checked.value.position;
}

function exchangeRack(bag: Bag, racks: [Tile[], Tile[]], side: 0 | 1, limit: number): void {
  if (!mayExchange(bag.size, limit)) return;
  const given = racks[side].slice(0, bag.size);
  const kept = racks[side].slice(bag.size);
  racks[side] = [...bag.draw(given.length), ...kept];
  bag.putBack(given);
}
