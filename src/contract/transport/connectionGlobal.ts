import type { Connection } from './connection';

declare global {
  interface Window {
    /** Set by the preload script; absent if the page runs in a plain browser. */
    readonly tilewright?: Connection;
  }
}
