import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect as connectSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import type { Connection } from '../../../src/contract/transport/connection';
import type { EngineEvent } from '../../../src/contract/transport/events';
import { encodeMessage } from '../../../src/contract/transport/socketCodec';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { flaw } from '../../../src/core/message';
import { ENGLISH_LETTERS } from '../../../src/main/cache/lexiconSource';
import { GrantedPaths } from '../../../src/main/files/grantedPaths';
import { type HostServer, startHost } from '../../../src/main/host/hostServer';
import { EventHub } from '../../../src/main/ipc/eventHub';
import { contentSecurityPolicy } from '../../../src/main/security/contentSecurityPolicy';
import { SettingsStore } from '../../../src/main/settings/settingsStore';
import { connectWebSocket } from '../../../src/renderer/connection/connectWebSocket';
import { sentence } from '../../said';
import {
  type BuiltProgram,
  buildProgram,
  ENGINE_ENTRIES,
  type RunningEngine,
  superviseEngine,
} from '../builtEngine';
import { noThreadWork } from '../ipc/noThreadWork';

let dir = '';
let program: BuiltProgram;
let running: RunningEngine;
let host: HostServer;
let page: URL;
const hub = new EventHub();
const POLICY = contentSecurityPolicy('ws://127.0.0.1:*');

