import { type ReadonlySignal, useComputed } from '@preact/signals';
import { text } from '../../../../texts/text';
import { randomSeed } from '../../../input/editing/randomSeed';
import { ShownCandidateBar } from '../../../panel/candidates/shownCandidateBar';
import type { PanelProps } from '../../../panel/window/panelProps';
import { drawNewRack } from '../../../state/editing/drawnRack';
import type { CaptionView } from '../../../view/candidates/captionView';
import { type TileCountView, tilesViewOf } from '../view/tilesView';

interface TilesPageProps extends PanelProps {
  readonly caption: ReadonlySignal<CaptionView | null>;
}

/** Every tile of the set with its unseen count: in the bag or with the opponent. */
export function TilesPage({ caption, dispatch, state }: TilesPageProps) {
  const view = useComputed(() => tilesViewOf(state.value.setup)).value;
  const { groups, inBag, kinds, overdrawn, unseen, withOpponent } = view;
  return (
    <section class="tiles-page page" aria-labelledby="tiles-title">
      <div class="tiles-scroller page scroller">
        <header class="section-title apart">
          <h2 id="tiles-title">{text('designPanel.tiles')}</h2>
          <span class="section-note hint ellipsis">
            {text('designPanel.unseenTiles', { unseen, inBag, withOpponent })}
          </span>
        </header>
        <ul class="tile-counts" data-zone="tiles">
          {kinds.map((kind) => (
            <li key={kind.tile}>
              <Kind kind={kind} onChoose={() => choose(kind)} />
            </li>
          ))}
        </ul>
        <p class="tile-legend hint">{text('designPanel.tilesLegend')}</p>
        {overdrawn > 0 && (
          <p class="message notice">⚠ {text('designPanel.overdrawn', { count: overdrawn })}</p>
        )}
        <table class="tile-groups">
          <thead>
            <tr>
              <th scope="col">
                <span class="visually-hidden">{text('designPanel.kind')}</span>
              </th>
              <th scope="col">{text('designPanel.unseen')}</th>
              <th scope="col">{text('designPanel.ofAll')}</th>
              <th scope="col">{text('designPanel.unseenPoints')}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ title, total, unseen: left, unseenPoints }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td>{left}</td>
                <td>{total}</td>
                <td>{unseenPoints}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div class="tile-actions">
          <button
            type="button"
            title={text('designPanel.drawRackHint')}
            onClick={() => dispatch(drawNewRack(state.peek().setup, randomSeed()))}
          >
            {text('designPanel.drawRack')}
          </button>
        </div>
      </div>
      <ShownCandidateBar state={state} dispatch={dispatch} caption={caption} />
    </section>
  );

  /**
   * Types the tile on the board if it has the focus, otherwise on the rack. A blank has no letter for the
   * board.
   */
  function choose({ glyph, isBlank }: TileCountView) {
    if (isBlank) dispatch({ type: 'rack-blank-typed' });
    else if (state.peek().zone === 'board')
      dispatch({ type: 'board-letter-typed', text: glyph, isBlank: false });
    else dispatch({ type: 'rack-letter-typed', text: glyph });
  }
}

interface KindProps {
  readonly kind: TileCountView;
  readonly onChoose: () => void;
}

function Kind({ kind, onChoose }: KindProps) {
  const { glyph, isBlank, name, onBoard, onRack, total, unseen, unseenText, value } = kind;
  const look = unseen < 0 ? ' overdrawn' : unseen === 0 ? ' gone' : '';
  return (
    <button
      type="button"
      class={`tile-kind${look}`}
      aria-label={text('designPanel.addTileNamed', { tile: name })}
      title={name}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span class="rack-tile" aria-hidden="true">
        <span class="tile-letter">{glyph}</span>
        {!isBlank && <span class="tile-value">{value}</span>}
      </span>
      <span class="tile-numbers" aria-hidden="true">
        <span class="tile-unseen">
          {unseen < 0 && <span class="tile-warning small">⚠</span>}
          {unseenText}
        </span>
        <span class="tile-where hint">
          {onBoard}+{onRack} / {total}
        </span>
      </span>
    </button>
  );
}
