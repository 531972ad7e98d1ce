import type { RequestError } from '../contract/requests/requestError';
import { message } from '../core/message';

/** Apart from the build, which whoever cancels it need not read. */
export const BUILD_CANCELLED: RequestError = {
  code: 'cancelled',
  message: message('engine.openingCancelled'),
};
