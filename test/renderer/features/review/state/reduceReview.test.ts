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
import { said } from '../../../../said';
import { readMidgame, tilesOf } from '../../../view/midgame';
import { openedGame, reviewed, statusOf, TURNS } from './reviewed';

const run = (state: AppState, ...actions: readonly Action[]): AppState =>
  actions.reduce((before, action) => reduce(before, action, 0), state);

const next = { type: 'review-mistake-stepped', by: 1 } as const;
const before = { type: 'review-mistake-stepped', by: -1 } as const;

describe('the mistakes of a review', () => {
  it('are gone through from the largest to the smallest, and no further', () => {
    const largest = run(reviewed(), next);
    expect(largest.game?.turn).toBe(2);
    const smaller = run(largest, next);
    expect(smaller.game?.turn).toBe(0);
    expect(mistakeAfter(smaller, 1)).toBeNull();
    const end = run(smaller, next);
    expect([end.game?.turn, said(end.notice)]).toEqual([0, 'There is no such mistake.']);
    expect(run(smaller, before).game?.turn).toBe(2);
  });

  it('are turns of the game in the history, however far one has gone', () => {
    const smaller = run(reviewed(), next, next, next);
    expect(said(smaller.history.steps.map(({ name }) => name))).toEqual([]);
    const largest = run(reviewed(), next);
    expect(said(largest.history.steps.map(({ name }) => name))).toEqual(['turn 3']);
    expect(run(largest, { type: 'undone' }).game?.turn).toBe(0);
  });

  it('begin anew from a turn that was gone to in another way', () => {
    const elsewhere = run(reviewed(), next, { type: 'game-turn-shown', turn: 3 });
    expect(mistakeAfter(elsewhere, 1)).toBe(2);
    expect(mistakeAfter(elsewhere, -1)).toBe(0);
  });
});

describe('a review that is asked for', () => {
  it('is under way until it is answered, and not asked for twice', () => {
    const asked = run(openedGame(), { type: 'review-asked', task: 'start' });
    expect(asked.review.work).toEqual({ task: 'start' });
    expect(run(asked, { type: 'review-asked', task: 'anew' })).toBe(asked);
    const refused = run(asked, { type: 'job-refused', job: 'review', message: 'No room.' });
    expect(refused.review).toMatchObject({ work: null, problem: 'No room.' });
  });

  it('is refused where there is no game, and while one is being made', () => {
    const empty = run(initialState(readMidgame()), { type: 'review-asked', task: 'start' });
    expect(said(empty.notice)).toContain('Open a recorded game to review it');
    const running = reviewed({ phase: 'running', turns: TURNS.slice(0, 1) });
    const twice = run(running, { type: 'review-asked', task: 'start' });
    expect(said(twice.notice)).toBe('A review is being made: stop it first.');
    expect(run(running, { type: 'review-asked', task: 'stop' }).review.work).toEqual({ task: 'stop' });
    const idle = run(reviewed(), { type: 'review-asked', task: 'stop' });
    expect(said(idle.notice)).toBe('No review is being made.');
  });

  it('takes what is told of its game, and of no other one', () => {
    const some = reviewed({ phase: 'running', turns: [] });
    const more = statusOf({ phase: 'running', turns: TURNS.slice(0, 2) });
    expect(reviewAdvanced(some, { type: 'review-progress', status: more }).review.status).toBe(more);
    const other = { type: 'review-progress', status: { ...more, game: 'c'.repeat(32) } } as const;
    expect(reviewAdvanced(some, other)).toBe(some);
  });
});

describe('what is said of the turn that is shown', () => {
  it('is nothing once the game was edited', () => {
    expect(shownTurn(reviewed())?.nth).toBe(0);
    expect(shownTurn(reviewed({ stale: ['settings'] }))?.nth).toBe(0);
    expect(shownTurn(reviewed({ stale: ['game'] }))).toBeNull();
    expect(openReview(reviewed({ stale: ['game'] }))).not.toBeNull();
    expect(reviewShut(openedGame())).toBeNull();
  });

  it('is nothing while the rack is another one than that of the turn', () => {
    const edited = run(reviewed(), { type: 'zone-entered', zone: 'rack' }, { type: 'rack-tile-taken-back' });
    expect(edited.setup.rack).toHaveLength(6);
    expect(shownTurn(edited)).toBeNull();
    expect(reviewViewOf(edited).now).toBeNull();
    expect(shownTurn(run(edited, { type: 'undone' }))?.nth).toBe(0);
  });

  it('lays the best play on the board and outlines the other one, or the other way round', () => {
    const best = laidPlays(reviewed());
    expect(best?.laid.tiles).toEqual(tilesOf('ACT'));
    expect(best?.outlined?.tiles).toEqual(tilesOf('CAT'));
    const swapped = laidPlays(run(reviewed(), { type: 'review-play-swapped' }));
    expect(swapped?.laid.tiles).toEqual(tilesOf('CAT'));
    expect(laidPlays(run(reviewed(), { type: 'side-tab-chosen', tab: 'moves' }))).toBeNull();
  });
});

describe('how a person has chosen to judge turns', () => {
  const choice = DEFAULT_SETTINGS.review;

  it('is by static equity, unless simulations are wanted', () => {
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
