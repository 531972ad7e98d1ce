import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FIRST_SETTINGS } from '../../../../src/contract/window/settings';
import { startKeyboard } from '../../../../src/renderer/input/keyboard';
import { WelcomeCard } from '../../../../src/renderer/panel/board/welcomeCard';
import type { Action } from '../../../../src/renderer/state/action';
import { text } from '../../../../src/texts/text';
import { noFiles } from '../../input/noFiles';
import { NO_EQUITY } from '../../noEquity';
import { showPanel, storeAfter } from '../showPanel';

/** The first minute of a window that has found MIST.KEN, through the A of EXAMS. */
function show(...actions: readonly Action[]) {
  const store = storeAfter({ type: 'settings-loaded', settings: FIRST_SETTINGS });
  const { setup } = store.state.value;
  const tiles = [...'MIST KEN'].map((letter) => (letter === ' ' ? 0 : letter.charCodeAt(0) - 64));
  const best = { kind: 'placement', row: 9, col: 4, direction: 'across', tiles, score: 96, rank: 1 } as const;
  const counts = { generation: 1, total: 1, hasMore: false, durationMs: 1 };
  const firstPage = { offset: 0, rows: [best] };
  store.dispatch({
    type: 'generation-finished',
    setup,
    summary: { ...counts, notices: [], rankAskedFor: null, ...NO_EQUITY, firstPage },
  });
  for (const action of actions) store.dispatch(action);
  // The buttons are in no zone, where Enter belongs to them.
  store.dispatch({ type: 'zone-left' });
  showPanel(store, WelcomeCard, {});
  const keys = new AbortController();
  const listen = (type: string, listener: EventListener) =>
    window.addEventListener(type, listener, { signal: keys.signal });
  startKeyboard({ addEventListener: listen } as unknown as Window, () => ({
    dispatch: store.dispatch,
    state: store.state.value,
    camera: null,
    files: noFiles,
    openMenu: () => undefined,
  }));
  return { store, endKeys: () => keys.abort() };
}

const BEGUN: Action = { type: 'welcome-begun', isStill: false };
const STILL: Action = { type: 'welcome-begun', isStill: true };

const card = page.getByRole('region', { name: text('welcome.title') });
const skip = page.getByRole('button', { name: text('welcome.skip') });
const status = page.getByRole('status');

it('says one sentence, to be skipped by Enter at once', async () => {
  const { endKeys, store } = show(BEGUN);
  await expect.element(card).toHaveTextContent(text('welcome.board'));
  await expect.element(status).toHaveTextContent(text('welcome.board'));
  await expect.element(skip).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(card).not.toBeInTheDocument();
  await expect.poll(() => status.element().textContent).toBe('');
  expect(store.state.value.zone).toBe('rack');
  endKeys();
});

it('offers the ways on by themselves, each with what is there', async () => {
  const { endKeys, store } = show(STILL);
  await expect.element(status).toHaveTextContent('MISTAKEN');
  const doors = page.getByRole('button');
  expect(doors.elements()).toHaveLength(3);
  await expect.element(doors.first()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(card).not.toBeInTheDocument();
  expect(store.state.value).toMatchObject({ welcome: null, sideTab: 'course' });
  endKeys();
});

it.each([
  ['rooms.play', 'play', 'play'],
  ['rooms.analyse', 'moves', 'candidates'],
] as const)('leads to %s', async (name, sideTab, zone) => {
  const { endKeys, store } = show(STILL);
  await page.getByRole('button', { name: new RegExp(`^${text(name)}`) }).click();
  expect(store.state.value).toMatchObject({ welcome: null, sideTab, zone });
  endKeys();
});

it('is skipped by Escape, which does nothing else', async () => {
  const { endKeys, store } = show(BEGUN);
  await expect.element(card).toBeVisible();
  store.dispatch({ type: 'zone-entered', zone: 'board' });
  await userEvent.keyboard('{Escape}');
  await expect.element(card).not.toBeInTheDocument();
  expect(store.state.value.zone).toBe('board');
  endKeys();
});

it('is skipped by any other key, which does what it always does', async () => {
  const { endKeys, store } = show(BEGUN);
  await expect.element(card).toBeVisible();
  await userEvent.keyboard('{F9}');
  await expect.element(card).not.toBeInTheDocument();
  expect(store.state.value.settings.isBoardFlat).toBe(true);
  endKeys();
});
