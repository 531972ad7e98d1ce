import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../../src/core/board/rules';
import { readGcg } from '../../../../../src/core/notation/gcg/parseGcg';
import { positionPaper, sheetPaper } from '../../../../../src/renderer/features/picture/view/paperView';
import { initialState } from '../../../../../src/renderer/state/appState';
import { openGame, positionShown } from '../../../../../src/renderer/state/document/openGame';
import { unwrap } from '../../../../oracle/oraclePositions';
import { MISTAKEN, stateShowing } from '../../../view/midgame';

const GAMES = resolve(import.meta.dirname, '../../../../core/notation/gcg/games');

function sheetOf(record: string) {
  const game = openGame(unwrap(readGcg(Buffer.from(record))).document, CLASSIC_RULES);
  const sheet = sheetPaper({ ...initialState(positionShown(game).setup), game });
  if (sheet === null) throw new Error('There is no score sheet.');
  return sheet;
}

const playsOf = (sheet: ReturnType<typeof sheetOf>) =>
  sheet.rounds.map(({ number, turns }) => [number, ...turns.map((turn) => turn?.play ?? '')]);

describe('a position on paper', () => {
  const paper = positionPaper(stateShowing([MISTAKEN]));
  const squares = paper.rows.flat();

  it('has a title, and the shown candidate on the board and in words', () => {
    expect(paper.title).not.toBe('');
    expect(paper.play).toContain('MISTAKEN');
    // All its letters but the A, which lies on the board.
    const placed = squares.filter(({ isPlaced }) => isPlaced).map(({ glyph }) => glyph);
    expect(placed.join('')).toBe('MISTKEN');
    expect(positionPaper(initialState(stateShowing([]).setup))).toMatchObject({ play: '' });
  });

  it('names the premium squares, also those under tiles', () => {
    expect(paper.rows[0]?.[0]).toMatchObject({ premium: '3W', look: 'w3' });
    expect(squares.filter(({ premium }) => premium === '3W')).toHaveLength(8);
    expect(squares.filter(({ premium }) => premium === '2L')).toHaveLength(24);
  });
});

describe('the score sheet', () => {
  it('contains the turns of both players side by side, their names and the result', () => {
    const sheet = sheetOf(readFileSync(resolve(GAMES, 'standard.gcg'), 'utf8'));
    expect(sheet.players).toEqual(['Mia Mills', 'Tom Tiller']);
    expect(playsOf(sheet).slice(0, 2)).toEqual([
      ['1', 'H7 FY', 'G7 OAF'],
      ['2', 'F9 IS', 'E10 EUK'],
    ]);
    expect(sheet.rounds[0]?.turns[1]).toMatchObject({ rack: 'AAEFNOV', score: '+22', total: '22' });
    const last = sheet.rounds.flatMap(({ turns }) => turns[1] ?? []).at(-1);
    expect(String(sheet.totals[1])).toBe(last?.total);
  });

  it('gives other events their own rows, and keeps the reply to a challenged play in its round', () => {
    const sheet = sheetOf(
      [
        '#player1 ann Ann Example',
        '#player2 ben Ben Beispiel',
        '>ann: ABCDEFG 8D CAB +14 14',
        '>ann: ABCDEFG -- -14 0',
        '>ben: RETAINS 8D RETAINS +66 66',
        '>ann: ABCDEFG - +0 0',
        '',
      ].join('\n'),
    );
    expect(playsOf(sheet)).toEqual([
      ['1', '8D CAB', ''],
      ['', expect.stringMatching(/./), ''],
      ['', '', '8D RETAINS'],
      ['2', 'pass', ''],
    ]);
  });

  it('exists only while a game is open', () => {
    expect(sheetPaper(stateShowing([MISTAKEN]))).toBeNull();
  });
});

describe('the position on paper', () => {
  const paper = positionPaper(stateShowing([MISTAKEN]));

  it('contains column letters, every square, and each candidate’s leave', () => {
    expect(paper.columns.join('')).toBe('ABCDEFGHIJKLMNO');
    expect(paper.rows.map((row) => row.length)).toEqual(new Array(15).fill(15));
    expect(paper.rack.map(({ glyph }) => glyph).join('')).toBe('EIKMNST');
    // MISTAKEN goes through the A of the board and takes all seven tiles.
    expect(paper.candidates).toMatchObject([{ rank: 1, word: 'MISTAKEN', position: '10E', kept: '' }]);
  });
});
