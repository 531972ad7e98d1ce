import type { GcgEntry } from '../../../../../src/core/notation/gcg/gcgDocument';
import { parseGcg } from '../../../../../src/core/notation/gcg/parseGcg';
import { unwrap } from '../../../../oracle/oraclePositions';

/** Lines of a GCG file as entries of a branch. @param head the two lines that name the players */
export const entriesOf = (head: string, text: string): readonly GcgEntry[] =>
  unwrap(parseGcg(`${head}${text}`))
    .lines.slice(2)
    .map(({ line: _, ...entry }) => entry);
