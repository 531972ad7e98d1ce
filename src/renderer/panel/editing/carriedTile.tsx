import { useComputed } from '@preact/signals';
import { isFlat } from '../../state/board/flatBoard';
import { faceOf } from '../../view/editing/carriedView';
import type { PanelProps } from '../window/panelProps';

/** The dragged tile while the pointer is outside the board. */
export function CarriedTile({ state }: Pick<PanelProps, 'state'>) {
  const drag = useComputed(() => state.value.drag).value;
  const distribution = useComputed(() => state.value.setup.rules.distribution).value;
  const isBoardFlat = useComputed(() => isFlat(state.value)).value;
  if (drag === null || (drag.at !== null && !isBoardFlat)) return null;
  const { glyph, isBlank, value } = faceOf(distribution, drag.tile);
  return (
    <div
      class="rack-tile carried"
      style={{ left: `calc(${drag.page.x}px / var(--zoom))`, top: `calc(${drag.page.y}px / var(--zoom))` }}
      aria-hidden="true"
    >
      <span class="tile-letter">{glyph}</span>
      {!isBlank && <span class="tile-value">{value}</span>}
    </div>
  );
}
