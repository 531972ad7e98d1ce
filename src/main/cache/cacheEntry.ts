import { join } from 'node:path';
import { BUILT_IN_ENTRY, ENTRY_DIGITS } from '../../contract/lexicon/lexiconNames';
import { isSameAlphabet } from '../../core/alphabet/alphabet';
import { ENGLISH_LETTERS, type LexiconSource } from './lexiconSource';

export const GADDAG_EXTENSION = '.gaddag';
export const REPORT_EXTENSION = '.report.json';

/** Path of a lexicon in the cache, without the extension of each of its files. */
export function cacheEntry(dir: string, source: LexiconSource, lexiconId: string): string {
  const isDefault = source.kind === 'default' && isSameAlphabet(source.letters, ENGLISH_LETTERS);
  return join(dir, isDefault ? BUILT_IN_ENTRY : lexiconId.slice(0, ENTRY_DIGITS));
}
