import type { TraceMarkers } from '../../../core/trace/markers';
import type { StepSpan } from '../../state/walk/stepSpan';
import { BAR_WIDTH_PX, markLanes, shareOf } from '../../view/walk/timelineMarks';
import { MARKER_LANES } from '../../view/walk/walkPanelView';
import { zoomOf } from '../window/zoomOf';
import { MARKER_SHAPES } from './markerShapes';

const LANE_HEIGHT_PX = 11;
const PADDING_PX = 5;
/** The canvas extends beyond both ends of the track so that no mark is cut off. */
export const TRACK_OVERHANG_PX = 6;
export const LANES_HEIGHT_PX = 4 * LANE_HEIGHT_PX + 2 * PADDING_PX;

/** Half the height of a mark, in pixels. */
const MARK_PX = 4.2;
/** The lowest bar of a dense lane. */
const LOWEST_BAR_PX = 2;

/** Draws every lane of marks; where they would overlap, as a histogram. */
export function drawTrack(canvas: HTMLCanvasElement, markers: TraceMarkers, { span, widthPx }: Track): void {
  const ratio = window.devicePixelRatio * zoomOf(canvas);
  const fullPx = widthPx + 2 * TRACK_OVERHANG_PX;
  canvas.width = Math.round(fullPx * ratio);
  canvas.style.width = `${fullPx}px`;
  canvas.style.height = `${LANES_HEIGHT_PX}px`;
  canvas.height = Math.round(LANES_HEIGHT_PX * ratio);
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.scale(ratio, ratio);
  const colors = getComputedStyle(canvas);
  const track = { span, widthPx };
  const isRoomy = ({ length }: ArrayLike<number>) => length * NARROWEST_STEP_PX <= widthPx;
  const steps = { length: span.to - span.from + 1 };
  const anchors = markers.anchor.filter((step) => step >= span.from && step <= span.to);
  if (isRoomy(steps))
    drawHairs(
      context,
      Array.from(steps, (_, nth) => span.from + nth),
      track,
      colors.getPropertyValue('--hairline'),
    );
  if (isRoomy(anchors)) drawHairs(context, anchors, track, colors.getPropertyValue('--line'));
  markLanes(markers, MARKER_LANES, span, widthPx).forEach(({ isDense, kind, marks }, lane) => {
    const { color, isFilled, path } = MARKER_SHAPES[kind];
    context.fillStyle = colors.getPropertyValue(color);
    context.strokeStyle = context.fillStyle;
    const bottom = PADDING_PX + (lane + 1) * LANE_HEIGHT_PX - 1;
    for (const { at, weight } of marks) {
      const x = TRACK_OVERHANG_PX + at * widthPx;
      const heightPx = LOWEST_BAR_PX + (LANE_HEIGHT_PX - 2 - LOWEST_BAR_PX) * weight;
      if (isDense) context.fillRect(x - BAR_WIDTH_PX / 2, bottom - heightPx, BAR_WIDTH_PX - 1, heightPx);
      else
        drawMark(context, new Path2D(path), isFilled, {
          x,
          y: bottom + 1 - LANE_HEIGHT_PX / 2,
          half: MARK_PX,
        });
    }
  });
}

interface Track {
  readonly span: StepSpan;
  readonly widthPx: number;
}

/** Shapes are 10 wide, centred on 5. */
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

/** Below this width, single steps are indistinguishable. */
const NARROWEST_STEP_PX = 7;

/**
 * Lines through all lanes: at the end of each step of a short walk, and at the beginning of an anchor's
 * search.
 */
function drawHairs(
  context: CanvasRenderingContext2D,
  steps: Iterable<number>,
  { span, widthPx }: Track,
  color: string,
): void {
  context.fillStyle = color;
  for (const step of steps) {
    const x = TRACK_OVERHANG_PX + shareOf(span, step) * widthPx;
    context.fillRect(Math.round(x) - 0.5, PADDING_PX, 1, LANES_HEIGHT_PX - 2 * PADDING_PX);
  }
}
