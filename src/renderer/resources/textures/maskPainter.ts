import { paintCrossCheckLabel } from './crossCheckLabel';
import type { Mask } from './engraving';
import { pixelChannel } from './pixelChannel';
import { isShortSquareLabel, paintShortSquareLabel } from './shortSquareLabel';
import { LABEL_FONT, paintSmallText, paintSquareLabel } from './squareLabel';
import { type Context2D, cssFont, type TileFont } from './tileFonts';

/**
 * Paints everything printed in the scene. The scene itself never uses a canvas, so it also runs without one.
 */
export interface MaskPainter {
  /** A letter of a tile, or its value: `A`, `CH`, `10`, `*`. */
  glyph(text: string, font: TileFont): Mask;
  /**
   * A label printed on a square or on the frame; see `squareLabelKey`, `smallTextKey`, `crossCheckLabelKey`.
   */
  label(key: string): Mask;
  /** A line of text, from the left, `CALLOUT_SIZE_PX` large. */
  callout(text: string): TextMask;
}

export interface TextMask {
  readonly coverage: Uint8Array;
  /** Width of the text in pixels. */
  readonly textWidth: number;
}

export const CALLOUT_SIZE_PX = { width: 1024, height: 96 } as const;
const CALLOUT_FONT_PX = 62;
const CALLOUT_BASELINE_PX = 70;

export const GLYPH_SIZE_PX = 256;
export const LABEL_SIZE_PX = 256;

/** The cap height is about 0.45 of the tile's side. */
const GLYPH_FONT_PX = 166;
const GLYPH_MAX_WIDTH_PX = 182;
/** Centre of a glyph: slightly raised, to leave the lower right corner for the value. */
const GLYPH_MIDDLE_PX = { x: 126, y: 119 } as const;
/** A glyph may be squeezed to this share of its width before it is made smaller. */
const GLYPH_MIN_SQUEEZE = 0.78;

/** Paints white on black with one canvas that is reused for every mask. */
export function createCanvasMaskPainter(): MaskPainter {
  const canvas = new OffscreenCanvas(GLYPH_SIZE_PX, GLYPH_SIZE_PX);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser gives no 2D canvas to draw the tile letters on.');
  const paint = (draw: (context: Context2D) => void): Mask => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = '#000';
    context.fillRect(0, 0, GLYPH_SIZE_PX, GLYPH_SIZE_PX);
    context.fillStyle = '#fff';
    context.strokeStyle = '#fff';
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    draw(context);
    return readMask(context);
  };
  return {
    glyph: (text, font) => paint((target) => drawGlyph(target, text, font)),
    label: (key) => paint((target) => paintLabel(target, key)),
    callout: createCalloutPainter(),
  };
}

function paintLabel(context: Context2D, key: string): void {
  if (key.startsWith('text:')) paintSmallText(context, key);
  else if (key.startsWith('checks:')) paintCrossCheckLabel(context, key);
  else if (isShortSquareLabel(key)) paintShortSquareLabel(context, key);
  else paintSquareLabel(context, key);
}

function createCalloutPainter(): MaskPainter['callout'] {
  const { height, width } = CALLOUT_SIZE_PX;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser gives no 2D canvas to draw the callouts on.');
  context.fillStyle = '#fff';
  return (text) => {
    context.clearRect(0, 0, width, height);
    context.font = cssFont(LABEL_FONT, CALLOUT_FONT_PX);
    context.fillText(text, 0, CALLOUT_BASELINE_PX, width);
    const coverage = pixelChannel(context.getImageData(0, 0, width, height), 3);
    return { coverage, textWidth: Math.min(context.measureText(text).width, width) };
  };
}

function readMask(context: Context2D): Mask {
  const coverage = pixelChannel(context.getImageData(0, 0, GLYPH_SIZE_PX, GLYPH_SIZE_PX), 0);
  return { size: GLYPH_SIZE_PX, coverage };
}

function drawGlyph(context: Context2D, text: string, font: TileFont): void {
  context.font = cssFont(font, GLYPH_FONT_PX);
  const capHeight = context.measureText('H').actualBoundingBoxAscent;
  const box = context.measureText(text);
  const squeeze = Math.min(1, GLYPH_MAX_WIDTH_PX / box.width);
  const scale = Math.min(1, squeeze / GLYPH_MIN_SQUEEZE);
  context.translate(GLYPH_MIDDLE_PX.x, GLYPH_MIDDLE_PX.y);
  if (text === '*') {
    // An asterisk is small, thin and at cap height: it fills its cell, centred, with a stroke around it.
    context.scale(2.3, 2.3);
    context.lineWidth = 7;
    context.lineJoin = 'round';
    context.strokeText(text, 0, (box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2);
    context.fillText(text, 0, (box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2);
    return;
  }
  context.scale(Math.min(squeeze, scale), scale);
  context.fillText(text, 0, capHeight / 2);
}
