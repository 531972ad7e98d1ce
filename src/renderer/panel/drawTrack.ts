import type { MarkerKind, TraceMarkers } from '../../core/trace/markers';
import { type Mark, markLanes } from '../view/timelineMarks';

const LANE_HEIGHT_PX = 11;
const PADDING_PX = 5;
/** The canvas reaches so far beyond either end of the track that no mark is cut off. */
export const TRACK_OVERHANG_PX = 6;
export const LANES_HEIGHT_PX = 4 * LANE_HEIGHT_PX + 2 * PADDING_PX;

/** Half the height of the largest and of the smallest mark, in pixels. */
const LARGEST_PX = 4.2;
const SMALLEST_PX = 2.4;

type Draw = (context: CanvasRenderingContext2D, x: number, y: number, half: number) => void;

/** Each kind has a shape of its own: colour alone tells nobody enough. */
const SHAPES: Readonly<Partial<Record<MarkerKind, { readonly color: string; readonly draw: Draw }>>> = {
  word: { color: '--forward', draw: fillDiamond },
  separator: { color: '--separator', draw: fillBar },
  blank: { color: '--brass', draw: strokeRing },
  deadEnd: { color: '--error', draw: strokeCross },
};

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
  const colors = getComputedStyle(canvas);
  if (length * NARROWEST_STEP_PX <= widthPx) drawSteps(context, length, widthPx);
  markLanes(markers, length, widthPx).forEach(({ kind, marks }, lane) => {
    const shape = SHAPES[kind];
    if (shape === undefined) return;
    const color = colors.getPropertyValue(shape.color);
    context.fillStyle = color;
    context.strokeStyle = color;
    const y = PADDING_PX + (lane + 0.5) * LANE_HEIGHT_PX;
    for (const mark of marks) shape.draw(context, TRACK_OVERHANG_PX + mark.at * widthPx, y, halfOf(mark));
  });
}

/** Narrower than this, single steps could not be told apart. */
const NARROWEST_STEP_PX = 7;

/** A hair for each step of a short walk. */
function drawSteps(context: CanvasRenderingContext2D, length: number, widthPx: number): void {
  context.fillStyle = '#ffffff17';
  for (let step = 0; step <= length; step++) {
    const x = TRACK_OVERHANG_PX + (step / Math.max(1, length)) * widthPx;
    context.fillRect(Math.round(x) - 0.5, PADDING_PX, 1, LANES_HEIGHT_PX - 2 * PADDING_PX);
  }
}

const halfOf = ({ weight }: Mark): number => SMALLEST_PX + (LARGEST_PX - SMALLEST_PX) * Math.sqrt(weight);

function fillDiamond(context: CanvasRenderingContext2D, x: number, y: number, half: number): void {
  context.beginPath();
  context.moveTo(x, y - half);
  context.lineTo(x + half, y);
  context.lineTo(x, y + half);
  context.lineTo(x - half, y);
  context.fill();
}

function fillBar(context: CanvasRenderingContext2D, x: number, y: number, half: number): void {
  context.fillRect(x - 1.2, y - half, 2.4, 2 * half);
}

function strokeRing(context: CanvasRenderingContext2D, x: number, y: number, half: number): void {
  context.lineWidth = 1.4;
  context.beginPath();
  context.arc(x, y, half - 0.7, 0, 2 * Math.PI);
  context.stroke();
}

function strokeCross(context: CanvasRenderingContext2D, x: number, y: number, half: number): void {
  const reach = half * 0.75;
  context.lineWidth = 1.3;
  context.beginPath();
  context.moveTo(x - reach, y - reach);
  context.lineTo(x + reach, y + reach);
  context.moveTo(x - reach, y + reach);
  context.lineTo(x + reach, y - reach);
  context.stroke();
}
