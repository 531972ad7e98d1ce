import type { LexiconInfo } from '../contract/lexiconApi';
import type { RequestError } from '../contract/requestError';
import { alphabetOf, isSameAlphabet } from '../core/alphabet/alphabet';
import type { TileDistribution } from '../core/alphabet/tileDistribution';

/** Why a lexicon cannot be used for tiles with these letters; undefined where it can. */
export function wrongAlphabet(info: LexiconInfo, distribution: TileDistribution): RequestError | undefined {
  const letters = alphabetOf(distribution);
  if (isSameAlphabet(info.letters, letters)) return undefined;
  const message = `The lexicon ${info.name} is spelled with ${info.letters.join(' ')}, the tile set ${distribution.name} with ${letters.join(' ')}.`;
  return { code: 'wrong-alphabet', message };
}
