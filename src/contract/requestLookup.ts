import type { Result } from '../core/result';
import { checkRequest } from './checkRequest';
import type { Answered, RequestKind } from './request';
import type { RequestError } from './requestError';
import {
  type AnswerTo,
  type CommonRequest,
  type DesktopRequest,
  type EngineApi,
  type EngineRequest,
  REQUESTS,
  type RequestName,
  type RequestTo,
} from './requests';

const KINDS: { readonly [N in RequestName]: RequestKind<RequestTo<N>, AnswerTo<N>> } = REQUESTS;

export const REQUEST_NAMES = Object.keys(REQUESTS) as readonly RequestName[];

const isEngineRequest = (name: RequestName): name is EngineRequest => REQUESTS[name].by === 'engine';

const isDesktopRequest = (name: RequestName): name is DesktopRequest => REQUESTS[name].by === 'desktop';

export const ENGINE_REQUESTS: readonly EngineRequest[] = REQUEST_NAMES.filter(isEngineRequest);

/** What every page may ask for. */
export const COMMON_REQUESTS: readonly CommonRequest[] = REQUEST_NAMES.filter(
  (name): name is CommonRequest => !isDesktopRequest(name),
);

export const isRequestName = (name: unknown): name is RequestName =>
  typeof name === 'string' && Object.hasOwn(REQUESTS, name);

/** The entry of the table, as that of a request whose name is known only at run time. */
export const requestKind = <N extends RequestName>(name: N): RequestKind<RequestTo<N>, AnswerTo<N>> =>
  KINDS[name];

/** Parses what a page sent; for the error see `checkRequest`. */
export const parseRequest = <N extends RequestName>(
  name: N,
  request: unknown,
): Result<RequestTo<N>, RequestError> => checkRequest(requestKind(name).input, name, request);

type AskEngine = <N extends EngineRequest>(name: N, request: RequestTo<N>) => Answered<AnswerTo<N>>;

/** The questions to the engine as functions. */
export const asFunctions = (ask: AskEngine): Pick<EngineApi, EngineRequest> =>
  Object.fromEntries(ENGINE_REQUESTS.map((name) => [name, (request: never) => ask(name, request)])) as Pick<
    EngineApi,
    EngineRequest
  >;
