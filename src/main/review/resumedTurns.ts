import type { KeptReview } from '../../contract/review/reviewApi';
import { turnRulesFor } from '../../core/game/turnRulePresets';
import { readGame } from '../../core/strategy/review/recordedGame';
import type { ReviewedTurn } from '../../core/strategy/review/reviewedTurn';
import { unchangedTurns } from '../../core/strategy/review/unchangedTurns';
import { gameFingerprint } from './gameFingerprint';
import type { ReviewTask } from './reviewApi';
import { originOf, staleReasons } from './reviewOrigin';

/**
 * The turns of an earlier review that a new one would evaluate in the same way. If the game was edited since,
 * these are the turns before the edit.
 */
export function resumedTurns(kept: KeptReview | null, task: ReviewTask): readonly ReviewedTurn[] {
  if (kept === null) return [];
  const reasons = staleReasons(kept, gameFingerprint(task), originOf(task));
  if (reasons.length === 0) return kept.turns;
  if (reasons.some((reason) => reason !== 'game')) return [];
  const { record, rules } = task;
  const recorded = readGame(record, rules, turnRulesFor(rules)).turns;
  // The win % after the last turn is the result of the game.
  const last = Math.min(recorded.length, kept.turnCount) - 1;
  return unchangedTurns(recorded, kept.turns)
    .filter(({ nth }) => nth < last)
    .map((turn) => ({ ...turn, line: recorded[turn.nth]?.line ?? turn.line }));
}
