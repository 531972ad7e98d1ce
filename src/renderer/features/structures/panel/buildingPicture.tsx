import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BuiltArc, BuiltNode, Picture } from '../view/buildingView';

const MARGIN_PX = 28;
/** Least distance of leaves and of levels; more if there is room. */
const LEAST_PX = { x: 26, y: 40 } as const;
const MOST_PX = { x: 120, y: 110 } as const;

const FAN_PX = 16;
/** Share of the height of an arc by which it swings aside. */
const PASSING = 0.12;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface BuildingPictureProps {
  readonly label: string;
  readonly picture: Picture;
  /** Called for a node that is pressed; without it, the nodes are no buttons. */
  readonly onNode?: (node: number) => void;
  /** For screen readers. */
  readonly nameOf?: (node: number) => string;
  /** Numbers beside nodes. */
  readonly marks?: ReadonlyMap<number, number>;
}

/** The graph, as large as it needs to be: it is scrolled if it exceeds its frame. */
export function BuildingPicture({ label, marks, nameOf, onNode, picture }: BuildingPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const apart = (room: number, count: number, axis: 'x' | 'y') =>
    Math.min(MOST_PX[axis], Math.max(LEAST_PX[axis], (room - 2 * MARGIN_PX) / Math.max(1, count)));
  const dx = apart(size.width, picture.width - 1, 'x');
  const dy = apart(size.height, picture.height, 'y');
  const width = Math.max(size.width, (picture.width - 1) * dx + 2 * MARGIN_PX);
  const height = picture.height * dy + 2 * MARGIN_PX;
  const left = (width - (picture.width - 1) * dx) / 2;
  const places = new Map(
    picture.nodes.map(({ id, x, y }) => [id, { x: left + x * dx, y: MARGIN_PX + y * dy }]),
  );
  const still = picture.nodes.filter(({ mergesInto }) => mergesInto === null);
  const merging = picture.nodes.filter(({ mergesInto }) => mergesInto !== null);
  const lit = picture.nodes.find(({ isLit }) => isLit);
  useScroll(frame, lit && places.get(lit.id));
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it always has a role that supports a name
    <div
      ref={frame}
      class="building-frame scroller"
      role={onNode === undefined ? 'img' : 'group'}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a focus it could not be scrolled by keys
      tabIndex={0}
    >
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its frame has the name */}
      <svg class="building-picture" width={width} height={height} aria-hidden={onNode === undefined}>
        {picture.arcs.map((arc) => (
          <Arc key={`${arc.from} ${arc.label}`} arc={arc} places={places} />
        ))}
        {still.map((node) => (
          <Node
            key={node.id}
            node={node}
            places={places}
            mark={marks?.get(node.id)}
            name={nameOf?.(node.id)}
            onPress={onNode === undefined ? undefined : () => onNode(node.id)}
          />
        ))}
      </svg>
      {merging.map(({ id, mergesInto }) => (
        <Merging key={id} from={places.get(id)} to={places.get(mergesInto ?? id)} />
      ))}
    </div>
  );
}

/** Scrolls to a point that has changed, unless it is in view. */
function useScroll(frame: { readonly current: HTMLElement | null }, point: Point | undefined): void {
  const { x, y } = point ?? {};
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null || x === undefined || y === undefined) return;
    const { clientHeight, clientWidth, scrollLeft, scrollTop } = element;
    const isSeen = (at: number, from: number, size: number) =>
      at >= from + MARGIN_PX / 2 && at <= from + size - MARGIN_PX / 2;
    if (isSeen(x, scrollLeft, clientWidth) && isSeen(y, scrollTop, clientHeight)) return;
    element.scrollTo(x - clientWidth / 2, y - clientHeight / 2);
  }, [frame, x, y]);
}

interface ArcProps {
  readonly arc: BuiltArc;
  readonly places: ReadonlyMap<number, Point>;
}

function Arc({ arc, places }: ArcProps) {
  const from = places.get(arc.from);
  const to = places.get(arc.to);
  if (from === undefined || to === undefined) return null;
  const look = [
    'built-arc',
    arc.isSeparator ? 'separator' : '',
    arc.isWalked ? 'walked' : '',
    arc.isLit ? 'lit' : '',
  ];
  const bend = bendOf(arc, from, to);
  const middle = { x: (from.x + to.x) / 2 + bend, y: (from.y + to.y) / 2 };
  return (
    <g class={look.join(' ')}>
      {/* Without a GPU, a straight line is drawn many times faster than a curve that is straight. */}
      <path
        d={`M${from.x} ${from.y}${bend === 0 ? 'L' : `Q${middle.x + bend} ${middle.y} `}${to.x} ${to.y}`}
      />
      <text x={middle.x + (bend < 0 ? -9 : 9)} y={middle.y + 4}>
        {arc.label}
      </text>
    </g>
  );
}

/** By how much an arc swings aside: it keeps clear of its neighbours and of the nodes that it passes. */
function bendOf({ fan, isExtra }: BuiltArc, from: Point, to: Point): number {
  const passes = isExtra && fan === 0 ? FAN_PX + PASSING * (to.y - from.y) : 0;
  return fan * FAN_PX + passes;
}

interface NodeProps {
  readonly node: BuiltNode;
  readonly places: ReadonlyMap<number, Point>;
  readonly mark: number | undefined;
  readonly name: string | undefined;
  readonly onPress: (() => void) | undefined;
}

interface MergingProps {
  readonly from: Point | undefined;
  readonly to: Point | undefined;
}

/** A merged node moves to the one that takes its place; in a layer of its own, so the graph is drawn once. */
function Merging({ from, to }: MergingProps) {
  if (from === undefined || to === undefined) return null;
  return (
    <i
      class="merging-node"
      style={{
        '--from': `translate(${from.x}px, ${from.y}px)`,
        transform: `translate(${to.x}px, ${to.y}px)`,
      }}
    />
  );
}

function Node({ mark, name, node, onPress, places }: NodeProps) {
  const at = places.get(node.id);
  if (at === undefined) return null;
  const look = [
    'built-node',
    node.isEnd ? 'end' : '',
    node.isRegistered ? 'registered' : '',
    node.isLit ? 'lit' : '',
  ];
  return (
    <g
      class={look.join(' ')}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      {...(onPress !== undefined && {
        role: 'button',
        tabIndex: 0,
        'aria-label': name,
        'aria-pressed': node.isLit,
        onClick: onPress,
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onPress();
        },
      })}
    >
      <circle r={onPress === undefined ? 7 : 9} />
      {mark !== undefined && (
        <text class="built-mark" y={4}>
          {mark}
        </text>
      )}
      {node.completions !== '' && (
        <text x={11} y={4}>
          {`{${node.completions}}`}
        </text>
      )}
    </g>
  );
}
