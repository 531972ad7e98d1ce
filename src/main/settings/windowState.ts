import { z } from 'zod';

/** Where the window was, in screen pixels. */
export interface WindowState {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isMaximized: boolean;
}

export const windowStateParser: z.ZodType<WindowState> = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().min(100).max(32_000),
  height: z.int().min(100).max(32_000),
  isMaximized: z.boolean(),
});

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GRIP_PX = 80;

/** Whether enough of a window would lie on one of the screens to be taken hold of. */
export function isReachable(window: Rectangle, screens: readonly Rectangle[]): boolean {
  return screens.some(
    (screen) =>
      overlap(window.x, window.width, screen.x, screen.width) >= GRIP_PX &&
      overlap(window.y, window.height, screen.y, screen.height) >= GRIP_PX &&
      // The title bar must not lie above the screen.
      window.y >= screen.y,
  );
}

const overlap = (a: number, aLength: number, b: number, bLength: number): number =>
  Math.min(a + aLength, b + bLength) - Math.max(a, b);
