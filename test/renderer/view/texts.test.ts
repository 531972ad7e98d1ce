import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../src/core/alphabet/english';
import { squareName } from '../../../src/renderer/view/board/gridNames';
import { rackTileName, rackTilesOf } from '../../../src/renderer/view/board/rackView';
import { candidateRow } from '../../../src/renderer/view/candidates/candidateRow';
import { captionOf, squaresOfLine, type WordLine } from '../../../src/renderer/view/candidates/captionView';
import { explainCandidate, positionOf } from '../../../src/renderer/view/candidates/shownMove';
import type { SquareView, TileView } from '../../../src/renderer/view/sceneView';
import { announcementOf } from '../../../src/renderer/view/window/announcement';
import { sentence } from '../../said';
import { MISTAKEN, placement, readMidgame, stateShowing, tilesOf } from './midgame';

const setup = readMidgame();
const position = positionOf(setup)!;

describe('a row of the candidate list', () => {
  it('is named by rank, word, position and points', () => {
    expect(candidateRow(setup, MISTAKEN, 2517).name).toBe('1 of 2517, MISTAKEN, 10E, 96 points');
    const one = placement('TA', { direction: 'down', row: 0, col: 26, score: 1, rank: 7 });
    expect(candidateRow(setup, one, 9).name).toBe('7 of 9, TA, AA1, 1 point');
  });

  it('distinguishes played-through letters and blanks', () => {
    const { letters } = candidateRow(setup, placement('mIST.KEN'), 1);
    expect(letters.map(({ text }) => text).join('')).toBe('mISTAKEN');
    expect(letters.map(({ isThrough }) => isThrough).indexOf(true)).toBe(4);
    expect(letters.filter(({ isThrough }) => isThrough)).toHaveLength(1);
    expect(letters.map(({ isBlank }) => isBlank).indexOf(true)).toBe(0);
  });
});

const sumOf = ({ terms }: WordLine) => terms.map(({ text }) => text).join(' + ');

describe('the caption', () => {
  const caption = captionOf(setup, explainCandidate(position, MISTAKEN, 2517));

  it('shows rank, position, score and the parts of the GADDAG match', () => {
    expect(caption).toMatchObject({ rank: 1, total: 2517, position: '10E', score: 96, bingoBonus: 50 });
    expect(caption.match).toEqual({ reverse: 'ATSIM', forward: 'KEN' });
  });

  it('breaks the score down: the I and the K are on triple letters, the A was there before', () => {
    expect(sumOf(caption.mainWord)).toBe('3 + 3×1 + 1 + 1 + 1 + 3×5 + 1 + 1');
    expect(caption.mainWord).toMatchObject({ word: 'MISTAKEN', wordMultiplier: 1, score: 26 });
    expect(caption.crossWords).toMatchObject([
      { number: 1, word: 'KI', position: 'J10', score: 16 },
      { number: 2, word: 'EN', position: 'K10', score: 2 },
      { number: 3, word: 'NO', position: 'L10', score: 2 },
    ]);
    expect(caption.crossWords.map(sumOf)).toEqual(['3×5 + 1', '1 + 1', '1 + 1']);
    const parts = [caption.mainWord, ...caption.crossWords].map(({ score }) => score);
    expect(parts.reduce((sum, score) => sum + score, caption.bingoBonus)).toBe(96);
  });

  it('shows the word multiplier', () => {
    // Down from N1, the S behind OYSTER: N2 doubles the word, N6 trebles the N.
    const miskent = placement('MISKENT', { row: 0, col: 13, direction: 'down', score: 90, rank: 2 });
    const { crossWords, mainWord } = captionOf(setup, explainCandidate(position, miskent, 2517));
    expect(sumOf(mainWord)).toBe('3 + 1 + 1 + 5 + 1 + 3×1 + 1');
    expect(mainWord).toMatchObject({ wordMultiplier: 2, score: 30 });
    expect(crossWords).toMatchObject([{ number: 1, word: 'OYSTERS', position: '3H', score: 10 }]);
  });

  it('contains the squares of every number', () => {
    // 10E … 10L are the squares 9 × 15 + 4 … 11; I11 stands a row below.
    expect(squaresOfLine(caption.mainWord)).toEqual([139, 140, 141, 142, 143, 144, 145, 146]);
    expect(caption.mainWord.terms[5]).toEqual({ text: '3×5', squares: [144] });
    expect(squaresOfLine(caption.crossWords[0]!)).toEqual([144, 159]);
    expect(caption.playedSquares).toEqual([139, 140, 141, 142, 144, 145, 146]);
  });
});

