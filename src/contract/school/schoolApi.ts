import { z } from 'zod';
import type { ExerciseAnswer, ExerciseKind, Judgement, ModelStep } from '../../core/school/exercise';
import { rulesParser } from '../board/setupParser';
import { lexiconId } from '../lexicon/lexiconApi';
import { otherTurnParser, placementParser } from '../play/playApi';
import { listOf } from '../requests/bounded';
import { count, seedParser } from '../requests/shapes';
import { mistakeParser } from './practiceApi';

const MAX_LETTERS = 32;
const MAX_ANSWER = 200;
const MAX_PAIRS = 1000;
const MAX_LOSS = 1000;

const KINDS = [
  'algorithm',
  'crossSet',
  'merge',
  'input',
  'wrongStep',
  'prediction',
  'bingo',
  'bestPlay',
  'endgame',
  'preendgame',
  'mistake',
] as const satisfies readonly ExerciseKind[];

const source = {
  lexicon: lexiconId,
  rules: rulesParser,
  kind: z.enum(KINDS),
  band: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  seed: seedParser,
  loss: z.number().min(0).max(MAX_LOSS).optional(),
  mistake: mistakeParser.optional(),
};

const answerParser: z.ZodType<ExerciseAnswer> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choice'), option: count }),
  z.strictObject({
    kind: z.literal('letters'),
    letters: listOf(z.int().min(1).max(MAX_LETTERS), MAX_LETTERS),
  }),
  z.strictObject({ kind: z.literal('text'), text: z.string().max(MAX_ANSWER) }),
  z.strictObject({ kind: z.literal('merge'), pairs: listOf(z.tuple([count, count]), MAX_PAIRS) }),
  z.strictObject({ kind: z.literal('play'), move: placementParser }),
  z.strictObject({ kind: z.literal('otherTurn'), turn: otherTurnParser }),
]);

/** An exercise of an open lexicon: the same one each time. */
export const ExerciseRequest = z.strictObject(source);
export type ExerciseRequest = Readonly<z.infer<typeof ExerciseRequest>>;

/** An answer to one question of an exercise, or null to be shown the answers. */
export const JudgeExerciseRequest = z.strictObject({
  ...source,
  question: count,
  answer: answerParser.nullable(),
});
export type JudgeExerciseRequest = Readonly<z.infer<typeof JudgeExerciseRequest>>;

/** One of the two, as was asked for. */
export interface JudgedExercise {
  readonly judgement: Judgement | null;
  /** Steps to the right answers. */
  readonly model: readonly ModelStep[];
}
