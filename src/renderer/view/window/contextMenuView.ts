/** An entry of a context menu. */
export interface MenuRow {
  /** Of the command. */
  readonly id: string;
  /** As the key sheet says it. */
  readonly title: string;
  /** As the key sheet prints them; empty for a command without a key. */
  readonly keys: readonly string[];
  /** Why it can do nothing now; null: it can. */
  readonly why: string | null;
}

/**
 * The index of the row that a typed letter leads to: the next one whose title begins with it; −1 for none.
 */
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

/**
 * Where a menu stands that hangs from a point: beside it, on the side that has room, and within the window.
 */
export function menuCorner(at: { readonly x: number; readonly y: number }, menu: Size, window: Size) {
  const along = (point: number, length: number, room: number) =>
    Math.max(0, point + length <= room ? point : Math.min(point, room) - length);
  return { left: along(at.x, menu.width, window.width), top: along(at.y, menu.height, window.height) };
}
