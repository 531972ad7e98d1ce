import type { CandidatePage, GenerationSummary, LexiconInfo, RequestError } from '../../contract/engineApi';
import type { Setup } from '../../core/board/setup';
import type { Result } from '../../core/result';

/** What the worker thread is started with. */
export interface WorkerSettings {
  readonly wordListPath: string;
  readonly cacheDir: string;
  /** One int32; the worker gives up building a lexicon once it is not 0. */
  readonly cancelFlag: SharedArrayBuffer;
}

export interface GenerateRequest {
  /** The number that the generation will be asked for by; unique also across restarts of the worker. */
  readonly generation: number;
  readonly lexicon: string;
  readonly setup: Setup;
}

export interface PageRequest {
  readonly generation: number;
  readonly offset: number;
  readonly count: number;
}

/** What the main process asks of the worker. */
export interface WorkerApi {
  openLexicon(): Result<LexiconInfo, RequestError>;
  generate(request: GenerateRequest): Result<GenerationSummary, RequestError>;
  candidates(request: PageRequest): Result<CandidatePage, RequestError>;
}

/** What the worker tells the main process unasked. */
export interface WorkerEvents {
  lexiconProgress(stage: string, fraction: number): void;
  log(message: string): void;
}
