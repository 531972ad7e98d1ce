import type { GameInReview } from '../../../../contract/review/gamesApi';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import type { AppState } from '../../../state/appState';
import { gameOpen, gamesLeft } from '../state/gamesInReview';

/** One of the games that are reviewed together. */
export interface GameRow {
  /** Empty if it cannot be opened. */
  readonly path: string;
  readonly name: string;
  /** Its progress, its mistakes, or why there is no review. */
  readonly told: string;
  readonly phase: GameInReview['phase'];
  readonly said: string;
  readonly isOpen: boolean;
}

export interface GamesView {
  readonly status: string;
  /** 0 to 1 while they are being reviewed. */
  readonly progress: number | null;
  readonly canGoOn: boolean;
  /** Whether any reviewed game has mistakes. */
  readonly hasMistakes: boolean;
  readonly rows: readonly GameRow[];
}

/** Null if no games are reviewed together. */
export function gamesViewOf(state: Pick<AppState, 'document' | 'review'>): GamesView | null {
  const { games: status } = state.review;
  if (status === null) return null;
  const { games, phase } = status;
  const done = games.filter((game) => game.phase === 'reviewed').length;
  const refused = games.filter((game) => game.phase === 'refused').length;
  const open = gameOpen(state);
  const begun = games.map(({ turnCount, turns }) => (turnCount === 0 ? 0 : turns / turnCount));
  const share = games.reduce((sum, game, nth) => sum + (game.phase === 'refused' ? 1 : (begun[nth] ?? 0)), 0);
  return {
    status: text('reviewPage.gamesStatus', { phase, done, total: games.length, refused }),
    progress: phase === 'running' ? share / Math.max(1, games.length) : null,
    canGoOn: gamesLeft(state.review).length > 0,
    hasMistakes: games.some(({ mistakes }) => mistakes.large + mistakes.medium + mistakes.small > 0),
    rows: games.map((game, nth) => rowOf(game, nth === open)),
  };
}

function rowOf(game: GameInReview, isOpen: boolean): GameRow {
  const { name, path, phase } = game;
  const told = toldOf(game);
  return { path, name, phase, told, isOpen, said: name === '' ? told : `${name}: ${told}` };
}

function toldOf({ mistakes, phase, problem, turnCount, turns }: GameInReview): string {
  if (phase === 'refused') return problem === null ? '' : say(problem);
  if (phase === 'reviewed')
    return [text('reviewPage.gameMistakes', mistakes), problem === null ? '' : say(problem)].join(' ').trim();
  return turnCount === 0
    ? text('reviewPage.gameWaiting')
    : text('reviewPage.gameTurns', { turns, total: turnCount });
}
