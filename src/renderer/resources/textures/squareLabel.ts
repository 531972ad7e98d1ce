import { type Context2D, cssFont, type TileFont } from './tileFonts';

/** The print on a square. A multiplier of 1 is not printed. */
export interface SquareLabel {
  readonly letterMultiplier: number;
  readonly wordMultiplier: number;
  readonly isStart: boolean;
}

/** The words below the multipliers, in capitals. */
export interface SquareCaptions {
  readonly letter: string;
  readonly word: string;
}

export const LABEL_FONT: TileFont = 'jost';
/** A separator that occurs in no word. */
const BETWEEN = '\n';
const LABEL_KEY = /^square:(\d),(\d),(star)?$/;

/** Key of a square's label; null if there is nothing on it. */
export function squareLabelKey({ letterMultiplier, wordMultiplier, isStart }: SquareLabel): string | null {
  if (letterMultiplier === 1 && wordMultiplier === 1 && !isStart) return null;
  return `square:${letterMultiplier},${wordMultiplier},${isStart ? 'star' : ''}`;
}

/** Key of a label with its words, for squares that appear large; null if there is nothing on it. */
export function longSquareLabelKey(label: SquareLabel, { letter, word }: SquareCaptions): string | null {
  const key = squareLabelKey(label);
  return key === null ? null : [key, letter, word].join(BETWEEN);
}

/** Key of a short text printed large and centred: a coordinate, or the number of a cross-word. */
export const smallTextKey = (text: string): string => `text:${text}`;

export function parseSquareLabelKey(key: string): SquareLabel {
  const parts = LABEL_KEY.exec(key);
  if (parts === null) throw new Error(`Not the key of a square label: "${key}".`);
  return {
    letterMultiplier: Number(parts[1]),
    wordMultiplier: Number(parts[2]),
    isStart: parts[3] === 'star',
  };
}

export function paintSmallText(context: Context2D, key: string): void {
  const text = key.slice('text:'.length);
  context.font = cssFont(LABEL_FONT, 150);
  const box = context.measureText(text);
  const scale = Math.min(1, 200 / box.width);
  context.translate(128, 128);
  context.scale(scale, scale);
  context.fillText(text, 0, 53);
}

/** Side of the cell that a label is painted in, and the margin on both sides of its words. */
const CELL = 256;
const MARGIN = 12;

/** Coordinates are those of a 256 × 256 cell that covers the square. */
export function paintSquareLabel(context: Context2D, key: string): void {
  const [square = '', letter = '', word = ''] = key.split(BETWEEN);
  const { letterMultiplier, wordMultiplier, isStart } = parseSquareLabelKey(square);
  const lines: Array<readonly [text: string, caption: string]> = [];
  if (letterMultiplier !== 1) lines.push([`${letterMultiplier}×`, letter]);
  if (wordMultiplier !== 1) lines.push([`${wordMultiplier}×`, word]);
  if (isStart) paintStart(context, lines);
  else paintLines(context, lines);
}

function paintLines(context: Context2D, lines: ReadonlyArray<readonly [string, string]>): void {
  const [first, second] = lines;
  if (first !== undefined && second === undefined) paintLine(context, first, { x: 128, y: 122, scale: 1 });
  if (first !== undefined && second !== undefined) {
    paintLine(context, first, { x: 88, y: 78, scale: 0.62 });
    paintLine(context, second, { x: 168, y: 178, scale: 0.62 });
  }
}

interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

function paintLine(context: Context2D, [text, caption]: readonly [string, string], place: Placement): void {
  context.font = cssFont(LABEL_FONT, 112 * place.scale);
  context.fillText(text, place.x, place.y + 24 * place.scale);
  const half = Math.min(place.x, CELL - place.x) - MARGIN;
  setFitting(context, caption, { size: 43 * place.scale, spacing: 3 * place.scale, width: 2 * half });
  context.fillText(caption, place.x, place.y + 78 * place.scale);
  context.letterSpacing = '0px';
}

/** Sets the largest font in which the text fits this width. */
function setFitting(
  context: Context2D,
  text: string,
  { size, spacing, width }: { readonly size: number; readonly spacing: number; readonly width: number },
): void {
  context.font = cssFont(LABEL_FONT, size);
  context.letterSpacing = `${spacing}px`;
  const share = width / context.measureText(text).width;
  if (share >= 1) return;
  context.font = cssFont(LABEL_FONT, size * share);
  context.letterSpacing = `${spacing * share}px`;
}

function paintStart(context: Context2D, lines: ReadonlyArray<readonly [string, string]>): void {
  paintStar(context, { x: 128, y: lines.length === 0 ? 128 : 100, scale: lines.length === 0 ? 74 : 66 });
  const text = lines.map(([multiplier, caption]) => `${multiplier} ${caption}`).join('  ');
  setFitting(context, text, { size: lines.length > 1 ? 32 : 46, spacing: 1, width: CELL - 2 * MARGIN });
  context.fillText(text, CELL / 2, 220);
  context.letterSpacing = '0px';
}

/** @param place its middle, and the length of its rays */
export function paintStar(context: Context2D, { x, y, scale }: Placement): void {
  context.beginPath();
  for (let corner = 0; corner < 10; corner++) {
    const radius = corner % 2 === 0 ? scale : scale * 0.42;
    const angle = (corner * Math.PI) / 5 - Math.PI / 2;
    context.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  context.closePath();
  context.fill();
}
