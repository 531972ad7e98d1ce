import { expect, it } from 'vitest';
import type { Action } from '../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import { areKeysBlocked } from '../../../../src/renderer/state/window/overlays';
import { readMidgame } from '../../view/midgame';

const run = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((current, action) => reduce(current, action, 0), state);

const ALL_OPEN: AppState = {
  ...run(
    initialState(readMidgame()),
    { type: 'look-panel-toggled' },
    { type: 'history-list-toggled' },
    { type: 'lexicon-panel-toggled' },
    { type: 'picture-dialog-toggled', dialog: 'film' },
    { type: 'settings-page-opened', section: null },
    { type: 'export-panel-toggled' },
    { type: 'menu-opened', menu: { place: 'board', x: 1, y: 1 } },
  ),
  exchange: 'AB',
};

const openIn = ({ dialogs, exchange, history, lexiconShelf, menu, pictures, ...state }: AppState) =>
  [
    menu !== null && 'menu',
    dialogs.length > 0 && 'dialog',
    state.settingsPage !== null && 'settings',
    exchange !== null && 'exchange',
    pictures.dialog !== null && 'picture',
    lexiconShelf.isPanelOpen && 'lexicons',
    history.isListOpen && 'history',
    state.isLookPanelOpen && 'look',
  ].filter((name) => name !== false);

const TOPMOST_FIRST = ['menu', 'dialog', 'settings', 'exchange', 'picture', 'lexicons', 'history', 'look'];

it('closes the overlays one press of Escape after the other, the topmost first', () => {
  let state = ALL_OPEN;
  for (let closed = 0; closed < TOPMOST_FIRST.length; closed++) {
    expect(openIn(state)).toEqual(TOPMOST_FIRST.slice(closed));
    state = run(state, { type: 'escaped' });
  }
  expect(openIn(state)).toEqual([]);
});

it('blocks the keys of other commands under dialogs, pages and forms alone', () => {
  const blocked: boolean[] = [];
  for (let state = ALL_OPEN; openIn(state).length > 0; state = run(state, { type: 'escaped' }))
    blocked.push(areKeysBlocked(state));
  // From the menu over all of them to the look panel alone
  expect(blocked).toEqual([true, true, true, true, true, false, false, false]);
});
