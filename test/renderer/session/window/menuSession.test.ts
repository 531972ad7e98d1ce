import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MenuModel } from '../../../../src/contract/window/menuApi';
import { ok } from '../../../../src/core/result';
import type { CommandContext } from '../../../../src/renderer/input/command';
import { createStore } from '../../../../src/renderer/session/store';
import { runMenuCommand, startAppMenu } from '../../../../src/renderer/session/window/menuSession';
import type { Action } from '../../../../src/renderer/state/action';
import { initialState } from '../../../../src/renderer/state/appState';
import { readMidgame } from '../../view/midgame';
import { desktopOf } from '../fakeConnection';

const state = initialState(readMidgame());

describe('the application menu', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function start() {
    const shown: MenuModel[] = [];
    const ask = desktopOf({
      showMenu: async (menu) => {
        shown.push(menu);
        return ok(null);
      },
    });
    const store = createStore(state, () => 0);
    startAppMenu(ask, store, false);
    return { shown, store };
  }

  const isUndoPossible = (menu: MenuModel | undefined) =>
    menu
      ?.flatMap(({ items }) => items)
      .find((item) => item.kind === 'command' && item.id === 'edit.undo' && item.isEnabled) !== undefined;

  it('is shown once at the start and again when an entry changes', () => {
    const { shown, store } = start();
    vi.advanceTimersByTime(1000);
    expect(shown).toHaveLength(1);
    expect(isUndoPossible(shown[0])).toBe(false);
    store.dispatch({ type: 'rack-tile-taken-back' });
    vi.advanceTimersByTime(1000);
    expect(isUndoPossible(shown[1])).toBe(true);
  });

  it('ignores changes that no entry shows', () => {
    const { shown, store } = start();
    vi.advanceTimersByTime(1000);
    store.dispatch({ type: 'notice-raised', message: 'Hello.' });
    store.dispatch({ type: 'cursor-turned' });
    vi.advanceTimersByTime(1000);
    expect(shown).toHaveLength(1);
  });

  it('combines changes in quick succession', () => {
    const { shown, store } = start();
    vi.advanceTimersByTime(1000);
    for (let tile = 0; tile < 5; tile++) {
      store.dispatch({ type: 'rack-tile-taken-back' });
      vi.advanceTimersByTime(20);
    }
    vi.advanceTimersByTime(1000);
    expect(shown).toHaveLength(2);
  });
});

describe('an entry of the menu', () => {
  afterEach(() => void vi.unstubAllGlobals());

  function run(id: string, { isTyping = false } = {}) {
    const did: string[] = [];
    vi.stubGlobal('KeyboardEvent', Event);
    vi.stubGlobal('document', {
      activeElement: { matches: () => isTyping },
      execCommand: (command: string) => did.push(`page: ${command}`),
    });
    const context = {
      state,
      dispatch: ({ type }: Action) => did.push(type),
      files: { exportAs: (format: string) => did.push(`export: ${format}`) },
    };
    runMenuCommand(id, context as unknown as CommandContext);
    return did;
  }

  it('does the same as the key of its command', () => {
    expect(run('edit.undo')).toEqual(['undone']);
  });

  it('undoes typing in a text field', () => {
    expect(run('edit.undo', { isTyping: true })).toEqual(['page: undo']);
  });

  it('exports in its format', () => {
    expect(run('export.cgp')).toEqual(['export: cgp']);
    expect(run('export.nothing')).toEqual([]);
  });

  it('leaves copying to the page', () => {
    expect(run('file.copy')).toEqual(['page: copy']);
  });

  it('does nothing if there is no such command', () => {
    expect(run('no.such')).toEqual([]);
  });
});
