import { z } from 'zod';
import type { Settings } from '../../contract/window/settings';
import { type PanelSizes, panelSizesParser } from '../../contract/window/settingsParser';

/** Bounds of the window, in screen pixels. */
export interface WindowState {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isMaximized: boolean;
  readonly isFullScreen: boolean;
}

export const windowStateParser: z.ZodType<WindowState> = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().min(100).max(32_000),
  height: z.int().min(100).max(32_000),
  isMaximized: z.boolean(),
  // Files of earlier versions lack this.
  isFullScreen: z.boolean().default(false),
});

/** State of the window with these screens. */
export interface WindowPlace {
  readonly screens: string;
  readonly window: WindowState;
  readonly panels: PanelSizes;
}

export const windowPlaceParser: z.ZodType<WindowPlace> = z.object({
  screens: z.string().max(1000),
  window: windowStateParser,
  panels: panelSizesParser,
});

export const panelSizesOf = (settings: Settings): PanelSizes => panelSizesParser.parse(settings);

/** Number of screen arrangements remembered, such as desk, laptop alone, projector. */
export const MOST_PLACES = 8;

/** Screens of the same sizes at the same places are the same ones, in any order. */
export const screensText = (screens: readonly Rectangle[]): string =>
  screens
    .map(({ height, width, x, y }) => `${width}x${height}+${x}+${y}`)
    .sort()
    .join(' ');

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
