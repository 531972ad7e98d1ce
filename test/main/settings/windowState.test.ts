import { describe, expect, it } from 'vitest';
import { isReachable } from '../../../src/main/settings/windowState';

const SCREEN = { x: 0, y: 0, width: 1920, height: 1080 };
const RIGHT = { x: 1920, y: 200, width: 1280, height: 1024 };

describe('isReachable', () => {
  it.each([
    ['in the middle', { x: 100, y: 100, width: 1280, height: 800 }, [SCREEN], true],
    ['on a second screen', { x: 2000, y: 300, width: 1000, height: 700 }, [SCREEN, RIGHT], true],
    ['on a screen that is gone', { x: 2000, y: 300, width: 1000, height: 700 }, [SCREEN], false],
    ['with 80 pixels left on the screen', { x: 1840, y: 0, width: 1000, height: 700 }, [SCREEN], true],
    ['with 79 pixels left on the screen', { x: 1841, y: 0, width: 1000, height: 700 }, [SCREEN], false],
    ['with its title bar above the screen', { x: 0, y: -1, width: 1000, height: 700 }, [SCREEN], false],
  ])('a window %s', (_where, window, screens, expected) => {
    expect(isReachable(window, screens)).toBe(expected);
  });
});
