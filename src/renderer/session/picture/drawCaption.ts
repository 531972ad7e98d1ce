import type { PictureSize } from '../../scene/picture/pictureCamera';
import type { PictureCaption } from '../../view/picture/pictureCaption';

/** In shares of the picture's shorter side. */
const TITLE = 0.034;
const DETAIL = 0.024;
const MARGIN = 0.03;

const FACE = '"Jost", "Inter", sans-serif';
/** Names of colours of the style sheet. */
const PLATE = '--callout';
const RIM = '--brass-line';
const INK = '--callout-ink';
const FAINT = '--ink-soft';

/** Loads what captions are written with. */
export const loadCaptionFont = async (): Promise<void> => {
  await document.fonts.load(`500 24px ${FACE}`);
};

/** Writes the caption on a plate in the lower left corner. A line that is too long is made narrower. */
export function drawCaption(
  sheet: OffscreenCanvasRenderingContext2D,
  { height, width }: PictureSize,
  { detail, title }: PictureCaption,
): void {
  const side = Math.min(width, height);
  const margin = Math.round(side * MARGIN);
  const lines = [
    { words: title, px: side * TITLE, color: INK },
    { words: detail, px: side * DETAIL, color: FAINT },
  ].filter(({ words }) => words !== '');
  if (lines.length === 0) return;
  const room = width - 4 * margin;
  const measured = lines.map((line) => {
    sheet.font = fontOf(line.px);
    return { ...line, width: Math.min(room, sheet.measureText(line.words).width) };
  });
  const plateWidth = Math.max(...measured.map((line) => line.width)) + 2 * margin;
  const plateHeight = measured.reduce((sum, { px }) => sum + px * LINE, 0) + margin;
  const top = height - margin - plateHeight;
  const theme = getComputedStyle(document.documentElement);
  sheet.fillStyle = theme.getPropertyValue(PLATE);
  sheet.strokeStyle = theme.getPropertyValue(RIM);
  sheet.lineWidth = Math.max(1, side / 900);
  sheet.beginPath();
  sheet.roundRect(margin, top, plateWidth, plateHeight, margin / 2);
  sheet.fill();
  sheet.stroke();
  sheet.textBaseline = 'middle';
  let line = top + margin / 2;
  for (const { color, px, width: lineWidth, words } of measured) {
    sheet.font = fontOf(px);
    sheet.fillStyle = theme.getPropertyValue(color);
    sheet.fillText(words, 2 * margin, line + (px * LINE) / 2, lineWidth);
    line += px * LINE;
  }
}

/** Height of a line, in heights of its letters. */
const LINE = 1.35;

const fontOf = (px: number): string => `500 ${px}px ${FACE}`;
