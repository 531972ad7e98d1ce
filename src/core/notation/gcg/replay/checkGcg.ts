import type { Rules } from '../../../board/rules';
import { message } from '../../../message';
import { shortened } from '../../../quoted';
import type { GcgDocument } from '../gcgDocument';
import type { GcgProblem } from '../gcgProblem';
import { replayGcg } from './replayGcg';

/**
 * Values of `#game-type`. Only `classic` is fully supported, but they differ only in words, which are not
 * checked here.
 */
const GAME_TYPES: readonly string[] = ['classic', 'wordsmog'];

/**
 * Everything in the record that is impossible in a game by `rules`, in line order.
 *
 * @param replay of this record by these rules, if it already exists
 */
export function checkGcg(
  document: GcgDocument,
  rules: Rules,
  replay = replayGcg(document, rules),
): readonly GcgProblem[] {
  return [...checkGameType(document), ...replay.problems];
}

function checkGameType({ lines }: GcgDocument): GcgProblem[] {
  return lines.flatMap((line): GcgProblem[] => {
    if (line.kind !== 'text' || line.name !== 'game-type' || GAME_TYPES.includes(line.text)) return [];
    const problem = message('gcg.unknownGameType', { type: shortened(line.text), known: GAME_TYPES });
    return [{ code: 'unknown-variant', line: line.line, message: problem }];
  });
}
