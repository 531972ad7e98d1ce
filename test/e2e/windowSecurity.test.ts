import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ElectronSession, startElectron } from './appSession';
import { makeWindowModest } from './modestWindow';

describe('the window of the built app', () => {
  const userData = mkdtempSync(join(tmpdir(), 'tilewright-e2e-'));
  let session: ElectronSession;

  beforeAll(async () => {
    makeWindowModest(userData);
    session = await startElectron(userData);
  });

  afterAll(async () => {
    await session?.close();
    rmSync(userData, { recursive: true, force: true });
  });

  it('is one window with a title', async () => {
    expect(session.app.windows()).toHaveLength(1);
    expect(await session.page.title()).toContain('Tilewright');
  });

  it('really has the safe web preferences', async () => {
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
    // Listed only where it is on.
    expect(preferences).not.toMatchObject({ nodeIntegrationInWorker: true });
  });

  it('gives the page nothing of Node or Electron but the bridge', async () => {
    const found = await session.page.evaluate(() => {
      const foreign = ['require', 'process', 'module', 'Buffer', 'electron', 'ipcRenderer', '__dirname'];
      return {
        foreign: foreign.filter((name) => name in globalThis),
        bridge: Object.keys(Reflect.get(window, 'tilewright') ?? {}),
      };
    });
    expect(found).toEqual({ foreign: [], bridge: ['api', 'files', 'pathOfFile', 'onEvent'] });
  });

  it('is served with a policy that lets no foreign or inline script run', async () => {
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

  it('stays where it is and opens no other window', async () => {
    const address = session.page.url();
    await session.app.evaluate(({ BrowserWindow }) => {
      const refusals: unknown[] = [];
      Reflect.set(globalThis, 'refusals', refusals);
      // Heard after the program's own listener.
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

  it('is refused every permission it could ask for', async () => {
    const states = await session.page.evaluate(async () => {
      const names: PermissionName[] = ['geolocation', 'notifications', 'camera', 'microphone'];
      const found = await Promise.all(names.map((name) => navigator.permissions.query({ name })));
      return found.map(({ state }) => state);
    });
    expect(states).toEqual(['denied', 'denied', 'denied', 'denied']);
    expect(await session.page.evaluate(() => Notification.requestPermission())).toBe('denied');
  });
});
