import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tilesLeft } from '../../../src/core/alphabet/tileCounts';
import { checkSetup, type Position } from '../../../src/core/board/position';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { CLASSIC_TURN_RULES } from '../../../src/core/game/turnRules';
import { countPlayed } from '../../../src/core/game/turns/placement';
import { isSameTurn } from '../../../src/core/game/turns/sameTurn';
import type { Move } from '../../../src/core/movegen/move';
import { MoveGenerator } from '../../../src/core/movegen/moveGenerator';
import { MoveList } from '../../../src/core/movegen/moveList';
import {
  BANDS,
  type ExerciseSource,
  type Instance,
  type PuzzleKind,
} from '../../../src/core/school/exercise';
import { makeExercise } from '../../../src/core/school/makeExercise';
import { EndgameSolver } from '../../../src/core/strategy/endgame/endgameSolver';
import { openEndgame } from '../../../src/core/strategy/endgame/openEndgame';
import { judgePosition } from '../../../src/core/strategy/equity/judgePosition';
import { MoveWorths } from '../../../src/core/strategy/equity/moveWorths';
import { otherTurnsOf } from '../../../src/core/strategy/equity/otherTurns';
import { openTrainedLeaves } from '../../../src/main/leaves/openLeaves';
import { buildOracleGaddag } from '../../oracle/oracleLexicon';
import { unwrap } from '../../oracle/oraclePositions';
import { someOf } from '../../seed';
import { saidWords } from './saidWords';
import { MINUTES_MS, param } from './schoolGround';

const LEAVES = unwrap(
  openTrainedLeaves(join(import.meta.dirname, '../../../resources/leaves/english.leaves'), CLASSIC_RULES),
).table;
const SEEDS = [1, 2, 3];

const make = (source: ExerciseSource, leaves = true) =>
  makeExercise(buildOracleGaddag(), CLASSIC_RULES, source, leaves ? { leaves: LEAVES } : {});

function positionOf({ exercise: { shown } }: Instance): Position {
  if (shown.kind !== 'board') throw new Error('A board was expected.');
  return unwrap(checkSetup(shown.setup)).position;
}

const bestOf = (instance: Instance): Move => {
  const [first] = instance.model();
  if (first?.answer.kind !== 'play') throw new Error('A play was expected.');
  return first.answer.move;
};

const judge = (instance: Instance, move: Move) => instance.judge(0, { kind: 'play', move });

/** All placements with what the list of candidates says that they are worth, best first. */
function listed(position: Position, leaves: typeof LEAVES | undefined) {
  const moves = new MoveList();
  moves.reset(position);
  new MoveGenerator(buildOracleGaddag()).generate(position, moves);
  const worth = judgePosition(position, CLASSIC_TURN_RULES, leaves);
  const worths = worth && new MoveWorths(position, moves, worth);
  const plays = Array.from({ length: moves.length }, (_, nth) => ({
    move: moves.moveAt(nth),
    value: worths === undefined ? moves.scoreAt(nth) : worths.equityAt(nth) / 1000,
  }));
  const others = worth === undefined ? [] : otherTurnsOf(position, worth).map((turn) => turn.worth ?? 0);
  return {
    plays: plays.toSorted((one, other) => other.value - one.value),
    others: others.map((thousandths) => thousandths / 1000),
  };
}

/** What every instance promises as a lead. */
const leadOf = ({ exercise }: Instance): number => Number(param(exercise.questions[0]!.facts[1]!, 'lead'));

describe.each(['bingo', 'bestPlay'] as const)('puzzles of the kind %s', (kind) => {
  it.each([true, false])(
    'have one clear answer by the list of candidates, with leaves: %s',
    (leaves) => {
      for (const band of BANDS)
        for (const seed of SEEDS) {
          const instance = unwrap(make({ kind, band, seed, loss: 2 }, leaves));
          const { others, plays } = listed(positionOf(instance), leaves ? LEAVES : undefined);
          const [best, second] = plays;
          expect(isSameTurn(bestOf(instance), best!.move)).toBe(true);
          const lead = best!.value - Math.max(second!.value, ...others);
          expect(lead).toBeGreaterThan(leadOf(instance));
          expect(leadOf(instance)).toBe([15, 8, 3][band - 1]);
          expect(countPlayed(best!.move.tiles) === 7).toBe(kind === 'bingo');
          expect(judge(instance, best!.move).isRight).toBe(true);
          expect(judge(instance, second!.move).isRight).toBe(false);
          const { reason } = judge(instance, second!.move);
          expect(JSON.stringify(reason)).toContain(
            `"lost":${Math.round((best!.value - second!.value) * 10) / 10}`,
          );
        }
    },
    MINUTES_MS,
  );
});

describe('puzzles', () => {
  it(
    'of endgames have an answer that the solver proves',
    () => {
      const solver = new EndgameSolver(buildOracleGaddag(), { tableBytes: 1 << 24 });
      for (const band of someOf(BANDS)) {
        const instance = unwrap(make({ kind: 'endgame', band, seed: 1, loss: 1 }));
        const position = positionOf(instance);
        const opened = unwrap(openEndgame({ position, scorelessTurns: 0, turnRules: CLASSIC_TURN_RULES }));
        const { plays } = listed(position, undefined);
        const answer = bestOf(instance);
        const solved = unwrap(solver.solve(opened, { stop: () => false, wanted: [answer] }));
        expect(solved.solved).toBe(true);
        const own = solved.rated.find(({ turn }) => isSameTurn(turn, answer))!;
        expect(own).toMatchObject({ bound: 'exact', value: solved.value });
        const [other] = plays.filter(({ move }) => !isSameTurn(move, answer));
        const alone = unwrap(solver.solve(opened, { stop: () => false, wanted: [other!.move] }));
        const worse = alone.rated.find(({ turn }) => isSameTurn(turn, other!.move))!;
        expect(solved.value - worse.value).toBeGreaterThan(leadOf(instance));
        const rest = tilesLeft(CLASSIC_RULES.distribution, [...position.tiles, ...position.rack]);
        expect(rest).toHaveLength(opened.otherRack.length);
      }
    },
    MINUTES_MS,
  );

  it('have a lead of more than the accepted loss, and refuse words that do not exist', () => {
    const source = { kind: 'bestPlay', band: 3, seed: 5 } as const;
    const wide = unwrap(make({ ...source, loss: 10 }));
    const [best, second] = listed(positionOf(wide), LEAVES).plays;
    expect(best!.value - second!.value).toBeGreaterThan(10);
    const { move } = best!;
    const phony = { ...move, tiles: move.tiles.map((tile) => (tile === 0 ? 0 : 17)) };
    expect(judge(wide, phony).isRight).toBe(false);
  });

  it('are the same from the same seed, and say nothing of the answer beside hints', () => {
    const kinds: readonly PuzzleKind[] = ['bingo', 'bestPlay', 'endgame'];
    for (const kind of kinds) {
      const source = { kind, band: 1, seed: 7, loss: 2 } as const;
      const instance = unwrap(make(source));
      const again = unwrap(make(source));
      expect(again.exercise).toEqual(instance.exercise);
      const { questions, shown: _, ...rest } = instance.exercise;
      const shown = JSON.stringify([rest, questions.map(({ hints: __, ...question }) => question)]);
      for (const word of saidWords(positionOf(instance), bestOf(instance))) expect(shown).not.toContain(word);
      expect(questions[0]!.hints).toHaveLength(3);
    }
  });
});
