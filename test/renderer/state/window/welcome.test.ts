import { describe, expect, it } from 'vitest';
import { FIRST_SETTINGS } from '../../../../src/contract/window/settings';
import { message } from '../../../../src/core/message';
import type { Action } from '../../../../src/renderer/state/action';
import type { AppState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import { walkTo } from '../../../../src/renderer/state/walk/walk';
import { isWelcomeDue } from '../../../../src/renderer/state/window/welcome';
import { welcomeSentences } from '../../../../src/renderer/view/window/welcomeView';
import { sentence } from '../../../said';
import { LEXICON } from '../../session/fakeConnection';
import { MISTAKEN, placement, readMidgame, stateShowing } from '../../view/midgame';
import { atWalkRun } from '../../view/traces';

const LOADED: Action = { type: 'settings-loaded', settings: FIRST_SETTINGS };
const moved = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((now, action) => reduce(now, action, 0), state);
const MAKE = placement('MAKE', { score: 10, rank: 2 });
const atStart = moved(stateShowing([MISTAKEN, MAKE]), LOADED);
const begun = moved(atStart, { type: 'welcome-begun', isStill: false });
const still = moved(atStart, { type: 'welcome-begun', isStill: true });

/** A walk of eleven steps. */
const run = atWalkRun(atStart.setup);
const loaded = moved(begun, { type: 'walk-loaded', subject: begun.walk!.subject, run });
const walking = reduce(loaded, { type: 'welcome-advanced' }, 1000);
const arrived = moved(walking, { type: 'walk-moved', step: 11, hasArrived: true, heldMs: 0 });

const BOARD = sentence('welcome.board');
const WALK = sentence('welcome.walk');
const FOUND = sentence('welcome.found', { word: 'MISTAKEN', score: 96 });

describe('the first minute', () => {
  it('is due with the first candidate, in a profile without settings alone', () => {
    expect(isWelcomeDue(atStart)).toBe(true);
    expect(isWelcomeDue({ ...atStart, isEmbedded: true })).toBe(false);
    expect(isWelcomeDue(stateShowing([MISTAKEN]))).toBe(false);
    expect(isWelcomeDue({ ...atStart, candidates: null })).toBe(false);
    expect(isWelcomeDue({ ...atStart, shownRank: 2 })).toBe(false);
  });

  it('begins with the board alone, and is never due again', () => {
    expect(begun.walk).toMatchObject({ subject: walkTo(1), step: 0, isPlaying: false });
    expect([begun.sideTab, begun.zone]).toEqual([atStart.sideTab, atStart.zone]);
    expect(welcomeSentences(begun)).toEqual([BOARD]);
    expect(begun.settings).toEqual({ ...FIRST_SETTINGS, hasSeenWelcome: true });
    expect(isWelcomeDue(begun)).toBe(false);
  });

  it('walks when the board has been explained, in eleven seconds, and then shows the doors', () => {
    expect(loaded.walk).toMatchObject({ step: 0, motion: null });
    expect(welcomeSentences(walking)).toEqual([WALK]);
    expect(walking.walk).toMatchObject({
      motion: { from: 0, toStep: 11, startedAtMs: 1000, stepsPerSecond: 1 },
      isPlaying: true,
    });
    expect(arrived.welcome).toEqual({ stage: 'found', isStill: false });
    expect(welcomeSentences(arrived)).toEqual([FOUND]);
    const atDoors = moved(arrived, { type: 'welcome-advanced' });
    expect(atDoors.welcome).toEqual({ stage: 'doors', isStill: false });
    expect(welcomeSentences(atDoors)).toEqual([FOUND]);
    expect(atDoors.walk).toMatchObject({ step: 11, isPlaying: false });
  });

  it('walks once, even if walks are set to be repeated', () => {
    const looping = moved(walking, { type: 'walk-options-changed', change: { isLooping: true } });
    const over = moved(looping, { type: 'walk-moved', step: 11, hasArrived: true, heldMs: 0 });
    expect(over.welcome?.stage).toBe('found');
  });

  it('says everything at once, without a walk, if motion is not wanted', () => {
    expect(still.welcome).toEqual({ stage: 'doors', isStill: true });
    expect(still.walk).toBeNull();
    expect(welcomeSentences(still)).toEqual([BOARD, WALK, FOUND]);
  });

  it('says everything at once if there is no walk to be had', () => {
    const failure = message('impossible.noWalk');
    const failed = moved(begun, { type: 'walk-failed', subject: begun.walk!.subject, message: failure });
    expect(failed.welcome).toEqual(still.welcome);
    expect(failed.walk).toBeNull();
  });

  const LEFT: readonly (readonly [name: string, action: Action])[] = [
    ['closing it', { type: 'welcome-closed' }],
    ['choosing its candidate', { type: 'candidate-shown', rank: 1 }],
    ['choosing another candidate', { type: 'candidate-shown', rank: 2 }],
    ['a dialog', { type: 'about-toggled' }],
    ['the settings', { type: 'settings-page-opened', section: null }],
    ['another room', { type: 'room-entered', room: 'build' }],
    ['another position', { type: 'document-opened', setup: readMidgame() }],
    ['another lexicon', { type: 'lexicon-opened', info: LEXICON }],
    ['stopping the walk', { type: 'walk-play-toggled' }],
  ];
  it.each(LEFT)('ends with %s, and its walk with it', (_, action) => {
    const left = moved(walking, action);
    expect(left.welcome).toBeNull();
    expect(left.walk).toBeNull();
    expect(left.settings.hasSeenWelcome).toBe(true);
  });

  it('leaves the walk to those who open its page', () => {
    const learning = moved(arrived, { type: 'walk-opened', subject: walkTo(1) });
    expect(learning.welcome).toBeNull();
    expect(learning).toMatchObject({ sideTab: 'walk', zone: 'timeline', walk: { subject: walkTo(1) } });
  });

  it('gives the rack the letters that are typed after it', () => {
    const inZone = (zone: AppState['zone']) => moved({ ...walking, zone }, { type: 'welcome-closed' }).zone;
    expect([inZone(null), inZone('board')]).toEqual(['rack', 'board']);
  });

  it('stays while the focus moves or the board changes its look', () => {
    const state = moved(walking, { type: 'zone-entered', zone: 'board' }, { type: 'flat-board-toggled' });
    expect(state.welcome).toEqual(walking.welcome);
  });

  it('does not come after somebody has found something to do before it', () => {
    for (const action of [LEFT[2]![1], LEFT[6]![1]])
      expect(isWelcomeDue(moved(atStart, action, { type: 'walk-closed' }))).toBe(false);
    // Opening a lexicon makes another setup with the same tiles.
    const opened = moved(moved(stateShowing([]), LOADED), { type: 'lexicon-opened', info: LEXICON });
    expect(opened.settings.hasSeenWelcome).toBe(false);
  });

  it('is due again on request, from wherever', () => {
    const far = moved(
      still,
      { type: 'candidate-shown', rank: 2 },
      { type: 'walk-opened', subject: walkTo(2) },
      { type: 'settings-page-opened', section: null },
    );
    expect(isWelcomeDue(far)).toBe(false);
    expect(isWelcomeDue(moved(far, { type: 'welcome-requested' }))).toBe(true);
  });
});
