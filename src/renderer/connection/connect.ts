import type { Connection } from '../../contract/transport/connection';
import type {} from '../../contract/transport/connectionGlobal';

/** Electron's IPC in a window, the page's own worker in a browser: either is there before this code runs. */
export const connect = (): Connection => window.tilewright;
