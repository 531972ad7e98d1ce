import type { Direction, Square } from '../../../core/board/square';
import type { ArrowView, SceneView } from '../../view/sceneView';

/**
 * The side of a word on which arrows run: behind an across word and left of a down word, or the other side.
 */
export type ArrowSide = 'usual' | 'other';

/** The direction of the word that the arrows spell. */
export const arrowDirection = (arrows: readonly ArrowView[]): Direction =>
  arrows.some(({ from, to }) => from.row !== to.row) ? 'down' : 'across';

/**
 * The side with fewer tiles beside the word, whose letters the arrows could hide. A walk stays on the usual
 * side, as it would otherwise switch repeatedly.
 */
export function arrowSide({ arrows, tiles, walk }: Pick<SceneView, 'arrows' | 'tiles' | 'walk'>): ArrowSide {
  const [first] = arrows;
  if (first === undefined || (walk ?? null) !== null) return 'usual';
  const isAcross = arrowDirection(arrows) === 'across';
  const along = ({ col, row }: Square) => (isAcross ? col : row);
  const beside = ({ col, row }: Square) => (isAcross ? row : col);
  const passed = new Set(arrows.flatMap(({ from, to }) => [along(from), along(to)]));
  const count = (line: number) =>
    tiles.filter((tile) => beside(tile) === line && passed.has(along(tile))).length;
  const line = beside(first.from);
  return count(line + 1) < count(line - 1) ? 'other' : 'usual';
}
