import '@fontsource/jost/600.css';
import '@fontsource/roboto-slab/600.css';
import '@fontsource/source-serif-4/600.css';

/** The bundled open fonts (SIL Open Font License) that tiles can be engraved in. */
export const TILE_FONTS = {
  jost: { family: 'Jost' },
  serif: { family: 'Source Serif 4' },
  slab: { family: 'Roboto Slab' },
} as const;

export type TileFont = keyof typeof TILE_FONTS;

/**
 * A character of each subset that the bundled files may be split into: Latin, extended
 * Latin, Cyrillic, Greek.
 */
const SUBSET_SAMPLE = 'AŁЖΩ';

/** The canvas context that letters are drawn on. */
export type Context2D = OffscreenCanvasRenderingContext2D;

/** A CSS font value for canvas text. */
export const cssFont = (font: TileFont, sizePx: number): string =>
  `600 ${sizePx}px "${TILE_FONTS[font].family}"`;

/** Loads a font completely, so that text drawn on a canvas never falls back to another one. */
export async function loadTileFont(font: TileFont): Promise<void> {
  const faces = await document.fonts.load(cssFont(font, 64), SUBSET_SAMPLE);
  if (faces.length === 0) throw new Error(`The tile font "${TILE_FONTS[font].family}" is not bundled.`);
}
