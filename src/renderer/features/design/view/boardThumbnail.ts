import type { BoardLayout } from '../../../../core/board/boardLayout';
import { BRICK_COLOR, squareColors } from '../../../view/board/squareLook';

/** The outline of all squares of one colour, in units of a square. */
export interface ThumbnailPatch {
  readonly color: string;
  /** The `d` of an SVG path. */
  readonly path: string;
}

/** A small picture of a board: a patch for each colour on a ground of plain squares. */
export function boardThumbnail(layout: BoardLayout): readonly ThumbnailPatch[] {
  const paths = new Map<string, string>();
  layout.letterMultipliers.forEach((letterMultiplier, index) => {
    const wordMultiplier = layout.wordMultipliers[index] ?? 1;
    const isBrick = layout.bricks[index] === true;
    if (letterMultiplier === 1 && wordMultiplier === 1 && !isBrick) return;
    const color = isBrick ? BRICK_COLOR : squareColors({ letterMultiplier, wordMultiplier })[1];
    const square = `M${index % layout.cols} ${Math.floor(index / layout.cols)}h1v1h-1z`;
    paths.set(color, `${paths.get(color) ?? ''}${square}`);
  });
  return [...paths].map(([color, path]) => ({ color, path }));
}
