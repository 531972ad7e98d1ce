import type { Answered } from '../../../src/contract/requests/request';
import type { AnswerTo, CommonRequest, RequestTo } from '../../../src/contract/requests/requests';

/** Answers a page, request by request. */
export type EngineApi = {
  readonly [N in CommonRequest]: (request: RequestTo<N>) => Answered<AnswerTo<N>>;
};
