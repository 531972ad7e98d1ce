import { describe, expect, it } from 'vitest';
import type { FilesEvent } from '../../../src/contract/document/filesApi';
import { message } from '../../../src/core/message';
import { fail, ok } from '../../../src/core/result';
import { GrantedPaths } from '../../../src/main/files/grantedPaths';
import { fileOfCommandLine, OpenRequests } from '../../../src/main/files/openRequests';

/** None names a file of this computer: another host, an encoded slash, wrong UTF-8, no address at all. */
const WRONG_ADDRESSES = [
  'file://evil.example/a.gcg',
  'file:///a%2Fb.gcg',
  'file:///%E0%A4%A.gcg',
  'file://[/a.gcg',
];

describe('the file on the command line', () => {
  const find = (...args: string[]) =>
    fileOfCommandLine(['electron', ...args], '/home/ann', '/opt/tilewright');

  it('is found among switches and the program itself', () => {
    expect(find('--no-sandbox', '/opt/tilewright', 'games/final.gcg')).toEqual(
      ok('/home/ann/games/final.gcg'),
    );
    expect(find('/srv/a.TILEWRIGHT', '--flag')).toEqual(ok('/srv/a.TILEWRIGHT'));
    expect(find('a.cgp', 'b.cgp')).toEqual(ok('/home/ann/b.cgp'));
    expect(find('file:///srv/my%20games/a.gcg')).toEqual(ok('/srv/my games/a.gcg'));
    expect(find('FILE:///srv/a.gcg')).toEqual(ok('/srv/a.gcg'));
    // The window says why it cannot be opened.
    expect(find('photo.JPG')).toEqual(ok('/home/ann/photo.JPG'));
  });

  it.each(WRONG_ADDRESSES)('is none if its address cannot be opened, which is reported: %s', (address) => {
    expect(find('/opt/tilewright', address)).toMatchObject({
      ok: false,
      error: { key: 'files.wrongAddress', params: { address: `“${address}”` } },
    });
  });

  it('is none if nothing looks like one', () => {
    expect(find('/opt/tilewright')).toBeUndefined();
    expect(find('--open=a.gcg', 'main.js', 'games')).toBeUndefined();
    expect(fileOfCommandLine(['/opt/a.txt'], '/', '/opt')).toBeUndefined();
  });
});

describe('requests to open a file', () => {
  it('wait until a page is ready, and are published from then on', () => {
    const events: FilesEvent[] = [];
    const granted = new GrantedPaths();
    const requests = new OpenRequests((event) => events.push(event), granted);
    requests.add(ok('/a.gcg'));
    requests.add(ok('/b.gcg'));
    expect(events).toEqual([]);
    expect(requests.take()).toEqual(ok('/b.gcg'));
    expect(requests.take()).toEqual(ok(null));
    requests.add(ok('/c.gcg'));
    expect(events).toEqual([{ type: 'open-requested', path: '/c.gcg' }]);
    requests.pageGone();
    requests.add(ok('/d.gcg'));
    expect(events).toHaveLength(1);
    expect(requests.take()).toEqual(ok('/d.gcg'));
    expect(granted.checkReadable('/d.gcg').ok).toBe(true);
    expect(granted.checkWritable('/d.gcg').ok).toBe(false);
  });

  it('that fail wait and are published as well', () => {
    const events: FilesEvent[] = [];
    const requests = new OpenRequests((event) => events.push(event), new GrantedPaths());
    const wrong = fail(message('files.wrongAddress', { address: 'file:' }));
    requests.add(ok('/a.gcg'));
    requests.add(wrong);
    expect(requests.take()).toEqual(fail({ code: 'file', message: wrong.error }));
    expect(requests.take()).toEqual(ok(null));
    requests.add(wrong);
    expect(events).toEqual([{ type: 'open-refused', message: wrong.error }]);
  });

  describe('of a page that replaces a crashed one', () => {
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
      expect(requests.take()).toEqual(ok('/a.gcg'));
      expect(requests.take()).toEqual(ok(null));
    });

    it('name the file that the system requested meanwhile instead', () => {
      const requests = start();
      requests.pageGone();
      requests.add(ok('/b.gcg'));
      requests.pageBegins(false);
      expect(requests.take()).toEqual(ok('/b.gcg'));
    });

    it('name none if unsaved changes are restored, the window was closed or no file was shown', () => {
      const restoring = start();
      restoring.pageBegins(true);
      const closed = start();
      closed.pageGone();
      closed.pageBegins(false);
      const untitled = start();
      untitled.showName('Untitled');
      untitled.pageBegins(false);
      expect([restoring, closed, untitled].map((requests) => requests.take())).toEqual([
        ok(null),
        ok(null),
        ok(null),
      ]);
    });

    it('name none that may have caused the crash, to avoid a loop', () => {
      const requests = start();
      requests.showFile('/heavy.gcg');
      nowMs += 1999;
      requests.pageBegins(false);
      expect(requests.take()).toEqual(ok(null));
    });
  });
});
