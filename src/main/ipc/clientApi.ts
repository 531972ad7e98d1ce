import type { Answered } from '../../contract/requests/request';
import {
  ENGINE_REQUESTS,
  isRequestName,
  parseRequest,
  REQUEST_NAMES,
  requestKind,
} from '../../contract/requests/requestLookup';
import {
  type AnswerTo,
  LONG_NAMES,
  type RequestName,
  type RequestTo,
} from '../../contract/requests/requests';
import { message } from '../../core/message';
import { quoted } from '../../core/quoted';
import { fail } from '../../core/result';
import { answerSafely } from './answerSafely';
import { laneOf } from './lanes';
import { type Client, type ClientServices, hostServices } from './services';

/** Answers one request of one client, whatever it sent. Never rejects. */
export type AnswerRequest = (name: unknown, request: unknown) => Answered<unknown>;

type Service<N extends RequestName> = (request: RequestTo<N>, client: Client) => Answered<AnswerTo<N>>;

/** Not every client has all of them. */
type Services = { readonly [N in RequestName]?: Service<N> };

/** Services called by name, as functions. */
const servicesOf = <Name extends RequestName>(
  names: readonly Name[],
  answer: <N extends Name>(name: N, ...asked: Parameters<Service<N>>) => Answered<AnswerTo<N>>,
) =>
  Object.fromEntries(
    names.map((name) => [name, (request: never, client: Client) => answer(name, request, client)]),
  ) as { readonly [N in Name]: Service<N> };

/** How one kind of request of one client is answered. */
interface Answering {
  readonly answer: (request: unknown) => Answered<unknown>;
  readonly cancel: () => void;
}

/**
 * The API of one window (or browser tab). Each has its own: a newer position supersedes only
 * those of the same window.
 */
export function createClientApi(client: ClientServices): AnswerRequest {
  const { engine } = client;
  const services: Services = {
    ...hostServices(client),
    ...servicesOf(ENGINE_REQUESTS, (name, request) => engine.ask(name, request)),
    ...servicesOf(LONG_NAMES, (name, request, { signal }) => engine.work(name, request, signal)),
    ...client.desktop,
  };

  function answering<N extends RequestName>(name: N): Answering | undefined {
    const service = services[name];
    if (service === undefined) return undefined;
    let asked = 0;
    const lane = laneOf(requestKind(name).lane, (request: RequestTo<N>, signal) => {
      const number = ++asked;
      return service(request, { signal, isLatest: () => number === asked, cancel });
    });
    return {
      async answer(request) {
        const parsed = parseRequest(name, request);
        return parsed.ok ? lane.ask(parsed.value) : parsed;
      },
      cancel: lane.cancel,
    };
  }

  const answerings = new Map(REQUEST_NAMES.map((name) => [name, answering(name)]));
  const cancel = (name: RequestName) => answerings.get(name)?.cancel();

  return async (name, request) => {
    const found = isRequestName(name) ? answerings.get(name) : undefined;
    if (found !== undefined) return answerSafely(String(name), () => found.answer(request));
    const unknown = message('requests.unknown', { name: quoted(String(name)) });
    return fail({ code: 'bad-request', message: unknown });
  };
}
