import { describe, expect, it } from 'vitest';
import { initialState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import { shownTheme } from '../../../../src/renderer/state/window/theme';
import { readMidgame } from '../../view/midgame';

const start = initialState(readMidgame());

describe('the theme', () => {
  it('is the chosen one, whatever the system’s', () => {
    const lightSystem = reduce(start, { type: 'system-theme-changed', theme: 'light' }, 0);
    expect(shownTheme(lightSystem)).toBe('dark');
    expect(shownTheme(reduce(lightSystem, { type: 'theme-chosen', theme: 'contrast' }, 0))).toBe('contrast');
  });

  it('follows the system if so chosen', () => {
    const followed = reduce(start, { type: 'theme-chosen', theme: 'system' }, 0);
    expect(shownTheme(followed)).toBe('dark');
    const light = reduce(followed, { type: 'system-theme-changed', theme: 'light' }, 0);
    expect(shownTheme(light)).toBe('light');
    expect(shownTheme(reduce(light, { type: 'system-theme-changed', theme: 'contrast' }, 0))).toBe(
      'contrast',
    );
  });
});
