import { describe, expect, it } from 'vitest';
import { MAX_SAVED_BYTES } from '../../../src/contract/document/documentLimits';
import { COMMON_REQUESTS, parseRequest, REQUEST_NAMES } from '../../../src/contract/requests/requestLookup';
import type { RequestName } from '../../../src/contract/requests/requests';
import { said } from '../../said';

const SAVE = {
  path: '/home/ann/a.tilewright',
  suggestedName: 'a.tilewright',
  formatName: 'Tilewright position',
  bytes: new Uint8Array([1, 2, 3]),
  isDocument: true,
};
const COMMAND = {
  kind: 'command',
  id: 'file.new',
  label: 'New',
  accelerator: null,
  isEnabled: true,
  isChecked: null,
};

describe('requests about files', () => {
  it.each<[RequestName, unknown]>([
    ['openFile', { path: null }],
    ['openFile', { path: '/a' }],
    ['saveFile', SAVE],
    ['saveFile', { ...SAVE, path: null }],
    ['keepUnsaved', { path: null, name: 'Untitled', text: '{}' }],
    ['showTitle', { name: 'a', path: null, isEdited: true }],
    [
      'showMenu',
      [{ id: 'file', label: 'File', items: [COMMAND, { kind: 'submenu', label: 'More', items: [COMMAND] }] }],
    ],
    ['dragOut', { name: 'mine.gcg', bytes: Uint8Array.of(1, 2, 3) }],
    ['reportError', { error: 'Error: odd' }],
    ['chooseGames', { isFolder: true }],
    ['closeWindow', {}],
  ])('%s %j is accepted', (channel, request) => {
    expect(parseRequest(channel, request)).toEqual({ ok: true, value: request });
  });

  it.each<[RequestName, unknown, RegExp]>([
    ['openFile', { path: '' }, /^Request openFile: path/],
    ['openFile', { path: '/a\0b' }, /zero byte/],
    ['saveFile', { ...SAVE, path: '/home/ann/.bashrc' }, /path: must end in one of \.tilewright, /],
    ['saveFile', { ...SAVE, suggestedName: 'a.exe' }, /suggestedName: must end in/],
    ['saveFile', { ...SAVE, bytes: [1, 2, 3] }, /bytes/],
    ['saveFile', { ...SAVE, bytes: new Uint8Array(MAX_SAVED_BYTES + 1) }, /bytes: at most 16777216 bytes/],
    ['keepUnsaved', { path: null, name: 'a' }, /text/],
    [
      'showMenu',
      [{ id: 'file', label: 'File', items: [{ kind: 'role', role: 'reload' }] }],
      /\[0\]\.items\[0\]/,
    ],
    ['dragOut', { name: 'run.sh', bytes: Uint8Array.of(1) }, /name: must end in/],
    ['reportError', { error: 'x'.repeat(20_001) }, /error/],
    ['chooseGames', {}, /isFolder/],
    ['closeWindow', { now: true }, /now/],
  ])('%s %j is refused', (channel, request, message) => {
    const parsed = parseRequest(channel, request);
    expect(said(parsed.ok ? '' : parsed.error)).toMatchObject({
      code: 'bad-request',
      message: expect.stringMatching(message),
    });
  });

  it('an empty request is accepted only on channels without parameters', () => {
    const common: ReadonlySet<string> = new Set(COMMON_REQUESTS);
    const channels = REQUEST_NAMES.filter((name) => !common.has(name));
    expect(channels).toHaveLength(31);
    for (const channel of channels) expect(parseRequest(channel, undefined).ok).toBe(false);
  });
});
