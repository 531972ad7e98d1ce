import type { Result } from '../../core/result';
import { checkRequest } from './checkRequest';
import type { LongThread, RequestKind } from './request';
import type { RequestError } from './requestError';
import {
  type AnswerTo,
  type CommonRequest,
  type DesktopRequest,
  type EngineRequest,
  type JobRequest,
  type LongRequest,
  REQUESTS,
  type RequestName,
  type RequestTo,
} from './requests';

const KINDS: { readonly [N in RequestName]: RequestKind<RequestTo<N>, AnswerTo<N>> } = REQUESTS;

export const REQUEST_NAMES = Object.keys(REQUESTS) as readonly RequestName[];

const namesOf = <Name extends RequestName>(isOne: (name: RequestName) => name is Name): readonly Name[] =>
  REQUEST_NAMES.filter(isOne);

const isDesktopRequest = (name: RequestName): name is DesktopRequest => REQUESTS[name].by === 'desktop';

export const ENGINE_REQUESTS = namesOf((name): name is EngineRequest => REQUESTS[name].by === 'engine');

export const JOB_REQUESTS = namesOf((name): name is JobRequest => REQUESTS[name].by === 'job');

/** The requests available to every page. */
export const COMMON_REQUESTS = namesOf((name): name is CommonRequest => !isDesktopRequest(name));

export const isRequestName = (name: unknown): name is RequestName =>
  typeof name === 'string' && Object.hasOwn(REQUESTS, name);

/** The entry of the table for a request whose name is known only at run time. */
export const requestKind = <N extends RequestName>(name: N): RequestKind<RequestTo<N>, AnswerTo<N>> =>
  KINDS[name];

/** The thread that does the long work. */
export const threadOf = (name: LongRequest): LongThread => REQUESTS[name].by;

/** Parses a request from a page. Errors are described at `checkRequest`. */
export const parseRequest = <N extends RequestName>(
  name: N,
  request: unknown,
): Result<RequestTo<N>, RequestError> => checkRequest(requestKind(name).input, name, request);
