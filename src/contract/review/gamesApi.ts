import { z } from 'zod';
import type { Message } from '../../core/message';
import { lexiconId } from '../lexicon/lexiconApi';
import { bounded } from '../requests/bounded';
import { MAX_PATH } from '../requests/limits';
import { reviewSettingsParser } from './reviewApi';

/** Maximum number of files and folders chosen or dropped at a time, and of games reviewed at a time. */
const MAX_CHOSEN = 1000;
export const MAX_GAMES = 1000;

const paths: z.ZodType<readonly string[]> = bounded(z.array(z.string().max(MAX_PATH)).min(1), MAX_CHOSEN);

/** Games to be reviewed one after another. */
export const ReviewGames = z.strictObject({
  /** Paths of GCG files and of folders that contain them. */
  paths,
  /** Id of an open lexicon. */
  lexicon: lexiconId,
  settings: reviewSettingsParser,
});
export type ReviewGames = Readonly<z.infer<typeof ReviewGames>>;

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
export const ChooseGames = z.strictObject({ isFolder: z.boolean() });
export type ChooseGames = Readonly<z.infer<typeof ChooseGames>>;
