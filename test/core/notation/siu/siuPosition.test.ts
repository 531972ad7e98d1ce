import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { CLASSIC_TURN_RULES } from '../../../../src/core/game/turnRules';
import { PASS } from '../../../../src/core/game/turns/turn';
import { formatRack } from '../../../../src/core/notation/positions/rack';
import { formatSiuMove, parseSiuMove } from '../../../../src/core/notation/siu/siuMove';
import { readSiuPosition, type SiuPosition } from '../../../../src/core/notation/siu/siuPosition';

const { distribution } = CLASSIC_RULES;
const EMPTY = new Array(15).fill('15').join('/');

const read = (cgp: string, ...moves: readonly string[]) =>
  readSiuPosition({ cgp, moves }, CLASSIC_RULES, CLASSIC_TURN_RULES);

function positionOf(cgp: string, ...moves: readonly string[]): SiuPosition {
  const found = read(cgp, ...moves);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

/** Racks, scores and scoreless turns, the player on turn first. */
const summary = ({ known, position, scorelessTurns, scores }: SiuPosition) => ({
  racks: [formatRack(position.rack, distribution), formatRack(known, distribution)],
  scores,
  scorelessTurns,
});

describe('moves after a position', () => {
  it('a play: its tiles, its points, and what the rack keeps', () => {
    // RETAINS from 8D: D8 doubles the R, H8 the word: (7 + 1) × 2 + 50.
    const at = positionOf(`${EMPTY} AEINRST/ 0/0 0`, '8D.RETAINS');
    expect(summary(at)).toEqual({ racks: ['', ''], scores: [0, 66], scorelessTurns: 0 });
    expect(formatRack(at.position.tiles.slice(7 * 15 + 3, 7 * 15 + 10), distribution)).toBe('RETAINS');
    expect(at.opponentTurn).toMatchObject({ kind: 'placement', row: 7, col: 3, score: 66 });
    // Of 100 tiles, 7 lie on the board and 7 are held by each.
    expect(at.situation.bagCount).toBe(86);
  });

  it('a bonus does not need a known rack, a rack can be named, and a challenge can pay', () => {
    expect(summary(positionOf(`${EMPTY} / 5/7 3`, '8D.RETAINS')).scores).toEqual([7, 71]);
    expect(summary(positionOf(`${EMPTY} / 0/0 0`, '8H.ZA.AEZ.5'))).toMatchObject({
      racks: ['', 'E'],
      // (10 + 1) × 2 for the square in the middle, and 5.
      scores: [0, 27],
    });
  });

  it('a turn lost to a challenge: the same player is on turn, after a scoreless turn', () => {
    const at = positionOf(`${EMPTY} AEZ/QQ 0/0 0`.replace('QQ', 'Q'), '8H.ZA.AEZ.0.1');
    expect(summary(at)).toEqual({ racks: ['E', 'Q'], scores: [22, 0], scorelessTurns: 1 });
  });

  it('exchanges, passes and phonies score nothing', () => {
    expect(summary(positionOf(`${EMPTY} AEINRST/ 0/0 0`, 'ex.AEI'))).toEqual({
      racks: ['', 'NRST'],
      scores: [0, 0],
      scorelessTurns: 1,
    });
    const three = positionOf(`${EMPTY} AEINRST/ 0/0 0`, 'ex.4', 'pass', 'phony.8H.XQ');
    expect(summary(three)).toEqual({ racks: ['', 'XQ'], scores: [0, 0], scorelessTurns: 3 });
    expect(three.position.isEmptyBoard).toBe(true);
    expect(three.opponentTurn).toBeUndefined();
    expect(positionOf(`${EMPTY} / 0/0 0`, 'ex.4').opponentTurn).toEqual({ kind: 'exchange', count: 4 });
  });

  it('letters on the board are written out, blanks are small, and a rack ends the list', () => {
    const at = positionOf(`${EMPTY} / 0/0 0`, '8H.CAt', 'H8.CAB', 'rack.AEI?');
    // C 3 + A 1, doubled; then C 3 + A 1 + B 3: H8 is covered, and no other square counts.
    expect(summary(at)).toMatchObject({ racks: ['AEI?', ''], scores: [8, 7] });
  });

  it('the opponent’s rack can be declared unknown', () => {
    expect(summary(positionOf(`${EMPTY} AB/CD 0/0 0 oru;`)).racks).toEqual(['AB', '']);
  });

  it.each([
    ['no board', '15/15 A/ 0/0 0', 'bad-position'],
    ['three players', `${EMPTY} A/B/C 0/0/0 0`, 'bad-position'],
    ['more tiles than there are', `${EMPTY} A/ZZ 0/0 0`, 'bad-position'],
  ])('%s is refused', (_what, cgp, code) => {
    expect(read(cgp)).toMatchObject({ ok: false, error: { code } });
  });

  it.each([
    ['a move that cannot be read', '8D'],
    ['a square that is none', '0D.AT'],
    ['an undesignated blank', '8H.A?'],
    ['a play off the board', '8O.AT'],
    ['a play far from the start', '1A.AT'],
    ['a play that is not on the rack', '8H.QZ.ABCDEFG'],
    ['a rack too long', '8H.AT.ABCDEFGAT'],
    ['an exchange too large', 'ex.9'],
    ['an exchange of nothing', 'ex.'],
    ['a pass with more', 'pass.1'],
    ['points that are none', '8H.AT..x'],
    ['a rack before a move', 'rack.AB'],
  ])('%s is refused', (_what, move) => {
    expect(read(`${EMPTY} / 0/0 0`, move, 'pass')).toMatchObject({ ok: false, error: { code: 'bad-move' } });
  });
});

describe('moves', () => {
  it('are written as they are read', () => {
    const board = positionOf(`${EMPTY} / 0/0 0`, '8H.CAT').position;
    const play = {
      kind: 'placement',
      row: 7,
      col: 7,
      direction: 'down',
      tiles: [0, 1, 0x82],
      score: 0,
    } as const;
    expect(formatSiuMove(play, board, distribution)).toBe('H8.CAb');
    expect(formatSiuMove({ kind: 'exchange', tiles: [1, 0x80] }, board, distribution)).toBe('ex.A?');
    expect(formatSiuMove(PASS, board, distribution)).toBe('pass');
    expect(parseSiuMove('h8.CAb', distribution)).toMatchObject({
      ok: true,
      value: { start: { square: { row: 7, col: 7 }, direction: 'down' }, tiles: [3, 1, 0x82] },
    });
  });
});
