import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { message } from '../../../src/core/message';
import type { Move } from '../../../src/core/movegen/move';
import type { ExerciseSource } from '../../../src/core/school/exercise';
import { makeExercise } from '../../../src/core/school/makeExercise';
import { mistakesOf } from '../../../src/core/school/mistakes/gameMistakes';
import { unwrap } from '../../oracle/oraclePositions';
import { recordOf, reviewOf, smallGaddag, smallLeaves } from '../strategy/review/smallGames';
import { EIGHT_TILES, tilesOf } from '../strategy/tableGames';
import { param, schoolGaddag } from './schoolGround';

/** AB on 8G is worth 7.8, BA there 8.5; ben then passes with CAB, which is worth more than nothing. */
const GAME = '>ann: AAB 8G AB +8 8\n>ben: ABC - +0 0\n';
const found = mistakesOf(recordOf(GAME), EIGHT_TILES, reviewOf(GAME), 'club.gcg');
const [first] = found.mistakes.filter(({ turn }) => turn === 1);

const PUZZLE: ExerciseSource = { kind: 'bestPlay', band: 3, seed: 2, loss: 2 };

const exerciseOf = (loss: number) => {
  const source: ExerciseSource = { kind: 'mistake', band: 1, seed: first!.id, loss, mistake: first };
  return unwrap(makeExercise(smallGaddag(), EIGHT_TILES, source, { leaves: smallLeaves() }));
};
const play = (tiles: string, col = 6): Move => ({
  kind: 'placement',
  row: 7,
  col,
  direction: 'across',
  tiles: tilesOf(tiles),
  score: 8,
});
const judge = (loss: number, move: Move) => exerciseOf(loss).judge(0, { kind: 'play', move });

describe('the mistakes of a review', () => {
  it('keep the position as it was, what was played and what is best', () => {
    expect(first).toMatchObject({
      game: 'club.gcg',
      player: 'ann',
      turn: 1,
      scores: [0, 0],
      rack: tilesOf('AAB'),
      played: { tiles: tilesOf('AB') },
      best: { tiles: tilesOf('BA') },
      method: 'equity',
    });
    expect(first!.lost.points).toBeCloseTo(0.7, 9);
    expect(first!.tiles.every((tile) => tile === 0)).toBe(true);
    expect(found.mistakes.map(({ turn }) => turn).toSorted()).toEqual([1, 2]);
    expect(new Set(found.mistakes.map(({ id }) => id)).size).toBe(2);
  });

  it('are answered by the best play, or by one that loses no more than was chosen', () => {
    expect(judge(0, play('BA')).isRight).toBe(true);
    // AB on 8H is worth 8.5 as well: its A is not beside the double letters.
    expect(judge(0, play('AB', 7)).isRight).toBe(true);
    // BA on 8H has its A on 8I, between double letters again: 7.8.
    expect(judge(0, play('BA', 7)).isRight).toBe(false);
    expect(param(judge(0, play('BA', 7)).reason, 'before')).toEqual(
      message('school.playLoses', { lost: 0.7 }),
    );
    expect(judge(1, play('BA', 7)).isRight).toBe(true);
  });

  it('are never answered by what was played, and say afterwards what it lost', () => {
    const again = judge(10, play('AB'));
    expect(again.isRight).toBe(false);
    expect(again.reason).toMatchObject({ key: 'school.mistakePlayed', params: { lost: 0.7 } });
    const { exercise, model } = exerciseOf(2);
    expect(model().map(({ answer }) => answer.kind === 'play' && answer.move.tiles)).toEqual([
      tilesOf('BA'),
      tilesOf('AB'),
    ]);
    expect(exercise).not.toHaveProperty('mistake');
    expect(JSON.stringify(exercise.questions[0]!.facts)).not.toContain('BA');
  });

  it('can be those of a better exchange or pass, which is judged by the rules', () => {
    const passing = reviewOf(GAME).map((turn) => ({
      ...turn,
      valuation: turn.valuation && {
        ...turn.valuation,
        best: { ...turn.valuation.best, turn: { kind: 'pass' } as const },
      },
    }));
    const { mistakes } = mistakesOf(recordOf(GAME), EIGHT_TILES, passing, 'club.gcg');
    expect(mistakes.map(({ best }) => best)).toContainEqual({ kind: 'pass' });

    const asked = (bagCount: number) => {
      const mistake = { ...first!, bagCount, best: { kind: 'exchange', tiles: tilesOf('AA') } as const };
      const source: ExerciseSource = { kind: 'mistake', band: 1, seed: first!.id, loss: 0, mistake };
      return unwrap(makeExercise(smallGaddag(), EIGHT_TILES, source, { leaves: smallLeaves() }));
    };
    const { exercise, judge: judgeTurn, model } = asked(9);
    const exchange = (tiles: string) =>
      judgeTurn(0, { kind: 'otherTurn', turn: { kind: 'exchange', tiles: tilesOf(tiles) } });
    expect(exercise.questions[0]?.form).toEqual({ kind: 'play', others: ['exchange', 'pass'] });
    expect(exercise.questions[0]?.hints).toEqual([
      message('school.turnHintNoTiles'),
      message('school.turnHintExchange', { count: 2 }),
    ]);
    expect(exchange('AA').isRight).toBe(true);
    expect(exchange('AC')).toMatchObject({ isRight: false, reason: { key: 'game.exchangeNotOnRack' } });
    expect(exchange('')).toMatchObject({ isRight: false, reason: { key: 'game.nothingExchanged' } });
    const low = asked(2).judge(0, { kind: 'otherTurn', turn: { kind: 'exchange', tiles: tilesOf('AA') } });
    expect(low).toMatchObject({ isRight: false, reason: { key: 'game.bagTooLow' } });
    expect(model()[0]?.answer).toEqual({
      kind: 'otherTurn',
      turn: { kind: 'exchange', tiles: tilesOf('AA') },
    });
  });

  it('are plays alone in puzzles', () => {
    const puzzle = unwrap(makeExercise(schoolGaddag(), CLASSIC_RULES, PUZZLE));
    expect(puzzle.exercise.questions[0]?.form).toEqual({ kind: 'play', others: [] });
    const passed = puzzle.judge(0, { kind: 'otherTurn', turn: { kind: 'pass' } });
    expect(passed).toMatchObject({ isRight: false, reason: { key: 'school.playNone' } });
  });
});
