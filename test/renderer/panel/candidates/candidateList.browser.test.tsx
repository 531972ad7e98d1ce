import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Candidate } from '../../../../src/contract/candidates/candidatesApi';
import { CandidateList } from '../../../../src/renderer/panel/candidates/candidateList';
import { NO_EQUITY } from '../../noEquity';
import { LEXICON } from '../../session/fakeConnection';
import { showPanel, storeAfter } from '../showPanel';

/** KEMTS, TEMKS … at 10E: the list does not depend on the play. */
const candidate = (rank: number): Candidate => ({
  kind: 'placement',
  row: 9,
  col: 4,
  direction: 'across',
  tiles: [11, 5, 20],
  score: 100 - rank,
  rank,
});

// As high as ten rows, as the window's style sheet would bound it.
const style = document.createElement('style');
style.textContent = '.candidate-scroller { height: 280px; overflow: auto; position: relative; }';
beforeAll(() => document.head.append(style));
afterAll(() => style.remove());

function showList(total: number) {
  const store = storeAfter({ type: 'lexicon-opened', info: LEXICON });
  const firstPage = {
    offset: 0,
    rows: Array.from({ length: Math.min(total, 100) }, (_, i) => candidate(i + 1)),
  };
  store.dispatch({
    type: 'generation-finished',
    setup: store.state.value.setup,
    summary: {
      generation: 1,
      total,
      hasMore: false,
      durationMs: 1,
      notices: [],
      rankAskedFor: null,
      ...NO_EQUITY,
      firstPage,
    },
  });
  const commands: string[] = [];
  showPanel(store, CandidateList, { onCommand: (id) => void commands.push(id) });
  const scroller = page.getByRole('listbox', { name: 'Candidates' }).element();
  return { store, commands, scroller };
}

const option = (rank: number) => page.getByRole('option', { name: new RegExp(`^${rank} of `) });

describe('the list of candidates', () => {
  it('shows the pressed candidate, and opens its walk at the second press', async () => {
    const { commands, store } = showList(5);
    await option(3).click();
    expect(store.state.value.shownRank).toBe(3);
    await expect.element(option(3)).toHaveAttribute('aria-selected', 'true');
    await userEvent.dblClick(option(2));
    expect(store.state.value.shownRank).toBe(2);
    expect(commands).toEqual(['candidate.walk']);
  });

  it('renders only the visible rows, and requests them when scrolled', async () => {
    const { scroller, store } = showList(100_000);
    expect(scroller.querySelectorAll('[role=option]').length).toBeLessThan(60);
    scroller.scrollTop = 28 * 5000;
    await expect.poll(() => store.state.value.visibleRows.first).toBeGreaterThan(4900);
    expect(store.state.value.visibleRows.first).toBeLessThan(5001);
  });
});
