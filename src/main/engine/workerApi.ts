import type { WordsAnswer, WordsRequest } from '../../contract/lexiconApi';
import type { RequestError } from '../../contract/requestError';
import type { AnswerTo, EngineRequest, RequestTo } from '../../contract/requests';
import type { StructuresReport } from '../../contract/structuresApi';
import type { Setup } from '../../core/board/setup';
import type { BuildStage } from '../../core/lexicon/build/buildMonitor';
import type { PlacedTile } from '../../core/movegen/candidates/findPlacement';
import type { Result } from '../../core/result';
import type { Generated, SharedGeneration } from '../../engine/generateMoves';
import type { SharedGaddag, SharedLexicon } from '../../engine/lexicon';
import type { LexiconSource } from '../cache/lexiconSource';

export interface OpenRequest {
  readonly source: LexiconSource;
  readonly cacheDir: string;
}

export interface GenerateRequest {
  /** The number that the generation will be asked for by; unique also across restarts of the worker. */
  readonly generation: number;
  readonly lexicon: string;
  readonly setup: Setup;
  /** Tiles on their squares, in reading order: a placement whose rank is to be told. */
  readonly placement?: readonly PlacedTile[] | undefined;
}

/** What the main process asks of the engine's thread: what is answered within milliseconds. */
export interface WorkerApi {
  /** Null where the cache does not hold it. The lexicon is open afterwards, as after `adoptLexicon`. */
  openCachedLexicon(request: OpenRequest): Result<SharedLexicon | null, RequestError>;
  adoptLexicon(lexicon: SharedLexicon): Result<null, RequestError>;
  closeLexicon(id: string): Result<null, RequestError>;
  /** From then on questions about the generation are answered. */
  adoptGeneration(generation: SharedGeneration): Result<null, RequestError>;
  ask<N extends EngineRequest>(name: N, request: RequestTo<N>): Result<AnswerTo<N>, RequestError>;
}

/** What the engine's thread tells the main process unasked. */
export interface WorkerEvents {
  log(message: string): void;
}

/** One int32 in shared memory: once it is not 0, whoever works on the request gives up. */
export type CancelFlag = SharedArrayBuffer;

export interface BuildRequest extends OpenRequest {
  readonly cancelFlag: CancelFlag;
}

export interface WordsJob extends SharedLexicon {
  readonly request: WordsRequest;
  readonly cancelFlag: CancelFlag;
}

export interface GenerateJob extends SharedLexicon {
  readonly request: GenerateRequest;
}

export interface StructuresJob {
  readonly gaddag: SharedGaddag;
  readonly setup: Setup;
}

/** What the main process asks of a thread for long jobs. */
export interface JobsApi {
  buildLexicon(request: BuildRequest): Result<SharedLexicon, RequestError>;
  /** Runs the generator on a few positions, until it is as fast as it gets. */
  prepareSearch(lexicon: SharedLexicon): Result<null, RequestError>;
  generate(job: GenerateJob): Result<Generated, RequestError>;
  words(job: WordsJob): Result<WordsAnswer, RequestError>;
  structures(job: StructuresJob): Promise<Result<StructuresReport, RequestError>>;
}

export interface JobsEvents extends WorkerEvents {
  lexiconProgress(stage: BuildStage, fraction: number): void;
  structuresProgress(step: string, fraction: number, report: StructuresReport): void;
}
