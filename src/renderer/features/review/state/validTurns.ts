import type { ReviewStatus } from '../../../../contract/review/reviewApi';
import { turnRulesFor } from '../../../../core/game/turnRulePresets';
import { type RecordedTurn, readGame } from '../../../../core/strategy/review/recordedGame';
import { unchangedTurns } from '../../../../core/strategy/review/unchangedTurns';
import type { GameLine } from '../../../state/document/gameLines';

const turnsOf = new WeakMap<GameLine['record'], readonly RecordedTurn[]>();

/** The turns of the record as a review sees them. */
function recordedTurns({ positions, record }: GameLine): readonly RecordedTurn[] {
  const known = turnsOf.get(record);
  const rules = positions[0]?.setup.rules;
  if (known !== undefined || rules === undefined) return known ?? [];
  const { turns } = readGame(record, rules, turnRulesFor(rules));
  turnsOf.set(record, turns);
  return turns;
}

/** The review as far as its turns are those of the game: a turn that was edited since ends it. */
export function validPart(status: ReviewStatus, game: GameLine): ReviewStatus {
  if (!status.stale.includes('game')) return status;
  const turns = unchangedTurns(recordedTurns(game), status.turns);
  return turns === status.turns ? status : { ...status, turns };
}
