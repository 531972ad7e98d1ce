import { squareKey } from '../board/tileRoles';
import type { CrossCheckView, SceneView } from '../sceneView';

type Shown = Pick<SceneView, 'tiles' | 'arrows'>;
const NONE: readonly [] = [];

type Outlined = Required<Pick<SceneView, 'tiles' | 'arrows' | 'outlined'>>;

/**
 * The board while the cross-checks are shown. They concern the tiles on the board, so the candidate's tiles
 * become outlines around the text on their squares, and its other marks are hidden.
 */
export function outlineCandidate({ arrows, tiles }: Shown, crossChecks: readonly CrossCheckView[]): Outlined {
  if (crossChecks.length === 0) return { tiles, arrows, outlined: NONE };
  const written = new Set(crossChecks.map(squareKey));
  return {
    tiles: tiles
      .filter(({ role }) => role !== 'placed')
      .map((tile) => (tile.role === 'plain' ? tile : { ...tile, role: 'plain', crossWordNumbers: [] })),
    arrows: [],
    outlined: tiles
      .filter(({ role }) => role === 'placed')
      .map((tile) => ({
        row: tile.row,
        col: tile.col,
        glyph: written.has(squareKey(tile)) ? '' : tile.glyph,
      })),
  };
}
