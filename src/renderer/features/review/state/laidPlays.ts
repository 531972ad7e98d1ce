import { NO_TILE, type Tile } from '../../../../core/alphabet/tile';
import { along, type Square } from '../../../../core/board/square';
import type { Move } from '../../../../core/movegen/move';
import type { AppState } from '../../../state/appState';
import { shownTurn } from './openReview';

/** The best play of a turn and the actual one: one of them on the board, the other as an outline. */
export interface LaidPlays {
  readonly laid: Move;
  /** Null if there is no other one. */
  readonly outlined: Move | null;
}

type Shown = Pick<AppState, 'game' | 'lexicon' | 'play' | 'review' | 'setup' | 'sideTab'>;

/** Null if the review shows no turn, or the turn has no play. */
export function laidPlays(state: Shown): LaidPlays | null {
  const turn = shownTurn(state);
  if (state.sideTab !== 'moves' || turn === null) return null;
  const best = turn.valuation?.best.turn;
  const plays = [best, turn.played].flatMap((play) => (play?.kind === 'placement' ? [play] : []));
  const [first, second] = state.review.isPlayedShown ? plays.toReversed() : plays;
  if (first === undefined) return null;
  const isOther = second !== undefined && !isSamePlay(first, second);
  return { laid: first, outlined: isOther ? second : null };
}

export const isSamePlay = (one: Move, other: Move): boolean =>
  JSON.stringify(newTiles(one)) === JSON.stringify(newTiles(other));

/** The tiles that a play places, with their squares. */
export const newTiles = (move: Move): readonly (Square & { readonly tile: Tile })[] =>
  move.tiles.flatMap((tile, nth) =>
    tile === NO_TILE ? [] : [{ ...along(move, move.direction, nth), tile }],
  );
