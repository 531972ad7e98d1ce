import { describe, expect, it } from 'vitest';
import type { JudgedPlay } from '../../../../src/contract/walk/traceApi';
import type { Action } from '../../../../src/renderer/state/action';
import type { AppState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import { shownSetup } from '../../../../src/renderer/state/trying/tried';
import { placeOfLabel } from '../../../../src/renderer/view/trying/tryPlace';
import { tryViewOf } from '../../../../src/renderer/view/trying/tryView';
import { said, sentence } from '../../../said';
import { simulated } from '../../features/simulation/state/simulationRun';
import { LEXICON } from '../../session/fakeConnection';
import { started, typed } from '../../state/play/playing';
import { MISTAKEN, placement, stateShowing } from '../midgame';
import { traceOf } from '../traces';

const run = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((current, action) => reduce(current, action, 0), state);
const start = run(
  { ...stateShowing([MISTAKEN], 250), lexicon: { kind: 'open', info: LEXICON } },
  { type: 'square-chosen', square: { row: 12, col: 4 } },
);
const tried = run(start, ...typed('NEST'));

const LEGAL: JudgedPlay = {
  place: { row: 12, col: 4, direction: 'across' },
  word: 'NEST',
  headline: sentence('whyNot.candidate', { word: 'NEST', place: '13E', score: 15 }),
  lexiconNote: null,
  causes: [],
  move: placement('NEST', { row: 12, score: 15 }),
  trace: traceOf(),
  rank: 7,
  equity: { own: 21_540, best: 96_000 },
};
const judged = (verdict: JudgedPlay) => run(tried, { type: 'try-judged', laid: shownSetup(tried), verdict });

describe('the label at tiles that are tried', () => {
  it('is absent without them, and while the answer to a question takes their place', () => {
    expect(tryViewOf(start)).toBeNull();
    const asked = run(tried, { type: 'question-asked-about-tiles' });
    expect(tryViewOf(asked)).not.toBeNull();
    expect(
      tryViewOf(run(asked, { type: 'question-answered', question: asked.question!, answer: LEGAL })),
    ).toBeNull();
  });

  it('has the score at once', () => {
    expect(tryViewOf(tried)).toEqual({
      from: { row: 12, col: 4, direction: 'across' },
      length: 4,
      word: 'NEST 13E',
      score: 15,
      figures: [said(sentence('trying.waiting'))],
      state: 'waiting',
    });
  });

  it('has equity and loss when they are known', () => {
    // 96.0 − 21.54 points, each rounded to a tenth.
    expect(tryViewOf(judged(LEGAL))).toMatchObject({
      figures: [sentence('trying.equity', { equity: '21.5' }), sentence('trying.loss', { loss: '74.5' })],
      state: 'legal',
    });
    const best = judged({ ...LEGAL, equity: { own: 96_000, best: 96_000 } });
    expect(tryViewOf(best)?.figures[1]).toBe(sentence('trying.best'));
    expect(tryViewOf(judged({ ...LEGAL, equity: null }))?.figures).toEqual([]);
  });

  it('has the win % once the play has been simulated', () => {
    const nest = placement('NEST', { row: 12, score: 15 });
    // The second of these turns wins 75 %.
    const after = simulated(judged(LEGAL), [MISTAKEN, nest]);
    expect(tryViewOf(after)?.figures.at(-1)).toBe(sentence('trying.win', { share: '75.0' }));
    const elsewhere = simulated(judged(LEGAL), [MISTAKEN, { ...nest, row: 0 }]);
    expect(tryViewOf(elsewhere)?.figures).toHaveLength(2);
  });

  it('says why a play is not legal', () => {
    const headline = sentence('whyNot.notInLexicon', { word: 'NEST' });
    const view = tryViewOf(judged({ ...LEGAL, headline, move: null, rank: null, equity: null }));
    expect(view).toMatchObject({ figures: [headline], state: 'illegal', score: 15 });
    const apart = run(start, { type: 'square-chosen', square: { row: 14, col: 0 } }, ...typed('ME'));
    expect(tryViewOf(apart)).toMatchObject({
      from: { row: 14, col: 0, direction: 'across' },
      length: 2,
      word: '',
      score: null,
      figures: [sentence('game.notConnected')],
      state: 'illegal',
    });
  });

  it('does not tell a player whether the words are in the lexicon', () => {
    expect(tryViewOf(run(started(), ...typed('DOG')))).toMatchObject({
      score: 10,
      figures: [],
      state: 'unjudged',
    });
  });
});

describe('the place of the label', () => {
  const tiles = (...squares: readonly (readonly [number, number])[]) => {
    const board = Array<number>(225).fill(0);
    for (const [row, col] of squares) board[row * 15 + col] = 1;
    return { rows: 15, cols: 15, tiles: board };
  };
  const size = { width: 4, height: 2 };
  const across = { from: { row: 7, col: 5, direction: 'across' }, length: 4 } as const;

  it('is below a word across, in line with it and the next square, or above it if tiles are there', () => {
    expect(placeOfLabel(across, size, tiles())).toEqual({ row: 9.2, col: 7.5 });
    // At the left end of the word it covers no tile.
    expect(placeOfLabel(across, size, tiles([8, 9]))).toEqual({ row: 9.2, col: 7 });
    expect(placeOfLabel(across, size, tiles([8, 7]))).toEqual({ row: 5.8, col: 7.5 });
  });

  it('is to the right of a word down, or to the left at the edge', () => {
    const down = { from: { row: 3, col: 5, direction: 'down' }, length: 4 } as const;
    expect(placeOfLabel(down, size, tiles())).toEqual({ row: 5.5, col: 8.2 });
    expect(placeOfLabel({ ...down, from: { ...down.from, col: 13 } }, size, tiles())).toEqual({
      row: 5.5,
      col: 10.8,
    });
  });
});
