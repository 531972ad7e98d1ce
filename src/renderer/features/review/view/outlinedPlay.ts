import { letterOf } from '../../../../core/alphabet/tile';
import { letterGlyph } from '../../../../core/alphabet/tileDistribution';
import type { AppState } from '../../../state/appState';
import { shownCandidate } from '../../../view/candidates/shownMove';
import type { OutlinedTileView } from '../../../view/sceneView';
import { laidPlays, newTiles } from '../state/laidPlays';

const NONE: readonly never[] = [];

/** The other play of a reviewed turn, on squares left free by that on the board and the shown candidate. */
export function outlinedPlay(state: AppState): readonly OutlinedTileView[] {
  const plays = laidPlays(state);
  if (plays?.outlined == null) return NONE;
  const { distribution } = state.setup.rules;
  const shown = shownCandidate(state);
  const over = [plays.laid, ...(shown === null ? [] : [shown])].flatMap(newTiles);
  const taken = new Set(over.map(({ col, row }) => `${row}:${col}`));
  return newTiles(plays.outlined)
    .filter(({ col, row }) => !taken.has(`${row}:${col}`))
    .map(({ col, row, tile }) => ({ row, col, glyph: letterGlyph(distribution, letterOf(tile)) }));
}
