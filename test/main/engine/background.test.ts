import { setPriority } from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { giveWayInBackground, IN_BACKGROUND } from '../../../src/main/engine/background';

vi.mock(import('node:os'), async (original) => ({ ...(await original()), setPriority: vi.fn() }));

function startedAs(platform: NodeJS.Platform, ...argv: string[]): void {
  vi.stubGlobal('process', { ...process, platform, argv: ['node', 'thread.js', ...argv] });
  giveWayInBackground();
}

describe('a worker thread', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.mocked(setPriority).mockClear();
  });

  it('lowers its priority in the background, its own only', () => {
    startedAs('linux', IN_BACKGROUND);
    // One argument: this thread.
    expect(vi.mocked(setPriority).mock.calls).toEqual([[10]]);
  });

  it('keeps its priority if somebody waits for it', () => {
    startedAs('linux');
    expect(setPriority).not.toHaveBeenCalled();
  });

  it('keeps it if the whole program would be affected', () => {
    for (const platform of ['darwin', 'win32'] as const) startedAs(platform, IN_BACKGROUND);
    expect(setPriority).not.toHaveBeenCalled();
  });
});
