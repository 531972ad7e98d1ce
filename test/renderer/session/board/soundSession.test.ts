import { expect, it } from 'vitest';
import { startSoundSession } from '../../../../src/renderer/session/board/soundSession';
import { createStore } from '../../../../src/renderer/session/store';
import { initialState } from '../../../../src/renderer/state/appState';
import { readMidgame } from '../../view/midgame';

function start() {
  const heard: number[] = [];
  const store = createStore(initialState(readMidgame()), () => 0);
  startSoundSession(store, (tiles) => heard.push(tiles));
  const type = (text: string) => store.dispatch({ type: 'board-letter-typed', text, isBlank: false });
  store.dispatch({ type: 'square-focused', square: { row: 0, col: 0 } });
  return { heard, store, type };
}

it('sounds are off by default', () => {
  const { heard, type } = start();
  type('E');
  expect(heard).toEqual([]);
});

it('only tiles placed or removed make a sound', () => {
  const { heard, store, type } = start();
  store.dispatch({ type: 'settings-changed', change: { hasSounds: true } });
  type('E');
  expect(heard).toEqual([1]);
  store.dispatch({ type: 'rack-shuffled', seed: 1 });
  expect(heard).toEqual([1]);
  store.dispatch({ type: 'undone' });
  expect(heard).toEqual([1, 1]);
});
