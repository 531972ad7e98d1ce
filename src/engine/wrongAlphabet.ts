import type { LexiconInfo } from '../contract/lexicon/lexiconApi';
import type { RequestError } from '../contract/requests/requestError';
import { alphabetOf, isSameAlphabet } from '../core/alphabet/alphabet';
import type { TileDistribution } from '../core/alphabet/tileDistribution';
import { tileSetName } from '../core/board/ruleNames';
import { message } from '../core/message';

/** Why a lexicon cannot be used for tiles with these letters; undefined if it can. */
export function wrongAlphabet(info: LexiconInfo, distribution: TileDistribution): RequestError | undefined {
  const letters = alphabetOf(distribution);
  if (isSameAlphabet(info.letters, letters)) return undefined;
  const wrong = message('engine.wrongAlphabet', {
    lexicon: info.name,
    spelledWith: info.letters.join(' '),
    tileSet: tileSetName(distribution),
    letters: letters.join(' '),
  });
  return { code: 'wrong-alphabet', message: wrong };
}
