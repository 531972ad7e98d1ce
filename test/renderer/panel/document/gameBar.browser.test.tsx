import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { readGcg } from '../../../../src/core/notation/gcg/parseGcg';
import { GameBar } from '../../../../src/renderer/panel/document/gameBar';
import { openGame } from '../../../../src/renderer/state/document/openGame';
import record from '../../../core/notation/gcg/games/standard.gcg?raw';
import { showPanel, storeAfter } from '../showPanel';

// As high as a few rows; a page with a list of its own hides it.
const style = document.createElement('style');
style.textContent = '.game-turns { height: 80px; overflow: auto; } .elsewhere .game-turns { display: none; }';
beforeAll(() => document.head.append(style));
afterAll(() => style.remove());

describe('the turns of a recorded game', () => {
  it('reveal the current turn when shown again', async () => {
    const read = readGcg(new TextEncoder().encode(record));
    if (!read.ok) throw new Error('The record is not understood.');
    const game = openGame(read.value.document, CLASSIC_RULES);
    const store = storeAfter({ type: 'game-opened', game });
    showPanel(store, GameBar, {});
    const list = page.getByRole('listbox', { name: 'Turns' });
    await expect.element(list).toBeVisible();
    const element = list.element();
    expect(element.scrollTop).toBe(0);
    document.body.classList.add('elsewhere');
    await expect.poll(() => element.clientHeight).toBe(0);
    store.dispatch({ type: 'game-turn-shown', turn: 30 });
    await expect
      .poll(() => element.querySelector('[aria-selected=true] .turn-number')?.textContent)
      .toBe('31');
    document.body.classList.remove('elsewhere');
    await expect.poll(() => element.scrollTop).toBeGreaterThan(100);
  });
});
