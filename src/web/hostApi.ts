import type { Answered } from '../contract/requests/request';
import type { EngineEvent } from '../contract/transport/events';

/** Name of the host of an embedded page, which leaves what is not saved to the pages that are not. */
export const FRAME_HOST = 'frame';

/** Functions of the page that its host, a worker, calls. */
export interface PageFunctions {
  event(event: EngineEvent): void;
}

/** Functions of the host that the page calls. Requests are parsed as those of a window are. */
export interface HostFunctions {
  ask(name: string, request: unknown): Answered<unknown>;
  /** Keeps a lexicon that was picked or dropped; answers its path. */
  storeFile(name: string, bytes: Uint8Array<ArrayBuffer>): Answered<string>;
  /** Events from now on, and what happened before. */
  subscribe(): void;
}
