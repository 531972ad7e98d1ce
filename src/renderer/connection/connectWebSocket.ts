import { createBirpc } from 'birpc';
import type { Answered } from '../../contract/requests/request';
import type { RequestError } from '../../contract/requests/requestError';
import type { AnswerTo, CommonRequest, RequestTo } from '../../contract/requests/requests';
import type { Connection } from '../../contract/transport/connection';
import type { EngineEvent } from '../../contract/transport/events';
import { decodeMessage, encodeMessage } from '../../contract/transport/socketCodec';
import {
  type HostFunctions,
  type PageFunctions,
  SOCKET_PATH,
  TOKEN_HEADER,
  TOKEN_KEY,
  UPLOAD_PATH,
} from '../../contract/transport/webSocket';
import { message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import { ReconnectingSocket } from './reconnectingSocket';

const lost = (): RequestError => ({ code: 'engine-crashed', message: message('connection.lost') });

/** The engine of the browser host that served this page. Reports a lost connection and reconnects. */
export function connectWebSocket(page: Pick<Location, 'host' | 'hash'>): Connection {
  const listeners = new Set<(event: EngineEvent) => void>();
  const publish = (event: EngineEvent): void => {
    for (const listener of listeners) listener(event);
  };
  const token = new URLSearchParams(page.hash.slice(1)).get(TOKEN_KEY) ?? '';
  const address = `ws://${page.host}${SOCKET_PATH}?${TOKEN_KEY}=${encodeURIComponent(token)}`;
  const socket = new ReconnectingSocket(address, (status) => {
    // The host reports by itself when its engine is ready.
    if (status === 'closed') host.$rejectPendingCalls();
    if (status === 'closed')
      publish({ type: 'engine-status', status: 'restarting', message: message('connection.lost') });
    if (status === 'unreachable')
      publish({ type: 'engine-status', status: 'failed', message: message('connection.unreachable') });
  });
  const host = createBirpc<HostFunctions, PageFunctions>(
    { event: publish },
    {
      post: (bytes: Uint8Array<ArrayBuffer>) => socket.send(bytes),
      on: (listener) => socket.onMessage(listener),
      serialize: encodeMessage,
      deserialize: decodeMessage,
      timeout: -1,
    },
  );
  const call = (name: CommonRequest, request: unknown): Answered<unknown> => host.$call(name, request);
  // Cast: the RPC call is not generic.
  const ask = <N extends CommonRequest>(name: N, request: RequestTo<N>) =>
    orLost(call(name, request) as Answered<AnswerTo<N>>);
  return {
    ask,
    askDesktop: null,
    pathOfFile: (file) => upload(file, token),
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Uploads a file to the host, because only the host can read paths. */
async function upload(file: File, token: string): Promise<Result<string, RequestError>> {
  try {
    const response = await fetch(`${UPLOAD_PATH}?name=${encodeURIComponent(file.name)}`, {
      method: 'POST',
      headers: { [TOKEN_HEADER]: token },
      body: file,
    });
    const answer = (await response.text()).trim();
    return response.ok ? ok(answer) : fail({ code: 'file', message: answer });
  } catch {
    return fail(lost());
  }
}

/** The host answers every call with a result; only a lost connection leaves a call unanswered. */
async function orLost<V>(answer: Promise<Result<V, RequestError>>): Promise<Result<V, RequestError>> {
  try {
    return await answer;
  } catch {
    return fail(lost());
  }
}
