import { bonusSquares, bonusSquaresOfSharpscrabble } from './bonusSquares';
import type { Heuristic, Look } from './heuristic';
import { saveCommon, saveCommonOfSharpscrabble } from './saveCommon';
import { tileTurnover, tileTurnoverAsCoded } from './tileTurnover';
import { useQ, uWithQUnseen } from './useQ';
import { vowelConsonant, vowelConsonantAsCoded } from './vowelConsonant';

const ofLeave = (look: Look): Heuristic => ({ decidedBy: 'leave', look });
const ofPlayed = (look: Look): Heuristic => ({ decidedBy: 'played', look });

/** By name in an agent's id. */
export const HEURISTICS: ReadonlyMap<string, Heuristic> = new Map([
  ['use-q', ofPlayed(useQ)],
  ['u-with-q-unseen', ofPlayed(uWithQUnseen)],
  ['save-common', ofLeave(saveCommon)],
  ['save-common-sharpscrabble', ofLeave(saveCommonOfSharpscrabble)],
  ['bonus-squares', bonusSquares],
  ['bonus-squares-sharpscrabble', bonusSquaresOfSharpscrabble],
  ['tile-turnover', ofLeave(tileTurnover)],
  ['tile-turnover-as-coded', ofLeave(tileTurnoverAsCoded)],
  ['vowel-consonant', ofLeave(vowelConsonant)],
  ['vowel-consonant-as-coded', ofLeave(vowelConsonantAsCoded)],
]);

export interface WeightedHeuristic {
  readonly heuristic: Heuristic;
  readonly weight: number;
}
