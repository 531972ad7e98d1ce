import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Tile } from '../../../src/core/alphabet/tile';
import { tilesLeft } from '../../../src/core/alphabet/tileCounts';
import { tileGlyph } from '../../../src/core/alphabet/tileDistribution';
import { checkSetup, type Position } from '../../../src/core/board/position';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { finalScores } from '../../../src/core/game/settlement';
import { resumeGame } from '../../../src/core/game/startGame';
import { CLASSIC_TURN_RULES } from '../../../src/core/game/turnRules';
import { applyTurn } from '../../../src/core/game/turns/applyTurn';
import { PASS, type PlainTurn } from '../../../src/core/game/turns/turn';
import { MoveList } from '../../../src/core/movegen/moveList';
import { GordonGenerator } from '../../../src/core/movegen/reference/gordonGenerator';
import { parseCgp } from '../../../src/core/notation/positions/cgp';
import { BANDS, type Instance } from '../../../src/core/school/exercise';
import { makeExercise } from '../../../src/core/school/makeExercise';
import type { PreendgamePuzzle } from '../../../src/core/school/puzzles/preendgame/preendgamePuzzle';
import {
  formatPuzzleFile,
  type PuzzleFile,
  parsePuzzleFile,
} from '../../../src/core/school/puzzles/preendgame/puzzleFile';
import { EndgameSolver } from '../../../src/core/strategy/endgame/endgameSolver';
import { JobRunner } from '../../../src/core/strategy/preendgame/jobRunner';
import { openPreendgame } from '../../../src/core/strategy/preendgame/preendgame';
import { turnNotation } from '../../../src/core/strategy/review/turnNotation';
import { buildOracleGaddag } from '../../oracle/oracleLexicon';
import { unwrap } from '../../oracle/oraclePositions';
import { said, sentence } from '../../said';
import { IS_LONG } from '../../seed';
import { searchHere } from '../strategy/preendgame/searchHere';
import { keyed, MINUTES_MS } from './schoolGround';

const TEXT = readFileSync(
  join(import.meta.dirname, '../../../resources/preendgames/english.preendgames'),
  'utf8',
);
const FILE: PuzzleFile = unwrap(parsePuzzleFile(TEXT));
const { puzzles } = FILE;
const { distribution } = CLASSIC_RULES;

interface Opened {
  readonly position: Position;
  readonly scores: readonly number[];
  readonly scorelessTurns: number;
  readonly unseen: readonly Tile[];
}

function open({ cgp }: PreendgamePuzzle): Opened {
  const { scorelessTurns, scores, setup } = unwrap(parseCgp(cgp));
  const { position } = unwrap(checkSetup(setup));
  const unseen = tilesLeft(distribution, [...setup.tiles, ...setup.rack]);
  return { position, scores, scorelessTurns, unseen };
}

/** All legal turns, by a generator that the search does not use. */
function turnsOf(position: Position): readonly PlainTurn[] {
  const moves = new MoveList();
  moves.reset(position);
  new GordonGenerator(buildOracleGaddag(), moves).generate(position);
  return [...Array.from({ length: moves.length }, (_, nth) => moves.moveAt(nth)), PASS];
}

const isNamed = (notation: string) => (turn: PlainTurn) => turnNotation(turn, distribution) === notation;

const solver = new EndgameSolver(buildOracleGaddag(), { tableBytes: 1 << 24 });

/** w, t or l: the game after a turn that draws this tile, by the solved endgame. */
function resultOf(
  { position, scorelessTurns, scores, unseen }: Opened,
  turn: PlainTurn,
  drawn: Tile,
): string {
  const game = unwrap(
    resumeGame({
      rules: CLASSIC_RULES,
      turnRules: CLASSIC_TURN_RULES,
      seed: 0,
      tiles: [...position.tiles],
      racks: [[...position.rack], unseen.toSpliced(unseen.indexOf(drawn), 1)],
      bag: [drawn],
      scores,
      player: 0,
      scorelessTurns,
    }),
  );
  const next = unwrap(applyTurn(game, turn, (letters) => buildOracleGaddag().acceptsWord(letters)));
  const spread = ([own = 0, other = 0]: readonly number[]) => own - other;
  const lead = spread(next.scores);
  const after =
    next.end === undefined
      ? lead -
        unwrap(
          solver.solve(
            {
              position: next.position,
              otherRack: next.racks[0]!,
              turnRules: CLASSIC_TURN_RULES,
              scorelessTurns: next.scorelessTurns,
              turnsLeft: undefined,
            },
            // Only whether the game is won counts.
            { stop: () => false, window: { low: lead - 1, high: lead + 1 } },
          ),
        ).value
      : spread(finalScores(next));
  return after > 0 ? 'w' : after < 0 ? 'l' : 't';
}

const bySize = puzzles.toSorted((one, other) => countTurns(one) - countTurns(other));

function countTurns({ others }: PreendgamePuzzle): number {
  return [...others.values()].flat().length;
}

