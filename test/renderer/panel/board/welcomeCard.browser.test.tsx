import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FIRST_SETTINGS } from '../../../../src/contract/window/settings';
import { startKeyboard } from '../../../../src/renderer/input/keyboard';
import { WelcomeCard } from '../../../../src/renderer/panel/board/welcomeCard';
import { text } from '../../../../src/texts/text';
import { noFiles } from '../../input/noFiles';
import { NO_EQUITY } from '../../noEquity';
import { showPanel, storeAfter } from '../showPanel';

/** The card beside a window that has found MIST.KEN, through the A of EXAMS, at the first start. */
function show() {
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
  // As after a click beside the rack, where Enter belongs to buttons.
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

const card = page.getByRole('region', { name: text('welcome.title') });
const play = page.getByRole('button', { name: text('welcome.play') });

it('names the best play and opens its walk', async () => {
  const { endKeys, store } = show();
  await expect.element(play).toHaveTextContent('MISTAKEN');
  await userEvent.keyboard('{Tab}');
  await expect.element(play).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(card).not.toBeInTheDocument();
  expect(store.state.value.walk?.subject).toMatchObject({ scope: { kind: 'candidate', rank: 1 } });
  endKeys();
});

it('is taken away by Escape, which does nothing else', async () => {
  const { endKeys, store } = show();
  store.dispatch({ type: 'zone-entered', zone: 'board' });
  await expect.element(card).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(card).not.toBeInTheDocument();
  expect(store.state.value.zone).toBe('board');
  expect(store.state.value.settings.hasSeenWelcome).toBe(true);
  endKeys();
});

it('is taken away by any other key, which does what it always does', async () => {
  const { endKeys, store } = show();
  await expect.element(card).toBeVisible();
  await userEvent.keyboard('{F9}');
  await expect.element(card).not.toBeInTheDocument();
  expect(store.state.value.settings).toMatchObject({ hasSeenWelcome: true, isBoardFlat: true });
  endKeys();
});
