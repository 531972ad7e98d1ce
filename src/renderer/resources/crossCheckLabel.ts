import { LABEL_FONT } from './squareLabel';
import { type Context2D, cssFont } from './tileFonts';

/** What is written on a square: the letters for moves across and for moves down, or their number. */
export interface CrossCheckLabel {
  readonly across: string | null;
  readonly down: string | null;
}

const KEY = /^checks:([^|]*)\|([^|]*)$/;
/** A line with more characters would be too narrow to read. */
const MAX_LINE_LENGTH = 3;

/** Names the label of a square; an empty part is not written. */
export const crossCheckLabelKey = ({ across, down }: CrossCheckLabel): string =>
  `checks:${across ?? ''}|${down ?? ''}`;

export function parseCrossCheckLabelKey(key: string): CrossCheckLabel {
  const parts = KEY.exec(key);
  if (parts === null) throw new Error(`Not the key of a cross-check label: "${key}".`);
  return { across: parts[1] || null, down: parts[2] || null };
}

/** A part of the 256 × 256 cell. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const HALF_ARROW = 24;
const COUNT_SCALE = 0.72;

/**
 * A set that stands alone has the whole cell, an arrow at its top (across) or at its left (down). Of two sets the one
 * for across stands above the other.
 */
export function paintCrossCheckLabel(context: Context2D, key: string): void {
  const { across, down } = parseCrossCheckLabelKey(key);
  if (across !== null && down !== null) {
    paintArrow(context, 'across', { x: 42, y: 70 });
    paintText(context, across, { x: 74, y: 16, width: 164, height: 106 });
    paintArrow(context, 'down', { x: 42, y: 186 });
    paintText(context, down, { x: 74, y: 134, width: 164, height: 106 });
  } else if (across !== null) {
    paintArrow(context, 'across', { x: 128, y: 42 });
    paintText(context, across, { x: 24, y: 66, width: 208, height: 172 });
  } else if (down !== null) {
    paintArrow(context, 'down', { x: 42, y: 128 });
    paintText(context, down, { x: 70, y: 20, width: 168, height: 216 });
  }
}

/** As large as its lines allow, in the middle of the box. */
function paintText(context: Context2D, text: string, box: Box): void {
  const lines = linesOf(text);
  const lineHeight = box.height / Math.max(lines.length, 1.35);
  const sizes = lines.map((line) => {
    context.font = cssFont(LABEL_FONT, 100);
    return (box.width / context.measureText(line).width) * 100;
  });
  // A number is no letter set: it stands back.
  const size = Math.min(lineHeight * 1.12, ...sizes) * (/^\d/.test(text) ? COUNT_SCALE : 1);
  context.font = cssFont(LABEL_FONT, size);
  const capHeight = context.measureText('H').actualBoundingBoxAscent;
  const top = box.y + (box.height - lineHeight * lines.length) / 2;
  for (const [index, line] of lines.entries())
    context.fillText(line, box.x + box.width / 2, top + lineHeight * (index + 0.5) + capHeight / 2);
}

export function linesOf(text: string): readonly string[] {
  if (text.length <= MAX_LINE_LENGTH) return [text];
  const half = Math.ceil(text.length / 2);
  return [text.slice(0, half), text.slice(half)];
}

function paintArrow(
  context: Context2D,
  direction: 'across' | 'down',
  { x, y }: { readonly x: number; readonly y: number },
): void {
  context.save();
  context.translate(x, y);
  if (direction === 'down') context.rotate(Math.PI / 2);
  context.fillRect(-HALF_ARROW, -4.5, HALF_ARROW, 9);
  context.beginPath();
  context.moveTo(-2, -20);
  context.lineTo(HALF_ARROW, 0);
  context.lineTo(-2, 20);
  context.closePath();
  context.fill();
  context.restore();
}
