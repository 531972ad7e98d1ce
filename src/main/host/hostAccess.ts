import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const createToken = (): string => randomBytes(32).toString('base64url');

/** Compares in constant time. */
export function isToken(given: string | null, token: string): boolean {
  if (given === null) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}

/**
 * Names under which the host answers. Any other is a page of somebody else's that was
 * pointed at this machine.
 */
const hostNames = (port: number): readonly string[] => [`127.0.0.1:${port}`, `localhost:${port}`];

export const isOwnHost = (request: IncomingMessage, port: number): boolean =>
  request.headers.host !== undefined && hostNames(port).includes(request.headers.host);

/** A browser always sends the origin of the page with a WebSocket; a request without one is refused too. */
export const isOwnOrigin = (request: IncomingMessage, port: number): boolean =>
  hostNames(port).some((name) => request.headers.origin === `http://${name}`);
