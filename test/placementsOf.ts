import type { Candidate, ListedTurn } from '../src/contract/candidates/candidatesApi';

/** The candidates among the rows of a list. */
export const placementsOf = (rows: readonly ListedTurn[]): readonly Candidate[] =>
  rows.filter((turn) => turn.kind === 'placement');
