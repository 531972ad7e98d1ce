import { lowestLetter } from '../alphabet/letterMask';
import { DAWG_ROOT, firstLetterArc, GADDAG_ROOT, type Gaddag, NO_ARC } from './gaddag';

/**
 * Whether the DAWG half contains only words (no empty word and no separator), each with all of its paths in
 * the GADDAG half: for each k, the first k letters backwards, then, if letters are left, the separator and
 * the rest. If the number of paths equals the number of letters of all words, there are no other paths, and
 * both halves hold the same words.
 */
export function hasAllPaths(gaddag: Gaddag): boolean {
  return new PathChecker(gaddag).check(DAWG_ROOT, 0);
}

class PathChecker {
  private readonly word: number[] = [];

  constructor(private readonly gaddag: Gaddag) {}

  /** Checks the words that continue from `arc`, `depth` letters below the root of the DAWG. */
  check(arc: number, depth: number): boolean {
    const { gaddag, word } = this;
    if (gaddag.hasSeparator(arc)) return false;
    if (gaddag.accepts(arc) && (depth === 0 || !this.hasPathsOf(depth))) return false;
    let mask = gaddag.letterMask(arc);
    for (let child = firstLetterArc(gaddag.arcs[arc]!); mask !== 0; child++) {
      word[depth] = lowestLetter(mask);
      if (!this.check(child, depth + 1)) return false;
      mask &= mask - 1;
    }
    return true;
  }

  private hasPathsOf(length: number): boolean {
    for (let before = 1; before <= length; before++) if (!this.hasPath(before, length)) return false;
    return true;
  }

  private hasPath(before: number, length: number): boolean {
    const { gaddag, word } = this;
    let arc = GADDAG_ROOT;
    for (let at = before - 1; at >= 0 && arc !== NO_ARC; at--) arc = gaddag.followLetter(arc, word[at]!);
    if (before < length && arc !== NO_ARC) arc = gaddag.followSeparator(arc);
    for (let at = before; at < length && arc !== NO_ARC; at++) arc = gaddag.followLetter(arc, word[at]!);
    return arc !== NO_ARC && gaddag.accepts(arc);
  }
}
