import type { CandidatePage, GenerationSummary, LexiconInfo, RequestError } from '../../contract/engineApi';
import type {
  CandidateView,
  FilterRequest,
  NodesRequest,
  TraceAnswer,
  TraceRequest,
  WhyNotRequest,
} from '../../contract/theatreApi';
import type { Setup } from '../../core/board/setup';
import type { GraphNode } from '../../core/lexicon/graphNode';
import type { Result } from '../../core/result';
import type { RankedWhyNot } from '../../core/trace/rankPlay';

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
  readonly view?: number | undefined;
}

export interface ViewRequest extends FilterRequest {
  /** The number that the view will be asked for by; unique also across restarts of the worker. */
  readonly view: number;
}

/** What the main process asks of the worker. */
export interface WorkerApi {
  openLexicon(): Result<LexiconInfo, RequestError>;
  generate(request: GenerateRequest): Result<GenerationSummary, RequestError>;
  candidates(request: PageRequest): Result<CandidatePage, RequestError>;
  filterCandidates(request: ViewRequest): Result<CandidateView, RequestError>;
  trace(request: TraceRequest): Result<TraceAnswer, RequestError>;
  whyNot(request: WhyNotRequest): Result<RankedWhyNot, RequestError>;
  nodes(request: NodesRequest): Result<readonly GraphNode[], RequestError>;
}

/** What the worker tells the main process unasked. */
export interface WorkerEvents {
  lexiconProgress(stage: string, fraction: number): void;
  log(message: string): void;
}
