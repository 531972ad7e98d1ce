import type { Candidate } from '../../../contract/candidates/candidatesApi';
import { tileGlyph } from '../../../core/alphabet/tileDistribution';
import type { Position } from '../../../core/board/position';
import type { Setup } from '../../../core/board/setup';
import { positionLabel } from '../../../core/board/square';
import { countPlayed, leaveOf } from '../../../core/game/turns/placement';
import { explainMove } from '../../../core/scoring/explainMove';
import type { ComparedSimulated } from '../../features/simulation/view/comparedSimulated';
import type { ComparedReplies } from '../../features/strategy/view/comparedReplies';
import type { ReasonsView } from '../../features/strategy/view/reasonsView';
import { type WordLetter, wordLetters } from './candidateRow';
import { equityOf } from './equityOf';

/** The compared facts of a candidate. */
export interface MoveFacts {
  readonly letters: readonly WordLetter[];
  readonly position: string;
  readonly score: number;
  /** Worth of the leave, and equity, in thousandths of a point; null if unknown. */
  readonly leaveWorth: number | null;
  readonly equity: number | null;
  readonly tilesPlayed: number;
  /** The tiles that stay on the rack: `AE?`; empty if there are none. */
  readonly leave: string;
  /** All words made, the main word first. */
  readonly words: readonly string[];
}

/** Comparison of the pinned candidate, or the best other one, with the shown one. */
export interface ComparedMoves extends ComparedFacts {
  /** Whether the other one is the pinned one. */
  readonly isPinned: boolean;
  readonly reasons: ReasonsView | null;
  /** Present once both have draws. */
  readonly replies?: ComparedReplies;
  /** Present once both have been simulated. */
  readonly simulated?: ComparedSimulated;
}

interface ComparedFacts {
  readonly pinned: MoveFacts;
  readonly shown: MoveFacts;
  /** Points of the shown candidate minus those of the pinned one. */
  readonly difference: number;
}

export function compareMoves(
  setup: Setup,
  position: Position,
  pinned: Candidate,
  shown: Candidate,
): ComparedFacts {
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
