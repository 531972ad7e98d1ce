import type { Tile } from '../../alphabet/tile';
import type { Square } from '../../board/square';

/**
 * Columns to sort candidates by. `position`: across before down, then by line, then along the line. `leave`
 * is the worth of the tiles kept.
 */
export type CandidateColumn = 'score' | 'word' | 'length' | 'position' | 'tilesPlayed' | 'leave' | 'equity';

export interface CandidateSort {
  readonly by: CandidateColumn;
  readonly isDescending: boolean;
}

/** Whether a column has values only if the worth of tiles kept is known. */
export const isByWorth = ({ by }: CandidateSort): boolean => by === 'leave' || by === 'equity';

/** A filter and sort order for candidates. Omitted conditions do not apply. */
export interface CandidateQuery {
  /**
   * Part of the main word: letters of the tile set in either case, or a case-insensitive regular expression.
   */
  readonly word?: { readonly kind: 'text' | 'regex'; readonly value: string } | undefined;
  /** A square that the main word covers. */
  readonly through?: Square | undefined;
  /** A tile that is played: a letter tile, a designated blank, or `BLANK` for any blank. */
  readonly tile?: Tile | undefined;
  /** Only moves that earn a bingo bonus. */
  readonly isBingo?: boolean | undefined;
  /** Letters of the main word. */
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  /** Minimum number of cross-words. */
  readonly minCrossWords?: number | undefined;
  /** Ties keep the order of rank; without `sort` all candidates do. */
  readonly sort?: CandidateSort | undefined;
}
