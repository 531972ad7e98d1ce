import { LABEL_FONT, paintStar, parseSquareLabelKey, type SquareLabel, squareLabelKey } from './squareLabel';
import { type Context2D, cssFont } from './tileFonts';

const PREFIX = 'short ';

/**
 * Key of a label in the largest possible letters (`3W`), for squares that appear small; null if there is
 * nothing to print.
 */
export function shortSquareLabelKey(label: SquareLabel): string | null {
  const key = squareLabelKey(label);
  return key === null ? null : `${PREFIX}${key}`;
}

export const isShortSquareLabel = (key: string): boolean => key.startsWith(PREFIX);

/** Coordinates are those of a 256 × 256 cell that covers the square. */
export function paintShortSquareLabel(context: Context2D, key: string): void {
  const { isStart, letterMultiplier, wordMultiplier } = parseSquareLabelKey(key.slice(PREFIX.length));
  const texts = [
    letterMultiplier === 1 ? '' : `${letterMultiplier}L`,
    wordMultiplier === 1 ? '' : `${wordMultiplier}W`,
  ].filter((text) => text !== '');
  if (isStart) paintStar(context, texts.length === 0 ? CENTRE : { x: 72, y: 76, scale: 52 });
  const [first, second] = texts;
  if (first === undefined) return;
  if (second === undefined) {
    context.font = cssFont(LABEL_FONT, isStart ? 112 : 138);
    context.fillText(first, isStart ? 152 : 128, isStart ? 208 : 176);
    return;
  }
  context.font = cssFont(LABEL_FONT, 96);
  if (!isStart) context.fillText(first, 86, 106);
  else context.fillText(first, 176, 106);
  context.fillText(second, 168, 218);
}

const CENTRE = { x: 128, y: 128, scale: 84 } as const;
