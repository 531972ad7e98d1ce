import { describe, expect, it } from 'vitest';
import type { CrossChecksAnswer } from '../../../../src/contract/lexicon/structuresApi';
import { parseLayout } from '../../../../src/core/board/boardLayout';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import type { Setup } from '../../../../src/core/board/setup';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import { boardDetailAt } from '../../../../src/renderer/view/board/boardDetail';
import {
  allowedLetters,
  crossCheckName,
  crossCheckReadout,
  crossCheckViews,
} from '../../../../src/renderer/view/board/crossCheckView';
import { sentence } from '../../../said';
import { LEXICON } from '../../session/fakeConnection';
import { tilesOf } from '../midgame';

/** As large as on a usual board. */
const DETAIL = boardDetailAt(44);

/** The mask of some letters, A lowest. */
const maskOf = (letters: string): number =>
  [...letters].reduce((mask, letter) => mask | (1 << (letter.charCodeAt(0) - 65)), 0);
const ALL = 2 ** 26 - 1;

/** `E` above the T of TODDLER, in rows 1 and 2 of three; 7 columns. */
const BOARD = 'E......TODDLER.......';
const layout = parseLayout(Array<string>(3).fill(' '.repeat(7)), { row: 0, col: 0 });
const setup: Setup = { rules: { ...CLASSIC_RULES, layout }, tiles: tilesOf(BOARD), rack: [] };

/**
 * Below the row: what the words ETA, ETH, OH … allow across, and anything down; one dead
 * square at the upper right.
 */
const across = new Array(21).fill(ALL);
const down = new Array(21).fill(ALL);
const dead = new Array(21).fill(false);
across.splice(14, 7, ...['AH', 'BDEFHIKMNOPRSUWXY', 'AEO', 'AEIO', 'AIO', 'DEFHLMNRSTX', ''].map(maskOf));
across[6] = 0;
down[6] = 0;
dead[6] = true;
down[1] = maskOf('ADFHLMNRSTX');
const checks: CrossChecksAnswer = { across, down, dead };

const shown: AppState = [{ type: 'lexicon-opened', info: LEXICON }, { type: 'cross-checks-toggled' }].reduce(
  (state, action) => reduce(state, action as never, 0),
  initialState(setup),
);
const ready = reduce(shown, { type: 'cross-checks-loaded', setup: shown.setup, answer: checks }, 0);

describe('the letters of a mask', () => {
  it('are those of the tile set; all of them are no restriction', () => {
    expect(allowedLetters(setup, maskOf('AES'))).toEqual(['A', 'E', 'S']);
    expect(allowedLetters(setup, 0)).toEqual([]);
    expect(allowedLetters(setup, ALL)).toBeNull();
  });
});

describe('the cross-checks on the board', () => {
  const views = crossCheckViews(setup, checks, DETAIL);
  const at = (row: number, col: number) => views.find((view) => view.row === row && view.col === col);

  it('are the letters allowed on each square', () => {
    expect([0, 1, 2, 3, 4, 5].map((col) => at(2, col)?.across)).toEqual([
      ['AH'],
      ['BDEFHI', 'KMNOPR', 'SUWXY'],
      ['AEO'],
      ['AE', 'IO'],
      ['AIO'],
      ['DEFH', 'LMNR', 'STX'],
    ]);
    expect(at(2, 0)?.down).toBeNull();
  });

  it('have less room if a square has two sets', () => {
    const two = { ...checks, down: down.with(15, maskOf('ABCDE')).with(17, maskOf('OX')) };
    const both = crossCheckViews(setup, two, DETAIL).filter(({ row }) => row === 2);
    expect(both.slice(1, 4)).toMatchObject([
      { across: ['17'], down: ['ABC', 'DE'] },
      { across: ['AEO'], down: null },
      { across: ['AE', 'IO'], down: ['OX'] },
    ]);
  });

  it('distinguish none from dead, and omit unrestricted squares and tiles', () => {
    expect(at(2, 6)).toMatchObject({ row: 2, col: 6, across: ['–'], down: null, isDead: false });
    expect(at(0, 6)).toMatchObject({ isDead: true });
    expect(at(0, 2)).toBeUndefined();
    expect(at(1, 0)).toBeUndefined();
  });

  it('omit bricks', () => {
    const bricks = layout.bricks.with(6, true);
    const bricked = { ...setup, rules: { ...setup.rules, layout: { ...layout, bricks } } };
    const views = crossCheckViews(bricked, checks, DETAIL);
    expect(views.some(({ row, col }) => row === 0 && col === 6)).toBe(false);
    expect(crossCheckName(bricked, checks, { row: 0, col: 6 })).toBeNull();
  });

  it('are in the names of the squares, too', () => {
    expect(crossCheckName(setup, checks, { row: 2, col: 0 })).toBe('across: A, H');
    expect(crossCheckName(setup, checks, { row: 2, col: 6 })).toBe('across: none');
    expect(crossCheckName(setup, checks, { row: 0, col: 6 })).toBe('dead, no letter fits');
    expect(crossCheckName(setup, checks, { row: 0, col: 2 })).toBeNull();
  });
});

describe('the readout', () => {
  const pointing = (row: number, col: number) =>
    crossCheckReadout(reduce(ready, { type: 'square-pointed', square: { row, col } }, 0));

  it('exists only while the view does', () => {
    expect(crossCheckReadout(initialState(setup))).toBeNull();
    expect(crossCheckReadout(shown)?.text).toBe(sentence('boardView.checkRunning'));
    expect(crossCheckReadout(ready)?.text).toContain('Point at a square');
  });

  it('shows the full sets and the word that a letter would complete', () => {
    expect(pointing(2, 0)).toEqual({
      place: 'Row 3, column A',
      text: null,
      lines: [
        { direction: 'across', crossWord: 'ET·', letters: 'AH', count: 2 },
        { direction: 'down', crossWord: null, letters: 'any letter', count: null },
      ],
    });
    expect(pointing(0, 1)?.lines).toEqual([
      { direction: 'across', crossWord: '·O', letters: 'any letter', count: null },
      { direction: 'down', crossWord: 'E·', letters: 'ADFHLMNRSTX', count: 11 },
    ]);
  });

  it('follows the cursor if there is no pointer', () => {
    const onBoard = reduce(ready, { type: 'zone-entered', zone: 'board' }, 0);
    expect(crossCheckReadout(onBoard)).toMatchObject({
      place: 'Row 1, column A',
      text: sentence('boardView.checkTile', { tile: 'E' }),
    });
  });
});
