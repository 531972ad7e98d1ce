import type { CrossChecksAnswer } from '../contract/lexicon/structuresApi';
import type { RequestError } from '../contract/requests/requestError';
import { checkSetup } from '../core/board/position';
import type { Setup } from '../core/board/setup';
import { computeCrossChecks } from '../core/movegen/kernel/crossChecks';
import { fail, ok, type Result } from '../core/result';
import { illegalSetup } from './generateMoves';
import type { OpenLexicon } from './lexicon';
import { wrongAlphabet } from './wrongAlphabet';

/** The letters that each square allows. */
export function answerCrossChecks(
  { gaddag, info }: OpenLexicon,
  setup: Setup,
): Result<CrossChecksAnswer, RequestError> {
  const checked = checkSetup(setup);
  if (!checked.ok) return fail(illegalSetup(checked.error));
  const wrong = wrongAlphabet(info, setup.rules.distribution);
  if (wrong !== undefined) return fail(wrong);
  const { across, down, isDead } = computeCrossChecks(checked.value.position, gaddag);
  return ok({ across: [...across], down: [...down], dead: Array.from(isDead, (flag) => flag !== 0) });
}
