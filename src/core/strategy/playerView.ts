import type { Tile } from '../alphabet/tile';
import type { Position } from '../board/position';
import { entryAt } from '../certain';
import { progressOf, turnTo } from '../game/gameFacts';
import type { GameState, PlayedTurn } from '../game/gameState';
import type { GameProgress } from '../game/progress';
import type { TurnRules } from '../game/turnRules';
import type { Challenge, Pass } from '../game/turns/turn';
import type { Move } from '../movegen/move';

/**
 * What one player may know of a game. It excludes the other racks, the order of the bag and the seed that
 * determines them.
 */
export interface PlayerView {
  /** The player whose view this is. */
  readonly player: number;
  /** The board, the rules, and the player's own rack. */
  readonly position: Position;
  readonly turnRules: TurnRules;
  /** Points of the turns so far, by player. */
  readonly scores: readonly number[];
  /** Number of tiles that each player holds. */
  readonly rackCounts: readonly number[];
  readonly bagCount: number;
  /** Tiles in the bag and on the racks of the others. */
  readonly unseenCount: number;
  readonly progress: GameProgress;
  /** Created on demand: few agents use it. */
  readonly history: readonly SeenTurn[];
}

/** A turn as everybody at the table sees it. */
export interface SeenTurn {
  readonly player: number;
  readonly turn: Move | SeenExchange | Pass | Challenge;
  readonly points: number;
  readonly verdict: PlayedTurn['verdict'];
}

export interface SeenExchange {
  readonly kind: 'exchange';
  readonly count: number;
  /** Known only to the player who exchanged them. */
  readonly tiles: readonly Tile[] | undefined;
}

export function viewOf(state: GameState, player: number): PlayerView {
  const { bag, history, position, racks, scores, turnRules } = state;
  const rackCounts = racks.map(({ length }) => length);
  const heldByOthers = rackCounts.reduce((sum, count, holder) => (holder === player ? sum : sum + count), 0);
  return {
    player,
    position: player === state.player ? position : turnTo(position, position.tiles, entryAt(racks, player)),
    turnRules,
    scores,
    rackCounts,
    bagCount: bag.length,
    unseenCount: bag.length + heldByOthers,
    progress: progressOf(state),
    get history() {
      return history.map((played) => seenBy(player, played));
    },
  };
}

function seenBy(viewer: number, { player, points, turn, verdict }: PlayedTurn): SeenTurn {
  if (turn.kind !== 'exchange') return { player, turn, points, verdict };
  const { length: count } = turn.tiles;
  const tiles = player === viewer ? turn.tiles : undefined;
  return { player, turn: { kind: 'exchange', count, tiles }, points, verdict };
}
