import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../../src/contract/window/settings';
import { initialState } from '../../../../src/renderer/state/appState';
import type { SideTab } from '../../../../src/renderer/state/window/sideTab';
import { gamePlaceOf } from '../../../../src/renderer/view/document/gamePlace';
import { openedGame } from '../../features/review/state/reviewed';
import { readMidgame } from '../midgame';

describe('the place of the open game', () => {
  const game = openedGame();
  const placeOn = (sideTab: SideTab, windowWidthPx: number, change: Partial<typeof DEFAULT_SETTINGS> = {}) =>
    gamePlaceOf({ ...game, sideTab, windowWidthPx, settings: { ...DEFAULT_SETTINGS, ...change } });

  it('is left of the board where the window is wide enough for its text', () => {
    expect(placeOn('moves', 1279)).toBe('above');
    expect(placeOn('moves', 1280)).toBe('left');
    expect(placeOn('moves', 1600, { textZoom: 1.5 })).toBe('above');
    expect(placeOn('moves', 1920, { textZoom: 1.5 })).toBe('left');
    expect(placeOn('moves', 1920, { isSidePanelOpen: false })).toBe('above');
  });

  it('is in the panel in the other rooms: below the page of a game, and on no page without a board', () => {
    expect(placeOn('play', 1920)).toBe('below');
    expect(placeOn('walk', 1920)).toBe('above');
    expect(placeOn('tournament', 1920)).toBeNull();
  });

  it('is nowhere without a game, unless a review is asked for, which offers to open one', () => {
    const nothing = { ...initialState(readMidgame()), windowWidthPx: 1920 };
    expect(gamePlaceOf(nothing)).toBeNull();
    const asked = { ...nothing, review: { ...nothing.review, isOpen: true } };
    expect(gamePlaceOf(asked)).toBe('left');
    expect(gamePlaceOf({ ...asked, sideTab: 'walk' })).toBeNull();
  });
});
