import { describe, expect, it } from 'vitest';
import { GrantedPaths } from '../../../src/main/files/grantedPaths';

describe('the paths that the page may name', () => {
  it('are none that nobody has granted', () => {
    const granted = new GrantedPaths();
    const refused = granted.checkReadable('/etc/passwd');
    expect(refused.ok ? '' : refused.error.message).toMatch(/^\/etc\/passwd was not chosen by you: /);
    expect(granted.checkWritable('/home/ann/.bashrc').ok).toBe(false);
  });

  it('are readable as granted, and writable only for documents or with the user’s consent', () => {
    const granted = new GrantedPaths();
    granted.grant('/a.gcg');
    granted.grant('/a.Tilewright');
    granted.grantWriting('/b.tilewright');
    const may = (path: string) => [granted.checkReadable(path).ok, granted.checkWritable(path).ok];
    expect(may('/a.gcg')).toEqual([true, false]);
    expect(may('/a.Tilewright')).toEqual([true, true]);
    expect(may('/b.tilewright')).toEqual([true, true]);
    expect(may('/c.tilewright')).toEqual([false, false]);
  });
});
