import type { RequestError } from '../contract/requests/requestError';
import type { ExerciseRequest, JudgedExercise, JudgeExerciseRequest } from '../contract/school/schoolApi';
import { checkRules } from '../core/board/checkRules';
import { type Message, message } from '../core/message';
import { fail, ok, type Result } from '../core/result';
import type { Exercise, Instance } from '../core/school/exercise';
import { makeExercise } from '../core/school/makeExercise';
import { illegalSetup } from './generateMoves';
import type { OpenLexicon } from './lexicon';
import { wrongAlphabet } from './wrongAlphabet';

const badRequest = (why: Message) => fail<RequestError>({ code: 'bad-request', message: why });

/** An exercise, without its answers. */
export function answerExercise(
  lexicon: OpenLexicon,
  request: ExerciseRequest,
): Result<Exercise, RequestError> {
  const made = instanceOf(lexicon, request);
  return made.ok ? ok(made.value.exercise) : made;
}

/** Judges an answer to an exercise, which is made once more. */
export function judgeExercise(
  lexicon: OpenLexicon,
  request: JudgeExerciseRequest,
): Result<JudgedExercise, RequestError> {
  const made = instanceOf(lexicon, request);
  if (!made.ok) return made;
  const { exercise, judge, model } = made.value;
  const { answer, question } = request;
  if (answer === null) return ok({ judgement: null, model: model() });
  const form = exercise.questions[question]?.form;
  if (form?.kind !== answer.kind)
    return badRequest(message('engine.noQuestion', { question: String(question + 1) }));
  return ok({ judgement: judge(question, answer), model: [] });
}

function instanceOf(
  { gaddag, info }: OpenLexicon,
  { band, kind, rules, seed }: ExerciseRequest,
): Result<Instance, RequestError> {
  const problems = checkRules(rules);
  if (problems.length > 0) return fail(illegalSetup(problems));
  const wrong = wrongAlphabet(info, rules.distribution);
  if (wrong !== undefined) return fail(wrong);
  const made = makeExercise(gaddag, rules, { kind, band, seed });
  return made.ok ? made : badRequest(made.error);
}
