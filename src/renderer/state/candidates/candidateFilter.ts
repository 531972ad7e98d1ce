import type { CandidateView } from '../../../contract/candidates/candidatesApi';
import type { RequestError } from '../../../contract/requests/requestError';
import { DEFAULT_SETTINGS } from '../../../contract/window/settings';
import type { Tile } from '../../../core/alphabet/tile';
import type { Square } from '../../../core/board/square';
import type { PlainTurn } from '../../../core/game/turns/turn';
import type {
  CandidateColumn,
  CandidateQuery,
  CandidateSort,
} from '../../../core/movegen/candidates/candidateQuery';

/** Filter and sort order of the candidates. */
export interface CandidateFilter {
  /** Letters of the word, or a regular expression between slashes. */
  readonly text: string;
  readonly isBingo: boolean;
  /** Moves with the cursor of the board. */
  readonly through: Square | null;
  readonly tile: Tile | null;
  /** Length of the word; null for any. */
  readonly length: number | null;
  /** Minimum number of words formed, including the main one; 1 for any. */
  readonly minWords: number;
  readonly sort: CandidateSort | null;
  /** Precede all others, which keep the sort order. */
  readonly first: FirstTurns | null;
}

/** Figures of a searched endgame or pre-endgame. */
export type EndingColumn = 'value' | 'won' | 'finalSpread';

/** The turns that have figures in a column, in its order. */
export interface FirstTurns {
  readonly by: EndingColumn;
  readonly isDescending: boolean;
  readonly turns: readonly PlainTurn[];
}

/** All candidates by rank. */
export const NO_FILTER: CandidateFilter = {
  text: '',
  isBingo: false,
  through: null,
  tile: null,
  length: null,
  minWords: 1,
  sort: null,
  first: null,
};

/** All candidates in the order of the settings. */
export const FILTER_AT_START: CandidateFilter = { ...NO_FILTER, sort: DEFAULT_SETTINGS.candidateSort };

export type FilterAction =
  | { readonly type: 'filter-changed'; readonly change: Partial<CandidateFilter> }
  /** Shows the candidate of that rank among all candidates. */
  | { readonly type: 'rank-sought'; readonly rank: number }
  /** Sorts by the column: first in its usual order, then reversed, then by rank again. */
  | { readonly type: 'filter-sorted'; readonly by: CandidateColumn }
  | {
      readonly type: 'filter-answered';
      readonly generation: number;
      readonly filter: CandidateFilter;
      readonly answer: CandidateView;
    }
  | { readonly type: 'filter-refused'; readonly filter: CandidateFilter; readonly error: RequestError }
  /** Letters typed on the list: jumps to the first candidate whose word begins with them. */
  | { readonly type: 'candidates-typed'; readonly text: string };

const REGEX = /^\/(.*?)\/?$/;

export function queryOf({
  isBingo,
  length,
  minWords,
  sort,
  text,
  through,
  tile,
}: CandidateFilter): CandidateQuery {
  const pattern = REGEX.exec(text.trim())?.[1];
  const word = pattern === undefined ? text.trim() : pattern;
  return {
    ...(word === '' ? {} : { word: { kind: pattern === undefined ? 'text' : 'regex', value: word } }),
    ...(through === null ? {} : { through }),
    ...(tile === null ? {} : { tile }),
    ...(isBingo ? { isBingo } : {}),
    ...(length === null ? {} : { minLength: length, maxLength: length }),
    ...(minWords > 1 ? { minCrossWords: minWords - 1 } : {}),
    ...(sort === null ? {} : { sort }),
  };
}

/** Whether both list the same rows, except for those that come first. */
export const isSameQuery = (one: CandidateFilter, other: CandidateFilter): boolean =>
  JSON.stringify(queryOf(one)) === JSON.stringify(queryOf(other));

/** Whether the list differs from all candidates by rank. */
export const isFiltering = (filter: CandidateFilter): boolean =>
  filter.first !== null || Object.keys(queryOf(filter)).length > 0;

/** Whether the list may lack candidates. */
export const isSelecting = (filter: CandidateFilter): boolean =>
  isFiltering({ ...filter, sort: null, first: null });

/** Columns that are sorted in descending order first. */
const DESCENDING: readonly CandidateColumn[] = ['score', 'length', 'tilesPlayed', 'leave', 'equity'];

export function sortAfter(sort: CandidateSort | null, by: CandidateColumn): CandidateSort | null {
  const isUsualDescending = DESCENDING.includes(by);
  if (sort?.by !== by) return { by, isDescending: isUsualDescending };
  return sort.isDescending === isUsualDescending ? { by, isDescending: !isUsualDescending } : null;
}
