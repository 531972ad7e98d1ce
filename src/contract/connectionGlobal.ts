import type { Connection } from './engineApi';

declare global {
  interface Window {
    /** Set by the preload script; absent where the page runs in a plain browser. */
    readonly tilewright?: Connection;
  }
}
