import type { Connection } from '../../contract/transport/connection';
import type {} from '../../contract/transport/connectionGlobal';
import { connectWebSocket } from './connectWebSocket';

/** Electron's IPC if the preload script has set it up, otherwise the WebSocket of the browser host. */
export function connect(): Connection {
  return window.tilewright ?? connectWebSocket(window.location);
}
