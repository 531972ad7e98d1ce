import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { userDataDir } from '../../src/main/userDataDir';

// The folders that Electron's documentation gives for app.getPath('userData').
describe('userDataDir', () => {
  it.each([
    ['linux', {}, join(homedir(), '.config', 'tilewright')],
    ['linux', { XDG_CONFIG_HOME: '/xdg' }, join('/xdg', 'tilewright')],
    ['darwin', {}, join(homedir(), 'Library', 'Application Support', 'tilewright')],
    ['win32', { APPDATA: 'C:/Roaming' }, join('C:/Roaming', 'tilewright')],
    ['linux', { TILEWRIGHT_USER_DATA: '/elsewhere', XDG_CONFIG_HOME: '/xdg' }, '/elsewhere'],
    ['linux', { TILEWRIGHT_USER_DATA: '' }, join(homedir(), '.config', 'tilewright')],
  ] as const)('%s %j', (platform, env, folder) => {
    expect(userDataDir(platform, env)).toBe(folder);
  });
});
