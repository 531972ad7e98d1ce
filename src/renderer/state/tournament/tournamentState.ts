import type { GamesPage, TournamentStatus } from '../../../contract/tournament/tournamentApi';
import type { Message } from '../../../core/message';
import type { GameSummary } from '../../../core/strategy/tournament/gameSummary';
import type { CurvePoint } from '../../../core/strategy/tournament/shareCurve';
import { FIRST_FORM, type TournamentForm } from './tournamentForm';

/** The parts of the page, one of which is shown. */
export type TournamentSection = 'setup' | 'table' | 'charts' | 'games';

/** What a person can have done with the tournament. */
export type TournamentTask = 'start' | 'continue' | 'stop' | 'save' | 'open';

/** What is being done. Each wish is a value of its own: the same thing wished again is another one. */
export interface TournamentWork {
  readonly task: TournamentTask;
}

export interface TournamentState {
  readonly form: TournamentForm;
  readonly section: TournamentSection;
  /** The tournament that there is; null: none. */
  readonly status: TournamentStatus | null;
  /** What is under way; null: nothing. */
  readonly work: TournamentWork | null;
  /** What waits for a yes because the results would go. */
  readonly doubt: 'start' | 'open' | null;
  /** Why the last thing could not be done. */
  readonly problem: Message | null;
  /** Of how many games the results lie in a file. */
  readonly savedGames: number;
  readonly curve: readonly CurvePoint[];
  /** Games were played before the page saw the curve grow: that part is still to be asked for. */
  readonly lacksCurve: boolean;
  readonly games: GamesList;
}

/** The finished games, as far as they are known here. */
export interface GamesList {
  /** Of which pairing; null: of all. */
  readonly pairing: number | null;
  readonly total: number;
  /** By the number of the page. */
  readonly pages: ReadonlyMap<number, readonly GameSummary[]>;
  /** Rows in sight, from 0 on, both included. */
  readonly seen: { readonly first: number; readonly last: number };
  /** Index of a row; −1 for none. */
  readonly chosen: number;
  /** The one that is to be opened; null: none. */
  readonly opening: GameSummary | null;
}

/** Rows that are asked for at once. */
export const GAME_PAGE_ROWS = 100;

export const NO_GAMES: GamesList = {
  pairing: null,
  total: 0,
  pages: new Map(),
  seen: { first: 0, last: 0 },
  chosen: -1,
  opening: null,
};

export const NO_TOURNAMENT: TournamentState = {
  form: FIRST_FORM,
  section: 'setup',
  status: null,
  work: null,
  doubt: null,
  problem: null,
  savedGames: 0,
  curve: [],
  lacksCurve: false,
  games: NO_GAMES,
};

export type TournamentAction =
  | { readonly type: 'tournament-form-changed'; readonly change: Partial<TournamentForm> }
  /** The typed one. */
  | { readonly type: 'tournament-agent-added' }
  | { readonly type: 'tournament-agent-removed'; readonly index: number }
  | { readonly type: 'tournament-section-chosen'; readonly section: TournamentSection }
  | { readonly type: 'tournament-asked'; readonly task: TournamentTask }
  /** The results may go, or stay after all. */
  | { readonly type: 'tournament-doubt-ended'; readonly isSure: boolean }
  /** What was asked for is done. Null: there is no tournament, or no file was chosen. */
  | {
      readonly type: 'tournament-done';
      readonly task: TournamentTask;
      readonly status: TournamentStatus | null;
    }
  | { readonly type: 'tournament-refused'; readonly message: Message }
  /** What was there when the window came. */
  | { readonly type: 'tournament-found'; readonly status: TournamentStatus }
  | { readonly type: 'tournament-curve-loaded'; readonly curve: readonly CurvePoint[] }
  | { readonly type: 'tournament-games-loaded'; readonly pairing: number | null; readonly page: GamesPage }
  | { readonly type: 'tournament-games-seen'; readonly first: number; readonly last: number }
  | { readonly type: 'tournament-pairing-chosen'; readonly pairing: number | null }
  | { readonly type: 'tournament-game-stepped'; readonly by: number }
  | { readonly type: 'tournament-game-chosen'; readonly index: number }
  /** The chosen game is to be opened. */
  | { readonly type: 'tournament-game-asked' }
  /** It is, or could not be. */
  | { readonly type: 'tournament-game-ended' };

/** The game of that row, if it is known. */
export const gameAt = ({ pages }: GamesList, index: number): GameSummary | undefined =>
  pages.get(Math.floor(index / GAME_PAGE_ROWS))?.[index % GAME_PAGE_ROWS];

/** Whether results would be lost with the tournament that there is. */
export const isUnsaved = ({ savedGames, status }: TournamentState): boolean =>
  status !== null && status.report.games > savedGames;
