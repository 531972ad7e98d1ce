import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../../src/contract/transport/connection';
import type { ElectronSession } from './appSession';
import { useApp } from './useApp';

describe('the window of the built app', () => {
  const app = useApp();
  let session: ElectronSession;

  beforeAll(() => {
    session = app.session;
  });

  it('is one window with a title', async () => {
    expect(session.app.windows()).toHaveLength(1);
    expect(await session.page.title()).toContain('Tilewright');
  });

  it('has the safe web preferences', async () => {
    const contents = await session.app.browserWindow(session.page);
    const preferences = await contents.evaluate((window) =>
      // Electron documents the method but leaves it out of its types.
      Reflect.apply(Reflect.get(window.webContents, 'getLastWebPreferences'), window.webContents, []),
    );
    expect(preferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
    });
    // Listed only if enabled.
    expect(preferences).not.toMatchObject({ nodeIntegrationInWorker: true });
  });

  it('exposes nothing of Node or Electron to the page but the bridge', async () => {
    const found = await session.page.evaluate(() => {
      const foreign = ['require', 'process', 'module', 'Buffer', 'electron', 'ipcRenderer', '__dirname'];
      return {
        foreign: foreign.filter((name) => name in globalThis),
        bridge: Object.keys(Reflect.get(window, 'tilewright') ?? {}),
      };
    });
    expect(found).toEqual({ foreign: [], bridge: ['ask', 'askDesktop', 'pathOfFile', 'onEvent'] });
  });

  it('is served with a policy that blocks foreign and inline scripts', async () => {
    const policy = await session.page.evaluate(async () => {
      const response = await fetch(location.href);
      return response.headers.get('content-security-policy');
    });
    const directives = new Map(
      (policy ?? '').split(';').map((part) => {
        const [name = '', ...sources] = part.trim().split(' ');
        return [name, sources.join(' ')] as const;
      }),
    );
    expect(directives.get('default-src')).toBe("'none'");
    expect(directives.get('script-src')).toBe("'self'");
    const ran = await session.page.evaluate(async () => {
      const inline = document.createElement('script');
      inline.textContent = 'document.documentElement.dataset.inlineRan = "yes"';
      document.head.append(inline);
      const foreign = document.createElement('script');
      foreign.src = 'data:text/javascript,document.documentElement.dataset.foreignRan="yes"';
      const settled = new Promise((done) => {
        foreign.onload = () => done('loaded');
        foreign.onerror = () => done('refused');
      });
      document.head.append(foreign);
      return { foreign: await settled, marks: { ...document.documentElement.dataset } };
    });
    expect(ran.foreign).toBe('refused');
    expect(Object.keys(ran.marks).filter((mark) => mark.endsWith('Ran'))).toEqual([]);
  });

  it('does not navigate and opens no other window', async () => {
    const address = session.page.url();
    await session.app.evaluate(({ BrowserWindow }) => {
      const refusals: unknown[] = [];
      Reflect.set(globalThis, 'refusals', refusals);
      // Runs after the program's own listener.
      BrowserWindow.getAllWindows()[0]?.webContents.on('will-frame-navigate', ({ defaultPrevented, url }) =>
        refusals.push([url, defaultPrevented]),
      );
    });
    const opened = await session.page.evaluate(() => {
      location.href = 'data:text/html,elsewhere';
      location.assign('https://example.com/');
      const link = Object.assign(document.createElement('a'), {
        href: 'https://example.com/',
        target: '_blank',
      });
      document.body.append(link);
      link.click();
      link.remove();
      return window.open('https://example.com/') !== null;
    });
    expect(opened).toBe(false);
    const refusals = () => session.app.evaluate(() => Reflect.get(globalThis, 'refusals'));
    await expect.poll(refusals).toEqual([['https://example.com/', true]]);
    expect(session.page.url()).toBe(address);
    expect(session.app.windows()).toHaveLength(1);
  });

  it('is restored if an empty page replaces it', async () => {
    await session.page.evaluate(() => {
      Reflect.set(window, 'isOldPage', true);
      setTimeout(() => location.assign('about:blank'));
    });
    const isOldPage = () => session.page.evaluate(() => Reflect.get(window, 'isOldPage') ?? false);
    // During navigation there is no page to ask.
    await expect.poll(() => isOldPage().catch(() => true)).toBe(false);
    await session.page.getByRole('grid').waitFor();
    expect(await session.page.title()).toContain('Tilewright');
  });

  it('connects to nothing: neither sockets nor other browsers', async () => {
    const found = await session.page.evaluate(async () => {
      const isRefused = (connect: () => WebSocket) =>
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', () => resolve(true), { once: true });
          connect().addEventListener('open', () => resolve(false));
        });
      const peer = new RTCPeerConnection();
      peer.createDataChannel('any');
      const candidates: string[] = [];
      const gathered = new Promise((resolve) => {
        peer.onicecandidate = ({ candidate }) => {
          if (candidate === null) resolve(null);
          else candidates.push(candidate.candidate);
        };
      });
      await peer.setLocalDescription(await peer.createOffer());
      await gathered;
      return { isSocketRefused: await isRefused(() => new WebSocket('ws://127.0.0.1:9/')), candidates };
    });
    expect(found).toEqual({ isSocketRefused: true, candidates: [] });
  });

  it('cannot name a path by itself', async () => {
    const private_ = join(app.userData, 'private.tilewright');
    const list = join(app.userData, 'private.txt');
    for (const path of [private_, list]) writeFileSync(path, 'secret');
    const answers = await session.page.evaluate(
      async ([document, words]) => {
        const { ask, askDesktop, pathOfFile }: Connection = Reflect.get(window, 'tilewright');
        if (askDesktop === null) throw new Error('Electron has files.');
        const letters = ['A', 'B'];
        return [
          await askDesktop('openFile', { path: document }),
          await askDesktop('saveFile', {
            path: document,
            suggestedName: 'a.tilewright',
            formatName: 'any',
            bytes: new Uint8Array([1]),
            isDocument: true,
          }),
          await ask('keepUnsaved', { path: document, name: 'a', text: '' }),
          await askDesktop('rememberFile', { path: document }),
          await ask('openLexicon', { source: 'file', path: words, letters }),
          await pathOfFile(new File(['x'], document)),
        ].map((answer) => answer.ok);
      },
      [private_, list] as const,
    );
    expect(answers).toEqual([false, false, false, false, false, false]);
    expect(readFileSync(private_, 'utf8')).toBe('secret');
  });

  it('is refused every permission', async () => {
    const states = await session.page.evaluate(async () => {
      const names: PermissionName[] = ['geolocation', 'notifications', 'camera', 'microphone'];
      const found = await Promise.all(names.map((name) => navigator.permissions.query({ name })));
      return found.map(({ state }) => state);
    });
    expect(states).toEqual(['denied', 'denied', 'denied', 'denied']);
    expect(await session.page.evaluate(() => Notification.requestPermission())).toBe('denied');
  });
});
