import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startVirtualDisplay } from '../../../scripts/setup/display.mjs';

describe.runIf(process.platform === 'linux')('a virtual display', () => {
  it('gets a number of its own and is gone after the stop', async () => {
    const displays = await Promise.all([startVirtualDisplay(), startVirtualDisplay()]);
    const names = displays.map(({ display }) => display);
    expect(names[0]).toMatch(/^:\d+$/);
    expect(names[1]).toMatch(/^:\d+$/);
    expect(names[0]).not.toBe(names[1]);
    const sockets = names.map((name) => `/tmp/.X11-unix/X${name.slice(1)}`);
    expect(sockets.map((socket) => existsSync(socket))).toEqual([true, true]);
    await Promise.all(displays.map(({ stop }) => stop()));
    expect(sockets.map((socket) => existsSync(socket))).toEqual([false, false]);
  });
});
