import type { RequestError } from '../contract/requests/requestError';
import { message } from '../core/message';

/** Separate from the build, so that cancelling need not load it. */
export const BUILD_CANCELLED: RequestError = {
  code: 'cancelled',
  message: message('engine.openingCancelled'),
};
