import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../src/core/alphabet/english';
import { BLANK, rackTileOf } from '../../../src/core/alphabet/tile';
import { checkSetup, type Position } from '../../../src/core/board/position';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { playGame } from '../../../src/core/game/selfPlay';
import { CLASSIC_TURN_RULES } from '../../../src/core/game/turnRules';
import { BestMoveFinder } from '../../../src/core/movegen/bestMove/bestMoveFinder';
import { findBestMove } from '../../../src/core/movegen/candidates/rank';
import { MoveGenerator } from '../../../src/core/movegen/moveGenerator';
import { MoveList } from '../../../src/core/movegen/moveList';
import { codesOfTiles, LANGUAGES } from '../../oracle/languages';
import { buildSmallGaddag, codesOf } from '../../oracle/oracleLexicon';

const WORDS = [
  'AT',
  'TA',
  'EAT',
  'TEA',
  'SEAT',
  'RATE',
  'TEAR',
  'STARE',
  'ION',
  'NOT',
  'TON',
  'IN',
  'ON',
  'NO',
  'AE',
];

function greedyPlayer() {
  const generator = new MoveGenerator(buildSmallGaddag(WORDS.map(codesOf)));
  const moves = new MoveList();
  return (position: Position) => {
    generator.generate(position, moves);
    const best = findBestMove(moves);
    return best < 0 ? undefined : moves.moveAt(best);
  };
}

describe('a game against oneself', () => {
  it('plays legal positions from the empty board on, and is deterministic for a seed', () => {
    const record = playGame(CLASSIC_RULES, greedyPlayer(), 3);
    expect(record.positions.length).toBeGreaterThan(5);
    expect(record.positions[0]?.isEmptyBoard).toBe(true);
    for (const { tiles, rack } of record.positions) {
      const checked = checkSetup({ rules: CLASSIC_RULES, tiles: [...tiles], rack: [...rack] });
      expect(checked.ok && checked.value.notices).toEqual([]);
    }
    const onBoard = [...record.positions.at(-1)!.tiles].filter((tile) => tile !== 0);
    expect(onBoard.length).toBeGreaterThan(3);
    expect(onBoard.map(rackTileOf).filter((tile) => tile === BLANK).length).toBeLessThanOrEqual(2);
    const again = playGame(CLASSIC_RULES, greedyPlayer(), 3);
    expect(again.scores).toEqual(record.scores);
    expect(again.positions.length).toBe(record.positions.length);
  });

  it('avoids bricks and plays tiles of several letters', () => {
    const { distribution, words } = LANGUAGES[0]!;
    const codes = words.map((word) => codesOfTiles(word, distribution));
    const gaddag = buildSmallGaddag(codes, distribution.letters.length);
    const finder = new BestMoveFinder(gaddag);
    // Every fifth square, but not the start.
    const bricks = Array.from({ length: 225 }, (_, square) => square % 5 === 3 && square !== 112);
    const rules = { ...CLASSIC_RULES, distribution, layout: { ...CLASSIC_RULES.layout, bricks } };
    const { positions } = playGame(rules, (position) => finder.find(position), 12);
    const { tiles } = positions.at(-1)!;
    expect(tiles.filter((tile) => tile !== 0).length).toBeGreaterThan(10);
    const checked = checkSetup({ rules, tiles: [...tiles], rack: [] }, (letters) =>
      gaddag.acceptsWord(letters),
    );
    expect(checked.ok && checked.value.notices).toEqual([]);
  });

  it('ends after six scoreless turns, and both lose their racks', () => {
    const { scores, positions } = playGame(CLASSIC_RULES, () => undefined, 5);
    expect(positions).toHaveLength(6);
    const pointsOf = (position: Position) =>
      [...position.rack].reduce((sum, tile) => sum + position.tileValues[tile]!, 0);
    // Both exchanged three times; the racks after the last exchange are not among the positions.
    expect(scores.every((score) => score < 0 && score >= -70)).toBe(true);
    expect(pointsOf(positions[0]!)).toBeGreaterThan(0);
  });

  it('ends after the number of scoreless turns in the turn rules', () => {
    const { positions } = playGame(CLASSIC_RULES, () => undefined, 5, {
      ...CLASSIC_TURN_RULES,
      scorelessTurnLimit: 4,
    });
    expect(positions).toHaveLength(4);
  });

  it('exchanges only with the number of tiles in the bag that the rules require', () => {
    // 26 + 25 × 3 tiles, of which two racks of 40 leave 21 in the bag.
    const letters = ENGLISH.letters.map((letter, i) => ({ ...letter, count: i === 0 ? 26 : 3 }));
    const rules = { ...CLASSIC_RULES, rackSize: 40, distribution: { ...ENGLISH, blankCount: 0, letters } };
    const racksOf = (exchangeLimit: number) =>
      playGame({ ...rules, exchangeLimit }, () => undefined, 5).positions.map(({ rack }) => [...rack].join());
    const [, , passed] = racksOf(22);
    const [first, , exchanged] = racksOf(21);
    expect(passed).toBe(first);
    expect(exchanged).not.toBe(first);
    // Nineteen tiles stay, because the bag can replace only twenty-one.
    expect(exchanged?.split(',').slice(0, 19)).toEqual(first?.split(',').slice(21));
  });

  it('gives the player who goes out twice the opponent’s rack', () => {
    const rules = {
      ...CLASSIC_RULES,
      rackSize: 1,
      distribution: {
        ...ENGLISH,
        blankCount: 0,
        letters: ENGLISH.letters.map((letter) => ({ ...letter, count: letter.glyph === 'Q' ? 2 : 0 })),
      },
    };
    // A made-up player puts its only tile on the start square for nothing.
    const move = { kind: 'placement', row: 7, col: 7, direction: 'across', tiles: [17], score: 0 } as const;
    expect(playGame(rules, () => move, 1).scores).toEqual([20, 0]);
  });
});
