import type { PictureSize } from '../../../scene/picture/pictureCamera';
import type { PictureCaption } from '../view/pictureCaption';

/** Text heights as fractions of the picture's shorter side; anything smaller is illegible. */
const TITLE = 0.036;
const LEAST_TITLE_PX = 13;
const DETAIL = 0.032;
const LEAST_DETAIL_PX = 12;
/** Height of the band, and the margins around and between its texts, in multiples of the title's height. */
const BAND = 1.5;
const MARGIN = 0.9;
/** Maximum part of the band's width for the detail. */
const DETAIL_ROOM = 0.45;

const FACE = '"Jost", "Inter", sans-serif';
/** Colour names of the style sheet. */
const PLATE = '--callout';
const RIM = '--brass-line';
const INK = '--callout-ink';
const FAINT = '--ink-soft';

/** A letter from each file of the font. */
const SAMPLE = 'Ań';

/** Loads the caption font. */
export const loadCaptionFont = async (): Promise<void> => {
  await document.fonts.load(`500 24px ${FACE}`, SAMPLE);
};

const titlePx = ({ height, width }: PictureSize): number =>
  Math.max(LEAST_TITLE_PX, Math.min(width, height) * TITLE);

/** Height of the caption band at the foot of a picture; 0 if the caption is empty. */
export const captionFoot = (size: PictureSize, { detail, title }: PictureCaption): number =>
  title === '' && detail === '' ? 0 : Math.round(titlePx(size) * BAND);

/** Draws the caption on a band at the foot. Text that is too long is condensed. */
export function drawCaption(
  sheet: OffscreenCanvasRenderingContext2D,
  size: PictureSize,
  caption: PictureCaption,
): void {
  const foot = captionFoot(size, caption);
  if (foot === 0) return;
  const { height, width } = size;
  const { detail, title } = caption;
  const theme = getComputedStyle(document.documentElement);
  const top = height - foot;
  sheet.fillStyle = theme.getPropertyValue(PLATE);
  sheet.fillRect(0, top, width, foot);
  sheet.fillStyle = theme.getPropertyValue(RIM);
  sheet.fillRect(0, top, width, Math.max(1, Math.round(foot / 40)));
  const margin = titlePx(size) * MARGIN;
  const middle = top + foot / 2;
  const room = width - 2 * margin;
  sheet.textBaseline = 'middle';
  sheet.fillStyle = theme.getPropertyValue(FAINT);
  sheet.font = fontOf(Math.max(LEAST_DETAIL_PX, Math.min(width, height) * DETAIL));
  const detailWidth = Math.min(sheet.measureText(detail).width, room * DETAIL_ROOM);
  if (detail !== '') sheet.fillText(detail, width - margin - detailWidth, middle, detailWidth);
  sheet.fillStyle = theme.getPropertyValue(INK);
  sheet.font = fontOf(titlePx(size));
  sheet.fillText(title, margin, middle, detail === '' ? room : room - detailWidth - margin);
}

const fontOf = (px: number): string => `500 ${px}px ${FACE}`;
