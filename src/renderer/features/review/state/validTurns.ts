import type { ReviewStatus } from '../../../../contract/review/reviewApi';
import { areSameTiles } from '../../../../core/alphabet/tileCounts';
import { turnRulesFor } from '../../../../core/game/turnRulePresets';
import { isSameTurn } from '../../../../core/game/turns/sameTurn';
import type { PlainTurn } from '../../../../core/game/turns/turn';
import { type RecordedTurn, readGame } from '../../../../core/strategy/review/recordedGame';
import type { ReviewedTurn } from '../../../../core/strategy/review/reviewedTurn';
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

/** Whether the record still has what was reviewed. */
function isSame(now: RecordedTurn | undefined, then: ReviewedTurn): boolean {
  if (now === undefined) return false;
  const isSamePlace =
    now.player === then.player &&
    now.held === then.held &&
    now.bagCount === then.bagCount &&
    now.isWithdrawn === then.isWithdrawn &&
    now.scores.every((score, seat) => score === then.scores[seat]);
  return isSamePlace && areSameTiles(now.rack, then.rack) && isSamePlay(now.played, then.played);
}

function isSamePlay(one: ReviewedTurn['played'], other: ReviewedTurn['played']): boolean {
  if (one === null || other === null) return one === other;
  return isSameTurn(one, other) && scoreOf(one) === scoreOf(other);
}

const scoreOf = (turn: PlainTurn): number => (turn.kind === 'placement' ? turn.score : 0);

/** The review as far as its turns are those of the game: a turn that was edited since ends it. */
export function validPart(status: ReviewStatus, game: GameLine): ReviewStatus {
  if (!status.stale.includes('game')) return status;
  const recorded = recordedTurns(game);
  const wrong = status.turns.findIndex((turn) => !isSame(recorded[turn.nth], turn));
  return wrong < 0 ? status : { ...status, turns: status.turns.slice(0, wrong) };
}
