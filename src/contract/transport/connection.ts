import type { Result } from '../../core/result';
import type { RequestError } from '../requests/requestError';
import type { Ask, AskDesktop } from '../requests/requests';
import type { EngineEvent } from './events';

/** The renderer's connection to the engine, over Electron's IPC, or that of a page to its worker. */
export interface Connection {
  readonly ask: Ask;
  /** Null in a plain browser, where the page has to open and save files by the browser's own means. */
  readonly askDesktop: AskDesktop | null;
  /**
   * Path under which the engine finds a file that was dropped on the page or picked in it, for `openLexicon`.
   */
  pathOfFile(file: File): Promise<Result<string, RequestError>>;
  onEvent(listener: (event: EngineEvent) => void): () => void;
}

declare global {
  /** The page's `File` type, declared here because this environment has no DOM types. */
  interface File {
    readonly name: string;
  }
}
