import type { Tile } from '../../../alphabet/tile';
import { countKinds, tilesLeft } from '../../../alphabet/tileCounts';
import type { Position } from '../../../board/position';

/** Whether a turn wins, ties or loses with a draw; `?` was not examined, and counts as a win. */
export type DrawResult = 'w' | 't' | 'l' | '?';

/** A position with one tile in the bag in which one turn wins clearly more than any other, and the proof. */
export interface PreendgamePuzzle {
  /** Number of the game of self-play that it comes from. */
  readonly game: number;
  /** With both scores, that of the player on turn first. */
  readonly cgp: string;
  /** As in a record of the game. */
  readonly answer: string;
  /** Place of the answer in the list by equity, from 1. */
  readonly rank: number;
  /** One `DrawResult` for each kind of tile that can be in the bag, in the order of `drawsOf`. */
  readonly results: string;
  /** All other legal turns, by what is known of their draws. */
  readonly others: ReadonlyMap<string, readonly string[]>;
}

/** A kind of tile that can be in the bag, and the number of those tiles. */
export interface Draw {
  readonly tile: Tile;
  readonly weight: number;
}

/** The kinds of tiles that can be in the bag. */
export const drawsOf = ({ rack, rules, tiles }: Position): readonly Draw[] =>
  [...countKinds(tilesLeft(rules.distribution, [...tiles, ...rack]))].map(([tile, weight]) => ({
    tile,
    weight,
  }));

/** Number of orderings that a turn wins at most; a tie is half a win. */
export const winsOf = (results: string, draws: readonly Draw[]): number =>
  draws.reduce((sum, { weight }, nth) => sum + weight * shareOf(results[nth]), 0);

const shareOf = (result: string | undefined): number => (result === 'l' ? 0 : result === 't' ? 0.5 : 1);
