import { describe, expect, it } from 'vitest';
import { appMenuOf } from '../../../../src/renderer/input/window/appMenu';
import { isFlat } from '../../../../src/renderer/state/board/flatBoard';
import { reduce } from '../../../../src/renderer/state/reduce';
import { text } from '../../../../src/texts/text';
import { MISTAKEN, stateShowing } from '../../view/midgame';

const START = stateShowing([MISTAKEN], 2517);
const toggle = (state = START) => reduce(state, { type: 'flat-board-toggled' }, 0);
const FAILURE = 'WebGL 2 is not available here.';
const FAILED = reduce(START, { type: 'scene-failed', message: FAILURE }, 0);

describe('the flat board', () => {
  it('is switched on and off, and nothing else changes', () => {
    expect(isFlat(START)).toBe(false);
    const focused = reduce(START, { type: 'zone-entered', zone: 'board' }, 0);
    const flat = toggle(focused);
    expect(isFlat(flat)).toBe(true);
    expect({ ...flat, settings: focused.settings }).toEqual(focused);
    expect(toggle(flat)).toEqual(focused);
  });

  it('is shown if there is no 3D picture, whatever the setting', () => {
    expect(isFlat(FAILED)).toBe(true);
    expect(isFlat({ ...FAILED, settings: { ...FAILED.settings, isBoardFlat: true } })).toBe(true);
  });

  it('cannot be left in that case, with a reason', () => {
    const refused = toggle(FAILED);
    expect(refused.settings).toEqual(START.settings);
    expect(refused.notice).toBe(FAILURE);
  });

  it('returns a dragged tile', () => {
    const over = { kind: 'rack', index: 1 } as const;
    const pointer = { over, at: { x: 0, z: 0 }, page: { x: 0, y: 0 } };
    const dragging = reduce(START, { type: 'drag-started', from: { kind: 'rack', index: 0 }, pointer }, 0);
    expect(dragging.drag).not.toBeNull();
    expect(toggle(dragging)).toMatchObject({ drag: null, setup: START.setup });
  });

  it.each([
    ['3D', START, { isChecked: false, isEnabled: true }],
    ['flat', toggle(), { isChecked: true, isEnabled: true }],
    ['without a 3D picture', FAILED, { isChecked: true, isEnabled: false }],
  ])('has an entry in the menu: %s', (_, state, looks) => {
    const entries = appMenuOf(state, false).flatMap(({ items }) => items);
    expect(entries).toContainEqual({
      kind: 'command',
      id: 'window.flatBoard',
      label: text('appMenu.windowFlatBoard'),
      accelerator: 'F9',
      ...looks,
    });
  });
});
