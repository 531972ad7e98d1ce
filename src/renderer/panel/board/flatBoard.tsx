import { type ReadonlySignal, useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { text } from '../../../texts/text';
import { runDown } from '../../view/board/flatArrow';
import type { FlatLayout, Room } from '../../view/board/flatLayout';
import { boardLegend } from '../../view/board/flatSquare';
import type {
  AnchorView,
  CrossCheckView,
  FlawedWordView,
  OutlinedTileView,
  RackTileView,
  SceneView,
  SquareView,
  TileView,
} from '../../view/sceneView';
import type { PanelProps } from '../window/panelProps';
import { BoardGrid } from './boardGrid';
import { FlatFrame } from './flatFrame';
import { FlatMarks } from './flatMarks';
import { FlatRack } from './flatRack';
import { FlatFlight, FlatTable } from './flatTable';
import { FlatCallout, FlatGhosts } from './flatWalk';

export interface FlatBoardProps extends PanelProps {
  readonly views: {
    readonly squares: ReadonlySignal<readonly SquareView[]>;
    readonly tiles: ReadonlySignal<readonly TileView[]>;
    readonly rack: ReadonlySignal<readonly RackTileView[]>;
    readonly crossChecks: ReadonlySignal<readonly CrossCheckView[]>;
    readonly flaws: ReadonlySignal<readonly FlawedWordView[]>;
    readonly anchors: ReadonlySignal<readonly AnchorView[]>;
    readonly outlined: ReadonlySignal<readonly OutlinedTileView[]>;
    readonly scene: ReadonlySignal<SceneView>;
  };
  readonly flat: {
    /** Null while the board is shown in 3D. */
    readonly layout: ReadonlySignal<FlatLayout | null>;
    readonly phase: ReadonlySignal<number>;
    readonly fontFamily: ReadonlySignal<string>;
  };
}

/** The board in 2D. While the scene draws it, only the grid remains, for screen readers and the focus. */
export function FlatBoard({ dispatch, flat, state, views }: FlatBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const { fontFamily, layout, phase } = flat;
  const { scene } = views;
  const shown = layout.value;
  const isDown = useComputed(() => runDown(scene.value.walk?.arrows ?? scene.value.arrows)).value;
  return (
    <div
      ref={board}
      class={shown === null ? 'flat-board unseen' : 'flat-board'}
      style={shown === null ? {} : { ...styleOf(shown), '--tile-font': `"${fontFamily.value}"` }}
      data-detail={shown?.detail}
      data-direction={isDown ? 'down' : 'across'}
    >
      {shown !== null && <FlatFrame {...shown.size} step={shown.coordinateStep} />}
      <BoardGrid
        state={state}
        dispatch={dispatch}
        squares={views.squares}
        tiles={views.tiles}
        crossChecks={views.crossChecks}
        flaws={views.flaws}
        anchors={views.anchors}
        outlined={views.outlined}
        detail={shown?.detail ?? null}
      />
      {shown !== null && (
        <>
          <FlatRack rack={views.rack} size={shown.size.rackSize} place={shown.rack} />
          <FlatGhosts scene={scene} phase={phase} rack={shown.rack} />
          <FlatMarks scene={scene} phase={phase} />
          <FlatCallout scene={scene} phase={phase} />
          {shown.table !== null && (
            <>
              <FlatTable scene={scene} place={shown.table} />
              <FlatFlight scene={scene} phase={phase} place={shown.table} rack={shown.rack} />
            </>
          )}
        </>
      )}
      {shown?.detail === 'bare' && <Legend squares={views.squares} />}
    </div>
  );
}

const styleOf = ({ clip, frame, left, rack, size, square, top }: FlatLayout) => ({
  left: `${left}px`,
  top: `${top}px`,
  'clip-path': clip === null ? 'none' : clipPathOf(clip, { left, top, size, square }),
  '--sq': `${square}px`,
  '--frame': `${frame}px`,
  '--rack-y': rack.y,
  '--rack-tile': rack.tile,
  '--rows': size.rows,
  '--cols': size.cols,
});

/** By how much the area exceeds the squares, or vice versa, on each side. */
function clipPathOf(
  room: Room,
  { left, size, square, top }: Pick<FlatLayout, 'left' | 'top' | 'size' | 'square'>,
): string {
  const right = left + size.cols * square - room.left - room.width;
  const bottom = top + size.rows * square - room.top - room.height;
  return `inset(${[room.top - top, right, bottom, room.left - left].map((px) => `${px}px`).join(' ')})`;
}

/** Legend of the colours, if squares are too small for labels. */
const Legend = ({ squares }: { readonly squares: ReadonlySignal<readonly SquareView[]> }) => (
  <ul class="flat-legend" aria-label={text('boardPanel.premiumSquares')}>
    {boardLegend(squares.value).map(({ background, ink, label }) => (
      <li key={label} style={{ '--square': background, '--square-ink': ink }}>
        {label}
      </li>
    ))}
  </ul>
);
