import type { Tile } from '../../alphabet/tile';
import { createRandom, type Random, shuffled } from '../../game/random';
import { partOfSeed, type Seed } from '../../game/seed';
import type { Situation } from './situation';

/** What the player on turn does not see, in one order in which it might be. */
export interface Deal {
  readonly seed: Seed;
  readonly opponentRack: readonly Tile[];
  /** The player on turn draws from its front, the opponent from its back. */
  readonly bag: readonly Tile[];
}

/**
 * The deal of a sample: the same for all candidates, so that what differs between them is not that one was
 * luckier than the other.
 */
export function dealOf(situation: Situation, seed: Seed, sample: number, drawRack?: DrawRack): Deal {
  const own = partOfSeed(seed, sample);
  const random = createRandom(own);
  const { known, opponentCount, unseen } = situation;
  const drawn = drawRack?.(random);
  const order = shuffled(drawn === undefined ? unseen : drawn.others, random);
  const held = drawn === undefined ? known : drawn.rack;
  const missing = opponentCount - held.length;
  return { seed: own, opponentRack: [...held, ...order.slice(0, missing)], bag: order.slice(missing) };
}

/** Tiles that the opponent may well hold, and all others that are unseen. */
export type DrawRack = (random: Random) => {
  readonly rack: readonly Tile[];
  readonly others: readonly Tile[];
};
