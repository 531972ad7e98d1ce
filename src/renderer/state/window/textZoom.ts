import { TEXT_ZOOMS } from '../../../contract/window/settings';

const USUAL = 1;

/** The next larger or smaller text size, limited at both ends; null for the default. */
export function nextTextZoom(zoom: number, by: 1 | -1 | null): number {
  if (by === null) return USUAL;
  const further = TEXT_ZOOMS.filter((other) => (by > 0 ? other > zoom : other < zoom));
  return (by > 0 ? further[0] : further.at(-1)) ?? zoom;
}

/** Window size, in CSS pixels, at which the text has the size of the style sheet. */
const USUAL_WINDOW = { width: 1600, height: 900 } as const;
/** Share of a larger window's additional size that the text takes: the board takes the rest. */
const SHARE_OF_GROWTH = 0.5;
const LARGEST = 2;

/** Scale of everything beside the board relative to the style sheet. */
export function panelZoom(
  textZoom: number,
  window: { readonly width: number; readonly height: number },
): number {
  const size = Math.min(window.width / USUAL_WINDOW.width, window.height / USUAL_WINDOW.height);
  const suited = 1 + Math.max(0, size - 1) * SHARE_OF_GROWTH;
  return Math.round(Math.min(suited, LARGEST) * textZoom * 100) / 100;
}
