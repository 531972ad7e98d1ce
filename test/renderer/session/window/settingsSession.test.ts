import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../../../../src/contract/window/settings';
import { fail, ok } from '../../../../src/core/result';
import { createStore } from '../../../../src/renderer/session/store';
import { startSettingsSession } from '../../../../src/renderer/session/window/settingsSession';
import { initialState } from '../../../../src/renderer/state/appState';
import { readMidgame } from '../../view/midgame';
import { connectionOf } from '../fakeConnection';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const KEPT: Settings = { ...DEFAULT_SETTINGS, lightIntensity: 2, font: 'serif' };

async function start(api: Parameters<typeof connectionOf>[0] = {}) {
  const written: Settings[] = [];
  const store = createStore(initialState(readMidgame()), () => 0);
  const { ask } = connectionOf({
    readSettings: async () => ok(KEPT),
    writeSettings: async (settings) => {
      written.push(settings);
      return ok(null);
    },
    ...api,
  });
  const page = new EventTarget();
  void startSettingsSession(ask, store, page);
  await vi.advanceTimersByTimeAsync(0);
  const slide = (lightIntensity: number) =>
    store.dispatch({ type: 'settings-changed', change: { lightIntensity } });
  return { store, written, slide, leave: () => page.dispatchEvent(new Event('pagehide')) };
}

describe('settings', () => {
  it('are restored from the last session without being written', async () => {
    const { store, written } = await start();
    expect(store.state.value.settings).toEqual(KEPT);
    await vi.advanceTimersByTimeAsync(5000);
    expect(written).toEqual([]);
  });

  it('are written once after a slider has been dragged', async () => {
    const { slide, store, written } = await start();
    for (const value of [2.1, 2.2, 2.3]) {
      slide(value);
      await vi.advanceTimersByTimeAsync(100);
      store.dispatch({ type: 'zone-entered', zone: 'rack' });
    }
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(400);
    expect(written).toEqual([{ ...KEPT, lightIntensity: 2.3 }]);
  });

  it('are written while other things happen', async () => {
    const { slide, store, written } = await start();
    slide(3);
    for (let key = 0; key < 6; key++) {
      await vi.advanceTimersByTimeAsync(100);
      store.dispatch({ type: 'cursor-turned' });
    }
    expect(written).toHaveLength(1);
  });

  it('that are changed shortly before the page ends are written at once, and once', async () => {
    const { leave, slide, written } = await start();
    leave();
    expect(written).toEqual([]);
    slide(3);
    leave();
    expect(written).toEqual([{ ...KEPT, lightIntensity: 3 }]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(written).toHaveLength(1);
  });

  it('that are changed before loading has finished persist, and are written', async () => {
    const walk = { ...KEPT.walk, isLooping: true };
    const { store, written } = await start({
      readSettings: async () => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        return ok({ ...KEPT, walk });
      },
    });
    const change = { fieldOfViewDeg: 50, walk: { ...DEFAULT_SETTINGS.walk, speed: 16 } } as const;
    store.dispatch({ type: 'settings-changed', change });
    await vi.advanceTimersByTimeAsync(500);
    const settings = { ...KEPT, fieldOfViewDeg: 50, walk: { ...walk, speed: 16 } };
    expect(store.state.value.settings).toEqual(settings);
    expect(written).toEqual([settings]);
  });

  it('that cannot be read or written are reported, and the defaults are used', async () => {
    const error = { code: 'file', message: 'The settings file cannot be written.' } as const;
    const answers = { isWritten: false };
    const { slide, store } = await start({
      readSettings: async () => fail({ code: 'file', message: 'The settings file cannot be read.' }),
      writeSettings: async () => (answers.isWritten ? ok(null) : fail(error)),
    });
    const unread = { kind: 'read-settings', message: 'The settings file cannot be read.' };
    expect(store.state.value.failures).toEqual([unread]);
    expect(store.state.value.settings).toEqual(DEFAULT_SETTINGS);
    slide(1.5);
    await vi.advanceTimersByTimeAsync(400);
    const unwritten = { kind: 'write-settings', message: error.message };
    expect(store.state.value.failures).toEqual([unread, unwritten]);
    answers.isWritten = true;
    slide(1.2);
    await vi.advanceTimersByTimeAsync(400);
    expect(store.state.value.failures).toEqual([unread]);
  });
});
