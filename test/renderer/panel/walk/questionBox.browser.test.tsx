import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { QuestionBox } from '../../../../src/renderer/panel/walk/questionBox';
import { showPanel, storeAfter } from '../showPanel';

describe('the question why a play is no candidate', () => {
  it('is asked with Enter, about a word at a place', async () => {
    const store = storeAfter();
    showPanel(store, QuestionBox, {});
    await userEvent.type(page.getByRole('searchbox'), 'MISTAKEn 8d{Enter}');
    expect(store.state.value.question?.wanted).toEqual({
      kind: 'word',
      text: 'MISTAKEn',
      place: { row: 7, col: 3, direction: 'across' },
    });
  });

  it('lists the possible squares, until the input changes', async () => {
    const store = storeAfter();
    showPanel(store, QuestionBox, {});
    await userEvent.type(page.getByRole('searchbox'), 'QUIZ A0{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent('“A0” is not a square of this board');
    expect(store.state.value.question).toBeNull();
    await userEvent.type(page.getByRole('searchbox'), '{Backspace}');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('cannot be asked about nothing', async () => {
    showPanel(storeAfter(), QuestionBox, {});
    await expect.element(page.getByRole('button', { name: 'Ask' })).toBeDisabled();
  });
});
