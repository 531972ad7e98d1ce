import type { Tile } from '../../alphabet/tile';
import type { Square } from '../../board/square';

/**
 * What the candidates are sorted by. `position`: across before down, then line by line, then along the line.
 * `leave` is what the tiles kept are worth.
 */
export type CandidateColumn = 'score' | 'word' | 'length' | 'position' | 'tilesPlayed' | 'leave' | 'equity';

export interface CandidateSort {
  readonly by: CandidateColumn;
  readonly isDescending: boolean;
}

/** Which candidates are wanted, and in which order. What is left out does not matter. */
export interface CandidateQuery {
  /**
   * Part of the main word: letters of the tile set in either case, or a regular expression that ignores case.
   */
  readonly word?: { readonly kind: 'text' | 'regex'; readonly value: string } | undefined;
  /** A square that the main word covers. */
  readonly through?: Square | undefined;
  /** A tile that is played: a letter tile, a blank that stands for a letter, or with `BLANK` any blank. */
  readonly tile?: Tile | undefined;
  /** Only moves that earn a bingo bonus. */
  readonly isBingo?: boolean | undefined;
  /** Letters of the main word. */
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  /** Words that the move makes across its main word, at least. */
  readonly minCrossWords?: number | undefined;
  /** Equals stay in the order of rank; without it all do. */
  readonly sort?: CandidateSort | undefined;
}
