import { describe, expect, it } from 'vitest';
import type { AppState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import { anchorDescription, anchorHint, anchorViews } from '../../../../src/renderer/view/walk/anchorView';
import { sentence } from '../../../said';
import { MISTAKEN, stateShowing } from '../midgame';

const START: AppState = { ...stateShowing([MISTAKEN], 2517), sideTab: 'walk' };
const pointing = (row: number, col: number): AppState => ({
  ...START,
  crossChecks: { ...START.crossChecks, pointed: { row, col } },
});

describe('the marks of anchors', () => {
  const views = anchorViews(START.setup);
  const at = (row: number, col: number) => views.find((view) => view.row === row && view.col === col);

  it('are on the squares where searches start, with their directions', () => {
    // QUAIL lies at 1D and QUART down from it: its L ends a run across, no word goes on behind it.
    expect(at(0, 7)).toEqual({ row: 0, col: 7, across: true, down: false });
    expect(at(0, 4)).toMatchObject({ across: false, down: true });
    expect(at(1, 5)).toMatchObject({ across: true });
    // 15A touches nothing.
    expect(at(14, 0)).toBeUndefined();
    expect(new Set(views.map(({ col, row }) => `${row} ${col}`)).size).toBe(views.length);
  });

  it('are explained beside the board, with the position of the highlighted one', () => {
    expect(anchorHint(START)).toBe(sentence('walkView.anchorHint'));
    expect(anchorHint(pointing(14, 0))).toBe(sentence('walkView.anchorHint'));
    expect(anchorHint(pointing(0, 4))).toBe(
      sentence('walkView.anchorSearchHint', { direction: 'down', place: 'E1' }),
    );
    // The T of QUART ends runs both ways: the cursor's way comes first, and on the anchor
    // looked at the other one.
    const onT = pointing(4, 3);
    expect(anchorHint(onT)).toBe(sentence('walkView.anchorSearchHint', { direction: 'across', place: '5D' }));
    const click = { type: 'square-chosen', square: { row: 4, col: 3 } } as const;
    expect(anchorHint(reduce(onT, click, 0))).toBe(
      sentence('walkView.anchorSearchHint', { direction: 'down', place: 'D5' }),
    );
    expect(anchorHint(reduce(pointing(0, 4), { ...click, square: { row: 0, col: 4 } }, 0))).toBe(
      sentence('walkView.anchorHint'),
    );
    expect(anchorHint({ ...pointing(0, 4), sideTab: 'moves' })).toBeNull();
    expect(anchorDescription({ row: 0, col: 0, across: true, down: true })).toBe('anchor across and down');
  });
});
