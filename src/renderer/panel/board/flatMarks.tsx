import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { Square } from '../../../core/board/square';
import { flatArrows } from '../../view/board/flatArrow';
import { arrowPhaseOf, stirOf } from '../../view/board/flatWalk';
import type {
  AnchorView,
  CursorView,
  FlawedWordView,
  HeatColumnView,
  OutlinedTileView,
  SceneView,
} from '../../view/sceneView';

interface FlatMarksProps {
  readonly scene: ReadonlySignal<SceneView>;
  readonly phase: ReadonlySignal<number>;
}

/** All marks on the squares, in units of a square. */
export function FlatMarks({ phase, scene }: FlatMarksProps) {
  const { cols, rows } = scene.value;
  const flaws = useComputed(() => scene.value.flaws ?? []).value;
  const lit = useComputed(() => scene.value.lit ?? []).value;
  const outlined = useComputed(() => scene.value.outlined ?? []).value;
  const markSide = useComputed(() => scene.value.detail.anchorMarkSide).value;
  const anchors = useComputed(() => scene.value.anchors ?? []).value;
  const heat = useComputed(() => scene.value.heat ?? []).value;
  const opened = useComputed(() => scene.value.opened ?? []).value;
  const target = useComputed(() => scene.value.carried?.target ?? null).value;
  const cursor = useComputed(() => scene.value.cursor).value;
  return (
    <svg class="flat-marks" viewBox={`0 0 ${cols} ${rows}`} aria-hidden="true">
      {heat.map((column) => (
        <Heat key={`${column.row} ${column.col}`} {...column} />
      ))}
      {opened.map(({ col, row }) => (
        <Ring key={`${row} ${col}`} kind="opened" row={row} col={col} />
      ))}
      {outlined.map((tile) => (
        <Outline key={`${tile.row} ${tile.col}`} {...tile} />
      ))}
      {flaws.map((flaw) => (
        <Flaw key={`${flaw.row} ${flaw.col} ${flaw.direction}`} {...flaw} />
      ))}
      {anchors.map((anchor) => (
        <AnchorMark key={`${anchor.row} ${anchor.col}`} {...anchor} side={markSide} />
      ))}
      {cursor !== null && <Cursor {...cursor} />}
      <WalkRings scene={scene} phase={phase} />
      {[...lit, ...(target === null ? [] : [target])].map(({ col, row }) => (
        <Ring key={`${row} ${col}`} kind="lit" row={row} col={col} />
      ))}
      <Arrows scene={scene} phase={phase} />
    </svg>
  );
}

/** The edge of a square, light on dark to be visible on any colour. */
const Ring = ({ col, kind, row, shift = 0 }: Square & { readonly kind: string; readonly shift?: number }) => (
  <g class={`flat-ring ${kind}`}>
    <rect class="edge" x={col + shift + 0.04} y={row + 0.04} width="0.92" height="0.92" rx="0.1" />
    <rect x={col + shift + 0.04} y={row + 0.04} width="0.92" height="0.92" rx="0.1" />
  </g>
);

/** The 2D counterpart of a heat map column: a tint and a number. */
const Heat = ({ col, height, label, row }: HeatColumnView) => (
  <g class="flat-heat" style={{ '--heat': height }}>
    <rect x={col + 0.03} y={row + 0.03} width="0.94" height="0.94" rx="0.08" />
    <text x={col + 0.5} y={row + 0.64}>
      {label}
    </text>
  </g>
);

/** Where a tile of the candidate would lie. */
const Outline = ({ col, glyph, row }: OutlinedTileView) => (
  <g class="flat-outline">
    <rect x={col + 0.06} y={row + 0.06} width="0.88" height="0.88" rx="0.1" />
    <text x={col + 0.5} y={row + 0.7}>
      {glyph}
    </text>
  </g>
);

/** Position and direction of typing. */
const Cursor = ({ col, direction, row }: CursorView) => (
  <>
    <Ring kind="cursor" row={row} col={col} />
    {direction !== null && (
      <polygon
        class="flat-direction"
        points="0.93,0.3 1.2,0.5 0.93,0.7"
        transform={`translate(${col} ${row})${direction === 'down' ? ' rotate(90 0.5 0.5)' : ''}`}
      />
    )}
  </>
);

/** The search for words begins here: to the right, down, or both. */
const AnchorMark = ({ across, col, down, row, side }: AnchorView & { readonly side: number }) => (
  <g class="flat-anchor" transform={`translate(${col + 0.98} ${row + 0.02}) scale(${side})`}>
    {across && <path d="M-0.86,0.07v0.86l0.78,-0.43z" />}
    {down && <path d={`M${across ? -2 : -0.94},0.14h0.86l-0.43,0.78z`} />}
  </g>
);

/** A phony: a dashed outline, with a cross at its first letter. */
const Flaw = ({ col, direction, length, row }: FlawedWordView) => (
  <g class="flat-flaw">
    <rect
      x={col + 0.03}
      y={row + 0.03}
      width={(direction === 'across' ? length : 1) - 0.06}
      height={(direction === 'down' ? length : 1) - 0.06}
      rx="0.12"
    />
    <circle cx={col + 0.1} cy={row + 0.1} r="0.17" />
    <path d={`M${col + 0.03},${row + 0.03}l0.14,0.14m0,-0.14l-0.14,0.14`} />
  </g>
);

/** The anchor of the walk, and its current or attempted square. */
function WalkRings({ phase, scene }: FlatMarksProps) {
  const walk = useComputed(() => scene.value.walk ?? null).value;
  if (walk === null) return null;
  const tone = walk.callout?.tone ?? 'plain';
  const { shake } = stirOf(tone, tone === 'plain' ? 1 : phase.value);
  return (
    <>
      {walk.anchor !== null && <Ring kind="anchor" {...walk.anchor} />}
      {walk.cursor !== null && <Ring kind={tone} {...walk.cursor} shift={shake} />}
    </>
  );
}

function Arrows({ phase, scene }: FlatMarksProps) {
  const arrows = useComputed(() => scene.value.walk?.arrows ?? scene.value.arrows).value;
  const walk = useComputed(() => scene.value.walk ?? null).value;
  const shown = flatArrows(arrows, walk === null ? phase.value : arrowPhaseOf(walk, phase.value));
  // All dark edges lie below all colours, so that strokes join without a seam.
  return (
    <>
      {shown.map(({ head, isFirst, shaft, tail }, at) => (
        <g key={at} class="flat-arrow edge">
          <path d={shaft} />
          <polygon points={head} />
          {isFirst && <circle cx={tail.x} cy={tail.y} r="0.09" />}
        </g>
      ))}
      {shown.map(({ head, isFirst, kind, shaft, tail }, at) => (
        <g key={at} class={`flat-arrow ${kind}`}>
          <path d={shaft} />
          <polygon points={head} />
          {isFirst && <circle cx={tail.x} cy={tail.y} r="0.09" />}
        </g>
      ))}
    </>
  );
}
