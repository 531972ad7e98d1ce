import { bonusSquares, bonusSquaresOfSharpscrabble } from './bonusSquares';
import type { Heuristic } from './heuristic';
import { saveCommon, saveCommonOfSharpscrabble } from './saveCommon';
import { tileTurnover, tileTurnoverAsCoded } from './tileTurnover';
import { useQ, uWithQUnseen } from './useQ';
import { vowelConsonant, vowelConsonantAsCoded } from './vowelConsonant';

/** By the name in an agent's id. */
export const HEURISTICS: ReadonlyMap<string, Heuristic> = new Map([
  ['use-q', useQ],
  ['u-with-q-unseen', uWithQUnseen],
  ['save-common', saveCommon],
  ['save-common-sharpscrabble', saveCommonOfSharpscrabble],
  ['bonus-squares', bonusSquares],
  ['bonus-squares-sharpscrabble', bonusSquaresOfSharpscrabble],
  ['tile-turnover', tileTurnover],
  ['tile-turnover-as-coded', tileTurnoverAsCoded],
  ['vowel-consonant', vowelConsonant],
  ['vowel-consonant-as-coded', vowelConsonantAsCoded],
]);

export interface WeightedHeuristic {
  readonly heuristic: Heuristic;
  readonly weight: number;
}