const startAt = (port: number) =>
  startHost({
    rendererDir: join(dir, 'renderer'),
    port,
    hub,
    uploadDir: join(dir, 'uploads'),
    services: {
      engine: running.engine,
      settings: new SettingsStore(dir, hub.log),
      threadWork: noThreadWork(),
      granted: new GrantedPaths(),
      programDir: dir,
      chooseLexicon: async () => ({ kind: 'pick-in-page' }),
    },
  });

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'tilewright-host-'));
  mkdirSync(join(dir, 'renderer'));
  writeFileSync(join(dir, 'renderer', 'index.html'), '<title>Tilewright</title>');
  writeFileSync(join(dir, 'renderer', 'vanishing.js'), 'gone');
  writeFileSync(join(dir, 'secret.txt'), 'secret');
  writeFileSync(join(dir, 'words.txt'), 'ab\nba\n');
  program = await buildProgram(ENGINE_ENTRIES);
  running = superviseEngine(program, join(dir, 'cache'), join(dir, 'words.txt'));
  host = await startAt(0);
  page = new URL(host.url);
});
afterAll(async () => {
  await host.close();
  await running.engine.close();
  program.remove();
  rmSync(dir, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

function fetchPath(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port: page.port, path, method, headers }, (response) => {
      let body = '';
      response.on('data', (text) => {
        body += text;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    request.on('error', reject).end();
  });
}

const token = () => new URLSearchParams(page.hash.slice(1)).get('token') ?? '';

/** The HTTP status with which a WebSocket is refused, or 'open'. */
function knock(query: string, headers: Record<string, string>, path = '/engine'): Promise<number | 'open'> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${page.port}${path}${query}`, { headers });
    socket.on('open', () => {
      socket.close();
      resolve('open');
    });
    socket.on('unexpected-response', (_request, response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    socket.on('error', reject);
  });
}

describe('the page', () => {
  it('is served on 127.0.0.1 with the security headers', async () => {
    expect(page.hostname).toBe('127.0.0.1');
    const { status, headers, body } = await fetchPath('/');
    expect({ status, body }).toEqual({ status: 200, body: '<title>Tilewright</title>' });
    expect(headers['content-security-policy']).toBe(POLICY);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  it('is served on if one of its files is gone, with a note', async () => {
    const logged: string[] = [];
    const stop = hub.subscribe((event) => {
      if (event.type === 'log') logged.push(event.message);
    });
    rmSync(join(dir, 'renderer', 'vanishing.js'));
    await expect(fetchPath('/vanishing.js')).rejects.toThrow('socket hang up');
    expect((await fetchPath('/')).status).toBe(200);
    stop();
    expect(logged).toEqual([sentence('host.fileNotSent', { reason: sentence('files.missing') })]);
  });

  it('has a token of 256 bits that a browser does not send', () => {
    expect(token()).toMatch(/^[\w-]{43}$/);
    expect(page.search).toBe('');
  });

  it.each([
    ['another host name', '/', { Host: 'evil.example' }, 'GET', 403],
    ['another port', '/', { Host: '127.0.0.1:1' }, 'GET', 403],
    ['a file outside', '/../secret.txt', {}, 'GET', 404],
    ['an encoded file outside', '/..%2fsecret.txt', {}, 'GET', 404],
    ['a missing file', '/nothing.js', {}, 'GET', 404],
    ['a POST', '/', {}, 'POST', 405],
  ])('refuses %s', async (_what, path, headers, method, status) => {
    const answer = await fetchPath(path, headers, method);
    expect(answer.status).toBe(status);
    expect(answer.body).not.toContain('secret');
    expect(answer.headers['content-security-policy']).toBe(POLICY);
  });
});

/** Sends raw bytes and returns the response until the host closes the connection. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connectSocket(Number(page.port), '127.0.0.1', () => socket.end(text));
    socket.on('data', (bytes) => {
      answer += bytes;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('an invalid request', () => {
  const HOSTS = () => `Host: 127.0.0.1:${page.port}\r\nOrigin: ${page.origin}\r\n`;
  const UPGRADE =
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';

  // Addresses that Node's parser of HTTP lets through and that of addresses does not.
  it.each(['//', '/\\', 'http://[', '//\\', 'http://', '///', '/%', '/\0', '*'])(
    'does not affect the host: %j',
    async (address) => {
      const byPage = await sendRaw(`GET ${address} HTTP/1.1\r\n${HOSTS()}Connection: close\r\n\r\n`);
      expect(byPage).toMatch(/^HTTP\/1\.1 (400|404|200) /);
      const byUpgrade = await sendRaw(`GET ${address} HTTP/1.1\r\n${HOSTS()}${UPGRADE}\r\n`);
      expect(byUpgrade).toMatch(/^HTTP\/1\.1 40[0134] /);
      expect((await fetchPath('/')).status).toBe(200);
    },
  );

  it.each(['bytes=5-2', 'bytes=-', 'bytes=999-', 'lines=1'])('may ask for a range: %s', async (range) => {
    const { body, status } = await fetchPath('/', { Range: range });
    expect({ body, status }).toEqual({ body: '<title>Tilewright</title>', status: 200 });
  });
});

describe('an uploaded file', () => {
  const post = (query: string, headers: Record<string, string>, body = 'ab\nba\n') =>
    fetch(`${page.origin}/upload${query}`, { method: 'POST', headers, body });
  const trusted = () => ({ Origin: page.origin, 'x-tilewright-token': token() });

  it('is stored under its own name, and the same content once', async () => {
    const first = await post('?name=My%20words.txt', trusted());
    const path = await first.text();
    expect(first.status).toBe(200);
    expect(path).toMatch(/My words\.txt$/);
    expect(readFileSync(path, 'utf8')).toBe('ab\nba\n');
    expect(await (await post('?name=My%20words.txt', trusted())).text()).toBe(path);
    expect(readdirSync(join(dir, 'uploads'))).toHaveLength(1);
  });

  it('leaves nothing behind if the page breaks off', async () => {
    const before = readdirSync(join(dir, 'uploads')).toSorted();
    const socket = connectSocket(Number(page.port), page.hostname);
    const head = { Host: page.host, ...trusted(), 'Content-Length': '1000000' };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST /upload?name=broken.txt HTTP/1.1\r\n${lines.join('')}\r\nab\n`);
    const files = () => readdirSync(join(dir, 'uploads')).toSorted();
    await expect.poll(files).toHaveLength(before.length + 1);
    socket.destroy();
    await expect.poll(files).toEqual(before);
  });

  it('cannot leave its folder', async () => {
    const path = await (await post(`?name=${encodeURIComponent('../../evil.txt')}`, trusted())).text();
    expect(path.startsWith(join(dir, 'uploads'))).toBe(true);
  });

  it.each([
    ['no token', '?name=a.txt', () => ({ Origin: page.origin }), 401],
    ['a foreign origin', '?name=a.txt', () => ({ ...trusted(), Origin: 'http://evil.example' }), 403],
    ['a file of another kind', '?name=a.exe', trusted, 400],
    ['a file without a name', '', trusted, 400],
  ])('is refused with %s', async (_what, query, headers, status) => {
    expect((await post(query, headers())).status).toBe(status);
  });
});

