import type { Tile } from '../../alphabet/tile';
import { entryAt } from '../../certain';
import { createRandom, type Random, shuffled } from '../../game/random';
import { partOfSeed, type Seed } from '../../game/seed';
import type { FittingRack } from './inferredRacks';
import { takeOff } from './rolloutBoard';
import type { Situation } from './situation';

/** A possible distribution of everything that the player on turn does not see. */
export interface Deal {
  readonly seed: Seed;
  readonly opponentRack: readonly Tile[];
  /** The player on turn draws from the front, the opponent from the back. */
  readonly bag: readonly Tile[];
}

/** The deal of a sample: the same for all candidates, so that luck does not differ between them. */
export function dealOf(situation: Situation, seed: Seed, sample: number): Deal {
  const own = partOfSeed(seed, sample);
  const random = createRandom(own);
  const { inference, known, opponentCount, unseen } = situation;
  if (inference !== undefined && inference.fitting.length > 0)
    return { seed: own, ...fittingDeal(situation, inference.fitting, random) };
  const order = shuffled(unseen, random);
  const missing = opponentCount - known.length;
  return { seed: own, opponentRack: [...known, ...order.slice(0, missing)], bag: order.slice(missing) };
}

/** Draws a fitting rack by weight, then other unseen tiles that were not exchanged for those drawn since. */
function fittingDeal(
  { opponentCount, unseen }: Situation,
  fitting: readonly FittingRack[],
  random: Random,
): Omit<Deal, 'seed'> {
  const { exchanged, kept } = drawnByWeight(fitting, random);
  const others = [...unseen];
  takeOff(others, [...kept, ...exchanged]);
  const order = shuffled(others, random);
  const missing = opponentCount - kept.length;
  const rest = order.slice(missing);
  const bag = exchanged.length === 0 ? rest : shuffled([...rest, ...exchanged], random);
  return { opponentRack: [...kept, ...order.slice(0, missing)], bag };
}

function drawnByWeight(fitting: readonly FittingRack[], random: Random): FittingRack {
  let left = random() * fitting.reduce((sum, { weight }) => sum + weight, 0);
  const drawn = fitting.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  return drawn ?? entryAt(fitting, fitting.length - 1);
}
