import type { BrowserContextOptions } from 'playwright';
import { type PageSession, startPage } from './appSession';

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

const TOUCH: BrowserContextOptions = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Opens the page as a phone or a tablet with a screen of that size does. */
export const openTouchPage = (viewport: Viewport): Promise<PageSession> => startPage({ viewport, ...TOUCH });
