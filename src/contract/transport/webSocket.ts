import type { Answered } from '../requests/request';
import type { CommonRequest } from '../requests/requests';
import type { EngineEvent } from './events';

/** Path of the browser host's WebSocket; the token goes along as the query `token`. */
export const SOCKET_PATH = '/engine';

/** Key of the token in the fragment of the page's address, which a browser never sends anywhere. */
export const TOKEN_KEY = 'token';

/**
 * Where the page hands over a file with POST; its name goes along as the query `name`,
 * the answer is its path.
 */
export const UPLOAD_PATH = '/upload';

export const TOKEN_HEADER = 'x-tilewright-token';

/** What the host calls in the page. */
export interface PageFunctions {
  event(event: EngineEvent): void;
}

/** What the page calls in the host: a function for each request. */
export type HostFunctions = { readonly [N in CommonRequest]: (request: unknown) => Answered<unknown> };