const winsOf = (results: string, unseen: readonly Tile[]): number => {
  const kinds = [...new Set(unseen)];
  return unseen.reduce((sum, tile) => {
    const result = results[kinds.indexOf(tile)];
    return sum + (result === 'l' ? 0 : result === 't' ? 0.5 : 1);
  }, 0);
};

describe('the prepared pre-endgames', () => {
  it('are some of each band, and say how they came to be', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(20);
    expect(FILE).toMatchObject({
      lexicon: expect.stringContaining('word-list'),
      command: `tilewright puzzles --games ${FILE.games} --seed ${FILE.seed}`,
    });
    expect(new Set(puzzles.map(({ game }) => game)).size).toBe(puzzles.length);
  });

  it('have one tile in the bag, and list every legal turn once: the others win less', () => {
    for (const puzzle of puzzles) {
      const { position, scores, unseen } = open(puzzle);
      expect([scores.length, position.rack.length, unseen.length]).toEqual([2, 7, 8]);
      const listed = [puzzle.answer, ...[...puzzle.others.values()].flat()];
      const turns = turnsOf(position);
      const all = new Set(turns.map((turn) => turnNotation(turn, distribution)));
      expect(new Set(listed)).toEqual(all);
      expect(listed).toHaveLength(all.size);
      const most = winsOf(puzzle.results, unseen);
      for (const results of puzzle.others.keys())
        expect(winsOf(results, unseen)).toBeLessThanOrEqual(most - 1);
      // The turn of the highest score would be no puzzle.
      const scoreOf = (turn: PlainTurn) => (turn.kind === 'placement' ? turn.score : 0);
      const highest = Math.max(...turns.map(scoreOf));
      const tops = turns.filter((turn) => scoreOf(turn) === highest);
      if (tops.length === 1) expect(isNamed(puzzle.answer)(tops[0]!)).toBe(false);
    }
  });

  it(
    'have the results that every draw has by its solved endgame',
    () => {
      for (const puzzle of IS_LONG ? puzzles : bySize.slice(0, 2)) {
        const opened = open(puzzle);
        const kinds = [...new Set(opened.unseen)];
        const turns = turnsOf(opened.position);
        const check = (notation: string, results: string) => {
          const turn = turns.find(isNamed(notation))!;
          for (const [nth, drawn] of kinds.entries())
            if (results[nth] !== '?')
              expect([puzzle.game, notation, drawn, resultOf(opened, turn, drawn)]).toEqual([
                puzzle.game,
                notation,
                drawn,
                results[nth],
              ]);
        };
        if (puzzle.answer !== '-') check(puzzle.answer, puzzle.results);
        for (const [results, listed] of [...puzzle.others].slice(0, IS_LONG ? undefined : 4))
          if (listed[0] !== '-') check(listed[0]!, results);
      }
    },
    MINUTES_MS,
  );

  it(
    'have answers that the pre-endgame examined to its end confirms',
    () => {
      for (const puzzle of bySize.slice(0, IS_LONG ? 6 : 1)) {
        const { position, scorelessTurns, scores, unseen } = open(puzzle);
        const preendgame = unwrap(
          openPreendgame({ position, turnRules: CLASSIC_TURN_RULES, scores, scorelessTurns, known: [] }),
        );
        const turn = turnsOf(position).find(isNamed(puzzle.answer))!;
        const runner = new JobRunner(preendgame, buildOracleGaddag(), () => 0);
        const [row] = searchHere(preendgame, runner, {
          model: 'rational',
          turns: [turn],
          examined: 1,
        }).rows();
        expect(row!.isExamined).toBe(true);
        expect(row!.wins + row!.ties / 2).toBe(winsOf(puzzle.results, unseen));
      }
    },
    MINUTES_MS,
  );
});

describe('the file of pre-endgames', () => {
  const damaged = (line: number) => sentence('school.preendgamesDamaged', { line: String(line) });

  it('is the same after it was read and written', () => {
    expect(formatPuzzleFile(FILE)).toBe(TEXT);
  });

  it.each([
    ['a letter', TEXT.replace('"answer":"', '"answer":"X')],
    ['the last line', TEXT.split('\n').slice(0, -2).join('\n')],
    ['the format', TEXT.replace('TWPREEND1', 'TWPREEND2')],
    ['the rules', TEXT.replace(/"rules":"\w+"/u, '"rules":"00000000"')],
    ['everything', ''],
  ])('is refused if %s is wrong', (_, text) => {
    expect(said(parsePuzzleFile(text))).toEqual({ ok: false, error: damaged(1) });
  });

  it.each<[string, (puzzle: PreendgamePuzzle) => PreendgamePuzzle]>([
    ['another turn wins as much', (puzzle) => ({ ...puzzle, others: new Map([[puzzle.results, ['-']]]) })],
    ['a result is missing', (puzzle) => ({ ...puzzle, results: puzzle.results.slice(1) })],
    [
      'its own results are not all known',
      (puzzle) => ({ ...puzzle, results: puzzle.results.replace('w', '?') }),
    ],
    ['there is no board', (puzzle) => ({ ...puzzle, cgp: '15/15 / 0/0 0' })],
    ['it has only one score', (puzzle) => ({ ...puzzle, cgp: puzzle.cgp.replace(/\d+\/(-?\d+ 0)$/u, '$1') })],
    [
      'the bag has more tiles',
      (puzzle) => ({ ...puzzle, cgp: puzzle.cgp.replace(/ (\w)(\w+)\/ /u, ' $2/ ') }),
    ],
  ])('is refused if of a puzzle %s', (_, change) => {
    const [first, second] = puzzles;
    const text = formatPuzzleFile({ ...FILE, puzzles: [first!, change(second!)] });
    expect(said(parsePuzzleFile(text))).toEqual({ ok: false, error: damaged(3) });
  });
});

