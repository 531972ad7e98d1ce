import type { Result } from '../../core/result';
import type { RequestError } from '../requests/requestError';
import type { Ask, AskDesktop } from '../requests/requests';
import type { EngineEvent } from './events';

/** How the renderer reaches the engine, whether over Electron's IPC or a WebSocket. */
export interface Connection {
  readonly ask: Ask;
  /** Null in a plain browser, where the page has to open and save files in the browser's own way. */
  readonly askDesktop: AskDesktop | null;
  /**
   * Where the engine finds a file that was dropped on the page or picked in it, to be
   * opened by `openLexicon`.
   */
  pathOfFile(file: File): Promise<Result<string, RequestError>>;
  onEvent(listener: (event: EngineEvent) => void): () => void;
}

declare global {
  /** The page's own `File`, of which nothing but the name is known where there is no page. */
  interface File {
    readonly name: string;
  }
}
