import type { Tile } from '../../alphabet/tile';
import { tilesLeft } from '../../alphabet/tileCounts';
import { type Position, replaceTiles } from '../../board/position';
import { createRandom, shuffled } from '../../game/random';
import type { TurnRules } from '../../game/turnRules';
import { layTiles, leaveOf, without } from '../../game/turns/placement';
import type { PlainTurn } from '../../game/turns/turn';
import type { Move } from '../../movegen/move';
import { NO_DEADLINE, type SoundAgent } from '../agent';
import { viewOfStranger } from '../equity/judgePosition';

/**
 * A possible continuation of a play: tiles that the other player may hold, that player's reply, and the next
 * turn of the first.
 */
export interface SampledReply {
  readonly rack: readonly Tile[];
  /** Null if the play ended the game. */
  readonly reply: PlainTurn | null;
  /** Null if the game is over by then. */
  readonly next: PlainTurn | null;
}

export interface Reply {
  /** The position before the play. */
  readonly position: Position;
  readonly move: Move;
  readonly turnRules: TurnRules;
  /** Plays for both sides. */
  readonly agent: SoundAgent;
}

/**
 * Draws the unseen tiles and lets both players take a turn. The nth draw of a seed is the same for all plays
 * of a position: the players draw from opposite ends.
 */
export function sampleReply(
  { agent, move, position, turnRules }: Reply,
  seed: string,
  nth: number,
): SampledReply {
  const { rules, tiles } = position;
  const random = createRandom(`${seed} ${nth}`);
  const own = [...position.rack];
  const unseen = shuffled(tilesLeft(rules.distribution, [...tiles, ...own]), random);
  const rack = unseen.slice(0, rules.rackSize);
  const bag = unseen.slice(rack.length);
  const kept = leaveOf(own, move);
  const drawn = bag.splice(Math.max(0, bag.length - (own.length - kept.length)));
  const held = [...kept, ...drawn];
  const isOut = held.length === 0 && turnRules.ending === 'out';
  if (isOut || rack.length === 0) return { rack, reply: null, next: null };
  const board = laid(position.tiles, position, move);
  const choose = (on: Uint8Array, hand: readonly Tile[]) =>
    agent(viewOfStranger(replaceTiles(position, on, Uint8Array.from(hand)), turnRules), random, NO_DEADLINE);
  const reply = choose(board, rack);
  const rest = without(rack, reply.kind === 'placement' ? reply.tiles : []);
  if (rest.length === 0 && bag.length === 0 && turnRules.ending === 'out') return { rack, reply, next: null };
  const next = held.length === 0 ? null : choose(laid(board, position, reply), held);
  return { rack, reply, next };
}

/** The board with the tiles of a turn. */
function laid(tiles: Uint8Array, { cols }: Position, turn: PlainTurn): Uint8Array {
  if (turn.kind !== 'placement') return tiles;
  const board = tiles.slice();
  layTiles(board, cols, turn);
  return board;
}
