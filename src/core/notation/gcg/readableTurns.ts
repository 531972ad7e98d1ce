import { splitLines } from '../text/textLines';
import { isEvent, isTurn } from './gcgDocument';
import type { GcgProblem } from './gcgProblem';
import { parseGcg } from './parseGcg';

/** The beginning of a game record, up to its first wrong line. */
export interface ReadableTurns {
  readonly text: string;
  /** Number of turns, at least one. */
  readonly turns: number;
}

/** The turns before the first problem; null if there are none. */
export function readableTurns(text: string, [first]: readonly GcgProblem[]): ReadableTurns | null {
  if (first === undefined) return null;
  const beginning = `${splitLines(text)
    .slice(0, first.line - 1)
    .join('\n')}\n`;
  const record = parseGcg(beginning);
  if (!record.ok) return null;
  const turns = record.value.lines.filter((line) => isEvent(line) && isTurn(line)).length;
  return turns === 0 ? null : { text: beginning, turns };
}
