/**
 * Keeps the files of this version, so that the page works without a network after the first visit, and serves
 * them so that its threads can share memory, whatever the server says. A new version waits until all tabs of
 * the old one are closed: no file changes under a page.
 */

/** From the build: addresses of the files, relative to this one, and a name that changes with any of them. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

/** What the library of types for pages lacks. */
interface WorkerEvent extends Event {
  readonly request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

interface ServiceWorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate' | 'fetch', listener: (event: WorkerEvent) => void): void;
}

const scope = globalThis as unknown as ServiceWorkerScope;
const PREFIX = 'tilewright-';
const CACHE = PREFIX + __VERSION__;
const HOME = new URL('./', scope.location.href).href;
const PAGE = new URL('./index.html', HOME).href;

const ISOLATION = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

scope.addEventListener('install', (event) => event.waitUntil(keepFiles()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const [address = ''] = url.split(/[?#]/);
  // Other pages may lie beside this one.
  const isOther = mode === 'navigate' && address !== HOME && address !== PAGE;
  if (method === 'GET' && address.startsWith(HOME) && !isOther)
    event.respondWith(answer(event.request, address));
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(__FILES__.map((file) => new Request(new URL(file, PAGE), { cache: 'no-cache' })));
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function answer(request: Request, address: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(address === HOME ? PAGE : address);
  const { body, headers, status, statusText } = kept ?? (await fetch(request));
  const isolated = new Headers(headers);
  for (const [name, value] of Object.entries(ISOLATION)) isolated.set(name, value);
  return new Response(body, { headers: isolated, status, statusText });
}
