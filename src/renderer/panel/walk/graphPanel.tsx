import { useComputed } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { clamp } from '../../../core/clamp';
import { text } from '../../../texts/text';
import {
  type ArcLine,
  arcName,
  type FoldedArcs,
  type GraphView,
  type NodeDot,
} from '../../view/walk/graphView';
import { CommandButton } from '../window/commandButton';
import { Icon } from '../window/icons';
import type { PanelProps } from '../window/panelProps';
import { hoverOver } from '../window/pointAt';
import type { WalkProps } from './walkProps';
import { WalkSection } from './walkSection';

/** Limits of the distance between two rows, in pixels; it depends on the height of the frame. */
const ROW_LIMITS_PX = { min: 32, max: 140 } as const;
/** The path, the current node and its children fit into the frame. */
const ROWS_IN_SIGHT = 3;
const MARGIN_PX = 20;
const FAN_PX = 12;
/** Click radius around a node for its arc. */
const TARGET_PX = 10;
/** Between and below nodes of the path, the space needed for the number of folded arcs. */
const ROOM_FOR_COUNT_PX = { across: 20, down: 38 } as const;

/** The part of the lexicon's graph around the walk, or around the node that the user has navigated to. */
export function GraphPanel(props: WalkProps) {
  const { state, walkViews } = props;
  const share = useComputed(() => state.value.settings.graphShare).value;
  const head = (
    <>
      <span class="section-note hint ellipsis" title={walkViews.graph.value.name}>
        {walkViews.graph.value.title}
      </span>
      <CommandButton
        id="graph.place"
        class="icon-button"
        label={text('walkPanel.putGraphBefore')}
        hint={text('walkPanel.putGraphBeforeHint')}
        isOff={false}
      >
        <Icon name="enlarge" />
      </CommandButton>
    </>
  );
  return (
    <WalkSection {...props} id="graph" title={text('walkPanel.graph')} share={share} head={head}>
      <GraphPicture {...props} />
    </WalkSection>
  );
}

export function GraphPicture({ dispatch, state, walkViews }: WalkProps) {
  const view = walkViews.graph.value;
  const zoom = useComputed(() => state.value.graph.zoom).value;
  const litArc = walkViews.lit.value.arc;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const rowPx = rowHeight(size.heightPx) * zoom;
  const widthPx = size.widthPx * zoom;
  const heightPx = (view.rowCount - 1) * rowPx + 2 * MARGIN_PX;
  const place: Place = {
    x: (part) => MARGIN_PX + part * Math.max(0, widthPx - 2 * MARGIN_PX),
    y: (row) => MARGIN_PX + row * rowPx,
  };
  /** The last arc of the path, which leads to the current node. */
  const currentArc = view.arcs.findLastIndex(({ isOnTrail }) => isOnTrail);
  const currentX = view.dots.find(({ isCurrent }) => isCurrent)?.x ?? 0.5;
  // A wide graph is scrolled to the current node.
  useEffect(() => {
    if (zoom > 1) frame.current?.scrollTo({ left: place.x(currentX) - size.widthPx / 2 });
  }, [currentX, zoom, size.widthPx]);
  return (
    <div
      ref={frame}
      class="graph-frame"
      data-zone="graph"
      role="tree"
      aria-label={view.name}
      tabIndex={0}
      aria-activedescendant={currentArc < 0 ? undefined : arcId(currentArc)}
    >
      <ArcItems arcs={view.arcs} />
      {/* Keyed by order, so that most elements are reused from step to step. */}
      <svg class="graph-picture" width={widthPx} height={heightPx} aria-hidden="true">
        {view.arcs.map((arc, nth) => (
          <Arc key={nth} arc={arc} place={place} isLit={arc.arc === litArc} dispatch={dispatch} />
        ))}
        {/* Below all arcs, so that none crosses a letter. */}
        {view.arcs.map((arc, nth) => (
          <ArcLabel key={nth} arc={arc} place={place} isLit={arc.arc === litArc} dispatch={dispatch} />
        ))}
        {view.folded.map((folded) => (
          <Folded key={folded.level} folded={folded} place={place} view={view} dispatch={dispatch} />
        ))}
        {view.dots.map((dot, nth) => (
          <Dot key={nth} dot={dot} place={place} />
        ))}
      </svg>
    </div>
  );
}

const TOOLS = [
  ['graph.further', '−'],
  ['graph.nearer', '+'],
  ['graph.fit', '⤢'],
] as const;

/** Zoom in, zoom out, fit. */
export const GraphTools = () => (
  <span class="graph-tools">
    {TOOLS.map(([id, sign]) => (
      <CommandButton key={id} id={id} class="icon-button" isOff={false}>
        {sign}
      </CommandButton>
    ))}
  </span>
);

function rowHeight(frameHeightPx: number): number {
  const { max, min } = ROW_LIMITS_PX;
  return clamp((frameHeightPx - 2 * MARGIN_PX) / (ROWS_IN_SIGHT - 1), min, max);
}

/** The arcs for screen readers, corresponding to the picture. */
const arcId = (nth: number): string => `graph-arc-${nth}`;

