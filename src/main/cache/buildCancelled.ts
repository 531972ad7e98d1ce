import type { RequestError } from '../../contract/requestError';

export const BUILD_CANCELLED: RequestError = {
  code: 'cancelled',
  message: 'Opening the lexicon was cancelled.',
};
