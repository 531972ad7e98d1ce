/** An entry of a context menu. */
export interface MenuRow {
  /** Id of the command. */
  readonly id: string;
  /** As in the key sheet. */
  readonly title: string;
  /** As in the key sheet; empty for a command without a key. */
  readonly keys: readonly string[];
  /** Why it is disabled; null if it is enabled. */
  readonly why: string | null;
}

/** Index of the next row whose title begins with a typed letter; −1 if there is none. */
export function rowTyped(titles: readonly string[], from: number, letter: string): number {
  const wanted = letter.toLowerCase();
  for (let by = 1; by <= titles.length; by++) {
    const at = (from + by) % titles.length;
    if (titles[at]?.toLowerCase().startsWith(wanted)) return at;
  }
  return -1;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Position of a menu opened at a point: on the side with enough space, within the window. */
export function menuCorner(at: { readonly x: number; readonly y: number }, menu: Size, window: Size) {
  const along = (point: number, length: number, room: number) =>
    Math.max(0, point + length <= room ? point : Math.min(point, room) - length);
  return { left: along(at.x, menu.width, window.width), top: along(at.y, menu.height, window.height) };
}
