import type { Tile } from '../../alphabet/tile';
import { type Look, THOUSANDTHS } from './heuristic';
import { countAmong } from './letters';

/** Points of a leave by numbers of vowels and consonants. */
type Balance = readonly (readonly number[])[];

/** Sheppard's basic values (Towards perfect play of Scrabble, 2002), as cited in Pore's paper. */
const BALANCE: Balance = [
  [0, 0.5, 1.5, 0, -3.5, -6, -9],
  [-0.5, 1.5, 1, 0.5, -2.5, -5.5],
  [-2, -0.5, 0.5, 0, -2],
  [-3, -2, -0.5, 1.5],
  // The paper repeats the end of the row above; these values are from the program.
  [-5, -4.5, -3],
  [-7.5, -7],
  [-12.5],
];

/** In Pore's program, three entries of ±0.5 are mistyped. */
const BALANCE_AS_CODED: Balance = [
  [0, 0.05, 1.5, 0, -3.5, -6, -9],
  [-0.05, 1.5, 1, 0.5, -2.5, -5.5],
  [-2, -0.5, 0.5, 0, -2],
  [-3, -2, -0.05, 1.5],
  [-5, -4.5, -3],
  [-7.5, -7],
  [-12.5],
];

/**
 * Everything but a vowel counts as a consonant, blanks included. A leave beyond the table counts as the last
 * entry on the way to it.
 */
const balances =
  (balance: Balance): Look =>
  ({ position: { rack, rules } }) => {
    const vowels = new Set(
      rules.distribution.letters.flatMap(({ isVowel }, index): Tile[] => (isVowel ? [index + 1] : [])),
    );
    const vowelsHeld = countAmong(rack, vowels);
    return ({ tiles }) => {
      const vowelsKept = vowelsHeld - countAmong(tiles, vowels);
      const row = balance[Math.min(vowelsKept, balance.length - 1)] ?? [];
      const consonantsKept = rack.length - tiles.length - vowelsKept;
      return Math.round(THOUSANDTHS * (row[Math.min(consonantsKept, row.length - 1)] ?? 0));
    };
  };

export const vowelConsonant = balances(BALANCE);
export const vowelConsonantAsCoded = balances(BALANCE_AS_CODED);