describe('a square of the grid', () => {
  const plain: SquareView = { row: 7, col: 3, letterMultiplier: 1, wordMultiplier: 1, isStart: false };
  const q: TileView = {
    id: '7:3',
    row: 7,
    col: 3,
    glyph: 'Q',
    value: 10,
    isBlank: false,
    role: 'plain',
    crossWordNumbers: [],
  };

  it.each<[Partial<SquareView>, Partial<TileView> | null, string]>([
    [{}, {}, 'row 8, column D, letter Q, 10 points'],
    [{}, { role: 'through' }, 'row 8, column D, letter Q, 10 points'],
    [{}, { role: 'placed' }, 'row 8, column D, letter Q, 10 points, candidate'],
    [{}, { glyph: 'E', value: 0, isBlank: true }, 'row 8, column D, letter E, blank, 0 points'],
    [{}, { glyph: 'E', value: 1 }, 'row 8, column D, letter E, 1 point'],
    [{}, null, 'row 8, column D, empty'],
    [{ wordMultiplier: 3, row: 0, col: 0 }, null, 'row 1, column A, empty, triple word'],
    [{ letterMultiplier: 2 }, null, 'row 8, column D, empty, double letter'],
    [{ wordMultiplier: 2, isStart: true }, null, 'row 8, column D, empty, double word, start'],
    [
      { letterMultiplier: 4, wordMultiplier: 7 },
      null,
      'row 8, column D, empty, quadruple letter, 7 times word',
    ],
    [{ letterMultiplier: 0, col: 27 }, null, 'row 8, column AB, empty, 0 times letter'],
  ])('%j with tile %j is called "%s"', (square, tile, name) => {
    expect(squareName({ ...plain, ...square }, tile === null ? undefined : { ...q, ...tile })).toBe(name);
  });
});

describe('the rack', () => {
  it('marks the tiles that a move takes, equal ones from the left', () => {
    const rack = rackTilesOf(ENGLISH, tilesOf('EE?TE?'), placement('eT.E'));
    expect(rack.map(({ isPlayed }) => isPlayed)).toEqual([true, false, true, true, false, false]);
  });

  it('has a name for each tile', () => {
    const names = rackTilesOf(ENGLISH, tilesOf('Q?E'), placement('E')).map(rackTileName);
    expect(names).toEqual(['letter Q, 10 points', 'blank', 'letter E, 1 point, played']);
  });
});

describe('the announcement', () => {
  it('is the name of the shown candidate', () => {
    const state = stateShowing([MISTAKEN], 2517);
    expect(announcementOf({ ...state, lexicon: open })).toBe('1 of 2517, MISTAKEN, 10E, 96 points');
  });

  it('explains why there is none', () => {
    const state = stateShowing([]);
    expect(announcementOf({ ...state, lexicon: open })).toBe(sentence('windowView.noMove'));
  });
});

const open = {
  kind: 'open',
  info: {
    id: '0'.repeat(64),
    name: 'Words',
    path: null,
    format: 'text',
    letters: ['A'],
    report: null,
    wordCount: 3,
    arcCount: 9,
    byteLength: 72,
    source: 'built',
    cacheProblem: null,
    durationMs: 1,
  },
} as const;
