import { createBirpc } from 'birpc';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { COMMON_REQUESTS } from '../../contract/requests/requestLookup';
import { decodeMessage, encodeMessage } from '../../contract/transport/socketCodec';
import type { PageFunctions } from '../../contract/transport/webSocket';
import { text } from '../../texts/text';
import { createClientApi } from '../ipc/clientApi';
import type { EventHub } from '../ipc/eventHub';
import type { PageWork } from '../ipc/pageWork';
import type { ClientServices } from '../ipc/services';

/** WebSocket close code for data that cannot be understood (RFC 6455). */
const UNSUPPORTED_DATA = 1003;

/** The only message that a page sends: a known request. */
const callParser = z.strictObject({
  t: z.literal('q'),
  i: z.string().max(64),
  m: z.enum(COMMON_REQUESTS),
  a: z.tuple([z.unknown()]),
});

interface Deps {
  readonly services: ClientServices;
  readonly hub: EventHub;
  /** Events for all pages. */
  readonly work: PageWork;
}

/** Connects one browser page, already let in, with the engine until it goes away. */
export function serveSocket(socket: WebSocket, { hub, services, work }: Deps): void {
  const answer = work.noting(createClientApi(services));
  const answers = COMMON_REQUESTS.map((name) => [name, (request: unknown) => answer(name, request)]);
  const page = createBirpc<PageFunctions>(Object.fromEntries(answers), {
    post: (bytes: Uint8Array) => socket.send(bytes),
    on: (listener) => socket.on('message', listener),
    serialize: encodeMessage,
    deserialize: (bytes: Uint8Array) => callParser.parse(decodeMessage(bytes)),
    onGeneralError: () => {
      socket.close(UNSUPPORTED_DATA, text('host.notRequest'));
      return true;
    },
    timeout: -1,
  });
  const unsubscribe = hub.subscribe((event) => void page.event.asEvent(event));
  socket.on('close', () => {
    unsubscribe();
    work.endOf(answer);
  });
  // A broken connection ends in "close" too; without a listener the error would end the program.
  socket.on('error', unsubscribe);
}
