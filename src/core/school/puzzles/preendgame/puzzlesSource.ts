import type { Rules } from '../../../board/rules';
import { type Message, message } from '../../../message';
import { fail, type Result } from '../../../result';
import type { PreendgamePuzzle } from './preendgamePuzzle';

/** Provides the pre-endgames prepared for a lexicon and rules, or why there are none. */
export type PuzzlesSource = (lexiconId: string, rules: Rules) => Result<readonly PreendgamePuzzle[], Message>;

export const NO_PUZZLES = (() => fail(message('school.preendgamesElsewhere'))) satisfies PuzzlesSource;
