import type { Tile } from '../../alphabet/tile';
import { createRandom, shuffled } from '../../game/random';
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
export function dealOf(situation: Situation, seed: Seed, sample: number): Deal {
  const own = partOfSeed(seed, sample);
  const { known, opponentCount, unseen } = situation;
  const order = shuffled(unseen, createRandom(own));
  const missing = opponentCount - known.length;
  return { seed: own, opponentRack: [...known, ...order.slice(0, missing)], bag: order.slice(missing) };
}
