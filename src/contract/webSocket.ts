import type { EngineEvent } from './engineApi';

/** Path of the browser host's WebSocket; the token goes along as the query `token`. */
export const SOCKET_PATH = '/engine';

/** Key of the token in the fragment of the page's address, which a browser never sends anywhere. */
export const TOKEN_KEY = 'token';

/** What the host calls in the page; the page calls the channels of `EngineApi` in the host. */
export interface PageFunctions {
  event(event: EngineEvent): void;
}
