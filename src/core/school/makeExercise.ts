import type { Rules } from '../board/rules';
import { createRandom } from '../game/random';
import type { Gaddag } from '../lexicon/gaddag';
import { type Message, message } from '../message';
import { fail, ok, type Result } from '../result';
import { type Deadline, NO_DEADLINE } from '../strategy/agent';
import type { LeaveTable } from '../strategy/leaves/leaveTable';
import { makeCrossSet } from './crossSetExercise';
import type { ExerciseKind, ExerciseSource, Instance } from './exercise';
import { type Ground, LONGEST_RACK } from './ground';
import { makeInput } from './inputExercise';
import { makeMerge } from './mergeExercise';
import { makeMistake } from './mistakes/mistakeExercise';
import { makePreendgame } from './puzzles/preendgame/preendgameExercise';
import { NO_PUZZLES, type PuzzlesSource } from './puzzles/preendgame/puzzlesSource';
import { makePuzzle } from './puzzles/puzzleExercise';
import { makeAlgorithm, makePrediction } from './walkExercise';
import { makeWrongStep } from './wrongStepExercise';

const MAKERS: Readonly<
  Record<
    Exclude<ExerciseKind, 'preendgame'>,
    (ground: Ground, source: ExerciseSource) => Instance | undefined
  >
> = {
  algorithm: makeAlgorithm,
  crossSet: makeCrossSet,
  merge: makeMerge,
  input: makeInput,
  wrongStep: makeWrongStep,
  prediction: makePrediction,
  bingo: makePuzzle,
  bestPlay: makePuzzle,
  endgame: makePuzzle,
  mistake: makeMistake,
};

interface Options {
  readonly leaves?: LeaveTable | undefined;
  /** Polled while a puzzle is sought, which may take seconds. */
  readonly isCancelled?: Deadline;
  /** Pre-endgames prepared for the lexicon and rules, or why there are none. */
  readonly preendgames?: () => ReturnType<PuzzlesSource>;
}

/** Makes an exercise: always the same one from the same source, lexicon, rules and leaves. */
export function makeExercise(
  gaddag: Gaddag,
  rules: Rules,
  source: ExerciseSource,
  { isCancelled = NO_DEADLINE, leaves, preendgames = NO_PUZZLES }: Options = {},
): Result<Instance, Message> {
  const { band, kind, seed } = source;
  if (gaddag.counts.words === 0) return fail(message('school.noWords'));
  if (kind === 'preendgame') {
    const prepared = preendgames();
    return prepared.ok ? makePreendgame(gaddag, source, prepared.value) : prepared;
  }
  const random = createRandom(`${kind}/${band}/${seed}`);
  const rackSize = kind === 'mistake' ? rules.rackSize : Math.min(rules.rackSize, LONGEST_RACK);
  const short = { ...rules, rackSize };
  const made = MAKERS[kind]({ gaddag, rules: short, random, band, leaves, isCancelled }, source);
  return made === undefined ? fail(message('school.notPossible')) : ok(made);
}
