import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../../../src/contract/window/settings';
import { USUAL_SETTINGS } from '../../../../../src/core/strategy/review/reviewSettings';
import { chosenSettings } from '../../../../../src/renderer/features/review/state/chosenSettings';
import { laidPlays } from '../../../../../src/renderer/features/review/state/laidPlays';
import {
  mistakeAfter,
  openReview,
  reviewShut,
  shownTurn,
} from '../../../../../src/renderer/features/review/state/openReview';
import { reviewAdvanced } from '../../../../../src/renderer/features/review/state/reduceReview';
import { reviewViewOf } from '../../../../../src/renderer/features/review/view/reviewView';
import type { Action } from '../../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../../src/renderer/state/appState';
import { reduce } from '../../../../../src/renderer/state/reduce';
import { said, sentence } from '../../../../said';
import { readMidgame, tilesOf } from '../../../view/midgame';
import { openedGame, reviewed, statusOf, TURNS } from './reviewed';

const run = (state: AppState, ...actions: readonly Action[]): AppState =>
  actions.reduce((before, action) => reduce(before, action, 0), state);

const next = { type: 'review-mistake-stepped', by: 1 } as const;
const before = { type: 'review-mistake-stepped', by: -1 } as const;

describe('the mistakes of a review', () => {
  it('are visited from the largest to the smallest, and no further', () => {
    const largest = run(reviewed(), next);
    expect(largest.game?.turn).toBe(2);
    const smaller = run(largest, next);
    expect(smaller.game?.turn).toBe(0);
    expect(mistakeAfter(smaller, 1)).toBeNull();
    const end = run(smaller, next);
    expect([end.game?.turn, said(end.notice)]).toEqual([0, sentence('impossible.noMistake')]);
    expect(run(smaller, before).game?.turn).toBe(2);
  });

  it('are recorded turns, wherever the user has navigated', () => {
    const smaller = run(reviewed(), next, next, next);
    expect(said(smaller.history.steps.map(({ name }) => name))).toEqual([]);
    const largest = run(reviewed(), next);
    expect(said(largest.history.steps.map(({ name }) => name))).toEqual(['turn 3']);
    expect(run(largest, { type: 'undone' }).game?.turn).toBe(0);
  });

  it('restart from a turn reached in another way', () => {
    const elsewhere = run(reviewed(), next, { type: 'game-turn-shown', turn: 3 });
    expect(mistakeAfter(elsewhere, 1)).toBe(2);
    expect(mistakeAfter(elsewhere, -1)).toBe(0);
  });
});

describe('a requested review', () => {
  it('is pending until it is answered, and not requested twice', () => {
    const asked = run(openedGame(), { type: 'review-asked', task: 'start' });
    expect(asked.review.work).toEqual({ task: 'start' });
    expect(run(asked, { type: 'review-asked', task: 'anew' })).toBe(asked);
    const refused = run(asked, { type: 'job-refused', job: 'review', message: 'No room.' });
    expect(refused.review).toMatchObject({ work: null, problem: 'No room.' });
  });

  it('is refused if there is no game, and during another review', () => {
    const empty = run(initialState(readMidgame()), { type: 'review-asked', task: 'start' });
    expect(said(empty.notice)).toContain('Open a recorded game to review it');
    const running = reviewed({ phase: 'running', turns: TURNS.slice(0, 1) });
    const twice = run(running, { type: 'review-asked', task: 'start' });
    expect(said(twice.notice)).toBe(sentence('reviewPage.stopFirst'));
    expect(run(running, { type: 'review-asked', task: 'stop' }).review.work).toEqual({ task: 'stop' });
    const idle = run(reviewed(), { type: 'review-asked', task: 'stop' });
    expect(said(idle.notice)).toBe(sentence('reviewPage.nothingToStop'));
  });

  it('receives the events of its own game only', () => {
    const some = reviewed({ phase: 'running', turns: [] });
    const more = statusOf({ phase: 'running', turns: TURNS.slice(0, 2) });
    expect(reviewAdvanced(some, { type: 'review-progress', status: more }).review.status).toBe(more);
    const other = { type: 'review-progress', status: { ...more, game: 'c'.repeat(32) } } as const;
    expect(reviewAdvanced(some, other)).toBe(some);
  });
});

describe('the evaluation of the shown turn', () => {
  it('is missing once the game was edited', () => {
    expect(shownTurn(reviewed())?.nth).toBe(0);
    expect(shownTurn(reviewed({ stale: ['settings'] }))?.nth).toBe(0);
    expect(shownTurn(reviewed({ stale: ['game'] }))).toBeNull();
    expect(openReview(reviewed({ stale: ['game'] }))).not.toBeNull();
    expect(reviewShut(openedGame())).toBeNull();
  });

  it('is missing if the rack differs from that of the turn', () => {
    const edited = run(reviewed(), { type: 'zone-entered', zone: 'rack' }, { type: 'rack-tile-taken-back' });
    expect(edited.setup.rack).toHaveLength(6);
    expect(shownTurn(edited)).toBeNull();
    expect(reviewViewOf(edited).now).toBeNull();
    expect(shownTurn(run(edited, { type: 'undone' }))?.nth).toBe(0);
  });

  it('is shown where the game is, and folded there', () => {
    const elsewhere = run(
      openedGame(),
      { type: 'side-tab-chosen', tab: 'walk' },
      { type: 'side-panel-toggled' },
    );
    const shown = run(elsewhere, { type: 'review-shown', isShown: true });
    expect(shown).toMatchObject({ sideTab: 'moves', review: { isOpen: true } });
    expect(shown.settings.isSidePanelOpen).toBe(true);
    const folded = run(elsewhere, { type: 'review-shown', isShown: false });
    expect(folded).toMatchObject({ sideTab: 'walk', review: { isOpen: false } });
  });

  it('shows the best play on the board and outlines the other one, or vice versa', () => {
    const best = laidPlays(reviewed());
    expect(best?.laid.tiles).toEqual(tilesOf('ACT'));
    expect(best?.outlined?.tiles).toEqual(tilesOf('CAT'));
    const swapped = laidPlays(run(reviewed(), { type: 'review-play-swapped' }));
    expect(swapped?.laid.tiles).toEqual(tilesOf('CAT'));
    expect(laidPlays(run(reviewed(), { type: 'side-tab-chosen', tab: 'walk' }))).toBeNull();
  });
});

describe('the judging options', () => {
  const choice = DEFAULT_SETTINGS.review;

  it('are static equity, unless simulations are requested', () => {
    expect(chosenSettings(choice)).toEqual(USUAL_SETTINGS);
    expect(chosenSettings({ ...choice, judging: 'samples', plies: null })).toEqual({
      ...USUAL_SETTINGS,
      simulation: { plies: null, samples: choice.samples, seconds: null },
    });
    expect(chosenSettings({ ...choice, judging: 'seconds', seconds: 30, preEndgameSeconds: 0 })).toEqual({
      ...USUAL_SETTINGS,
      simulation: { plies: 2, samples: null, seconds: 30 },
      preEndgameSeconds: 0,
      endgameSeconds: 30,
    });
  });
});
