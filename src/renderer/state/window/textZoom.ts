import { TEXT_ZOOMS } from '../../../contract/window/settings';

const USUAL = 1;

/** The next larger or smaller size of the text; null: the usual one. At either end it stays. */
export function nextTextZoom(zoom: number, by: 1 | -1 | null): number {
  if (by === null) return USUAL;
  const further = TEXT_ZOOMS.filter((other) => (by > 0 ? other > zoom : other < zoom));
  return (by > 0 ? further[0] : further.at(-1)) ?? zoom;
}

/** In a window of this size, in CSS pixels, the text has the size that the style sheet gives it. */
const USUAL_WINDOW = { width: 1600, height: 900 } as const;
/** Of what a window is larger, the text takes this share: the board takes the rest. */
const SHARE_OF_GROWTH = 0.5;
const LARGEST = 2;

/** How many times as large as in the style sheet everything beside the board is drawn. */
export function panelZoom(
  textZoom: number,
  window: { readonly width: number; readonly height: number },
): number {
  const size = Math.min(window.width / USUAL_WINDOW.width, window.height / USUAL_WINDOW.height);
  const suited = 1 + Math.max(0, size - 1) * SHARE_OF_GROWTH;
  return Math.round(Math.min(suited, LARGEST) * textZoom * 100) / 100;
}
