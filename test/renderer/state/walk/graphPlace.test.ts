import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../../src/contract/window/settings';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import { graphPlaceOf, isGraphOnStage } from '../../../../src/renderer/state/walk/graphPlace';
import { readMidgame } from '../../view/midgame';

const search = { kind: 'search', scope: { kind: 'whole' }, algorithm: 'gaddag' } as const;
const walking = reduce(initialState(readMidgame()), { type: 'walk-opened', subject: search }, 0);

const at = (widthPx: number, change: Partial<Settings> = {}): AppState => ({
  ...reduce(walking, { type: 'window-resized', widthPx }, 0),
  settings: { ...walking.settings, ...change },
});

describe('the place of the graph', () => {
  it('is beside the board where both have room', () => {
    // The side panel takes a quarter, but no less than 316.
    expect(graphPlaceOf(at(1215))).toBe('panel');
    expect(graphPlaceOf(at(1216))).toBe('beside');
    expect(graphPlaceOf(at(1200, { isSidePanelOpen: false }))).toBe('beside');
    expect(graphPlaceOf(at(1280, { sidePanelWidth: 381 }))).toBe('panel');
    expect(graphPlaceOf(at(1280, { textZoom: 1.25 }))).toBe('panel');
    expect(graphPlaceOf(at(1280, { isLogOnStage: true }))).toBe('panel');
    expect(graphPlaceOf(at(1640, { isLogOnStage: true }))).toBe('beside');
  });

  it('is moved to the other place and back', () => {
    const wide = reduce(at(1280), { type: 'graph-place-toggled' }, 0);
    expect([graphPlaceOf(wide), wide.settings.isGraphOnStage]).toEqual(['panel', false]);
    const back = reduce(wide, { type: 'graph-place-toggled' }, 0);
    expect([graphPlaceOf(back), back.settings.isGraphOnStage]).toEqual(['beside', null]);
    const narrow = reduce(at(960), { type: 'graph-place-toggled' }, 0);
    expect([graphPlaceOf(narrow), narrow.settings.isGraphOnStage]).toEqual(['before', true]);
    expect(reduce(narrow, { type: 'graph-place-toggled' }, 0).settings.isGraphOnStage).toBeNull();
  });

  it('leaves the board its room on other pages', () => {
    const elsewhere = (state: AppState) => isGraphOnStage({ ...state, sideTab: 'moves' });
    expect([isGraphOnStage(at(1280)), elsewhere(at(1280))]).toEqual([true, false]);
    expect(elsewhere(at(960, { isGraphOnStage: true }))).toBe(true);
  });

  it('has no other place in a frame than beside the board, if there is room', () => {
    const framed = (widthPx: number) => graphPlaceOf({ ...at(widthPx), isEmbedded: true });
    expect([framed(639), framed(640), framed(1280)]).toEqual(['panel', 'beside', 'beside']);
  });

  it('can be focused beside the board without the side panel', () => {
    const closed = reduce(at(1280, { isSidePanelOpen: false }), { type: 'zone-entered', zone: 'graph' }, 0);
    expect(closed).toMatchObject({ zone: 'graph', settings: { isSidePanelOpen: false } });
  });
});
