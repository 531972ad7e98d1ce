import { describe, expect, it } from 'vitest';
import type { FilesEvent } from '../../../src/contract/document/filesApi';
import { GrantedPaths } from '../../../src/main/files/grantedPaths';
import { fileOfCommandLine, OpenRequests } from '../../../src/main/files/openRequests';

describe('the file that a command line names', () => {
  const find = (...args: string[]) =>
    fileOfCommandLine(['electron', ...args], '/home/ann', '/opt/tilewright');

  it('is found among switches and the program itself', () => {
    expect(find('--no-sandbox', '/opt/tilewright', 'games/final.gcg')).toBe('/home/ann/games/final.gcg');
    expect(find('/srv/a.TILEWRIGHT', '--flag')).toBe('/srv/a.TILEWRIGHT');
    expect(find('a.cgp', 'b.cgp')).toBe('/home/ann/b.cgp');
    expect(find('file:///srv/my%20games/a.gcg')).toBe('/srv/my games/a.gcg');
  });

  it('is none where nothing looks like one', () => {
    expect(find('/opt/tilewright')).toBeUndefined();
    expect(find('--open=a.gcg', 'photo.png')).toBeUndefined();
    expect(fileOfCommandLine(['/opt/a.txt'], '/', '/opt')).toBeUndefined();
  });
});

describe('requests to open a file', () => {
  it('wait until a page is there, and are published from then on', () => {
    const events: FilesEvent[] = [];
    const granted = new GrantedPaths();
    const requests = new OpenRequests((event) => events.push(event), granted);
    requests.add('/a.gcg');
    requests.add('/b.gcg');
    expect(events).toEqual([]);
    expect(requests.take()).toBe('/b.gcg');
    expect(requests.take()).toBeNull();
    requests.add('/c.gcg');
    expect(events).toEqual([{ type: 'open-requested', path: '/c.gcg' }]);
    requests.pageGone();
    requests.add('/d.gcg');
    expect(events).toHaveLength(1);
    expect(requests.take()).toBe('/d.gcg');
    expect(granted.checkReadable('/d.gcg').ok).toBe(true);
    expect(granted.checkWritable('/d.gcg').ok).toBe(false);
  });

  describe('of a page that takes the place of one that ended', () => {
    let nowMs = 0;
    const start = () => {
      const requests = new OpenRequests(
        () => undefined,
        new GrantedPaths(),
        () => nowMs,
      );
      requests.pageBegins(false);
      requests.take();
      requests.showFile('/a.gcg');
      requests.showName('a.gcg');
      nowMs += 5000;
      requests.showFile('/a.gcg');
      return requests;
    };

    it('name the file that was shown', () => {
      const requests = start();
      requests.pageBegins(false);
      requests.showName('Untitled');
      expect(requests.take()).toBe('/a.gcg');
      expect(requests.take()).toBeNull();
    });

    it('name what the system asked for meanwhile instead', () => {
      const requests = start();
      requests.pageGone();
      requests.add('/b.gcg');
      requests.pageBegins(false);
      expect(requests.take()).toBe('/b.gcg');
    });

    it('name none where unsaved changes are brought back, the window was closed or no file was shown', () => {
      const restoring = start();
      restoring.pageBegins(true);
      const closed = start();
      closed.pageGone();
      closed.pageBegins(false);
      const untitled = start();
      untitled.showName('Untitled');
      untitled.pageBegins(false);
      expect([restoring, closed, untitled].map((requests) => requests.take())).toEqual([null, null, null]);
    });

    it('name none that may have ended it, so that it does not end again and again', () => {
      const requests = start();
      requests.showFile('/heavy.gcg');
      nowMs += 1999;
      requests.pageBegins(false);
      expect(requests.take()).toBeNull();
    });
  });
});
