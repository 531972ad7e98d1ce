import type { Square } from '../../../core/board/square';
import type { MoveExplanation } from '../../../core/scoring/explanation';
import type { TileRole } from '../sceneView';

/** The role of a square in the shown move. */
export interface SquarePart {
  readonly role: TileRole;
  readonly crossWordNumbers: readonly number[];
}

const NO_PART: SquarePart = { role: 'plain', crossWordNumbers: [] };

export const squareKey = ({ row, col }: Square): string => `${row}:${col}`;

/** The squares of a move by `squareKey`. Cross-words are numbered from 1 in their order. */
export function partsOf({ mainWord, crossWords }: MoveExplanation): ReadonlyMap<string, SquarePart> {
  const parts = new Map<string, SquarePart>();
  for (const letter of mainWord.letters)
    parts.set(squareKey(letter), { role: letter.isNew ? 'placed' : 'through', crossWordNumbers: [] });
  for (const [index, { letters }] of crossWords.entries())
    for (const letter of letters) {
      const part = parts.get(squareKey(letter)) ?? { role: 'incidental', crossWordNumbers: [] };
      parts.set(squareKey(letter), { ...part, crossWordNumbers: [...part.crossWordNumbers, index + 1] });
    }
  return parts;
}

export const partAt = (parts: ReadonlyMap<string, SquarePart>, square: Square): SquarePart =>
  parts.get(squareKey(square)) ?? NO_PART;
