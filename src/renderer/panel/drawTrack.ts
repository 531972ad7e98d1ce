import type { TraceMarkers } from '../../core/trace/markers';
import { type Mark, markLanes } from '../view/timelineMarks';
import { MARKER_SHAPES } from './markerShapes';

const LANE_HEIGHT_PX = 11;
const PADDING_PX = 5;
/** The canvas reaches so far beyond either end of the track that no mark is cut off. */
export const TRACK_OVERHANG_PX = 6;
export const LANES_HEIGHT_PX = 4 * LANE_HEIGHT_PX + 2 * PADDING_PX;

/** Half the height of the largest and of the smallest mark, in pixels. */
const LARGEST_PX = 4.2;
const SMALLEST_PX = 2.4;

/** Draws every lane of marks; many in one place make one larger mark. */
export function drawTrack(
  canvas: HTMLCanvasElement,
  markers: TraceMarkers,
  { length, widthPx }: { readonly length: number; readonly widthPx: number },
): void {
  const ratio = window.devicePixelRatio;
  const fullPx = widthPx + 2 * TRACK_OVERHANG_PX;
  canvas.width = Math.round(fullPx * ratio);
  canvas.style.width = `${fullPx}px`;
  canvas.style.height = `${LANES_HEIGHT_PX}px`;
  canvas.height = Math.round(LANES_HEIGHT_PX * ratio);
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.scale(ratio, ratio);
  const track = { length, widthPx };
  const isRoomy = ({ length: count }: ArrayLike<number>) => count * NARROWEST_STEP_PX <= widthPx;
  const steps = { length: length + 1 };
  if (isRoomy(steps))
    drawHairs(
      context,
      Array.from(steps, (_, step) => step),
      track,
      '#ffffff17',
    );
  if (isRoomy(markers.anchor)) drawHairs(context, markers.anchor, track, '#ffffff2b');
  const colors = getComputedStyle(canvas);
  markLanes(markers, length, widthPx).forEach(({ kind, marks }, lane) => {
    const { color, isFilled, path } = MARKER_SHAPES[kind];
    context.fillStyle = colors.getPropertyValue(color);
    context.strokeStyle = context.fillStyle;
    const y = PADDING_PX + (lane + 0.5) * LANE_HEIGHT_PX;
    for (const mark of marks)
      drawMark(context, new Path2D(path), isFilled, {
        x: TRACK_OVERHANG_PX + mark.at * widthPx,
        y,
        half: halfOf(mark),
      });
  });
}

/** A shape is 10 wide, around 5. */
function drawMark(
  context: CanvasRenderingContext2D,
  shape: Path2D,
  isFilled: boolean,
  { half, x, y }: { readonly x: number; readonly y: number; readonly half: number },
): void {
  context.save();
  context.translate(x, y);
  context.scale(half / 5, half / 5);
  context.translate(-5, -5);
  context.lineWidth = 1.6;
  if (isFilled) context.fill(shape);
  else context.stroke(shape);
  context.restore();
}

/** Narrower than this, single steps could not be told apart. */
const NARROWEST_STEP_PX = 7;

/** Lines through all lanes: where each step of a short walk ends, and where an anchor's search begins. */
function drawHairs(
  context: CanvasRenderingContext2D,
  steps: ArrayLike<number>,
  { length, widthPx }: { readonly length: number; readonly widthPx: number },
  color: string,
): void {
  context.fillStyle = color;
  for (let nth = 0; nth < steps.length; nth++) {
    const x = TRACK_OVERHANG_PX + (steps[nth]! / Math.max(1, length)) * widthPx;
    context.fillRect(Math.round(x) - 0.5, PADDING_PX, 1, LANES_HEIGHT_PX - 2 * PADDING_PX);
  }
}

const halfOf = ({ weight }: Mark): number => SMALLEST_PX + (LARGEST_PX - SMALLEST_PX) * Math.sqrt(weight);
