import { NO_TILE, rackTileOf, type Tile } from '../../alphabet/tile';
import { type Position, replaceTiles } from '../../board/position';
import { boardBefore } from '../../game/turns/boardBefore';
import type { Move } from '../../movegen/move';
import type { SeenTurn } from '../playerView';

/** The turns before the opponent’s last one: the opponent’s turn, and the reply to it. */
export interface TurnsBefore {
  readonly opponents: Move;
  /** Undefined if no tiles were played. */
  readonly own: Move | undefined;
}

/** The board and the bag as the opponent saw them. */
interface Seen {
  readonly bagCount: number;
  readonly position: Position;
}

/** The turns before the last one, if both can be reconstructed from the board. */
export function turnsBeforeLast(history: readonly SeenTurn[], player: number): TurnsBefore | undefined {
  const [opponents, own] = history.slice(-3, -1);
  if (opponents === undefined || own === undefined) return undefined;
  if (opponents.player === player || own.player !== player || opponents.turn.kind !== 'placement')
    return undefined;
  if (own.turn.kind === 'challenge' || opponents.verdict === 'phony' || own.verdict === 'phony')
    return undefined;
  return { opponents: opponents.turn, own: own.turn.kind === 'placement' ? own.turn : undefined };
}

/**
 * The opponent's view before these turns, with the tiles played then; undefined if the board does not match.
 */
export function seenBefore<T extends Seen>(
  last: T,
  { opponents, own }: TurnsBefore,
): (T & { readonly played: readonly Tile[] }) | undefined {
  const played = opponents.tiles.filter((tile) => tile !== NO_TILE).map(rackTileOf);
  const answered = own === undefined ? last.position.tiles : boardBefore(last.position, own);
  if (answered === undefined) return undefined;
  const board = boardBefore(replaceTiles(last.position, answered, last.position.rack), opponents);
  if (board === undefined) return undefined;
  const laid = played.length + (own?.tiles.filter((tile) => tile !== NO_TILE).length ?? 0);
  const position = replaceTiles(last.position, board, Uint8Array.from(played));
  return { ...last, bagCount: last.bagCount + laid, position, played };
}
