import type { Candidate } from '../../../contract/candidates/candidatesApi';
import { tileGlyph } from '../../../core/alphabet/tileDistribution';
import type { Position } from '../../../core/board/position';
import type { Setup } from '../../../core/board/setup';
import { positionLabel } from '../../../core/board/square';
import { countPlayed, leaveOf } from '../../../core/game/turns/placement';
import { explainMove } from '../../../core/scoring/explainMove';
import { type WordLetter, wordLetters } from '../candidates/candidateRow';
import type { ComparedSimulated } from '../simulation/comparedSimulated';
import type { ComparedReplies } from '../strategy/comparedReplies';
import { equityOf } from '../strategy/equityOf';

/** What of a candidate is set against another one. */
export interface MoveFacts {
  readonly letters: readonly WordLetter[];
  readonly position: string;
  readonly score: number;
  /** What the tiles kept are worth, and the equity, in thousandths of a point; null where it is not known. */
  readonly leaveWorth: number | null;
  readonly equity: number | null;
  readonly tilesPlayed: number;
  /** What stays on the rack: `AE?`; empty when nothing does. */
  readonly leave: string;
  /** All words made, the main word first. */
  readonly words: readonly string[];
}

/** The pinned candidate against the shown one. */
export interface ComparedMoves {
  readonly pinned: MoveFacts;
  readonly shown: MoveFacts;
  /** Points that the shown one has more than the pinned one. */
  readonly difference: number;
  /** Once there are draws of both. */
  readonly replies?: ComparedReplies;
  /** Once both have been simulated. */
  readonly simulated?: ComparedSimulated;
}

export function compareMoves(
  setup: Setup,
  position: Position,
  pinned: Candidate,
  shown: Candidate,
): ComparedMoves {
  return {
    pinned: factsOf(setup, position, pinned),
    shown: factsOf(setup, position, shown),
    difference: shown.score - pinned.score,
  };
}

function factsOf(setup: Setup, position: Position, candidate: Candidate): MoveFacts {
  const { crossWords, mainWord } = explainMove(position, candidate);
  const { distribution } = setup.rules;
  return {
    letters: wordLetters(setup, candidate),
    position: positionLabel(candidate, candidate.direction),
    score: candidate.score,
    leaveWorth: candidate.worth?.kept ?? null,
    equity: equityOf(candidate),
    tilesPlayed: countPlayed(candidate.tiles),
    leave: leaveOf(setup.rack, candidate)
      .map((tile) => tileGlyph(distribution, tile))
      .join(''),
    words: [mainWord, ...crossWords].map(({ word }) => word),
  };
}
