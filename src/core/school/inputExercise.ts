import { entryAt } from '../certain';
import type { ExerciseSource, Instance } from './exercise';
import type { Ground } from './ground';
import { sample } from './ground';
import { makeDawgInput } from './inputs/dawgInput';
import { makePlayInput } from './inputs/playInput';
import { makeRackInput } from './inputs/rackInput';

const MAKERS = [makeRackInput, makePlayInput, makeDawgInput];

/** Construct an input with a wanted effect. Every input that has it is right. */
export function makeInput(ground: Ground, source: ExerciseSource): Instance | undefined {
  for (const nth of sample(ground.random, [...MAKERS.keys()], MAKERS.length)) {
    const made = entryAt(MAKERS, nth)(ground, source);
    if (made !== undefined) return made;
  }
  return undefined;
}
