import { describe, expect, it } from 'vitest';
import { initialState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import { panelZoom } from '../../../../src/renderer/state/window/textZoom';
import { readMidgame } from '../../view/midgame';

const start = initialState(readMidgame());
const zoomAfter = (...steps: readonly (1 | -1 | null)[]) =>
  steps.reduce((state, by) => reduce(state, { type: 'text-zoomed', by }, 0), start).settings.textZoom;

describe('the size of the text', () => {
  it('ranges from 80 to 200 %, and can be reset', () => {
    expect(zoomAfter(1)).toBe(1.1);
    expect(zoomAfter(1, 1, 1, 1, 1)).toBe(2);
    expect(zoomAfter(1, 1, 1, 1, 1, 1, 1)).toBe(2);
    expect(zoomAfter(-1, -1)).toBe(0.8);
    expect(zoomAfter(-1, -1, -1)).toBe(0.8);
    expect(zoomAfter(1, 1, 1, null)).toBe(1);
  });

  it.each([
    [960, 640, 1],
    [1280, 800, 1],
    // Slightly more if there is room: half of the window's growth, in its tighter direction.
    [1920, 1080, 1.1],
    [2560, 1440, 1.3],
    [3440, 900, 1],
    [16_000, 9000, 2],
  ])('fits a window of %s × %s', (width, height, zoom) => {
    expect(panelZoom(1, { width, height })).toBe(zoom);
  });

  it('is the setting times the window’s factor', () => {
    expect(panelZoom(1.5, { width: 960, height: 640 })).toBe(1.5);
    expect(panelZoom(2, { width: 2560, height: 1440 })).toBe(2.6);
  });
});
