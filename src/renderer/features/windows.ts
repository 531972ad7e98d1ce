import { designWindow } from './design/window';
import type { FeatureWindow } from './featureWindow';
import { pictureWindow } from './picture/window';
import { settingsWindow } from './settings/window';
import { strategyWindow } from './strategy/window';
import { structuresWindow } from './structures/window';
import { wordsWindow } from './words/window';

/** Windows of leaf features, in page order. */
export const WINDOWS: readonly FeatureWindow[] = [
  settingsWindow,
  pictureWindow,
  designWindow,
  wordsWindow,
  structuresWindow,
  strategyWindow,
];

/** Spread one by one, so that the compiler misses a tab without a page. */
export const LEAF_PAGES = { ...designWindow.pages, ...wordsWindow.pages, ...structuresWindow.pages };
