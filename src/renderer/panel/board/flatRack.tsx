import type { ReadonlySignal } from '@preact/signals';
import type { FlatRackPlace } from '../../view/board/flatRackPlace';
import type { RackTileView } from '../../view/sceneView';
import { FlatTile } from './flatTile';

interface FlatRackProps {
  readonly rack: ReadonlySignal<readonly RackTileView[]>;
  /** Number of places. */
  readonly size: number;
  readonly place: FlatRackPlace;
}

/**
 * The rack below the board, for sighted users and the pointer; screen readers and keys use the one in the
 * panel.
 */
export const FlatRack = ({ place, rack, size }: FlatRackProps) => (
  <div
    class="flat-rack"
    style={{ '--x': place.x, '--y': place.y, '--tile': place.tile, '--places': size }}
    aria-hidden="true"
  >
    {Array.from({ length: size }, (_, index) => (
      <span key={index} class="flat-place" style={{ '--index': index }} data-rack-index={index} />
    ))}
    {rack.value.map((tile) => (
      <span key={tile.id} class="flat-place" style={{ '--index': tile.index }} data-rack-index={tile.index}>
        <FlatTile face={tile} look={tile.isPlayed ? 'away' : 'plain'} />
      </span>
    ))}
  </div>
);
