import type { AppState } from '../../../state/appState';
import { brushInHand } from './boardEditor';
import { symmetricSquares } from './symmetry';

/** The squares (row × cols + col) that a click would paint; null if no brush is over the board. */
export function squaresUnderBrush(state: AppState): readonly number[] | null {
  const { boardEditor, crossChecks, setup } = state;
  const brush = brushInHand(state);
  const { pointed } = crossChecks;
  const { layout } = setup.rules;
  if (brush === null || pointed === null) return null;
  if (pointed.row >= layout.rows || pointed.col >= layout.cols) return null;
  return symmetricSquares(layout, pointed, brush.kind === 'start' ? 'none' : boardEditor.symmetry);
}
