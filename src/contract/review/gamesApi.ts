import type { Message } from '../../core/message';
import type { ReviewSettings } from '../../core/strategy/review/reviewSettings';

/** Games to be reviewed one after another. */
export interface ReviewGames {
  /** Paths of GCG files and of folders that contain them. */
  readonly paths: readonly string[];
  /** Id of an open lexicon. */
  readonly lexicon: string;
  readonly settings: ReviewSettings;
}

/** One of several games in review. */
export interface GameInReview {
  readonly path: string;
  /** File name without its folder. */
  readonly name: string;
  readonly phase: 'waiting' | 'running' | 'reviewed' | 'refused';
  /** Number of reviewed turns, and of all turns. */
  readonly turns: number;
  readonly turnCount: number;
  /** By size, for both players together. */
  readonly mistakes: { readonly large: number; readonly medium: number; readonly small: number };
  /** Why it cannot be reviewed, or why its review cannot be saved. */
  readonly problem: Message | null;
}

export interface GamesStatus {
  /** Unique to each request. */
  readonly id: number;
  /** A stopped review can be continued. */
  readonly phase: 'running' | 'stopped' | 'finished';
  readonly games: readonly GameInReview[];
}

/** Progress of one of the games. */
export interface GamesEvent extends Pick<GamesStatus, 'id' | 'phase'> {
  readonly type: 'games-progress';
  readonly nth: number;
  readonly game: GameInReview;
}

/** Files, or a folder of games. */
export interface ChooseGames {
  readonly isFolder: boolean;
}

/** Maximum number of files and folders chosen or dropped at a time, and of games reviewed at a time. */
export const MAX_CHOSEN = 1000;
export const MAX_GAMES = 1000;
