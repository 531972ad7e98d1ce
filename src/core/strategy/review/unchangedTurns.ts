import { areSameTiles } from '../../alphabet/tileCounts';
import { isSameTurn } from '../../game/turns/sameTurn';
import type { PlainTurn } from '../../game/turns/turn';
import type { RecordedTurn } from './recordedGame';
import type { ReviewedTurn } from './reviewedTurn';

/** The reviewed turns up to the first that the record no longer has as it was reviewed. */
export function unchangedTurns(
  recorded: readonly RecordedTurn[],
  reviewed: readonly ReviewedTurn[],
): readonly ReviewedTurn[] {
  const wrong = reviewed.findIndex((turn) => !isSame(recorded[turn.nth], turn));
  return wrong < 0 ? reviewed : reviewed.slice(0, wrong);
}

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
