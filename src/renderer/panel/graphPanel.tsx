import { useComputed } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type ArcLine, arcName, type NodeDot } from '../view/graphView';
import type { PanelProps } from './panelProps';
import { pointAt } from './pointAt';
import type { WalkProps } from './walkProps';
import { WalkSection } from './walkSection';

/** Distance between two levels, in pixels: as much as the frame has room for, within these. */
const LEVEL_LIMITS_PX = { min: 36, max: 68 } as const;
/** The node that is looked at, the one before it and the arcs of both fit into the frame. */
const LEVELS_IN_SIGHT = 3;
const MARGIN_PX = 20;
const FAN_PX = 12;

/** The part of the lexicon's graph around the walk, or around where a person has gone in it. */
export function GraphPanel(props: WalkProps) {
  const { state, walkViews } = props;
  const share = useComputed(() => state.value.settings.graphShare).value;
  const head = (
    <span class="section-note" title={walkViews.graph.value.name}>
      {walkViews.graph.value.title}
    </span>
  );
  return (
    <WalkSection {...props} id="graph" title="Graph" share={share} head={head}>
      <GraphPicture {...props} />
    </WalkSection>
  );
}

function GraphPicture({ dispatch, state, walkViews }: WalkProps) {
  const view = walkViews.graph.value;
  const zoom = useComputed(() => state.value.graph.zoom).value;
  const litArc = walkViews.lit.value.arc;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const levelPx = levelHeight(size.heightPx) * zoom;
  const widthPx = size.widthPx * zoom;
  const heightPx = (view.levelCount - 1) * levelPx + 2 * MARGIN_PX;
  const place: Place = {
    x: (part) => MARGIN_PX + part * Math.max(0, widthPx - 2 * MARGIN_PX),
    y: (level) => MARGIN_PX + level * levelPx,
  };
  const currentX = view.dots.find(({ isCurrent }) => isCurrent)?.x ?? 0.5;
  // What is wider than the frame is looked at around the current node.
  useEffect(() => {
    if (zoom > 1) frame.current?.scrollTo({ left: place.x(currentX) - size.widthPx / 2 });
  }, [currentX, zoom, size.widthPx]);
  return (
    <div ref={frame} class="graph-frame" data-zone="graph" role="tree" aria-label={view.name} tabIndex={0}>
      <ArcItems arcs={view.arcs} />
      <svg class="graph-picture" width={widthPx} height={heightPx} aria-hidden="true">
        {view.arcs.map((arc) => (
          <Arc
            key={`${arc.level}:${arc.arc}`}
            arc={arc}
            place={place}
            isLit={arc.arc === litArc}
            dispatch={dispatch}
          />
        ))}
        {view.folded.map(({ count, level, x }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: Enter unfolds through the key table
          <text
            key={level}
            class="folded"
            x={place.x(x) + 12}
            y={place.y(level) + 4}
            onClick={() => dispatch({ type: 'graph-turned', place: level })}
          >
            +{count}
          </text>
        ))}
        {view.dots.map((dot) => (
          <Dot key={dot.id} dot={dot} place={place} />
        ))}
      </svg>
    </div>
  );
}

function levelHeight(frameHeightPx: number): number {
  const { max, min } = LEVEL_LIMITS_PX;
  return Math.min(Math.max((frameHeightPx - 2 * MARGIN_PX) / (LEVELS_IN_SIGHT - 1), min), max);
}

/** The arcs for screen readers; the eye sees the picture. */
const ArcItems = ({ arcs }: { readonly arcs: readonly ArcLine[] }) => (
  <div class="visually-hidden">
    {arcs.map((arc) => (
      <span
        key={`${arc.level}:${arc.arc}`}
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
  y(level: number): number;
}

interface ArcProps extends Pick<PanelProps, 'dispatch'> {
  readonly arc: ArcLine;
  readonly place: Place;
  readonly isLit: boolean;
}

function Arc({ arc, dispatch, isLit, place }: ArcProps) {
  const [x0, x1] = [place.x(arc.fromX), place.x(arc.toX)];
  const [y0, y1] = [place.y(arc.level), place.y(arc.level + 1)];
  const isStraight = arc.isOnTrail && Math.abs(x1 - x0) < 1;
  // Arcs to the same node go there side by side.
  const aside = arc.fan * FAN_PX;
  const path = `M${x0} ${y0}C${x0 + aside} ${y0 + (y1 - y0) * 0.55} ${x1 + aside} ${y0 + (y1 - y0) * 0.3} ${x1} ${y1}`;
  const look = [
    'arc',
    arc.kind,
    arc.isOnTrail ? 'walked' : '',
    arc.cause === null ? '' : 'refused',
    isLit ? 'lit' : '',
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key table follows arcs by their letters
    <g
      class={look.join(' ')}
      onClick={() => dispatch({ type: 'graph-arc-chosen', trail: arc.trail })}
      {...pointAt(dispatch, { kind: 'arc', arc: arc.arc })}
    >
      <path d={path} />
      {/* The letter stands on its arc, but beside one that goes straight down. */}
      <text x={x1 + aside * 1.2 - (isStraight ? 11 : 0)} y={y1 - (arc.isOnTrail ? 12 : 9)}>
        {arc.label}
      </text>
      {arc.cause !== null && (
        <text class="cause" x={x1 + aside * 1.2} y={y1 + 14}>
          {CAUSE_MARKS[arc.cause]}
        </text>
      )}
    </g>
  );
}

/** On the rack not there; the cross-word wrong; no arc. */
const CAUSE_MARKS = { 'not-on-rack': '∅', 'cross-set': '✕', 'no-arc': '·' } as const;

function Dot({ dot, place }: { readonly dot: NodeDot; readonly place: Place }) {
  const [x, y] = [place.x(dot.x), place.y(dot.level)];
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
