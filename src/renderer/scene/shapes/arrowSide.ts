import type { Direction, Square } from '../../../core/board/square';
import type { ArrowView, SceneView } from '../../view/sceneView';

/**
 * The side of a word on which arrows hop from letter to letter: behind an across word and left of a down
 * word, or the other side.
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
  const besideBy = tilesBeside(arrows, tiles);
  return besideBy(1) < besideBy(-1) ? 'other' : 'usual';
}

/** More lines than this make no difference to the jump. */
const MOST_ROOM = 3;

/** Places of the arrows of a word at which they hide no letters. */
export interface ArrowPlaces {
  readonly side: ArrowSide;
  /** Whether the jump is in front of an across word or right of a down word. */
  readonly isJumpNear: boolean;
  /** Number of lines without tiles beside the jump. */
  readonly room: number;
}

/** The jump is on the near side, where its height hides nothing, unless hops between words are there. */
export function arrowPlaces(view: Pick<SceneView, 'arrows' | 'tiles' | 'walk'>): ArrowPlaces {
  const side = arrowSide(view);
  const besideBy = tilesBeside(view.arrows, view.tiles);
  let room = 0;
  while (room < MOST_ROOM && besideBy(room + 1) === 0) room++;
  return { side, isJumpNear: side === 'usual' || room > 0, room };
}

/** The number of tiles in the line this many lines below or right of the word, as far as the arrows reach. */
function tilesBeside(arrows: readonly ArrowView[], tiles: SceneView['tiles']): (by: number) => number {
  const isAcross = arrowDirection(arrows) === 'across';
  const along = ({ col, row }: Square) => (isAcross ? col : row);
  const beside = ({ col, row }: Square) => (isAcross ? row : col);
  const passed = new Set(arrows.flatMap(({ from, to }) => [along(from), along(to)]));
  const line = arrows[0] === undefined ? 0 : beside(arrows[0].from);
  return (by) => tiles.filter((tile) => beside(tile) === line + by && passed.has(along(tile))).length;
}
