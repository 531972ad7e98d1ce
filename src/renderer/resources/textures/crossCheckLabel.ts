import { LABEL_FONT } from './squareLabel';
import { type Context2D, cssFont } from './tileFonts';

/** The lines of text on a square: for moves across and for moves down. */
export interface CrossCheckLabel {
  readonly across: readonly string[] | null;
  readonly down: readonly string[] | null;
}

/** Length of an arrow. */
const ARROW = 48;
/** Maximum height of a line as a share of its box. */
const MOST_HEIGHT = 0.74;
const COUNT_SCALE = 0.72;

const KEY = /^checks:([^|]*)\|([^|]*)$/;

/** Key of a square's label; empty parts are omitted. */
export const crossCheckLabelKey = ({ across, down }: CrossCheckLabel): string =>
  `checks:${across?.join('\n') ?? ''}|${down?.join('\n') ?? ''}`;

export function parseCrossCheckLabelKey(key: string): CrossCheckLabel {
  const parts = KEY.exec(key);
  if (parts === null) throw new Error(`Not the key of a cross-check label: "${key}".`);
  return { across: linesOfKey(parts[1]), down: linesOfKey(parts[2]) };
}

const linesOfKey = (part: string | undefined): readonly string[] | null =>
  part === undefined || part === '' ? null : part.split('\n');

/** A part of the 256 × 256 cell. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A single set takes the whole cell, with a small arrow at its top (across) or at its left (down). Of two
 * sets the one for across is above the other.
 */
export function paintCrossCheckLabel(context: Context2D, key: string): void {
  const { across, down } = parseCrossCheckLabelKey(key);
  if (across !== null && down !== null) {
    paintArrow(context, 'across', { x: 33, y: 70 });
    paintLines(context, across, { x: 54, y: 20, width: 184, height: 104 });
    context.fillRect(28, 127, 200, 2);
    paintArrow(context, 'down', { x: 33, y: 186 });
    paintLines(context, down, { x: 54, y: 132, width: 184, height: 104 });
  } else if (across !== null) {
    paintArrow(context, 'across', { x: 128, y: 34 });
    paintLines(context, across, { x: 20, y: 50, width: 216, height: 190 });
  } else if (down !== null) {
    paintArrow(context, 'down', { x: 33, y: 128 });
    paintLines(context, down, { x: 52, y: 18, width: 188, height: 220 });
  }
}

/** As large as the box permits, centred. All lines have the same font size. */
function paintLines(context: Context2D, lines: readonly string[], box: Box): void {
  const lineHeight = Math.min(box.height / lines.length, box.height * MOST_HEIGHT);
  context.font = cssFont(LABEL_FONT, 100);
  const sizes = lines.map((line) => (box.width / context.measureText(line).width) * 100);
  // A count is not a letter set and is printed smaller.
  const isCount = /^\d/.test(lines[0] ?? '');
  const size = Math.min(lineHeight * 1.2, ...sizes) * (isCount ? COUNT_SCALE : 1);
  context.font = cssFont(LABEL_FONT, size);
  const capHeight = context.measureText('H').actualBoundingBoxAscent;
  const top = box.y + (box.height - lineHeight * lines.length) / 2;
  for (const [index, line] of lines.entries())
    context.fillText(line, box.x + box.width / 2, top + lineHeight * (index + 0.5) + capHeight / 2);
}

function paintArrow(
  context: Context2D,
  direction: 'across' | 'down',
  { x, y }: { readonly x: number; readonly y: number },
): void {
  context.save();
  context.translate(x, y);
  if (direction === 'down') context.rotate(Math.PI / 2);
  context.fillRect(-ARROW / 2, -4.5, ARROW / 2, 9);
  context.beginPath();
  context.moveTo(-3, -17);
  context.lineTo(ARROW / 2 - 6, 0);
  context.lineTo(-3, 17);
  context.closePath();
  context.fill();
  context.restore();
}
