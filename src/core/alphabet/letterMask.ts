import type { LetterCode } from './tile';

/**
 * A set of letters as 32 bits: bit c − 1 is the letter with code c. Loops over the letters of a mask clear
 * the lowest bit each time: `for (let rest = mask; rest !== 0; rest &= rest - 1)`. The kernel, the search for
 * the best move and the GADDAG itself inline these shifts by hand, because V8's inlining budget per function
 * is limited and needed elsewhere.
 */
export type LetterMask = number;

export const letterBit = (letter: LetterCode): LetterMask => 1 << (letter - 1);

/** The letter of a mask that has exactly one bit set. */
export const letterOfBit = (bit: LetterMask): LetterCode => 32 - Math.clz32(bit);

/** The first letter of a mask; 0 if the mask is empty. */
export const lowestLetter = (mask: LetterMask): LetterCode => 32 - Math.clz32(mask & -mask);

export function lettersOfMask(mask: LetterMask): LetterCode[] {
  const letters: LetterCode[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) letters.push(lowestLetter(rest));
  return letters;
}
