import type { CandidateColumn, CandidateSort } from '../../../core/movegen/candidates/candidateQuery';
import type { AppState } from '../appState';
import type { CandidateSet } from './candidateSet';

/** Null: by rank. */
type ListColumn = CandidateColumn | null;

const PLAIN: readonly ListColumn[] = [null, 'word', 'position', 'score'];
const JUDGED: readonly ListColumn[] = [...PLAIN, 'leave', 'equity'];

/** The columns of the list: those without values are not among them. */
export const columnsOf = (set: CandidateSet | null): readonly ListColumn[] =>
  set === null || set.basis.kind === 'none' ? PLAIN : JUDGED;

/** What the list is sorted by; null also where the column has no values. */
export function shownSort({
  candidates,
  filter: { sort },
}: Pick<AppState, 'candidates' | 'filter'>): CandidateSort | null {
  const isJudged = sort?.by === 'leave' || sort?.by === 'equity';
  return isJudged && candidates?.basis.kind === 'none' ? null : sort;
}

/** The column beside the one that the list is sorted by, `by` columns on. */
export function columnBeside(state: Pick<AppState, 'candidates' | 'filter'>, by: 1 | -1): ListColumn {
  const columns = columnsOf(state.candidates);
  const at = columns.indexOf(shownSort(state)?.by ?? null);
  return columns[(Math.max(0, at) + by + columns.length) % columns.length] ?? null;
}
