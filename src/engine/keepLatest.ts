import type { RequestError } from '../contract/requests/requestError';
import { message } from '../core/message';
import { fail, type Result } from '../core/result';

type Answer<Q, V> = (request: Q) => Promise<Result<V, RequestError>>;

const SUPERSEDED: RequestError = {
  code: 'superseded',
  message: message('engine.superseded'),
};

/**
 * Answers one request of a lane at a time. Of the requests that come meanwhile only the newest is kept: each
 * older one resolves with `superseded` at once. Who asks the same for several purposes gives each its lane.
 */
export function keepLatest<Q, V>(
  answer: Answer<Q, V>,
  laneOf: (request: Q) => string = () => '',
): Answer<Q, V> {
  const lanes = new Map<string, Answer<Q, V>>();
  return (request) => {
    const name = laneOf(request);
    const lane = lanes.get(name) ?? createLane(answer);
    lanes.set(name, lane);
    return lane(request);
  };
}

interface Waiting<Q, V> {
  readonly request: Q;
  readonly resolve: (result: Result<V, RequestError>) => void;
  readonly reject: (reason: unknown) => void;
}

function createLane<Q, V>(answer: Answer<Q, V>): Answer<Q, V> {
  let isBusy = false;
  let waiting: Waiting<Q, V> | undefined;

  async function answerAll(): Promise<void> {
    isBusy = true;
    while (waiting !== undefined) {
      const { reject, request, resolve } = waiting;
      waiting = undefined;
      // An exception is for the caller alone: the lane serves the next request.
      try {
        resolve(await answer(request));
      } catch (error) {
        reject(error);
      }
    }
    isBusy = false;
  }

  return (request) =>
    new Promise((resolve, reject) => {
      waiting?.resolve(fail(SUPERSEDED));
      waiting = { request, resolve, reject };
      if (!isBusy) void answerAll();
    });
}
