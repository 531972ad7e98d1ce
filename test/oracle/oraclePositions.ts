import { readFileSync } from 'node:fs';
import { ENGLISH } from '../../src/core/alphabet/english';
import { checkSetup, type Position } from '../../src/core/board/position';
import { CLASSIC_RULES } from '../../src/core/board/rules';
import { parseRack } from '../../src/core/notation/positions/rack';
import { parseRows } from '../../src/core/notation/positions/rows';
import type { Result } from '../../src/core/result';

/** A position with the moves that Quackle, MAGPIE, wolges and an independent lister agree on. */
export interface OraclePosition {
  readonly id: string;
  /** Rows top to bottom: `.` empty, lower case = blank. */
  readonly board: readonly string[];
  readonly rack: string;
  readonly moves: number;
  readonly best: number | null;
  /** SHA-256 of the canonical list, with a line feed after every line. */
  readonly hash: string;
}

export const readOraclePositions = (): OraclePosition[] =>
  readFileSync(new URL('./data/positions.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as OraclePosition);

export function positionOf({ board, rack }: Pick<OraclePosition, 'board' | 'rack'>): Position {
  const setup = {
    rules: CLASSIC_RULES,
    tiles: unwrap(parseRows(board, ENGLISH)),
    rack: unwrap(parseRack(rack, ENGLISH)),
  };
  return unwrap(checkSetup(setup)).position;
}

/** The value of a result that must be one. */
export function unwrap<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
