import type { Connection } from '../../contract/transport/connection';
import type {} from '../../contract/transport/connectionGlobal';

/** Electron's IPC in a window, the page's own host in a browser: each is there before the page's code runs. */
export const connect = (): Connection => window.tilewright;
