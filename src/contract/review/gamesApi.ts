import type { Message } from '../../core/message';
import type { ReviewSettings } from '../../core/strategy/review/reviewSettings';

/** Games to be reviewed one after the other. */
export interface ReviewGames {
  /** Of GCG files, and of folders with such. */
  readonly paths: readonly string[];
  /** An open one. */
  readonly lexicon: string;
  readonly settings: ReviewSettings;
}

/** A game of many that are reviewed. */
export interface GameInReview {
  readonly path: string;
  /** Of the file, without its folder. */
  readonly name: string;
  readonly phase: 'waiting' | 'running' | 'reviewed' | 'refused';
  /** Reviewed turns, and all of them. */
  readonly turns: number;
  readonly turnCount: number;
  /** By size, both players together. */
  readonly mistakes: { readonly large: number; readonly medium: number; readonly small: number };
  /** Why it cannot be reviewed, or its review not be kept. */
  readonly problem: Message | null;
}

export interface GamesStatus {
  /** Tells one wish from another. */
  readonly id: number;
  /** What is stopped can go on. */
  readonly phase: 'running' | 'stopped' | 'finished';
  readonly games: readonly GameInReview[];
}

/** One of the games is further than it was. */
export interface GamesEvent extends Pick<GamesStatus, 'id' | 'phase'> {
  readonly type: 'games-progress';
  readonly nth: number;
  readonly game: GameInReview;
}

/** Files, or a folder with games. */
export interface ChooseGames {
  readonly isFolder: boolean;
}

/** Files and folders chosen or dropped at a time, and games reviewed at a time. */
export const MAX_CHOSEN = 1000;
export const MAX_GAMES = 1000;
