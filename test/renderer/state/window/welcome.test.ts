import { describe, expect, it } from 'vitest';
import { FIRST_SETTINGS } from '../../../../src/contract/window/settings';
import type { Action } from '../../../../src/renderer/state/action';
import type { AppState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import { walkTo } from '../../../../src/renderer/state/walk/walk';
import { isWelcomeShown } from '../../../../src/renderer/state/window/welcome';
import { LEXICON } from '../../session/fakeConnection';
import { MISTAKEN, readMidgame, stateShowing } from '../../view/midgame';

const LOADED: Action = { type: 'settings-loaded', settings: FIRST_SETTINGS };
const moved = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((now, action) => reduce(now, action, 0), state);
const atStart = moved(stateShowing([MISTAKEN]), LOADED);

describe('the card of the first start', () => {
  it('is shown with the best play, in a profile without settings alone', () => {
    expect(isWelcomeShown(atStart)).toBe(true);
    expect(isWelcomeShown(stateShowing([MISTAKEN]))).toBe(false);
    expect(isWelcomeShown({ ...atStart, candidates: null })).toBe(false);
  });

  const LEFT: readonly (readonly [name: string, action: Action])[] = [
    ['closing it', { type: 'welcome-closed' }],
    ['opening the walk', { type: 'walk-opened', subject: walkTo(1) }],
    ['another position', { type: 'document-opened', setup: readMidgame() }],
  ];
  it.each(LEFT)('does not come back after %s', (_, action) => {
    const left = moved(atStart, action);
    expect(isWelcomeShown(left)).toBe(false);
    expect(left.settings).toEqual({ ...FIRST_SETTINGS, hasSeenWelcome: true });
    expect(isWelcomeShown(moved(left, { type: 'walk-closed' }))).toBe(false);
  });

  it('stays while anything else happens', () => {
    // Opening a lexicon makes another setup with the same tiles.
    const opened = moved(moved(stateShowing([]), LOADED), { type: 'lexicon-opened', info: LEXICON });
    expect(opened.settings.hasSeenWelcome).toBe(false);
    const state = moved(atStart, { type: 'zone-entered', zone: 'board' }, { type: 'flat-board-toggled' });
    expect(isWelcomeShown(state)).toBe(true);
  });
});
