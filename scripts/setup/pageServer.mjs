import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { REPOSITORY } from './folders.mjs';

/** The folder that `npm run build:web` writes. */
export const WEB_FOLDER = join(REPOSITORY, 'out', 'web');

const LOOPBACK = '127.0.0.1';

/** With these, the threads of the page share memory. */
const ISOLATION = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/**
 * Serves a folder of static files on this machine only.
 *
 * @param {{ folder?: string, port?: number, isIsolated?: boolean }} [options] port 0: any free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} rejects when the port cannot be had
 */
export async function servePage({ folder = WEB_FOLDER, port = 0, isIsolated = true } = {}) {
  const serve = sirv(folder, { dev: true, etag: true });
  const server = createServer((request, response) => {
    // A page of another origin that names this machine by another name gets nothing.
    if (request.headers.host !== addressOf(server)) return void response.writeHead(403).end();
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (isIsolated) for (const [name, value] of Object.entries(ISOLATION)) response.setHeader(name, value);
    serve(request, response, () => {
      response.writeHead(404).end();
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => resolve(undefined));
  });
  return {
    url: `http://${addressOf(server)}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @param {import('node:http').Server} server */
function addressOf(server) {
  const address = server.address();
  return typeof address === 'object' && address !== null ? `${LOOPBACK}:${address.port}` : '';
}
