import type { RequestError } from '../contract/requestError';

export const unknownLexicon = (id: string): RequestError => ({
  code: 'unknown-lexicon',
  message: `The lexicon ${id.slice(0, 8)}… is not open; open it first.`,
});
