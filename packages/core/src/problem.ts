import type { Message } from '../../../src/core/message';

/**
 * Wrong input. `problem` names the sentence and its arguments; `say` of `@tilewright/core/messages` puts it
 * into words.
 */
export class InputProblem extends Error {
  override readonly name = 'InputProblem';

  constructor(readonly problem: Message) {
    super(typeof problem === 'string' ? problem : `${problem.key} ${JSON.stringify(problem.params ?? {})}`);
  }
}
