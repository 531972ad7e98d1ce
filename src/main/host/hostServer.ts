import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex, Readable } from 'node:stream';
import sirv from 'sirv';
import { WebSocketServer } from 'ws';
import { SOCKET_PATH, TOKEN_HEADER, TOKEN_KEY, UPLOAD_PATH } from '../../contract/transport/webSocket';
import { text } from '../../texts/text';
import { errorMessage } from '../errorMessage';
import type { EventHub } from '../ipc/eventHub';
import { PageWork } from '../ipc/pageWork';
import type { ClientServices } from '../ipc/services';
import { contentSecurityPolicy, securityHeaders } from '../security/contentSecurityPolicy';
import { createToken, isOwnHost, isOwnOrigin, isToken } from './hostAccess';
import { serveSocket } from './socketClient';
import { Uploads } from './uploads';

export interface HostOptions {
  readonly rendererDir: string;
  /** For files that the page uploads. */
  readonly uploadDir: string;
  /** 0: any free one. */
  readonly port: number;
  readonly services: ClientServices;
  readonly hub: EventHub;
}

export interface HostServer {
  /** The page's address, with the token. */
  readonly url: string;
  close(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';

/**
 * Not every browser counts the WebSocket of the page's own host as 'self'. And a browser has pages of others,
 * which must not reach into this one: in the app, which has none, that would cost a second process.
 */
const HEADERS = {
  ...securityHeaders(contentSecurityPolicy(`ws://${LOOPBACK}:*`)),
  'Cross-Origin-Opener-Policy': 'same-origin',
};
/** A 40×40 setup is about 15 kB. Nested lists take 200 bytes of memory a byte until they are refused. */
export const MAX_MESSAGE_BYTES = 1 << 18;

/** Serves the page and the engine on this machine only. Rejects when the port cannot be had. */
export async function startHost(options: HostOptions): Promise<HostServer> {
  const server = createServer();
  await listen(server, options.port);
  const { port } = server.address() as AddressInfo;
  const token = createToken();
  server.on('request', guard(options.hub, answerRequests(options, port, token)));
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAX_MESSAGE_BYTES,
  });
  const work = new PageWork();
  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // A client that goes away during the handshake is nobody's error.
    stream.on('error', () => stream.destroy());
    const refusal = refusalOf(request, port, token);
    if (refusal !== undefined)
      stream.end(`HTTP/1.1 ${refusal} ${STATUS_CODES[refusal]}\r\nConnection: close\r\n\r\n`);
    else sockets.handleUpgrade(request, stream, head, (socket) => serveSocket(socket, { ...options, work }));
  };
  server.on('upgrade', guard(options.hub, upgrade));
  return {
    url: `http://${LOOPBACK}:${port}/#${TOKEN_KEY}=${token}`,
    close: () => closeAll(server, sockets),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, resolve);
  });
}

function closeAll(server: Server, sockets: WebSocketServer): Promise<void> {
  return new Promise((resolve) => {
    for (const socket of sockets.clients) socket.terminate();
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** The host survives any input: a request that fails costs only its own connection. */
function guard<R extends readonly unknown[]>(
  hub: EventHub,
  work: (request: IncomingMessage, ...rest: R) => void,
) {
  return (request: IncomingMessage, ...rest: R): void => {
    try {
      work(request, ...rest);
    } catch (error) {
      hub.log(text('host.requestFailed', { reason: errorMessage(error) }));
      request.destroy();
    }
  };
}

function answerRequests(
  { hub, rendererDir, services, uploadDir }: HostOptions,
  port: number,
  token: string,
): RequestListener {
  const serveFile = sirv(rendererDir, { etag: true, setHeaders: secure });
  const uploads = new Uploads(uploadDir);
  return (request, response) => {
    if (!isOwnHost(request, port)) return refuse(response, 403, text('host.forbidden'));
    const url = addressOf(request);
    if (url === undefined) return refuse(response, 400, text('host.badRequest'));
    if (request.method === 'POST' && url.pathname === UPLOAD_PATH) {
      const given = request.headers[TOKEN_HEADER];
      if (!isOwnOrigin(request, port)) return refuse(response, 403, text('host.forbidden'));
      if (typeof given !== 'string' || !isToken(given, token))
        return refuse(response, 401, text('host.unauthorized'));
      void uploads.store(request, url.searchParams.get('name') ?? '').then((stored) => {
        if (stored.ok) answer(response, 200, services.granted.grant(stored.value));
        else refuse(response, 400, stored.error);
      });
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, text('host.wrongMethod'));
    // Every file is served whole.
    delete request.headers.range;
    response.once('pipe', (file: Readable) => outliveFile(file, response, hub));
    serveFile(request, response, () => refuse(response, 404, text('host.notFound')));
  };
}

/**
 * A file that vanishes or cannot be read while it is sent costs its own answer only; `sirv`
 * does not listen for that.
 */
function outliveFile(file: Readable, response: ServerResponse, hub: EventHub): void {
  file.on('error', (error) => {
    hub.log(text('host.fileNotSent', { reason: errorMessage(error) }));
    response.destroy();
  });
  response.once('close', () => file.destroy());
}

/** Why a WebSocket is refused, as an HTTP status, or undefined for one that is let in. */
function refusalOf(request: IncomingMessage, port: number, token: string): number | undefined {
  if (!isOwnHost(request, port) || !isOwnOrigin(request, port)) return 403;
  const url = addressOf(request);
  if (url === undefined) return 400;
  if (url.pathname !== SOCKET_PATH) return 404;
  return isToken(url.searchParams.get(TOKEN_KEY), token) ? undefined : 401;
}

/** URL of a request; undefined if it is invalid, such as `//`. */
function addressOf({ url = '/' }: IncomingMessage): URL | undefined {
  return URL.canParse(url, `http://${LOOPBACK}`) ? new URL(url, `http://${LOOPBACK}`) : undefined;
}

function secure(response: ServerResponse): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
}

/** Closes the connection, to skip the rest of a refused body. */
function refuse(response: ServerResponse, status: number, why: string): void {
  response.setHeader('Connection', 'close');
  answer(response, status, `${why}\n`);
}

function answer(response: ServerResponse, status: number, body: string): void {
  secure(response);
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(body);
}
