import type { RequestError } from '../contract/requests/requestError';
import { message } from '../core/message';

export const unknownLexicon = (id: string): RequestError => ({
  code: 'unknown-lexicon',
  message: message('engine.lexiconNotOpen', { id: id.slice(0, 8) }),
});
