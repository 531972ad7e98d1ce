import type { GamesPage, TournamentStatus } from '../../../../contract/tournament/tournamentApi';
import type { GameSummary } from '../../../../core/strategy/tournament/gameSummary';
import type { CurvePoint } from '../../../../core/strategy/tournament/shareCurve';
import { type AskedJob, NOTHING_ASKED } from '../../../state/askedJob';
import { FIRST_FORM, type TournamentForm } from './tournamentForm';

/** The sections of the page. */
export type TournamentSection = 'setup' | 'table' | 'charts' | 'games';

/** Tasks of the tournament. */
export type TournamentTask = 'start' | 'continue' | 'stop' | 'save' | 'open';

export interface TournamentWork {
  readonly task: TournamentTask;
}

export interface TournamentState extends AskedJob<TournamentWork> {
  readonly form: TournamentForm;
  readonly section: TournamentSection;
  /** The current tournament; null if there is none. */
  readonly status: TournamentStatus | null;
  /** A task that awaits confirmation because the results would be discarded. */
  readonly doubt: 'start' | 'open' | null;
  /** Number of games whose results are saved in a file. */
  readonly savedGames: number;
  readonly curve: readonly CurvePoint[];
  /** Whether the part of the curve from before this page was loaded still has to be requested. */
  readonly lacksCurve: boolean;
  readonly games: GamesList;
}

/** The finished games loaded so far. */
export interface GamesList {
  /** Null for all pairings. */
  readonly pairing: number | null;
  readonly total: number;
  /** By page number. */
  readonly pages: ReadonlyMap<number, readonly GameSummary[]>;
  /** Visible rows, from 0, inclusive. */
  readonly seen: { readonly first: number; readonly last: number };
  /** Index of a row; −1 for none. */
  readonly chosen: number;
  /** The game to be opened; null if there is none. */
  readonly opening: GameSummary | null;
}

/** Number of rows per request. */
export const GAME_PAGE_ROWS = 100;
/** Pages of games that are kept; the list shows at most two at once. */
export const MOST_GAME_PAGES = 8;

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
  ...NOTHING_ASKED,
  doubt: null,
  savedGames: 0,
  curve: [],
  lacksCurve: false,
  games: NO_GAMES,
};

export type TournamentAction =
  | { readonly type: 'tournament-form-changed'; readonly change: Partial<TournamentForm> }
  /** Adds the typed agent. */
  | { readonly type: 'tournament-agent-added' }
  | { readonly type: 'tournament-agent-removed'; readonly index: number }
  /** Shows the set-up for games from the position shown. */
  | { readonly type: 'tournament-from-position-asked' }
  | { readonly type: 'tournament-section-chosen'; readonly section: TournamentSection }
  | { readonly type: 'tournament-asked'; readonly task: TournamentTask }
  /** Confirms or cancels discarding the results. */
  | { readonly type: 'tournament-doubt-ended'; readonly isSure: boolean }
  /** The result of a request. Null if there is no tournament, or no file was chosen. */
  | {
      readonly type: 'tournament-done';
      readonly task: TournamentTask;
      readonly status: TournamentStatus | null;
    }
  /** The tournament that existed when the window was opened. */
  | { readonly type: 'tournament-found'; readonly status: TournamentStatus }
  | { readonly type: 'tournament-curve-loaded'; readonly curve: readonly CurvePoint[] }
  | { readonly type: 'tournament-games-loaded'; readonly pairing: number | null; readonly page: GamesPage }
  | { readonly type: 'tournament-games-seen'; readonly first: number; readonly last: number }
  | { readonly type: 'tournament-pairing-chosen'; readonly pairing: number | null }
  | { readonly type: 'tournament-game-stepped'; readonly by: number }
  | { readonly type: 'tournament-game-chosen'; readonly index: number }
  /** Opens the chosen game. */
  | { readonly type: 'tournament-game-asked' }
  /** It has been opened, or could not be. */
  | { readonly type: 'tournament-game-ended' };

/** The game of a row, if it is loaded. */
export const gameAt = ({ pages }: GamesList, index: number): GameSummary | undefined =>
  pages.get(Math.floor(index / GAME_PAGE_ROWS))?.[index % GAME_PAGE_ROWS];

/** Whether the current tournament has unsaved results. */
export const isUnsaved = ({ savedGames, status }: TournamentState): boolean =>
  status !== null && status.report.games > savedGames;
