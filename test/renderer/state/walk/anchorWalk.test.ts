import { describe, expect, it } from 'vitest';
import { NO_TILE } from '../../../../src/core/alphabet/tile';
import { isAnchor } from '../../../../src/core/board/anchorSquares';
import { parseLayout } from '../../../../src/core/board/boardLayout';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import type { Setup } from '../../../../src/core/board/setup';
import type { Direction } from '../../../../src/core/board/square';
import type { Action } from '../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import type { CandidateSet } from '../../../../src/renderer/state/candidates/candidateSet';
import { reduce } from '../../../../src/renderer/state/reduce';
import { walkAtAnchor } from '../../../../src/renderer/state/walk/anchorWalk';
import { stateShowing } from '../../view/midgame';

function setupOf(lines: readonly string[]): Setup {
  const layout = parseLayout(
    lines.map((line) => ' '.repeat(line.length)),
    { row: 1, col: 1 },
  );
  const tiles = [...lines.join('')].map((each) => (each === '.' ? NO_TILE : each.charCodeAt(0) - 64));
  return { rules: { ...CLASSIC_RULES, layout }, tiles, rack: [1] };
}

const drawn = (setup: Setup, direction: Direction) =>
  Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 5 }, (_each, col) => (isAnchor(setup, { row, col }, direction) ? 'x' : '.')).join(
      '',
    ),
  );

const candidatesOf = (setup: Setup): CandidateSet => ({ ...stateShowing([], 0).candidates!, setup });

const WORD = setupOf(['.....', '.AB..', '.....', '.....']);

describe('anchors', () => {
  it('are the last tile of a run and the empty squares beside tiles across the word', () => {
    expect(drawn(WORD, 'across')).toEqual(['.xx..', '..x..', '.xx..', '.....']);
    expect(drawn(WORD, 'down')).toEqual(['.....', 'xxxx.', '.....', '.....']);
  });

  it('are the start square alone on an empty board', () => {
    const empty = setupOf(['.....', '.....', '.....', '.....']);
    expect(drawn(empty, 'across')).toEqual(['.....', '.x...', '.....', '.....']);
  });

  it('are opened by a click on their square while another one is shown, and in the other direction by a second', () => {
    const open = (row: number, col: number, direction: Direction): Action => ({
      type: 'walk-opened',
      subject: {
        kind: 'search',
        scope: { kind: 'anchor', anchor: { row, col, direction } },
        algorithm: 'dawg',
      },
    });
    const click = (row: number, col: number): Action => ({ type: 'square-chosen', square: { row, col } });
    const subjectAfter = (...actions: readonly Action[]) =>
      actions.reduce((state, action) => reduce(state, action, 0), initialState(WORD)).walk?.subject;
    const anchor = (row: number, col: number, direction: Direction) => ({
      kind: 'search',
      scope: { kind: 'anchor', anchor: { row, col, direction } },
      algorithm: 'dawg',
    });
    const seen = open(1, 2, 'across');
    expect(subjectAfter(seen, click(0, 1))).toEqual(anchor(0, 1, 'across'));
    expect(subjectAfter(seen, click(1, 2))).toEqual(anchor(1, 2, 'down'));
    // No search starts there.
    expect(subjectAfter(seen, click(3, 4))).toEqual(anchor(1, 2, 'across'));
    expect(subjectAfter(click(0, 1))).toBeUndefined();
  });

  it('are opened by a click on the walk page, before any walk is open', () => {
    const state: AppState = { ...initialState(WORD), sideTab: 'walk' };
    const known: AppState = { ...state, candidates: candidatesOf(WORD) };
    const subjectIn = (from: AppState) =>
      reduce(from, { type: 'square-chosen', square: { row: 0, col: 1 } }, 0).walk?.subject;
    expect(subjectIn(known)).toEqual({
      kind: 'search',
      scope: { kind: 'anchor', anchor: { row: 0, col: 1, direction: 'across' } },
      algorithm: 'gaddag',
    });
    expect(subjectIn({ ...known, sideTab: 'moves' })).toBeUndefined();
    expect(subjectIn({ ...known, settings: { ...known.settings, isSidePanelOpen: false } })).toBeUndefined();
    // Without candidates there is no search to watch.
    expect(subjectIn(state)).toBeUndefined();
  });

  it('are opened in the cursor’s direction if a search starts there, otherwise in the other', () => {
    const state = initialState(WORD);
    const anchorAt = (row: number, col: number, direction: Direction | null) => {
      const subject = walkAtAnchor(
        { ...state, boardCursor: { ...state.boardCursor, direction } },
        { row, col },
      );
      return subject?.kind === 'search' && subject.scope.kind === 'anchor'
        ? subject.scope.anchor.direction
        : null;
    };
    expect(anchorAt(1, 2, 'across')).toBe('across');
    expect(anchorAt(1, 2, 'down')).toBe('down');
    expect(anchorAt(1, 0, 'across')).toBe('down');
    expect(anchorAt(0, 1, null)).toBe('across');
    expect(anchorAt(3, 4, 'across')).toBeNull();
  });
});
