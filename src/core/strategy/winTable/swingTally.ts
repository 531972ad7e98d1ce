import { NO_TILE } from '../../alphabet/tile';
import { fullSet } from '../../alphabet/tileCounts';
import type { TileDistribution } from '../../alphabet/tileDistribution';
import { entryAt } from '../../certain';
import { clamp } from '../../clamp';
import type { GameState } from '../../game/gameState';
import { finalScores } from '../../game/settlement';

/** Larger swings count as this many points. */
export const WIDEST_SWING = 500;
/** Number of different swings. */
export const SWINGS = 2 * WIDEST_SWING + 1;

/**
 * How games continued: for each number of unseen tiles, how often the player on turn gained each number of
 * points on the opponent by the end. If players ignore the score, one game counts for every lead that they
 * could have had.
 */
export class SwingTally {
  /** [unseen × SWINGS + swing + WIDEST_SWING] */
  readonly counts: Float64Array;

  /** @param mostUnseen maximum number of tiles that a player does not see */
  constructor(
    readonly mostUnseen: number,
    counts?: Float64Array,
  ) {
    this.counts = counts ?? new Float64Array((mostUnseen + 1) * SWINGS);
  }

  /** Adds a finished two-player game. */
  addGame(game: GameState): void {
    for (const { swing, unseen } of swingsOf(game)) this.add(unseen, swing);
  }

  private add(unseen: number, swing: number): void {
    const within = clamp(swing, -WIDEST_SWING, WIDEST_SWING);
    this.counts[Math.min(unseen, this.mostUnseen) * SWINGS + within + WIDEST_SWING]! += 1;
  }

  addTally(counts: Float64Array): void {
    for (let i = 0; i < counts.length; i++) this.counts[i]! += counts[i]!;
  }
}

/** A turn, before it was played. */
export interface Swing {
  readonly player: number;
  /** Tiles that the player does not see. */
  readonly unseen: number;
  readonly lead: number;
  /** Points that the player gains on the opponent by the end. */
  readonly swing: number;
}

/** The turns of a finished two-player game. */
export function swingsOf(game: GameState): readonly Swing[] {
  const finals = finalScores(game);
  const ended = entryAt(finals, 0) - entryAt(finals, 1);
  const tileCount = tilesOfSet(game.position.rules.distribution);
  let onBoard = 0;
  let lead = 0;
  return game.history.map(({ player, points, rack, turn }): Swing => {
    const sign = player === 0 ? 1 : -1;
    const unseen = tileCount - onBoard - rack.length;
    const swing = { player, unseen, lead: sign * lead, swing: sign * (ended - lead) };
    lead += sign * points;
    if (turn.kind === 'placement') onBoard += turn.tiles.filter((tile) => tile !== NO_TILE).length;
    return swing;
  });
}

export const tilesOfSet = (distribution: TileDistribution): number =>
  [...fullSet(distribution).values()].reduce((sum, count) => sum + count, 0);
