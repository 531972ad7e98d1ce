import { type ComponentType, render } from 'preact';
import { afterEach } from 'vitest';
import midgame from '../../../resources/positions/midgame.cgp?raw';
import { flaw } from '../../../src/core/message';
import { parseCgp } from '../../../src/core/notation/positions/cgp';
import type { PanelProps } from '../../../src/renderer/panel/window/panelProps';
import { createStore, type Store } from '../../../src/renderer/session/store';
import { runMenuCommand } from '../../../src/renderer/session/window/menuSession';
import type { Action } from '../../../src/renderer/state/action';
import { initialState } from '../../../src/renderer/state/appState';
import { noFiles } from '../input/noFiles';
import { WithCommands } from './withCommands';

let shown: HTMLElement | null = null;

afterEach(() => {
  if (shown === null) return;
  render(null, shown);
  shown.remove();
  shown = null;
});

/** A store with the mid-game position, after `actions`. */
export function storeAfter(...actions: readonly Action[]): Store {
  const parsed = parseCgp(midgame);
  if (!parsed.ok) throw flaw(parsed.error);
  const store = createStore(initialState(parsed.value.setup), () => 0);
  for (const action of actions) store.dispatch(action);
  return store;
}

/** Shows one panel by itself, on the store's state, in the page of the test. */
export function showPanel<Props extends PanelProps>(
  store: Store,
  Panel: ComponentType<Props>,
  props: Omit<Props, keyof PanelProps>,
): void {
  shown = document.createElement('div');
  document.body.append(shown);
  const run = (id: string) =>
    runMenuCommand(id, {
      dispatch: store.dispatch,
      state: store.state.peek(),
      camera: null,
      files: noFiles,
      openMenu: () => undefined,
    });
  render(
    <WithCommands state={store.state} run={run}>
      {/* @ts-expect-error The compiler does not see that an Omit and what it left out make the whole. */}
      <Panel {...store} {...props} />
    </WithCommands>,
    shown,
  );
}
