import { readFileSync } from 'node:fs';
import type { GcgDocument } from '../../../../src/core/notation/gcg/gcgDocument';
import type { GcgProblem } from '../../../../src/core/notation/gcg/gcgProblem';
import { parseGcg, readGcg } from '../../../../src/core/notation/gcg/parseGcg';
import type { Result } from '../../../../src/core/result';

/** The bytes of a file of this folder. */
export const bytesOf = (file: string): Uint8Array => readFileSync(new URL(file, import.meta.url));

/** The document of a file of this folder, which must be readable. */
export const readGame = (file: string): GcgDocument => {
  const read = readGcg(bytesOf(file));
  return unwrap(read).document;
};

/** The document of lines in which two players, ann and bob, are declared. */
export const parseGame = (...lines: readonly string[]): GcgDocument =>
  unwrap(parseGcg(['#player1 ann Ann Archer', '#player2 bob Bob Baker', ...lines, ''].join('\n')));

function unwrap<T>(result: Result<T, readonly GcgProblem[]>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
