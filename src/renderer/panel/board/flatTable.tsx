import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { FlatRackPlace } from '../../view/board/flatRackPlace';
import { type FlatBackRack, type FlatTablePlace, flatFlightPose } from '../../view/board/flatTable';
import type { BagView, OpponentView } from '../../view/play/tableView';
import type { SceneView } from '../../view/sceneView';
import { FlatTile } from './flatTile';

interface FlatTableProps {
  readonly scene: ReadonlySignal<SceneView>;
  readonly place: FlatTablePlace;
}

/** The opponents' racks above the board, and the bag; the Game page has the same in words. */
export function FlatTable({ place, scene }: FlatTableProps) {
  const table = useComputed(() => scene.value.table ?? null).value;
  if (table === null) return null;
  const { bag, opponents } = table;
  return (
    <>
      {place.racks.map((rack, at) => {
        const opponent = opponents[at];
        return opponent === undefined ? null : <BackRack key={opponent.seat} {...{ rack, opponent }} />;
      })}
      {bag !== null && place.bag !== null && <Bag bag={bag} place={place.bag} />}
    </>
  );
}

const BackRack = ({ opponent, rack }: { readonly opponent: OpponentView; readonly rack: FlatBackRack }) => (
  <div
    class={`flat-back-rack${opponent.isOnTurn ? ' on-turn' : ''}`}
    style={{
      '--left': rack.left,
      '--top': rack.top,
      '--width': rack.width,
      '--height': rack.height,
      '--tile': rack.tile,
    }}
    aria-hidden="true"
  >
    <span class="flat-plate">{opponent.label}</span>
    {Array.from({ length: opponent.count }, (_, index) => (
      <i key={index} class="flat-back" style={{ '--x': rack.x + index * rack.pitch - rack.left }} />
    ))}
  </div>
);

/** A pouch tied with a cord; tiles are exchanged by dropping them on it. */
const Bag = ({
  bag,
  place,
}: {
  readonly bag: BagView;
  readonly place: NonNullable<FlatTablePlace['bag']>;
}) => (
  <div
    class={`flat-bag${bag.isTarget ? ' target' : ''}`}
    style={{ '--x': place.x, '--y': place.y, '--side': place.side }}
    aria-hidden="true"
  >
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path
        class="cloth"
        d="M7.4,5.6C3.6,8 1.6,11.4 1.8,14.6C2,17.8 4.4,19 10,19S18,17.8 18.2,14.6C18.4,11.4 16.4,8 12.6,5.6z"
      />
      <path
        class="cloth"
        d="M7.6,4.6L5.6,1.6Q7,2.4 7.8,1Q9,2.2 10,1Q11,2.2 12.2,1Q13,2.4 14.4,1.6L12.4,4.6z"
      />
      <path class="cord" d="M7.2,5.1Q10,6.1 12.8,5.1" />
    </svg>
    <span class="flat-plate">{bag.label}</span>
  </div>
);

interface FlatFlightProps extends FlatTableProps {
  readonly phase: ReadonlySignal<number>;
  readonly rack: FlatRackPlace;
}

/** The flying tiles of the last turn; they turn over halfway. */
export function FlatFlight({ phase, place, rack, scene }: FlatFlightProps) {
  const flight = useComputed(() => scene.value.flight ?? null).value;
  if (flight === null) return null;
  return (
    <div class="flat-ghosts" aria-hidden="true">
      {flight.tiles.map((tile) => {
        const { isFaceUp, scale, turn, x, y } = flatFlightPose(tile, phase.value, place, rack);
        const style = { '--x': x, '--y': y, '--scale': `${scale * turn} ${scale}` };
        return isFaceUp && tile.face !== null ? (
          <FlatTile key={tile.id} face={tile.face} look="ghost plain" style={style} />
        ) : (
          <span key={tile.id} class="flat-tile ghost back" style={style} />
        );
      })}
    </div>
  );
}
