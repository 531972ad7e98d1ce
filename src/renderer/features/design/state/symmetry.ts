import type { Square } from '../../../../core/board/square';
import { type Message, message } from '../../../../core/message';

/** Symmetry with which painted squares are repeated on the board. */
export type Symmetry = 'none' | 'leftRight' | 'topBottom' | 'fourFold' | 'eightFold';

export interface SymmetryInfo {
  readonly id: Symmetry;
  readonly title: Message;
}

export const SYMMETRIES: readonly SymmetryInfo[] = [
  { id: 'none', title: message('design.symmetryNone') },
  { id: 'leftRight', title: message('design.symmetryLeftRight') },
  { id: 'topBottom', title: message('design.symmetryTopBottom') },
  { id: 'fourFold', title: message('design.symmetryFourFold') },
  { id: 'eightFold', title: message('design.symmetryEightFold') },
];

interface BoardSize {
  readonly rows: number;
  readonly cols: number;
}

/** Diagonal symmetry requires a square board. */
export const hasSymmetry = ({ cols, rows }: BoardSize, symmetry: Symmetry): boolean =>
  symmetry !== 'eightFold' || rows === cols;

/** The indexes (row × cols + col) of a square and its mirror images, each once, its own first. */
export function symmetricSquares(
  size: BoardSize,
  { col, row }: Square,
  symmetry: Symmetry,
): readonly number[] {
  const { cols, rows } = size;
  const across = cols - 1 - col;
  const below = rows - 1 - row;
  const straight: readonly (readonly [number, number])[] = [
    [row, col],
    ...(symmetry === 'leftRight' ? ([[row, across]] as const) : []),
    ...(symmetry === 'topBottom' ? ([[below, col]] as const) : []),
    ...(symmetry === 'fourFold' || symmetry === 'eightFold'
      ? ([
          [row, across],
          [below, col],
          [below, across],
        ] as const)
      : []),
  ];
  const turned = symmetry === 'eightFold' && rows === cols ? straight.map(([r, c]) => [c, r] as const) : [];
  return [...new Set([...straight, ...turned].map(([r, c]) => r * cols + c))];
}

/** The squares of a straight stroke from one square to another, inclusive. */
export function squaresBetween(from: Square, to: Square): readonly Square[] {
  const steps = Math.max(Math.abs(to.row - from.row), Math.abs(to.col - from.col));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = steps === 0 ? 0 : step / steps;
    return {
      row: Math.round(from.row + (to.row - from.row) * share),
      col: Math.round(from.col + (to.col - from.col) * share),
    };
  });
}
