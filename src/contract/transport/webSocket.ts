import type { Answered } from '../requests/request';
import type { CommonRequest } from '../requests/requests';
import type { EngineEvent } from './events';

/** Path of the browser host's WebSocket; the token is passed as the query `token`. */
export const SOCKET_PATH = '/engine';

/** Key of the token in the fragment of the page's address, which browsers never send. */
export const TOKEN_KEY = 'token';

/**
 * Path to which the page uploads a file with POST; its name is passed as the query `name`, and the response
 * is its path.
 */
export const UPLOAD_PATH = '/upload';

export const TOKEN_HEADER = 'x-tilewright-token';

/** Functions of the page that the host calls. */
export interface PageFunctions {
  event(event: EngineEvent): void;
}

/** Functions of the host that the page calls, one per request. */
export type HostFunctions = { readonly [N in CommonRequest]: (request: unknown) => Answered<unknown> };
