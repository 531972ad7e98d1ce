import type { Connection } from './connection';

declare global {
  interface Window {
    /** Set by the preload script of a window, or by the web edition before it reads the page's code. */
    readonly tilewright: Connection;
  }
}
