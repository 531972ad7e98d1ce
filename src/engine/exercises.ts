import type { RequestError } from '../contract/requests/requestError';
import type { ExerciseRequest, JudgedExercise, JudgeExerciseRequest } from '../contract/school/schoolApi';
import { checkRules } from '../core/board/checkRules';
import { type Message, message } from '../core/message';
import { fail, ok, type Result } from '../core/result';
import { type Exercise, type Instance, isAnswerOf } from '../core/school/exercise';
import { makeExercise } from '../core/school/makeExercise';
import { NO_PUZZLES } from '../core/school/puzzles/preendgame/puzzlesSource';
import { NO_LEAVES } from '../core/strategy/leaves/leavesSource';
import type { EngineHost } from './engineHost';
import { illegalSetup } from './generateMoves';
import type { OpenLexicon } from './lexicon';
import { wrongAlphabet } from './wrongAlphabet';

const badRequest = (why: Message) => fail<RequestError>({ code: 'bad-request', message: why });

const NEVER = () => false;

/** Makes exercises, without their answers, and judges answers. It keeps the exercise that it made last. */
export class Exercises {
  private last: { readonly key: string; readonly instance: Instance } | undefined;

  constructor(private readonly host: Pick<EngineHost, 'leaves' | 'preendgames'> = {}) {}

  make(lexicon: OpenLexicon, request: ExerciseRequest, isCancelled = NEVER): Result<Exercise, RequestError> {
    const made = this.instanceOf(lexicon, request, isCancelled);
    return made.ok ? ok(made.value.exercise) : made;
  }

  /** The exercise is made once more, unless it is the last one. */
  judge(
    lexicon: OpenLexicon,
    { answer, question, ...request }: JudgeExerciseRequest,
    isCancelled = NEVER,
  ): Result<JudgedExercise, RequestError> {
    const made = this.instanceOf(lexicon, request, isCancelled);
    if (!made.ok) return made;
    const { exercise, judge, model } = made.value;
    if (answer === null) return ok({ judgement: null, model: model() });
    const form = exercise.questions[question]?.form;
    if (form === undefined || !isAnswerOf(form, answer))
      return badRequest(message('engine.noQuestion', { question: String(question + 1) }));
    return ok({ judgement: judge(question, answer), model: [] });
  }

  private instanceOf(
    { gaddag, info }: OpenLexicon,
    { band, kind, loss, mistake, rules, seed }: ExerciseRequest,
    isCancelled: () => boolean,
  ): Result<Instance, RequestError> {
    const key = JSON.stringify([info.id, band, kind, loss, mistake, rules, seed]);
    if (this.last?.key === key) return ok(this.last.instance);
    const problems = checkRules(rules);
    if (problems.length > 0) return fail(illegalSetup(problems));
    const wrong = wrongAlphabet(info, rules.distribution);
    if (wrong !== undefined) return fail(wrong);
    const { leaves: source = NO_LEAVES, preendgames = NO_PUZZLES } = this.host;
    const leaves = source(rules.distribution);
    const table = leaves.ok ? leaves.value.table : undefined;
    const made = makeExercise(
      gaddag,
      rules,
      { kind, band, seed, loss, mistake },
      { leaves: table, isCancelled, preendgames: () => preendgames(info.id, rules) },
    );
    if (isCancelled()) return fail({ code: 'cancelled', message: message('engine.exerciseCancelled') });
    if (!made.ok) return badRequest(made.error);
    this.last = { key, instance: made.value };
    return made;
  }
}
