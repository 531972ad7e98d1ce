import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Glossary } from '../../../../src/renderer/panel/window/glossary';
import type { PanelProps } from '../../../../src/renderer/panel/window/panelProps';
import { Term } from '../../../../src/renderer/panel/window/term';
import { text } from '../../../../src/texts/text';
import { showPanel, storeAfter } from '../showPanel';

const Two = (panel: PanelProps) => (
  <>
    <Term id="premium" {...panel} />
    <Term id="node" {...panel}>
      NODES
    </Term>
  </>
);

const premium = page.getByRole('button', { name: text('glossary.premium') });
const meaning = () => document.querySelector('.meaning')?.textContent ?? null;

it('is explained by the focus and lights the board, one at a time, until Escape', async () => {
  const store = storeAfter();
  showPanel(store, Two, {});
  await expect.element(premium).toHaveAccessibleDescription(text('glossary.premiumText'));
  await userEvent.keyboard('{Tab}');
  await expect.element(premium).toHaveFocus();
  expect(meaning()).toBe(text('glossary.premiumText'));
  await expect.poll(() => store.state.value.highlight?.kind).toBe('squares');
  await userEvent.keyboard('{Tab}');
  await expect.poll(meaning).toBe(text('glossary.nodeText'));
  expect(store.state.value.highlight).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(meaning).toBeNull();
  await expect.element(page.getByRole('button', { name: 'NODES' })).toHaveFocus();
});

it('is explained by the pointer, the word that it is on', async () => {
  showPanel(storeAfter(), Two, {});
  await premium.hover();
  await expect.poll(meaning).toBe(text('glossary.premiumText'));
  await page.getByRole('button', { name: 'NODES' }).hover();
  await expect.poll(meaning).toBe(text('glossary.nodeText'));
});

it('stands with all others in a list that is searched by typing', async () => {
  const store = storeAfter({ type: 'glossary-toggled' });
  showPanel(store, Glossary, {});
  await userEvent.keyboard('gordon');
  const terms = () => [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
  await expect.poll(terms).toEqual([text('glossary.gaddag')]);
  await expect.element(page.getByRole('status')).toHaveTextContent(text('glossary.found', { count: 1 }));
  store.dispatch({ type: 'escaped' });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
