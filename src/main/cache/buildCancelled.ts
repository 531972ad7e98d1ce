import type { RequestError } from '../../contract/engineApi';

export const BUILD_CANCELLED: RequestError = {
  code: 'cancelled',
  message: 'Opening the lexicon was cancelled.',
};
