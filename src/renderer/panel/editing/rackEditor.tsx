import { type ReadonlySignal, useComputed } from '@preact/signals';
import { text } from '../../../texts/text';
import { rackTileName } from '../../view/board/rackView';
import { arePlayersShown } from '../../view/document/turnView';
import type { RackTileView } from '../../view/sceneView';
import { TurnBar } from '../document/turnBar';
import { ListFrame, ListRow } from '../window/listBox';
import type { PanelProps } from '../window/panelProps';

interface RackEditorProps extends PanelProps {
  readonly rack: ReadonlySignal<readonly RackTileView[]>;
}

const tileId = (index: number) => `rack-tile-${index}`;

/** The rack as an editable row of tiles. Beside a game it is shown only while it has the keys. */
export function RackEditor({ dispatch, rack, state }: RackEditorProps) {
  const caret = useComputed(() => state.value.rackCaret).value;
  const rackSize = useComputed(() => state.value.setup.rules.rackSize).value;
  const isAtBoard = useComputed(() => state.value.sideTab === 'play').value;
  const hasPlayers = useComputed(() => arePlayersShown(state.value)).value && !isAtBoard;
  const tiles = rack.value;
  // Opens a gap for a tile that is dragged over the rack.
  const room = tiles.findIndex((tile, at) => tile.index !== at);
  const spaces = Math.max(0, rackSize - tiles.length - (room < 0 ? 0 : 1));
  const placeCaret = (at: number) => {
    dispatch({ type: 'rack-caret-placed', caret: at });
    dispatch({ type: 'zone-entered', zone: 'rack' });
  };
  return (
    <section class={isAtBoard ? 'rack at-board' : 'rack'} aria-labelledby="rack-title">
      <h2 id="rack-title" class="visually-hidden">
        {text('editingPanel.rack')}
      </h2>
      {hasPlayers && <TurnBar state={state} />}
      <ListFrame
        class="rack-tiles"
        zone="rack"
        label={text('editingPanel.rack')}
        title={text('editingPanel.rackHint')}
        aria-orientation="horizontal"
        chosenId={caret > 0 ? tileId(caret - 1) : undefined}
        onClick={() => placeCaret(tiles.length)}
      >
        {tiles.flatMap((tile, at) => [
          at === room ? (
            <div key="room" class="rack-space" role="presentation" data-rack-index={room} />
          ) : null,
          <ListRow
            key={tile.id}
            id={tileId(tile.index)}
            data-rack-index={tile.index}
            class={`rack-tile${tile.isPlayed ? ' played' : ''}${caret === tile.index ? ' caret' : ''}`}
            isChosen={caret - 1 === tile.index}
            label={rackTileName(tile)}
            onClick={(event) => {
              event.stopPropagation();
              placeCaret(tile.index + 1);
            }}
          >
            <span class="tile-letter" aria-hidden="true">
              {tile.glyph}
            </span>
            {!tile.isBlank && (
              <span class="tile-value" aria-hidden="true">
                {tile.value}
              </span>
            )}
          </ListRow>,
        ])}
        {Array.from({ length: spaces }, (_, index) => (
          <div
            key={index}
            class={`rack-space${index === 0 && caret === tiles.length ? ' caret' : ''}`}
            role="presentation"
          />
        ))}
        {spaces === 0 && caret === tiles.length && <div class="rack-end caret" role="presentation" />}
      </ListFrame>
    </section>
  );
}
