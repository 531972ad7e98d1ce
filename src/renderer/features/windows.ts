import { courseWindow } from './course/window';
import { designWindow } from './design/window';
import { endgameWindow } from './endgame/window';
import { enginesWindow } from './engines/window';
import type { FeatureWindow } from './featureWindow';
import { leavesWindow } from './leaves/window';
import { pictureWindow } from './picture/window';
import { practiceWindow } from './practice/window';
import { reviewWindow } from './review/window';
import { settingsWindow } from './settings/window';
import { simulationWindow } from './simulation/window';
import { strategyWindow } from './strategy/window';
import { structuresWindow } from './structures/window';
import { tournamentWindow } from './tournament/window';
import { wordsWindow } from './words/window';

/** Windows of leaf features, in page order. */
export const WINDOWS: readonly FeatureWindow[] = [
  settingsWindow,
  pictureWindow,
  designWindow,
  wordsWindow,
  courseWindow,
  structuresWindow,
  strategyWindow,
  tournamentWindow,
  reviewWindow,
  simulationWindow,
  endgameWindow,
  practiceWindow,
  enginesWindow,
  leavesWindow,
];

/** Spread one by one, so that the compiler misses a tab without a page. */
export const LEAF_PAGES = {
  ...designWindow.pages,
  ...wordsWindow.pages,
  ...courseWindow.pages,
  ...structuresWindow.pages,
  ...tournamentWindow.pages,
  ...practiceWindow.pages,
  ...leavesWindow.pages,
};
