import { describe, expect, it } from 'vitest';
import type { FilesEvent } from '../../../src/contract/filesApi';
import { GrantedPaths } from '../../../src/main/files/grantedPaths';
import { fileOfCommandLine, OpenRequests } from '../../../src/main/files/openRequests';

describe('the file that a command line names', () => {
  const find = (...args: string[]) =>
    fileOfCommandLine(['electron', ...args], '/home/ann', '/opt/tilewright');

  it('is found among switches and the program itself', () => {
    expect(find('--no-sandbox', '/opt/tilewright', 'games/final.gcg')).toBe('/home/ann/games/final.gcg');
    expect(find('/srv/a.TILEWRIGHT', '--flag')).toBe('/srv/a.TILEWRIGHT');
    expect(find('a.cgp', 'b.cgp')).toBe('/home/ann/b.cgp');
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
});