describe('the WebSocket', () => {
  it('accepts the token from the page’s origin', async () => {
    expect(await knock(`?token=${token()}`, { Origin: page.origin })).toBe('open');
  });

  it.each([
    ['no token', () => '', {}, 401],
    ['an empty token', () => '?token=', {}, 401],
    ['a wrong token', () => `?token=${'A'.repeat(43)}`, {}, 401],
    ['a token that is cut', () => `?token=${token().slice(0, -1)}`, {}, 401],
    ['no origin', () => `?token=${token()}`, { Origin: '' }, 403],
    ['a foreign origin', () => `?token=${token()}`, { Origin: 'http://evil.example' }, 403],
    ['an opaque origin', () => `?token=${token()}`, { Origin: 'null' }, 403],
    ['https in the origin', () => `?token=${token()}`, { Origin: `https://127.0.0.1:1` }, 403],
    ['a foreign host name', () => `?token=${token()}`, { Host: 'evil.example' }, 403],
  ])('refuses %s', async (_what, query, headers, status) => {
    expect(await knock(query(), { Origin: page.origin, ...headers })).toBe(status);
  });

  it('refuses another path', async () => {
    expect(await knock(`?token=${token()}`, { Origin: page.origin }, '/other')).toBe(404);
  });

  it.each([
    ['text', 'hello'],
    ['a call as JSON', JSON.stringify({ t: 'q', i: '1', m: 'readSettings', a: [{}] })],
    ['nothing', Uint8Array.of()],
    ['half a message', encodeMessage({ t: 'q', i: '1', m: 'readSettings', a: [{}] }).subarray(0, 9)],
    ['null', encodeMessage(null)],
    ['no channel', encodeMessage({ t: 'q', i: '1', m: 'constructor', a: [1] })],
    ['a call without arguments', encodeMessage({ t: 'q', i: '1', m: 'readSettings', a: [] })],
    ['a response', encodeMessage({ t: 's', i: '1', r: 1 })],
  ])('closes on %s and continues to serve others', async (_what, message) => {
    const socket = new WebSocket(`ws://127.0.0.1:${page.port}/engine?token=${token()}`, {
      origin: page.origin,
    });
    socket.on('open', () => socket.send(message));
    expect(await new Promise((resolve) => socket.on('close', resolve))).toBe(1003);
    expect(await knock(`?token=${token()}`, { Origin: page.origin })).toBe('open');
  });

  it('closes on a message that is too long', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${page.port}/engine?token=${token()}`, {
      origin: page.origin,
    });
    socket.on('open', () => socket.send('x'.repeat(2 << 20)));
    expect(await new Promise((resolve) => socket.on('close', resolve))).toBe(1009);
  });
});

describe('the connection of the page', () => {
  it('receives candidates, settings and events; reports a lost host, and reconnects', async () => {
    vi.stubGlobal(
      'WebSocket',
      class extends WebSocket {
        constructor(url: string) {
          super(url, { origin: page.origin });
          // A browser's WebSocket throws nothing when it is refused.
          this.on('error', () => undefined);
        }
      },
    );
    const events: EngineEvent[] = [];
    const connection: Connection = connectWebSocket(page);
    connection.onEvent((event) => events.push(event));
    const opened = await connection.ask('openLexicon', { source: 'default', letters: ENGLISH_LETTERS });
    if (!opened.ok) throw flaw(opened.error.message);
    hub.log('said to every page');
    const setup = { rules: CLASSIC_RULES, tiles: new Array(225).fill(0), rack: [1, 2] };
    const summary = await connection.ask('generate', { lexicon: opened.value.id, setup });
    // AB and BA, two places and two directions each: 4 points, doubled by the start square.
    expect(summary).toMatchObject({ ok: true, value: { total: 8, notices: [] } });
    expect(summary.ok && summary.value.firstPage.rows.map(({ score }) => score)).toEqual(
      new Array(8).fill(8),
    );
    const { generation } = summary.ok ? summary.value : { generation: -1 };
    const walk = await connection.ask('trace', {
      purpose: 'show',
      generation,
      scope: { kind: 'candidate', rank: 1 },
      algorithm: 'gaddag',
    });
    // Typed arrays arrive as such: anchor, first letter, separator or second letter, …, the move.
    expect(walk).toMatchObject({ ok: true, value: { moves: { ranks: Uint32Array.of(1) } } });
    expect(walk.ok && walk.value.records).toBeInstanceOf(Int32Array);
    expect(walk.ok && walk.value.moves.scores).toEqual(Float64Array.of(8));
    expect(await connection.ask('generate', { lexicon: 'x', setup })).toMatchObject({
      error: { code: 'bad-request' },
    });
    expect(await connection.ask('readSettings', {})).toMatchObject({ ok: true });
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'));
    expect(await connection.ask('version', {})).toMatchObject({ ok: true, value: { app: version } });
    expect(events).toContainEqual({ type: 'log', message: 'said to every page' });

    await host.close();
    const last = () => events.at(-1);
    await expect.poll(last).toMatchObject({ type: 'engine-status', status: 'restarting' });
    expect(await connection.ask('readSettings', {})).toMatchObject({ error: { code: 'engine-crashed' } });
    // A new host has a new token: the page can only explain what to do.
    host = await startAt(Number(page.port));
    await expect.poll(last).toMatchObject({ type: 'engine-status', status: 'failed' });
    page = new URL(host.url);
    vi.unstubAllGlobals();
  });
});
