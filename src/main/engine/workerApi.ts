import type { Answered } from '../../contract/requests/request';
import type { RequestError } from '../../contract/requests/requestError';
import type { AnswerTo, EngineRequest, LongRequest, RequestTo } from '../../contract/requests/requests';
import type { EngineEvent } from '../../contract/transport/events';
import type { Result } from '../../core/result';
import type { SharedGeneration } from '../../engine/generateMoves';
import type { SharedLexicon } from '../../engine/lexicon';
import type { Done } from '../../engine/longWork';
import type { LexiconSource } from '../cache/lexiconSource';

export interface OpenRequest {
  readonly source: LexiconSource;
  readonly cacheDir: string;
}

/** Requests to the engine's thread, which are answered within milliseconds. */
export interface WorkerApi {
  adoptLexicon(lexicon: SharedLexicon): Result<null, RequestError>;
  closeLexicon(id: string): Result<null, RequestError>;
  /** From then on questions about the generation are answered. */
  adoptGeneration(generation: SharedGeneration): Result<null, RequestError>;
  ask<N extends EngineRequest>(name: N, request: RequestTo<N>): Result<AnswerTo<N>, RequestError>;
}

/** Events that a thread emits. */
export interface WorkerEvents {
  tell(event: EngineEvent): void;
}

/**
 * One int32 in memory that threads share, if they can: once it is not 0, work on the request is abandoned.
 */
export type CancelFlag = ArrayBufferLike;

export interface BuildRequest extends OpenRequest {
  readonly cancelFlag: CancelFlag;
}

export interface LongJob<N extends LongRequest> {
  readonly lexicon: SharedLexicon;
  readonly request: RequestTo<N>;
  /** Unique, also across restarts of the threads. */
  readonly number: number;
  /** Null if the thread is terminated to stop the work: sharing a flag takes time. */
  readonly cancelFlag: CancelFlag | null;
}

export interface SearchPreparation {
  readonly lexicon: SharedLexicon;
  readonly warmUpAfterMs: number;
}

/** Requests to a thread for long jobs. */
export interface JobsApi {
  /** Null if the cache does not contain it. */
  openCachedLexicon(request: OpenRequest): Result<SharedLexicon | null, RequestError>;
  buildLexicon(request: BuildRequest): Result<SharedLexicon, RequestError>;
  /** Opens the leaves that come with the program, which a first search would wait for. */
  openLeaves(): Result<null, RequestError>;
  /** Warms the thread up for this many milliseconds, so that its first search is fast. */
  prepareSearch(preparation: SearchPreparation): Result<null, RequestError>;
  work<N extends LongRequest>(name: N, job: LongJob<N>): Answered<Done<AnswerTo<N>>>;
}
