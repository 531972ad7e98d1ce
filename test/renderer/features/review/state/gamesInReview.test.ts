import { describe, expect, it } from 'vitest';
import type { GameInReview, GamesStatus } from '../../../../../src/contract/review/gamesApi';
import {
  gameAfter,
  gamesAdvanced,
  gamesLeft,
  gamesShut,
} from '../../../../../src/renderer/features/review/state/gamesInReview';
import { gamesViewOf } from '../../../../../src/renderer/features/review/view/gamesView';
import type { AppState } from '../../../../../src/renderer/state/appState';
import { reduce } from '../../../../../src/renderer/state/reduce';
import { said, sentence } from '../../../../said';
import { openedGame } from './reviewed';

const game = (name: string, change: Partial<GameInReview> = {}): GameInReview => ({
  path: `/games/${name}`,
  name,
  phase: 'reviewed',
  turns: 20,
  turnCount: 20,
  mistakes: { large: 1, medium: 2, small: 3 },
  problem: null,
  ...change,
});

const WAITING = { phase: 'waiting', turns: 0, turnCount: 0 } as const;
const GAMES: GamesStatus = {
  id: 7,
  phase: 'running',
  games: [
    game('a.gcg'),
    game('b.gcg', { phase: 'refused', problem: 'No game.' }),
    game('c.gcg', { phase: 'running', turns: 5 }),
    game('d.gcg', WAITING),
  ],
};

function withGames(change: Partial<GamesStatus> = {}, path?: string): AppState {
  const state = reduce(openedGame(), { type: 'games-found', games: { ...GAMES, ...change } }, 0);
  return path === undefined ? state : { ...state, document: { ...state.document, gamePath: path } };
}

describe('a batch review', () => {
  it('goes through its games, except those that cannot be reviewed', () => {
    const nameAfter = (path: string | undefined, by: 1 | -1) => gameAfter(withGames({}, path), by)?.name;
    expect([nameAfter('/games/a.gcg', 1), nameAfter('/games/c.gcg', -1)]).toEqual(['c.gcg', 'a.gcg']);
    expect([nameAfter('/games/d.gcg', 1), nameAfter('/games/a.gcg', -1)]).toEqual([undefined, undefined]);
    expect([nameAfter(undefined, 1), nameAfter('/other.gcg', -1)]).toEqual(['a.gcg', 'd.gcg']);
  });

  it('can be stopped and does not start twice', () => {
    const running = withGames();
    expect(said(gamesShut(running))).toBe(sentence('reviewPage.stopFirst'));
    const asked = reduce(running, { type: 'review-asked', task: 'stop' }, 0);
    expect(asked.review.work).toEqual({ task: 'stop' });
    expect(gamesLeft(running.review)).toEqual([]);
    const stopped = withGames({ phase: 'stopped' });
    expect(gamesShut(stopped)).toBeNull();
    expect(gamesLeft(stopped.review)).toHaveLength(4);
  });

  it('receives only its own events', () => {
    const news = { type: 'games-progress', phase: 'running', nth: 2, game: game('c.gcg') } as const;
    const state = withGames();
    expect(gamesAdvanced(state, { ...news, id: 6 })).toBe(state);
    expect(gamesAdvanced(state, { ...news, id: 7 }).review.games?.games[2]?.phase).toBe('reviewed');
  });

  it('reports its progress', () => {
    const view = gamesViewOf(withGames({}, '/games/c.gcg'));
    expect(view?.status).toBe(
      sentence('reviewPage.gamesStatus', { phase: 'running', done: 1, total: 4, refused: 1 }),
    );
    // One whole, one refused, a quarter of the third.
    expect(view?.progress).toBeCloseTo(2.25 / 4, 9);
    expect(view?.rows.map(({ told }) => told)).toEqual([
      '1 large, 2 medium, 3 small',
      'No game.',
      '5 of 20 turns',
      'waiting',
    ]);
    expect(view?.rows.map(({ isOpen }) => isOpen)).toEqual([false, false, true, false]);
    expect(gamesViewOf(openedGame())).toBeNull();
  });
});