const ArcItems = ({ arcs }: { readonly arcs: readonly ArcLine[] }) => (
  <div class="visually-hidden">
    {arcs.map((arc, nth) => (
      <span
        key={nth}
        id={arcId(nth)}
        role="treeitem"
        tabIndex={-1}
        aria-level={arc.level + 1}
        aria-selected={arc.isOnTrail}
        aria-label={arcName(arc)}
      />
    ))}
  </div>
);

interface Place {
  x(share: number): number;
  y(row: number): number;
}

interface ArcProps extends Pick<PanelProps, 'dispatch'> {
  readonly arc: ArcLine;
  readonly place: Place;
  readonly isLit: boolean;
}

function arcAttributes({ arc, dispatch, isLit }: ArcProps) {
  const look = [
    'arc',
    arc.kind,
    arc.isOnTrail ? 'walked' : '',
    arc.cause === null ? '' : 'refused',
    isLit ? 'lit' : '',
  ];
  return {
    class: look.join(' '),
    onClick: () => dispatch({ type: 'graph-arc-chosen', trail: arc.trail }),
    ...hoverOver(dispatch, { kind: 'arc', arc: arc.arc }),
  };
}

function Arc(props: ArcProps) {
  const { arc, place } = props;
  const [x0, x1] = [place.x(arc.fromX), place.x(arc.toX)];
  const [y0, y1] = [place.y(arc.fromRow), place.y(arc.toRow)];
  // Arcs to the same node run side by side.
  const aside = arc.fan * FAN_PX;
  const path = `M${x0} ${y0}C${x0 + aside} ${y0 + (y1 - y0) * 0.55} ${x1 + aside} ${y0 + (y1 - y0) * 0.3} ${x1} ${y1}`;
  return (
    <g {...arcAttributes(props)}>
      <path d={path} />
    </g>
  );
}

/** The letter is at the middle of an arc in the first row, at the end of one to the next row. */
function ArcLabel(props: ArcProps) {
  const { arc, place } = props;
  const [x0, x1] = [place.x(arc.fromX), place.x(arc.toX)];
  const y1 = place.y(arc.toRow);
  const aside = arc.fan * FAN_PX * 1.2;
  const isLevel = arc.fromRow === arc.toRow;
  // Beside an arc that goes straight down.
  const isStraight = arc.isOnTrail && Math.abs(x1 - x0) < 1;
  const x = isLevel ? (x0 + x1) / 2 : x1 + aside - (isStraight ? 11 : 0);
  return (
    <g {...arcAttributes(props)}>
      <title>{arcName(arc)}</title>
      <circle class="target" cx={x1} cy={y1} r={TARGET_PX} />
      <text x={x} y={y1 - (isLevel ? 6 : arc.isOnTrail ? 12 : 9)}>
        {arc.label}
      </text>
      {arc.cause !== null && (
        <text class="cause" x={x1 + aside} y={y1 + 14}>
          {CAUSE_MARKS[arc.cause]}
        </text>
      )}
    </g>
  );
}

/** Not on the rack; invalid cross-word; no arc. */
const CAUSE_MARKS = { 'not-on-rack': '∅', 'cross-set': '✕', 'no-arc': '·' } as const;

interface FoldedProps extends Pick<PanelProps, 'dispatch'> {
  readonly folded: FoldedArcs;
  readonly place: Place;
  readonly view: GraphView;
}

/** Number of folded arcs: below a node of the first row, otherwise beside it. */
function Folded({ dispatch, folded, place, view }: FoldedProps) {
  const { count, level, row, x } = folded;
  const beside = view.dots.find((dot) => dot.level === level + 1 && dot.isOnTrail && dot.row === row);
  const isUnder = beside !== undefined;
  const room = { across: place.x(beside?.x ?? x) - place.x(x), down: place.y(1) - place.y(0) };
  if (isUnder && (room.across < ROOM_FOR_COUNT_PX.across || room.down < ROOM_FOR_COUNT_PX.down)) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter unfolds through the key table
    <text
      class={`folded${isUnder ? ' under' : ''}`}
      x={place.x(x) + (isUnder ? 0 : 12)}
      y={place.y(row) + (isUnder ? 17 : 4)}
      onClick={() => dispatch({ type: 'graph-turned', place: level })}
    >
      <title>{text('walkPanel.unfoldArcs', { count })}</title>+{count}
    </text>
  );
}

function Dot({ dot, place }: { readonly dot: NodeDot; readonly place: Place }) {
  const [x, y] = [place.x(dot.x), place.y(dot.row)];
  const look = [
    'node',
    dot.isOnTrail ? 'walked' : '',
    dot.isCurrent ? 'current' : '',
    dot.accepts ? 'accepts' : '',
  ];
  const radius = dot.isOnTrail ? 5 : 3.4;
  return (
    <g class={look.join(' ')}>
      {dot.isShared && <circle class="shared" cx={x} cy={y} r={radius + 2.6} />}
      <circle cx={x} cy={y} r={dot.goesOn ? radius : radius - 1} />
    </g>
  );
}

interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

function useSize(element: { readonly current: HTMLElement | null }): Size {
  const [size, setSize] = useState<Size>({ widthPx: 0, heightPx: 0 });
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const { height = 0, width = 0 } = entry?.contentRect ?? {};
      setSize({ widthPx: width, heightPx: height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
