import { letterOf } from '../../../../core/alphabet/tile';
import { letterGlyph } from '../../../../core/alphabet/tileDistribution';
import type { AppState } from '../../../state/appState';
import type { OutlinedTileView } from '../../../view/sceneView';
import { laidPlays, newTiles } from '../state/laidPlays';

const NONE: readonly never[] = [];

type Shown = Parameters<typeof laidPlays>[0] & Pick<AppState, 'setup'>;

/** The other play of a reviewed turn, on squares that the one on the board leaves free. */
export function outlinedPlay(state: Shown): readonly OutlinedTileView[] {
  const plays = laidPlays(state);
  if (plays?.outlined == null) return NONE;
  const { distribution } = state.setup.rules;
  const taken = new Set(newTiles(plays.laid).map(({ col, row }) => `${row}:${col}`));
  return newTiles(plays.outlined)
    .filter(({ col, row }) => !taken.has(`${row}:${col}`))
    .map(({ col, row, tile }) => ({ row, col, glyph: letterGlyph(distribution, letterOf(tile)) }));
}
