import { createBirpc } from 'birpc';
import type { Answered } from '../contract/requests/request';
import type { AnswerTo, CommonRequest, RequestTo } from '../contract/requests/requests';
import type { Connection } from '../contract/transport/connection';
import type { EngineEvent } from '../contract/transport/events';
import { isFrame } from '../contract/window/frame';
import { type Message, message } from '../core/message';
import { FRAME_HOST, type HostFunctions, type PageFunctions } from './hostApi';

interface HostConnection {
  readonly connection: Connection;
  /** Shows the user a notice. */
  readonly notify: (notice: Message) => void;
}

/** The page's host: a worker that answers what the main process answers a window. */
export function connectHost(): HostConnection {
  const listeners = new Set<(event: EngineEvent) => void>();
  const publish = (event: EngineEvent): void => {
    for (const listener of listeners) listener(event);
  };
  const name = isFrame(location.search) ? FRAME_HOST : 'host';
  const worker = new Worker(new URL('./host.ts', import.meta.url), { type: 'module', name });
  worker.addEventListener('error', ({ message: reason }) =>
    publish({ type: 'engine-status', status: 'failed', message: message('web.hostEnded', { reason }) }),
  );
  const host = createBirpc<HostFunctions, PageFunctions>(
    { event: publish },
    {
      post: (sent) => worker.postMessage(sent),
      on: (listener) => worker.addEventListener('message', ({ data }) => listener(data)),
      timeout: -1,
    },
  );
  // Cast: the RPC call is not generic.
  const ask = <N extends CommonRequest>(name: N, request: RequestTo<N>) =>
    host.ask(name, request) as Answered<AnswerTo<N>>;
  const connection: Connection = {
    ask,
    askDesktop: null,
    pathOfFile: async (file: File) => host.storeFile(file.name, new Uint8Array(await file.arrayBuffer())),
    onEvent(listener) {
      if (listeners.size === 0) void host.subscribe.asEvent();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { connection, notify: (notice) => publish({ type: 'notice', message: notice }) };
}
