import type { LetterCode } from '../../alphabet/tile';
import type { TileDistribution } from '../../alphabet/tileDistribution';
import type { IsWord } from '../../board/checkTiles';
import { entryAt } from '../../certain';

/** What a level knows of the lexicon. */
interface Knowledge {
  /** The part of the words of up to four letters, were all their letters the most frequent one; 1 is all. */
  readonly short: number;
  /** The part that each letter more leaves of that. */
  readonly fade: number;
}

/** From the beginner's on; the agent without a level knows everything. */
const KNOWLEDGE: readonly Knowledge[] = [
  { short: 0.18, fade: 0.5 },
  { short: 0.35, fade: 0.6 },
  { short: 0.6, fade: 0.74 },
  { short: 0.9, fade: 0.86 },
  { short: 1.2, fade: 0.94 },
];

export const LEVEL_COUNT = KNOWLEDGE.length;

const LONGEST_SHORT_WORD = 4;

/**
 * The words that a level knows, from 1 on: the same ones in every game, and each level knows those of the
 * levels below. Short words are known rather than long ones, and words of frequent tiles, which come together
 * more often, rather than others. Which of the words alike are known, chance has decided once.
 */
export function vocabularyOf(level: number, distribution: TileDistribution): IsWord {
  const { fade, short } = entryAt(KNOWLEDGE, level - 1);
  const ease = easeOfLetters(distribution);
  return (letters) => {
    let sum = 0;
    for (let nth = 0; nth < letters.length; nth++) sum += ease[(letters[nth] ?? 0) - 1] ?? 0;
    const easeOfWord = sum / letters.length;
    const share = short * fade ** Math.max(0, letters.length - LONGEST_SHORT_WORD) * easeOfWord;
    return chanceOf(letters) < share;
  };
}

/** By letter in alphabet order: how frequent its tiles are, from 0 for none to 1 for the most frequent. */
function easeOfLetters({ letters }: TileDistribution): readonly number[] {
  const most = Math.max(...letters.map(({ count }) => count));
  return letters.map(({ count }) => Math.log1p(count) / Math.log1p(most));
}

/** A number from 0 to below 1 that hangs on the letters alone. */
function chanceOf(letters: ArrayLike<LetterCode>): number {
  let bits = 0x2545f491;
  for (let nth = 0; nth < letters.length; nth++) {
    bits = Math.imul(bits ^ (letters[nth] ?? 0), 0x9e3779b1);
    bits ^= bits >>> 15;
  }
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}