describe('an exercise of a pre-endgame', () => {
  const make = (band: 1 | 2 | 3, seed: number) =>
    unwrap(
      makeExercise(
        buildOracleGaddag(),
        CLASSIC_RULES,
        { kind: 'preendgame', band, seed },
        { preendgames: () => ({ ok: true, value: puzzles }) },
      ),
    );

  const puzzleOf = ({ exercise: { shown } }: Instance): PreendgamePuzzle => {
    if (shown.kind !== 'board') throw new Error('A board was expected.');
    return puzzles.find((each) =>
      open(each).position.tiles.every((tile, at) => tile === shown.setup.tiles[at]),
    )!;
  };

  it('takes every puzzle once by seeds that follow one another, the harder ones in the harder bands', () => {
    const taken = BANDS.map((band) => {
      const first = puzzleOf(make(band, 100));
      const of = [first];
      for (let seed = 101; of.length <= puzzles.length; seed++) {
        const next = puzzleOf(make(band, seed));
        if (next === first) break;
        of.push(next);
      }
      return of;
    });
    expect(taken.flat().toSorted((one, other) => one.game - other.game)).toEqual(puzzles);
    const ranks = taken.map((of) => of.map(({ rank }) => rank));
    for (const band of [0, 1]) expect(Math.max(...ranks[band]!)).toBeLessThan(Math.min(...ranks[band + 1]!));
  });

  it('accepts the answer alone, says which draws it wins, and why another turn is worse', () => {
    for (const band of BANDS)
      for (const seed of [1, 2]) {
        const instance = make(band, seed);
        const puzzle = puzzleOf(instance);
        const { position, unseen } = open(puzzle);
        const glyphs = (results: string, wanted: RegExp) =>
          unseen
            .filter((tile) => wanted.test(results[[...new Set(unseen)].indexOf(tile)]!))
            .map((tile) => tileGlyph(distribution, tile))
            .join('');
        for (const turn of turnsOf(position)) {
          const notation = turnNotation(turn, distribution);
          const { isRight, reason } = instance.judge(
            0,
            turn.kind === 'placement' ? { kind: 'play', move: turn } : { kind: 'otherTurn', turn: PASS },
          );
          expect(isRight).toBe(notation === puzzle.answer);
          if (isRight) continue;
          const [results] = [...puzzle.others].find(([, listed]) => listed.includes(notation))!;
          expect(keyed(reason).params).toMatchObject({
            tiles: glyphs(results, /[lt]/u),
            most: winsOf(results, unseen),
            all: 8,
          });
        }
        const [model] = instance.model();
        expect(keyed(model!.reason).params).toMatchObject({
          wins: glyphs(puzzle.results, /w/u),
          losses: glyphs(puzzle.results, /l/u),
          won: winsOf(puzzle.results, unseen),
          all: 8,
        });
      }
  });

  it('says nothing of the answer beside hints', () => {
    for (const [seed, band] of puzzles.flatMap((_, nth) => BANDS.map((each) => [nth, each] as const))) {
      const instance = make(band, seed);
      expect(instance.exercise).toMatchObject({ kind: 'preendgame', band, seed });
      expect(instance.exercise.loss).toBeUndefined();
      const of = puzzleOf(instance);
      const { questions, shown: _, ...rest } = instance.exercise;
      const shown = JSON.stringify([rest, questions.map(({ hints: __, ...question }) => question)]);
      for (const part of of.answer.split(' ')) if (part.length > 1) expect(shown).not.toContain(part);
    }
  });

  it('is refused without prepared ones, and where the answer is no legal turn', () => {
    const source = { kind: 'preendgame', band: 1, seed: 1 } as const;
    expect(said(makeExercise(buildOracleGaddag(), CLASSIC_RULES, source))).toEqual({
      ok: false,
      error: sentence('school.preendgamesElsewhere'),
    });
    const wrong = puzzles.map((puzzle) => ({ ...puzzle, answer: 'A1 QQQQ' }));
    const made = makeExercise(buildOracleGaddag(), CLASSIC_RULES, source, {
      preendgames: () => ({ ok: true, value: wrong }),
    });
    expect(made.ok).toBe(false);
  });
});
