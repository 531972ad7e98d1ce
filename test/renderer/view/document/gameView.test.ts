import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { message } from '../../../../src/core/message';
import { parseGcg } from '../../../../src/core/notation/gcg/parseGcg';
import { openGame } from '../../../../src/renderer/state/document/openGame';
import { gameViewOf, playedTiles } from '../../../../src/renderer/view/document/gameView';
import { unwrap } from '../../../oracle/oraclePositions';
import { sentence } from '../../../said';

const file = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../core/notation/gcg/games', name), 'utf8');
const gameOf = (text: string, turn = 0) => openGame(unwrap(parseGcg(text)), CLASSIC_RULES, { turn });

function viewOf(text: string, turn = 0) {
  const game = gameOf(text, turn);
  return gameViewOf({ game, play: null, setup: game.positions[game.turn]!.setup })!;
}

describe('a game as a list', () => {
  it('has a row for every event, of which turns are selectable', () => {
    const { rows } = viewOf(file('everyEvent.gcg'));
    const record = file('everyEvent.gcg')
      .split('\n')
      .filter((line) => line.startsWith('>'));
    expect(rows).toHaveLength(record.length + 1);
    const settlements = record.filter((line) => /\(| -- /.test(line.replace(/^>\w+: /, '')));
    expect(rows.filter(({ turn }) => turn === null)).toHaveLength(settlements.length);
    expect(rows.at(-1)).toMatchObject({ play: 'end', turn: record.length - settlements.length });
  });

  it('shows each play as recorded', () => {
    // `>mia: FISTUWY H7 FY +16 16`, `>tom: BNNNRUW -BNN +0 94`, `>mia: GLL - +0 316`, `>tom: (GLL) +8 305`
    const { rows } = viewOf(file('standard.gcg'));
    expect(rows[0]).toMatchObject({
      number: '1',
      player: 'mia',
      rack: 'FISTUWY',
      play: 'H7 FY',
      score: '+16',
      total: '16',
    });
    const plays = rows.map(({ play, score }) => `${play} ${score}`.trim());
    expect(plays).toContain('exchange BNN');
    expect(plays).toContain('pass');
    expect(plays).toContain('tiles left: GLL +8');
  });

  it('shows the score', () => {
    expect(viewOf(file('standard.gcg'), 2).now).toBe('Turn 3 of 44: mia, 16 – 22');
    expect(viewOf(file('standard.gcg'), 99).now).toBe('End, 316 – 305');
  });

  it('marks invalid lines', () => {
    const { rows } = viewOf(file('standard.gcg').replace('OAF +22 22', 'OAF +22 23'));
    expect(rows[1]?.problem).toMatch(/^Line 6: 22 expected, 23 found/);
    expect(rows[0]?.problem).toBeNull();
  });

  it('counts the invalid lines, and explains the error of the shown turn', () => {
    // The next total of tom is wrong, too, counted from the wrong one.
    const text = file('standard.gcg').replace('OAF +22 22', 'OAF +22 23');
    expect(viewOf(text, 0)).toMatchObject({
      wrong: '2 lines are wrong',
      hasWrongTotals: true,
      note: null,
    });
    expect(viewOf(text, 1).note).toBe(
      sentence('notation.atLine', {
        line: '6',
        problem: message('gcg.wrongTotal', { expected: '22', found: '23', nick: 'tom' }),
      }),
    );
    expect(viewOf(file('standard.gcg'))).toMatchObject({ wrong: null, hasWrongTotals: false });
    const wrongScore = file('standard.gcg').replace('FY +16 16', 'FY +17 17');
    expect(viewOf(wrongScore).note).toMatch(/^Line 5: 16 points expected, 17 found for the play FY/);
  });

  it('marks a position that was edited', () => {
    const game = gameOf(file('standard.gcg'));
    const { setup } = game.positions[0]!;
    expect(gameViewOf({ game, play: null, setup: { ...setup } })?.isEdited).toBe(false);
    expect(gameViewOf({ game, play: null, setup: { ...setup, rack: [1] } })?.isEdited).toBe(true);
  });
});

describe('texts of the record', () => {
  it('are shown with the game and with the turn before them', () => {
    const record = `${file('everyEvent.gcg')}`.replace('#lexicon', '#description Club final\n#lexicon');
    expect([0, 1, 2].map((turn) => viewOf(record, turn).remarks)).toEqual([
      'ben challenged NASTIER, which is good',
      null,
      null,
    ]);
    expect(viewOf(record, 1).about).toBe('Sample\nClub final');
    expect(viewOf(record.replace(/#(title|description).*\n/g, '')).about).toBeNull();
  });
});

describe('the next play', () => {
  it('is identified square by square, including existing tiles', () => {
    // `>mia: CCJPTUW 12B TUC. +20 45`: the K of EUK lies on 12E.
    const { positions } = gameOf(file('standard.gcg'));
    const played = playedTiles(positions[4]!);
    expect(played?.text).toBe('12B TUC.');
    expect(played?.tiles).toEqual([
      { row: 11, col: 1, tile: 20 },
      { row: 11, col: 2, tile: 21 },
      { row: 11, col: 3, tile: 3 },
      { row: 11, col: 4, tile: 0 },
    ]);
  });

  it('is none after the end, or if nothing was placed', () => {
    const { positions } = gameOf(file('standard.gcg'));
    expect(playedTiles(positions.at(-1)!)).toBeNull();
    expect(playedTiles(positions.find(({ turn }) => turn?.kind === 'pass')!)).toBeNull();
  });
});
